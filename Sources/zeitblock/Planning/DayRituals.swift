import CommandLine
import Domain
import Storage
import Sync
import Web

/// Daily planning in four steps: unfinished blocks, required tasks, capacity, and the order of tasks.
struct DayPlanning {
  private let context: CommandContext
  private let environment: Environment

  init(_ context: CommandContext) throws {
    self.context = context
    environment = try context.ritualEnvironment()
  }

  private var language: Language { context.language }
  private var today: Day { environment.today }

  func run() throws {
    let planning = try context.read { reader throws(PlannerFailure) in
      try reader.dailyPlanning(through: today, in: environment)
    }
    if context.wantsJSON {
      guard case .object(let members) = planning.json else { return }
      return context.print(.object(members + [.init("proposal", try proposed().json)]))
    }
    guard try left(planning) else { return }
    musts(planning)
    guard try fits() else { return }
    try first()
  }

  private func proposed() throws -> ProposedPlan { try ProposedPlan(context, first: today, days: 1) }

  /// Shows the unfinished blocks of earlier days. Returns false if the user quits.
  private func left(_ planning: DailyPlanning) throws -> Bool {
    context.printLine(language("What was left", "Was liegen blieb") + " (\(planning.leftCount))", .bold)
    return try BlockQuestions(context).go(through: planning.left)
  }

  private func musts(_ planning: DailyPlanning) {
    let sum = "\(language.tasks(planning.mustCount)), \(language.span(planning.mustMinutes))"
    context.printLine(language("What has to be done", "Was sein muss") + " (\(sum))", .bold)
    var table = Table(columns: [.left, .left, .left, .left], flexible: 1)
    for must in planning.musts {
      table.add("  " + language.span(must.task.effectiveDuration.minutes))
      table.add(must.task.title)
      table.add(must.task.due.map { language("due \(language.due($0))", "fällig \(language.due($0))") } ?? "")
      table.add(time(of: must), .dim)
    }
    context.print(table.rendered(for: context.terminal))
  }

  private func time(of must: DailyPlanning.Must) -> String {
    if must.blocks.isEmpty { return language("not scheduled yet", "noch nicht eingeplant") }
    let times = must.blocks.map { environment.zones.here($0.start).time }.joined(separator: ", ")
    return language("scheduled \(times)", "eingeplant \(times)")
  }

  private func fits() throws -> Bool {
    context.printLine(language("Does it fit?", "Passt es?"), .bold)
    let proposed = try proposed()
    proposed.showProposal()
    if proposed.isEmpty { return true }
    guard context.canAsk else {
      context.remark(
        language(
          "Nothing saved yet; zeitblock plan --apply accepts the proposal.",
          "Noch nichts gespeichert; zeitblock plan --apply übernimmt den Vorschlag."))
      return true
    }
    let yes = language("y", "j")
    let answer = context.ask(language("Accept it? [y/N] ", "Übernehmen? [j/N] "))
    if answer == yes { context.tell(try proposed.accept()) }
    return answer != nil
  }

  private func first() throws {
    let plan = try context.read { reader throws(PlannerFailure) in
      try reader.dayPlan(today, with: nil, in: environment)
    }
    guard let first = plan.coming.first else { return }
    context.printLine(language("First: ", "Zuerst: ") + first.block.sentencePart(language), .bold)
  }
}

/// Daily shutdown: shows today's completed work and asks what to do with unfinished blocks.
struct DayClosing {
  private let context: CommandContext
  private let environment: Environment

  init(_ context: CommandContext) throws {
    self.context = context
    environment = try context.ritualEnvironment()
  }

  private var language: Language { context.language }

  func run() throws {
    let corrections = try context.invocation.all("took").map { try correction($0) }
    if !corrections.isEmpty {
      for command in corrections { try context.perform(command) }
      return
    }
    let shutdown = try read()
    if context.wantsJSON { return context.print(shutdown.json) }
    show(shutdown)
    context.printLine(language("Still open", "Offen geblieben") + " (\(shutdown.open.count))", .bold)
    _ = try BlockQuestions(context).go(through: shutdown.open)
  }

  private func read() throws -> DailyShutdown {
    try context.read { reader throws(PlannerFailure) in try reader.dailyShutdown(in: environment) }
  }

