import CommandLine
import Domain
import Storage
import Sync

extension Verb {
  static let backup = Verb("backup") { name, language in
    Subcommand(
      name, language("keep everything in one file, and bring it back", "alles in einer Datei sichern und zurückholen"),
      details: language(
        """
        A backup holds all data, also passwords of accounts, so keep it as safe as the data itself. A server that runs, and
        a command that changes something, makes one a day and keeps it for 14 days. restore keeps what is there now as a backup of its own; the next sync unites
        what it brings back with what the servers have, and deletes nothing there.
        """,
        """
        Eine Sicherung enthält alle Daten, auch die Passwörter der Konten; bewahr sie so sicher auf wie die Daten selbst. Ein
        laufender Server und ein Befehl, der etwas ändert, macht jeden Tag eine und hebt sie 14 Tage auf. restore sichert erst, was jetzt da ist; der nächste
        Abgleich vereint das Zurückgeholte mit dem, was die Server haben, und löscht dort nichts.
        """),
      subcommands: [
        Subcommand(
          "create", language("write a backup", "eine Sicherung schreiben"),
          operands: [Operand(language("FILE", "DATEI"), .optional, completing: .files)],
          options: [
            Option(
              "without-passwords",
              language("leave out passwords of accounts", "Passwörter der Konten weglassen"))
          ]),
        Subcommand("list", language("show the backups kept here", "die hier aufgehobenen Sicherungen zeigen")),
        Subcommand(
          "restore", language("bring back what a backup holds", "zurückholen, was eine Sicherung enthält"),
          operands: [Operand(language("FILE", "DATEI"), completing: .files)]),
      ])
  } run: { world in
    switch world.invocation.path.last {
    case "list": try list(world)
    case "restore": try restoreBackup(world)
    default: try create(world)
    }
  }

  private static func create(_ world: World) throws {
    let database = try world.store()
    let withSecrets = !world.invocation.has("without-passwords")
    let path: String
    if let given = world.operands.first {
      guard BackupTarget(path: given).isFree else { throw Refusal.fileInTheWay(given) }
      path = given
      try database.backUp(to: path, withSecrets: withSecrets)
    } else {
      let environment = Environment.live()
      path = try database.backUpOnDemand(environment.stamp, at: environment.now.seconds, withSecrets: withSecrets)
    }
    if world.wantsJSON { return world.print(.object([.init("file", .string(path))])) }
    world.remark(
      world.language(
        "Everything is in \(world.language.quoted(path)).", "Alles steht in \(world.language.quoted(path))."))
  }

  private static func list(_ world: World) throws {
    let entries = try Backups(of: world.directory()).entries()
    if world.wantsJSON {
      return world.print(
        .array(
          entries.map {
            .object([
              .init("file", .string($0.path)), .init("bytes", .int($0.bytes)),
              .init("madeAt", .string(Instant(seconds: $0.madeAt).iso)),
            ])
          }))
    }
    var table = Table(columns: [.left, .right, .left], flexible: 2)
    for entry in entries {
      table.add(world.local(Instant(seconds: entry.madeAt)))
      table.add("\(max(1, entry.bytes >> 10)) kB", .dim)
      table.add(entry.path)
    }
    world.print(table.rendered(for: world.terminal))
    if entries.isEmpty { world.remark(world.language("No backups yet.", "Noch keine Sicherungen.")) }
  }

  /// A name of one of the backups kept here means that one.
  private static func restoreBackup(_ world: World) throws {
    let directory = try world.directory()
    let given = world.operands[0]
    let path = Backups(of: directory).entry(named: given)?.path ?? given
    let restoration: BackupRestoration
    do throws(StorageError) {
      restoration = try BackupRestoration(from: path, in: directory, stamp: Environment.live().stamp)
    } catch {
      throw UnusableBackup(path: path, error: error)
    }
    if world.wantsJSON {
      return world.print(.object([.init("restored", .string(path)), .init("kept", .optional(restoration.kept))]))
    }
    world.remark(
      world.language("Brought back \(world.language.quoted(path)).", "\(world.language.quoted(path)) zurückgeholt."))
    guard let kept = restoration.kept else { return }
    world.remark(
      world.language(
        "What was there before is in \(world.language.quoted(kept)).",
        "Was vorher da war, steht in \(world.language.quoted(kept))."))
  }
}

extension Environment {
  /// `20261121-164200`, by the clock here; part of names of files.
  var stamp: String {
    let second = Int(now.utc.second % 60)
    let digits = today.iso.filter { $0 != "-" } + "-" + time.iso.filter { $0 != ":" }
    return digits + (second < 10 ? "0" : "") + "\(second)"
  }
}
