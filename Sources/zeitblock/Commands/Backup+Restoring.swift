import CommandLine
import Domain
import Server
import Storage

/// Restores a backup and reports what can be recovered of the previous data.
struct RestoredBackup {
  private let context: CommandContext
  /// The backup; nil if there is none, and an empty database replaces the damaged one.
  private let path: String?
  private let restoration: BackupRestoration
  private let salvage: SalvagedTasks?

  /// An operand may be the name of a kept backup or a path. Without one, the newest backup replaces damaged data.
  init(_ context: CommandContext) throws {
    self.context = context
    let directory = try context.directory()
    let backups = Backups(of: directory)
    let environment = Environment.live()
    if let given = context.operands.first {
      path = backups.entry(named: given)?.path ?? given
    } else {
      guard try !BackupRestoration.isSound(directory) else { throw Refusal.noBackupNamed }
      path = backups.newestSound()?.path
    }
    do throws(StorageError) {
      restoration = try BackupRestoration(from: path, in: directory, stamp: environment.stamp)
    } catch {
      throw UnusableBackup(path: path ?? directory.database, error: error)
    }
    salvage = try restoration.unusable.map { kept in
      try SalvagedTasks(from: kept, missingIn: context.store(), to: kept + ".json", at: environment)
    }
  }

  func tell() throws {
    try context.access().log(.backupRestored)
    try report()
    if !context.wantsJSON, try !Consents(database: context.store()).all().isEmpty {
      context.remark(
        context.language(
          "Commands, folders and addresses from it are not used yet; zeitblock backup allow shows them.",
          "Befehle, Ordner und Adressen daraus gelten noch nicht; zeitblock backup allow zeigt sie."))
    }
  }

  private func report() throws {
    if context.wantsJSON {
      return context.print(
        .object([
          .init("restored", .optional(path)), .init("kept", .optional(restoration.kept)),
          .init("wasDamaged", .bool(restoration.unusable != nil)), .init("salvaged", salvage?.json ?? .null),
        ]))
    }
    let language = context.language
    context.remark(
      path.map { language("Restored \(language.quoted($0)).", "\(language.quoted($0)) wiederhergestellt.") }
        ?? language(
          "No backup found; starting with no tasks.", "Keine Sicherung gefunden; Zeitblock beginnt ohne Aufgaben."))
    guard let kept = restoration.kept else { return }
    guard let salvage else {
      return context.remark(
        language(
          "The previous data is in \(language.quoted(kept)).",
          "Die bisherigen Daten sind in \(language.quoted(kept))."))
    }
    context.remark(
      language(
        "The database was damaged and is kept as \(language.quoted(kept)).",
        "Die Datenbank war beschädigt; sie liegt jetzt als \(language.quoted(kept))."))
    salvage.tell(to: context)
  }
}

extension BackupRestoration {
  /// The path of the damaged files; nil if the data was sound.
  fileprivate var unusable: String? { wasUnusable ? kept : nil }
}

/// Tasks that are readable in a damaged database but missing from the backup, written to a file for import.
private struct SalvagedTasks {
  /// Nil if no task was salvaged.
  let file: String?
  private let salvage: Salvage
  /// Tasks that the backup contains in an older version.
  private let newer: Set<TaskID>
  private let wasReadable: Bool

  /// The maximum number of titles printed; the file contains all tasks.
  private static let most = 20

  init(from damaged: String, missingIn database: PlannerDatabase, to path: String, at environment: Environment) throws {
    var salvage = try Salvage(from: damaged, now: environment.now)
    wasReadable = !salvage.tasks.isEmpty
    newer = try salvage.keepOnlyWhatIsMissing(in: database)
    self.salvage = salvage
    file = salvage.tasks.isEmpty ? nil : path
    guard let file else { return }
    let set = ExchangeSet(items: salvage.tasks, lists: salvage.lists)
    try FileBytes.write(OwnJSON.write(set, ExchangeContext(environment: environment)).bytes, to: file)
  }

  func tell(to context: CommandContext) {
    let language = context.language
    guard let file else {
      return context.remark(
        wasReadable
          ? language(
            "The backup has every task that can still be read there.",
            "Die Sicherung enthält jede Aufgabe, die sich dort noch lesen lässt.")
          : language("No task can be read there any more.", "Dort lässt sich keine Aufgabe mehr lesen."))
    }
    context.remark(
      language(
        "The backup lacks \(language.tasks(salvage.tasks.count)) that can still be read there:",
        "Der Sicherung fehlt, was sich dort noch lesen lässt (\(language.tasks(salvage.tasks.count))):"))
    for task in salvage.tasks.prefix(Self.most) { context.remark("  " + printable(task.title) + mark(task, language)) }
    let rest = salvage.tasks.count - Self.most
    if rest > 0 { context.remark(language("  and \(rest) more", "  und \(rest) weitere")) }
    context.remark(
      language(
        "zeitblock import \(newer.isEmpty ? "" : "--newer ")'\(file)' imports them.",
        "zeitblock import \(newer.isEmpty ? "" : "--newer ")'\(file)' importiert sie."))
  }

  private func mark(_ task: PlanItem, _ language: Language) -> String {
    if newer.contains(task.id) { return language(" (changed since)", " (seither geändert)") }
    return salvage.cut.contains(task.id) ? language(" (incomplete)", " (unvollständig)") : ""
  }

  var json: JSON {
    .object([
      .init("file", .optional(file)),
      .init(
        "tasks",
        .array(
          salvage.tasks.map {
            .object([
              .init("id", .string($0.id.text)), .init("title", .string($0.title)),
              .init("isNewer", .bool(newer.contains($0.id))), .init("isIncomplete", .bool(salvage.cut.contains($0.id))),
            ])
          })),
    ])
  }
}
