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
  static let sync = CLICommand("sync") { name, language in
    Subcommand(
      name,
      language("sync all accounts", "alle Konten synchronisieren"),
      operands: [Operand(language("NUMBER", "NUMMER"), .optional)],
      options: journalOptions(language) + [
        Option(
          "confirm-deletions", value: language("QUESTION", "FRAGE"), repeats: true,
          language(
            "confirm many deletions, as asked by the last sync",
            "viele Löschungen bestätigen, nach denen die letzte Synchronisierung gefragt hat")),
        Option(
          "tasks", short: "t", language("list the open tasks afterwards", "danach die offenen Aufgaben auflisten")),
        Option(
          "watch", short: "w",
          language(
            "keep running: sync after every change and every few minutes",
            "weiterlaufen: nach jeder Änderung und alle paar Minuten synchronisieren")),
        Option(
          "status",
          language("only show the result of the last sync", "nur das Ergebnis der letzten Synchronisierung zeigen")),
      ])
  } run: { context in
    if context.invocation.has("log") { return try context.showLog() }
    if context.invocation.has("conflicts") { return try context.showConflicts() }
    if let word = context.operands.first { throw Refusal.needsOption(word, option: "--conflicts") }
    signal(SIGPIPE, SIG_IGN)
    if context.invocation.has("status") { return try SyncOverview(context: context).show() }
    if context.invocation.has("watch") { return try SyncWatch(context: context).run() }
    let engine = try context.engine()
    if try engine.accounts().isEmpty, try engine.subscriptions().isEmpty { throw Refusal.noAccounts }
    let report = try exchange(engine, context)
    try tell(report, context)
    let failures = report.failures
    for failure in failures { _ = failure.report(in: context.language) }
    if let code = failures.map(\.code).max(by: { $0.rawValue < $1.rawValue }) {
      context.flush()
      throw Told(code: code)
    }
  }

  private static func tell(_ remarks: [Remark], _ list: String, _ context: CommandContext) {
    for remark in remarks { context.remark(remark.sentence(context.language, in: list)) }
  }

  private static func journalOptions(_ language: Language) -> [Option] {
    [
      Option(
        "log", language("show the sync log without syncing", "das Protokoll zeigen, ohne zu synchronisieren")),
      Option(
        "since", value: language("TIME", "ZEIT"), language("with --log: only since then", "mit --log: nur seitdem")),
      Option(
        "list", value: language("LIST", "LISTE"), language("with --log: only this list", "mit --log: nur diese Liste")),
      Option(
        "conflicts", language("show conflicts", "Konflikte zeigen")),
      Option(
        "keep", value: language("WHICH", "WELCHE"), choices: Conflict.Choice.allCases.map(\.rawValue),
        language(
          "with --conflicts: keep the text from Zeitblock (here), the server (there) or both",
          "mit --conflicts: den Text aus Zeitblock (here), vom Server (there) oder beide (both) behalten")),
    ]
  }

  /// Reads subscribed calendars after releasing the sync lock, so that their servers delay no other program.
  private static func exchange(_ engine: SyncEngine, _ context: CommandContext) throws -> SyncReport {
    var report = try syncAccounts(engine, context)
    report.subscriptions = engine.syncSubscriptions()
    return report
  }

  private static func syncAccounts(_ engine: SyncEngine, _ context: CommandContext) throws -> SyncReport {
    let lock = try context.syncLock()
    defer { withExtendedLifetime(lock) {} }
    let answered = context.invocation.all("confirm-deletions")
    if !answered.isEmpty { try check(answered, engine) }
    return engine.syncAccounts(lettingGo: answered)
  }

  /// Rejects answers to questions other than the ones currently open.
  private static func check(_ answered: [String], _ engine: SyncEngine) throws {
    let asked = try engine.store.read { (transaction) throws(PlannerFailure) in
      try transaction.heldDeletions().filter { !$0.isConfirmed }.map(\.mark)
    }
    for answer in answered where answer.utf8.count < 8 || !asked.contains(where: { $0.hasPrefix(answer) }) {
      throw Refusal.otherQuestion(answer)
    }
  }

  private static func tell(_ report: SyncReport, _ context: CommandContext) throws {
    if context.wantsJSON { return context.print(report.json) }
    for account in report.accounts {
      for list in account.lists where list.isWorthTelling {
        context.remark(list.sentence(in: context.language))
      }
      for list in account.lists { tell(list.remarks, list.name, context) }
    }
    for calendar in report.calendars where calendar.isWorthTelling {
      context.remark(calendar.sentence(in: context.language))
    }
    for calendar in report.calendars { tell(calendar.remarks, calendar.name, context) }
    if report.changedNothing, report.isComplete {
      context.remark(context.language("Nothing changed.", "Nichts geändert."))
    }
    try tellWaiting(context)
    // With `--quiet`, as used by scheduled runs, only problems are printed.
    guard context.invocation.has("tasks"), !context.invocation.has("quiet") else { return }
    // A background sync must not change the task that `done 1` refers to at the user's terminal.
    try context.show(ItemQuery(), remembering: isatty(STDOUT_FILENO) == 1)
  }
}