  private func show(_ shutdown: DailyShutdown) {
    let all = shutdown.done.count + shutdown.openTasks
    let worked = language.length(shutdown.worked)
    if all == 0 {
      return context.printLine(
        language("Nothing was scheduled or completed today.", "Heute war nichts eingeplant, und nichts wurde erledigt.")
      )
    }
    context.printLine(
      shutdown.worked == 0
        ? language("\(shutdown.done.count) of \(all) completed.", "\(shutdown.done.count) von \(all) erledigt.")
        : language(
          "\(shutdown.done.count) of \(all) completed, \(worked) worked.",
          "\(shutdown.done.count) von \(all) erledigt, \(worked) gearbeitet."))
    // If the list cannot be saved, tasks can still be named by their ids.
    try? LastShown(in: context.directory()).remember(shutdown.done.map { $0.task.id })
    var table = Table(columns: [.right, .left, .right], flexible: 1)
    for (index, done) in shutdown.done.enumerated() {
      table.add("\(index + 1)", .dim)
      table.add(done.task.title)
      table.add(done.minutes > 0 ? language.span(done.minutes) : "")
    }
    context.print(table.rendered(for: context.terminal))
    guard shutdown.done.contains(where: { $0.minutes == 0 }) else { return }
    context.remark(
      language(
        "zeitblock day close --took 1=35 says that the first took 35 minutes.",
        "zeitblock day close --took 1=35 sagt, dass die erste 35 Minuten gedauert hat."))
  }

  /// Parses a correction such as `2=35` or `1a2b3c4d=90`.
  private func correction(_ text: String) throws -> Command {
    guard let sign = text.lastIndex(of: "="), let minutes = Int(outside: text[text.index(after: sign)...]) else {
      throw Refusal.unreadable(text, of: .timeTaken)
    }
    let task = try context.task(String(text[..<sign]))
    let done = try read().done.last { $0.task.id == task }
    return .correctTime(task, minutes: minutes, doneAt: done?.at)
  }
}

/// Walks through blocks whose tasks are open. On a terminal it asks what to do with each; otherwise it prints the
/// commands to use.
private struct BlockQuestions {
  let context: CommandContext
  private let names: BlockNames

  init(_ context: CommandContext) throws {
    self.context = context
    names = try BlockNames(context)
  }

  private var language: Language { context.language }

  /// Asks about each block, or prints the commands if the user cannot answer. Returns false if the user quits.
  func go(through blocks: [UnfinishedBlock]) throws -> Bool {
    for block in blocks {
      guard context.canAsk else {
        try context.printWays(block.planned, names)
        continue
      }
      context.printLine(printable(block.planned.block.sentencePart(language)))
      guard let choice = try choose(block) else { return false }
      if let command = choice.command { context.tell(try Planner(context.store()).perform(command, in: .live())) }
    }
    return true
  }

  private struct Choice {
    var key: String
    var text: String
    var command: Command?
  }

  /// Returns nil if the user quits or the input ends.
  private func choose(_ block: UnfinishedBlock) throws -> Choice? {
    let choices = try choices(block)
    let shown = choices.map { "\($0.key) \($0.text)" }.joined(separator: " · ")
    while true {
      let prompt = language("  \(shown) · q quit · Enter leaves it: ", "  \(shown) · q Ende · Enter lässt es: ")
      guard let answer = context.ask(prompt), answer != "q" else { return nil }
      if answer.isEmpty { return Choice(key: "", text: "") }
      if let choice = choices.first(where: { $0.key == answer }) { return choice }
    }
  }

  private func choices(_ one: UnfinishedBlock) throws -> [Choice] {
    let block = one.planned.block
    var choices: [Choice] = []
    if one.planned.allowsChanges {
      for (key, start) in [(language("t", "h"), one.today), ("m", one.later)] {
        guard let start else { continue }
        var edit = BlockEdit()
        edit.start = .set(start)
        choices.append(Choice(key: key, text: language.moment(start), command: .reschedule(block.id, edit)))
      }
      choices.append(Choice(key: "b", text: language("backlog", "Backlog"), command: .unschedule([block.id])))
    }
    guard let task = one.planned.task else { return choices }
    let open = try context.read { reader throws(PlannerFailure) in try reader.openBelow([task.id]) }
    if open.isEmpty {
      choices.append(Choice(key: "x", text: language("completed", "erledigt"), command: .complete([task.id])))
    }
    if task.recurrence != nil {
      choices.append(Choice(key: language("s", "a"), text: language("skip", "auslassen"), command: .skip(task.id)))
    } else if try context.read({ reader throws(PlannerFailure) in try reader.below([task.id]) }).isEmpty {
      choices.append(Choice(key: language("d", "l"), text: language("delete", "löschen"), command: .delete([task.id])))
    }
    return choices
  }
}

extension CommandContext {
  /// Returns the current environment after expanding the events needed to find gaps.
  fileprivate func ritualEnvironment() throws -> Environment {
    let today = try presentEnvironment().today
    prepareEvents(from: today, until: today + FreeTime.reach)
    return .live()
  }

  /// Whether the user can answer questions interactively.
  fileprivate var canAsk: Bool {
    terminal.isInteractive && StandardInput.isTyped && !wantsJSON && !invocation.has("quiet")
  }

  /// Asks a question and returns the answer, trimmed and in lower case; nil at the end of input.
  fileprivate func ask(_ question: String) -> String? {
    print(question)
    flush()
    return readLine().map { OneLine.folded($0).lowercased() }
  }
}
