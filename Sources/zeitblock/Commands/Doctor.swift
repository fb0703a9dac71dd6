import CommandLine
import Domain
import Storage
import Sync

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension CLICommand {
  static let doctor = CLICommand("doctor") { name, language in
    Subcommand(
      name, language("check data, accounts and settings", "Daten, Konten und Einstellungen prüfen"),
      details: language(
        "One line per check, with the remedy if something is wrong.",
        "Eine Zeile je Prüfung, bei Fehlern mit Abhilfe."))
  } run: { context in
    let checkup = Examination(context)
    checkup.run()
    if context.wantsJSON {
      context.print(.array(checkup.findings.map(\.json)))
    } else {
      checkup.print()
    }
    let bad = checkup.findings.filter { !$0.isGood }.count
    if bad > 0 { throw Refusal.unhealthy(findings: bad) }
  }
}

/// One finding of the doctor.
struct Finding {
  /// A stable identifier for JSON output.
  var name: String
  var isGood: Bool
  var text: String
  var remedy: String = ""

  var json: JSON {
    .object([
      .init("check", .string(name)), .init("ok", .bool(isGood)), .init("text", .string(text)),
      .init("remedy", .optional(remedy.isEmpty ? nil : remedy)),
    ])
  }
}

/// Checks the data directory, the database and the accounts in turn, even if a check fails.
final class Examination {
  let context: CommandContext
  private(set) var findings: [Finding] = []

  init(_ context: CommandContext) {
    self.context = context
  }

  func run() {
    note(Finding(name: "version", isGood: true, text: "zeitblock " + Zeitblock.version))
    note(LocalZone.current())
    do {
      let directory = try context.directory()
      examine(directory)
      try examineDatabase()
      try examineAccounts()
      try examineFolder()
      try examineModel()
    } catch {
      note(
        Finding(
          name: "database", isGood: false, text: Failure(error).sentence(context.language),
          remedy: isDamage(error) ? Self.restoring : ""))
    }
  }

  private static let restoring = "zeitblock backup restore"

  private func isDamage(_ error: any Error) -> Bool {
    if let failure = error as? PlannerFailure {
      switch failure {
      case .store(.corrupt), .store(.other): return true
      default: return false
      }
    }
    switch error as? StorageError {
    case .damaged, .notAPlanner, .unreadable, .refused, .failed: return true
    default: return false
    }
  }

  func print() {
    for finding in findings {
      context.printLine((finding.isGood ? "✓ " : "✗ ") + finding.text, finding.isGood ? .green : .red)
      if !finding.remedy.isEmpty { context.printLine("  → " + finding.remedy) }
    }
  }

  func note(_ finding: Finding) { findings.append(finding) }

  private func note(_ zone: LocalZone) {
    let language = context.language
    let text =
      zone.isKnown
      ? language("time zone ", "Zeitzone ") + printable(zone.name)
      : language("unknown time zone, using UTC", "unbekannte Zeitzone, es gilt UTC")
    note(
      Finding(
        name: "zone", isGood: zone.isKnown, text: text,
        remedy: zone.isKnown
          ? "" : language("install tzdata and check TZ", "installiere tzdata und prüfe TZ")))
  }

  private func note(chosenZone name: String) {
    let language = context.language
    let isKnown = LocalZone(named: name) != nil
    let text =
      isKnown
      ? language("dates and times are in \(printable(name))", "Tage und Uhrzeiten gelten in \(printable(name))")
      : language(
        "unknown time zone \(language.quoted(name)), using the system’s",
        "unbekannte Zeitzone \(language.quoted(name)), es gilt die des Systems")
    note(
      Finding(
        name: "zoneSetting", isGood: isKnown, text: text, remedy: isKnown ? "" : "zeitblock settings zone ''"))
  }

  // MARK: Data directory

  private func examine(_ directory: DataDirectory) {
    let language = context.language
    let path = language.quoted(directory.path)
    var status = stat()
    guard stat(directory.path, &status) == 0 else {
      let text = language("data folder \(path) doesn’t exist yet", "den Datenordner \(path) gibt es noch nicht")
      return note(Finding(name: "directory", isGood: true, text: text))
    }
    note(Finding(name: "directory", isGood: true, text: language("data folder \(path)", "Datenordner \(path)")))
    let isPrivate = status.st_mode & 0o077 == 0
    note(
      Finding(
        name: "privacy", isGood: isPrivate,
        text: isPrivate
          ? language("only you have access", "nur für dich zugänglich")
          : language("others have access", "auch für andere zugänglich"),
        remedy: isPrivate ? "" : "chmod 700 '\(directory.path)'"))
    examineRoom(directory)
    note(Backups(of: directory).entries().first)
    if let holder = ServerLock.holder(in: directory) {
      let text = language(
        "a server is running on port \(holder.port) (process \(holder.processID))",
        "ein Server läuft auf Port \(holder.port) (Prozess \(holder.processID))")
      note(Finding(name: "server", isGood: true, text: text))
    }
  }