extension CLICommand {
  /// Prints the changes each list has not yet sent.
  private static func tellWaiting(_ context: CommandContext) throws {
    let (waiting, lists) = try context.read { (reader) throws(PlannerFailure) in
      (try reader.waiting(), try reader.lists())
    }
    for list in lists {
      let count = waiting.count { $0.entry.list == list.id }
      if count == 0 { continue }
      let name = context.language.quoted(list.name)
      context.remark(
        count == 1
          ? context.language("\(name): one change waits.", "\(name): Eine Änderung wartet.")
          : context.language("\(name): \(count) changes wait.", "\(name): \(count) Änderungen warten."))
    }
  }
}

extension ListReport {
  var isWorthTelling: Bool { pushed + added + changed + gone + conflicts.count + revived.count > 0 }

  /// A summary such as `“Home”: 2 new, 1 changed in Zeitblock; 1 changed on the server.`
  func sentence(in language: Language) -> String {
    let here = language.counts(added, changed, gone)
    let there = language.counts(created, updated, deleted)
    var parts: [String] = []
    if !here.isEmpty { parts.append(language("\(here) in Zeitblock", "\(here) in Zeitblock")) }
    if !there.isEmpty { parts.append(language("\(there) on the server", "\(there) auf dem Server")) }
    for conflict in conflicts {
      let title = language.quoted(conflict.copyTitle)
      parts.append(
        language(
          "changed in Zeitblock and on the server, both kept: \(title)",
          "in Zeitblock und auf dem Server geändert, beides behalten: \(title)"))
    }
    for title in revived {
      parts.append(
        language(
          "deleted in Zeitblock but changed on the server, so restored: \(language.quoted(title))",
          "in Zeitblock gelöscht, auf dem Server geändert, deshalb wiederhergestellt: \(language.quoted(title))"))
    }
    return "\(language.quoted(name)): \(parts.joined(separator: "; "))."
  }
}

extension EventReport {
  fileprivate var failures: [Failure] { problems.map { Failure.of($0, in: name, asking: question) } }
}

extension SyncReport {
  /// All failures, in the order of accounts and lists.
  var failures: [Failure] {
    subscriptions.flatMap { $0.failures }
      + accounts.flatMap { account in
        let whole = account.failure.map { [Failure.of($0, about: account.account)] } ?? []
        return whole
          + account.lists.flatMap { list in list.problems.map { Failure.of($0, in: list.name, asking: list.question) } }
          + account.calendars.flatMap { $0.failures }
      }
  }

  var json: JSON {
    .object([
      .init("changedNothing", .bool(changedNothing)), .init("isComplete", .bool(isComplete)),
      .init("accounts", .array(accounts.map(\.json))),
      .init("subscriptions", .array(subscriptions.map(\.json))),
    ])
  }
}

extension AccountReport {
  fileprivate var json: JSON { .object(members) }

  var members: [JSON.Member] {
    [
      .init("account", .string(account)),
      .init("failure", .optional(failure.map { Failure.of($0).sentence(.english) })),
      .init("lists", .array(lists.map(\.json))),
      .init("calendars", .array(calendars.map(\.json))),
    ]
  }
}

extension ListReport {
  fileprivate var json: JSON {
    let counts = [
      ("added", added), ("changed", changed), ("gone", gone), ("created", created), ("updated", updated),
      ("deleted", deleted),
    ]
    return .object(
      [.init("list", .string(list.text)), .init("name", .string(name))]
        + counts.map { .init($0.0, .int(Int64($0.1))) } + [
          .init("conflicts", .array(conflicts.map { .string($0.copyTitle) })),
          .init("revived", .array(revived.map { .string($0) })),
          .init(
            "problems", .array(problems.map { .string(Failure.of($0, in: name, asking: question).sentence(.english)) })),
          .init("remarks", .array(remarks.map { .string($0.sentence(.english)) })),
          .init("question", .optional(question.map { String($0.prefix(8)) })),
        ])
  }
}
