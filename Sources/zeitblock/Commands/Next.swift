import CommandLine
import Domain
import Storage
import Sync

extension CLICommand {
  static let next = CLICommand("next") { name, language in
    Subcommand(
      name, language("show what to do now, and why", "zeigen, was jetzt dran ist, und warum"),
      details: language(
        """
        Considers only tasks you can start today, not those for later or delegated. A tasks come first by number, then
        B and ungraded, then C, each by points. With the setting gradeGuard off, points alone decide. The task is then
        number 1.
        """,
        """
        Berücksichtigt nur Aufgaben, die heute möglich sind, nicht spätere oder abgegebene. Erst kommen A-Aufgaben
        nach Nummer, dann B und solche ohne Stufe, dann C, jeweils nach Punkten. Ist die Einstellung gradeGuard aus,
        entscheiden allein die Punkte. Danach hat die Aufgabe die Nummer 1.
        """))
  } run: { context in
    let environment = try context.methodsEnvironment()
    if context.wantsJSON {
      let json = try context.read { reader throws(PlannerFailure) in try reader.nextJSON(in: environment) }
      context.print(json)
      if json["task"] == .null { throw Told(code: .refused) }
      return
    }
    let handler = try NextHandler(context, in: environment)
    handler.print(context)
    if handler.item == nil { throw Refusal.nothingToBegin }
  }
}

/// The output of `next`.
private struct NextHandler {
  private let next: NextTask
  let item: PlanItem?
  private let graded: PlanItem?
  private var passed: [(entry: NextTask.Passed, item: PlanItem, better: PlanItem?)] = []
  private let suggestion: MethodSuggestion?

  init(_ context: CommandContext, in environment: Environment) throws {
    let found = try context.read { reader throws(PlannerFailure) in
      let next = try reader.nextTask(in: environment)
      let item = try next.choice.map { (choice) throws(PlannerFailure) in try reader.item(choice.task.id) } ?? nil
      let graded = try next.choice?.graded.map { (id) throws(PlannerFailure) in try reader.item(id) } ?? nil
      var passed: [(entry: NextTask.Passed, item: PlanItem, better: PlanItem?)] = []
      for entry in next.passed {
        guard let item = try reader.item(entry.task.id) else { continue }
        var better: PlanItem?
        if case .better(let id, _) = entry.wait { better = try reader.item(id) }
        passed.append((entry, item, better))
      }
      let tasks = next.choice.map { [$0.task] } ?? []
      let suggestions = try reader.methodSuggestions(for: tasks, in: environment)
      return (next, item, graded, passed, next.choice.flatMap { suggestions[$0.task.id] })
    }
    (next, item, graded, passed, suggestion) = found
    // If the list cannot be saved, no command could change data by position either, so the answer is shown anyway.
    if let item { try? LastShown(in: context.directory()).remember([item.id]) }
  }

  func print(_ context: CommandContext) {
    let language = context.language
    if let item, let choice = next.choice {
      let badge = choice.graded == nil ? choice.grade.map { $0.letter + (choice.number.map { "-\($0)" } ?? "") } : nil
      context.printLine((badge.map { $0 + "  " } ?? "") + printable(item.title), .bold)
      for line in reasons(choice, item, language) { context.printLine("  " + line) }
    }
    for line in passed.map({ waiting($0.entry, $0.item, $0.better, language) }) { context.printLine("  " + line, .dim) }
  }

  private func reasons(_ choice: NextTask.Choice, _ item: PlanItem, _ language: Language) -> [String] {
    var lines: [String] = []
    let name = choice.grade.map { $0.letter + (choice.number.map { "-\($0)" } ?? "") }
    if let graded, let name {
      lines.append(
        language(
          "subtask of \(name) \(language.quoted(graded.title))",
          "Unteraufgabe von \(name) \(language.quoted(graded.title))"))
    }
    if choice.isByGrade, let grade = choice.grade {
      lines.append(
        language("why: grade \(name ?? ""), ", "warum: Stufe \(name ?? ""), ") + grade.consequence(in: language))
    } else {
      lines.append(language("why: most points", "warum: die meisten Punkte"))
    }
    lines.append(choice.score.words(in: language))
    if let due = item.due { lines.append(language("due \(language.due(due))", "fällig \(language.due(due))")) }
    let duration = item.effectiveDuration
    lines.append(
      language("takes ", "dauert ") + language.span(duration.minutes)
        + (duration.isDefault ? language(" (default)", " (Standard)") : ""))
    if let name = item.delegatedTo { lines.append(language("follow up with \(name)", "bei \(name) nachfragen")) }
    return lines + (suggestion?.words(in: language) ?? [])
  }

  private func waiting(
    _ entry: NextTask.Passed, _ item: PlanItem, _ better: PlanItem?, _ language: Language
  ) -> String {
    let badge = item.grade.map { $0.letter + (entry.number.map { "-\($0)" } ?? "") + " " } ?? ""
    let what = badge + language.quoted(item.title)
    switch entry.wait {
    case .day(let day):
      return language("\(what) waits until \(language.day(day))", "\(what) wartet bis \(language.day(day))")
    case .delegated(let day):
      let who = item.delegatedTo ?? ""
      guard let day else { return language("\(what) is delegated to \(who)", "\(what) ist an \(who) abgegeben") }
      return language(
        "\(what) is delegated to \(who) until \(language.day(day))",
        "\(what) ist an \(who) abgegeben bis \(language.day(day))")
    case .better(_, let number):
      let first = (better?.grade?.letter ?? "") + (number.map { "-\($0)" } ?? "")
      let title = language.quoted(better?.title ?? "")
      return language(
        "\(what) has more points but waits: \(first) \(title) is open",
        "\(what) hat mehr Punkte, wartet aber: \(first) \(title) ist offen")
    }
  }
}

extension CommandContext {
  /// Returns the current environment after expanding the events of the days that suggestions consider.
  func methodsEnvironment() throws -> Environment {
    let environment = try presentEnvironment()
    // If expansion fails, only the suggestions are affected.
    try? engine().prepareEvents(in: FreeTime.window(in: environment))
    return environment
  }
}
