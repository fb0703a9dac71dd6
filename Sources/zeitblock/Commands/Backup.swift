import CommandLine
import Domain
import Server
import Storage
import Sync

extension CLICommand {
  static let backup = CLICommand("backup") { name, language in
    Subcommand(
      name, language("back up or restore all data", "alle Daten sichern oder wiederherstellen"),
      details: language(
        """
        A backup holds all data, including account passwords, so keep it safe. A running server, and any command that
        changes something, makes one a day and keeps it for 14 days. restore backs up the current data first; the next
        sync merges the restored data with what the servers have and deletes nothing there. A damaged database is moved
        aside; tasks that can still be read from it are saved to a file you can import. Without FILE, restore takes the
        newest backup, but only if the database is damaged.
        """,
        """
        Eine Sicherung enthält alle Daten, auch die Passwörter der Konten; bewahre sie sicher auf. Ein laufender
        Server und jeder Befehl, der etwas ändert, sichert einmal am Tag und behält die Sicherung 14 Tage. restore
        sichert zuerst die aktuellen Daten; das nächste Synchronisieren führt die wiederhergestellten Daten mit denen
        der Server zusammen und löscht dort nichts. Eine beschädigte Datenbank wird beiseitegelegt; Aufgaben,
        die sich noch lesen lassen, stehen dann in einer Datei zum Importieren. Ohne DATEI nimmt restore die neueste
        Sicherung, aber nur, wenn die Datenbank beschädigt ist.
        """),
      subcommands: [
        Subcommand(
          "create", language("write a backup", "eine Sicherung schreiben"),
          operands: [Operand(language("FILE", "DATEI"), .optional, completing: .files)],
          options: [
            Option(
              "without-passwords",
              language("without account passwords", "ohne Passwörter der Konten"))
          ]),
        Subcommand("list", language("show the backups in the data folder", "die Sicherungen im Datenordner zeigen")),
        Subcommand(
          "restore", language("restore a backup", "eine Sicherung wiederherstellen"),
          operands: [Operand(language("FILE", "DATEI"), .optional, completing: .files)]),
        Subcommand(
          "allow",
          language(
            "show the commands, folders and addresses a restored backup brought, and allow them",
            "Befehle, Ordner und Adressen einer wiederhergestellten Sicherung zeigen und erlauben"),
          operands: [Operand("NAME", .optional)],
          options: [Option("all", language("all of them", "alle"))]),
      ])
  } run: { context in
    switch context.invocation.path.last {
    case "list": try list(context)
    case "restore": try RestoredBackup(context).tell()
    case "allow": try allow(context)
    default: try create(context)
    }
  }

  private static func create(_ context: CommandContext) throws {
    let database = try context.store()
    let withSecrets = !context.invocation.has("without-passwords")
    let path: String
    if let given = context.operands.first {
      guard BackupTarget(path: given).isFree else { throw Refusal.fileInTheWay(given) }
      path = given
      try database.backUp(to: path, withSecrets: withSecrets)
    } else {
      let environment = Environment.live()
      path = try database.backUpOnDemand(environment.stamp, at: environment.now.seconds, withSecrets: withSecrets)
    }
    if context.wantsJSON { return context.print(.object([.init("file", .string(path))])) }
    context.remark(
      context.language(
        "Backed up to \(context.language.quoted(path)).", "Gesichert in \(context.language.quoted(path))."))
  }

  private static func list(_ context: CommandContext) throws {
    let entries = try Backups(of: context.directory()).entries()
    context.openIfThere()
    if context.wantsJSON {
      return context.print(
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
      table.add(context.local(Instant(seconds: entry.madeAt)))
      table.add("\(max(1, entry.bytes >> 10)) kB", .dim)
      table.add(entry.path)
    }
    context.print(table.rendered(for: context.terminal))
    if entries.isEmpty { context.remark(context.language("No backups yet.", "Noch keine Sicherungen.")) }
  }

  /// Lists the pending items if there are no operands; otherwise allows the named items, or all with `--all`.
  private static func allow(_ context: CommandContext) throws {
    let consents = Consents(database: try context.store())
    let waiting = try consents.all()
    let language = context.language
    let isAll = context.invocation.has("all")
    guard isAll || !context.operands.isEmpty else {
      if context.wantsJSON { return context.print(.array(waiting.map(\.json))) }
      var table = Table(columns: [.left, .left], flexible: 1)
      for consent in waiting {
        table.add(consent.subject)
        table.add(consent.value, .bold)
      }
      context.print(table.rendered(for: context.terminal))
      if waiting.isEmpty { context.remark(language("Nothing waits.", "Nichts wartet.")) }
      return
    }
    let chosen = waiting.filter { isAll || context.operands.contains($0.subject) }
    guard isAll || !chosen.isEmpty else { throw Refusal.nothingWaits(context.operands[0]) }
    for consent in chosen {
      try consents.allow(consent, in: .live())
      try context.access().log(.consentGiven, consent.subject)
      context.remark(language("Allowed: \(printable(consent.subject)).", "Erlaubt: \(printable(consent.subject))."))
    }
    if context.wantsJSON { context.print(.array(chosen.map(\.json))) }
  }
}

extension Consent {
  fileprivate var json: JSON {
    .object([
      .init("kind", .string(kind.rawValue)), .init("subject", .string(subject)), .init("value", .string(value)),
    ])
  }
}

extension Environment {
  /// A local timestamp for file names: `20261121-164200`.
  var stamp: String {
    let second = Int(now.utc.second % 60)
    let digits = today.iso.filter { $0 != "-" } + "-" + time.iso.filter { $0 != ":" }
    return digits + (second < 10 ? "0" : "") + "\(second)"
  }
}