  private func note(_ last: Backups.Entry?) {
    let language = context.language
    let text = last.map {
      language("last backup: ", "letzte Sicherung: ") + context.local(Instant(seconds: $0.madeAt))
    }
    let none = language(
      "no backup yet; a running server makes one a day",
      "noch keine Sicherung; ein laufender Server macht täglich eine")
    note(Finding(name: "backup", isGood: true, text: text ?? none))
  }

  /// Requires 50 MB of free space, enough for a hundred thousand tasks and their history.
  private func examineRoom(_ directory: DataDirectory) {
    let language = context.language
    let isWritable = access(directory.path, W_OK) == 0
    var status = statvfs()
    statvfs(directory.path, &status)
    let megabytes = (UInt64(status.f_bavail) * UInt64(status.f_frsize)) >> 20
    let isRoomy = megabytes >= 50
    note(
      Finding(
        name: "writable", isGood: isWritable,
        text: isWritable
          ? language("writable", "beschreibbar")
          : language("not writable", "nicht beschreibbar"),
        remedy: isWritable ? "" : "chmod u+rwx '\(directory.path)'"))
    note(
      Finding(
        name: "room", isGood: isRoomy, text: language("\(megabytes) MB free", "\(megabytes) MB frei"),
        remedy: isRoomy ? "" : language("free up space on this disk", "schaffe Platz auf diesem Datenträger")))
  }

  // MARK: Database

  private func examineDatabase() throws {
    let language = context.language
    let counts = try context.read { reader throws(PlannerFailure) in try reader.counts(nil) }
    let text = language(
      "database opens: \(counts.open) open, \(counts.completed) completed",
      "Datenbank lässt sich öffnen: \(counts.open) offen, \(counts.completed) erledigt")
    note(Finding(name: "database", isGood: true, text: text))
    if let name = PersonZone.chosen { note(chosenZone: name) }
    note(try context.store().checkup(most: Self.mostTexts))
  }

  private func note(_ checkup: Checkup) {
    let language = context.language
    let isSound = checkup.faults.isEmpty
    note(
      Finding(
        name: "integrity", isGood: isSound,
        text: isSound
          ? language("the database is intact", "die Datenbank ist unversehrt")
          : language("the database is damaged: ", "die Datenbank ist beschädigt: ") + printable(checkup.faults[0]),
        remedy: isSound ? "" : Self.restoring))
    if isSound { note(checkup.damagedTexts) }
    note(Finding(name: "schema", isGood: true, text: language("schema \(checkup.schema)", "Schema \(checkup.schema)")))
    note(
      Finding(
        name: "search", isGood: checkup.hasFullTextSearch,
        text: "SQLite \(checkup.sqliteVersion), FTS5 "
          + (checkup.hasFullTextSearch ? language("present", "vorhanden") : language("missing", "fehlt")),
        remedy: checkup.hasFullTextSearch ? "" : "apt-get install libsqlite3-0"))
  }

  /// The maximum number of tasks named.
  private static let mostTexts = 20

  private func note(_ texts: [DamagedText]) {
    let language = context.language
    if texts.isEmpty {
      let text = language("all task texts are intact", "alle Aufgabentexte sind unversehrt")
      return note(Finding(name: "texts", isGood: true, text: text))
    }
    for text in texts.prefix(Self.mostTexts) {
      let title = language.quoted(printable(text.title))
      note(
        Finding(
          name: "texts", isGood: false,
          text: language(
            "the text of \(title) is damaged or was changed by another program",
            "der Text von \(title) ist beschädigt oder wurde von einem anderen Programm geändert"),
          remedy: remedy(for: text)))
    }
    let rest = texts.count - Self.mostTexts
    if rest > 0 {
      note(
        Finding(
          name: "texts", isGood: false,
          text: language("\(rest) more tasks have damaged texts", "\(rest) weitere Aufgaben haben beschädigte Texte"),
          remedy: Self.restoring))
    }
  }

  private func remedy(for text: DamagedText) -> String {
    let language = context.language
    let edit = "zeitblock edit " + text.task.text
    guard let backup = text.backup else {
      return language("correct it, no backup has it: \(edit)", "berichtige ihn, keine Sicherung enthält ihn: \(edit)")
    }
    let title = backup.title == text.title ? "" : " (" + language.quoted(printable(backup.title)) + ")"
    return language(
      "correct it: \(edit); undamaged\(title) in the backup \(backup.name)",
      "berichtige ihn: \(edit); unversehrt\(title) in der Sicherung \(backup.name)")
  }
}
