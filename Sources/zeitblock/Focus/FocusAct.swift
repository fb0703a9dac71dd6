import CommandLine
import Domain
import Storage
import Sync

/// Performs a subcommand of `focus` and shows the resulting focus task.
struct FocusAct {
  let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run(_ name: String) throws {
    let scene = try event(name).map { try act($0) } ?? look()
    let isAct = name != "show"
    if isAct, let notice = scene.notice, notice.isRefusal { throw refused(notice) }
    if context.wantsJSON { return context.print(scene.json) }
    if let notice = scene.notice, isAct || notice.isAboutTheWorld {
      context.remark(notice.sentence(in: context.language))
    }
    context.show(scene)
  }

  /// Reports on standard error why the action was refused.
  private func refused(_ notice: FocusNotice) -> Told {
    var output = Output(descriptor: 2, terminal: .of(descriptor: 2))
    output.writeLine("zeitblock: " + notice.sentence(in: context.language))
    output.flush()
    return Told(code: .refused)
  }

  // MARK: Handler

  func look() throws -> FocusScene { try handler().look(in: .live()) }
  func act(_ event: FocusEvent) throws -> FocusScene { try handler().act(event, in: .live()) }

  private func handler() throws -> FocusHandler<PlannerDatabase> {
    var access = FocusAccess()
    let (accounts, results, zone) = try context.read { reader throws(PlannerFailure) in
      (try reader.accounts(), try reader.syncResults(), try reader.setting(.timeZone))
    }
    PersonZone.follow { zone }
    for account in accounts {
      access.learn(account.id, isPaused: account.isPaused, last: results.first { $0.account == account.id })
    }
    // Today's calendar events determine how much time is left.
    let environment = Environment.live()
    let today = DayFrame(environment.today, environment.zones).window
    if !accounts.isEmpty { try context.engine().prepareEvents(in: today) }
    return FocusHandler(try context.store(), access: access)
  }

  // MARK: What is meant

  private func event(_ name: String) throws -> FocusEvent? {
    switch name {
    case "done": return try completing(try top())
    case "trash": return try trashing(try top())
    case "shuffle": return .shuffle(nil)
    case "start": return .show(try context.task(context.operands[0]))
    case "add": return .add(try draft(of: context.operands.joined(separator: " ")))
    case "edit": return try editing(try top())
    case "snooze": return try snoozing(try top())
    case "undo": return .undo
    case "anyway": return .ignoreGuard(try top().id)
    case "list": return try choosing()
    case "from": return .draw(try narrowing())
    case "draw": return .order(try draw())
    case "timer": return try context.operands.first.map { .timer(try press($0)) }
    default: return nil
    }
  }

  private func top() throws -> PlanItem {
    let scene = try look()
    if let item = scene.card?.item { return item }
    let refusal: FocusNotice.Refusal = if case .empty = scene.phase { .noTask } else { .noSource }
    throw refused(.refused(refusal))
  }

  private func completing(_ item: PlanItem) throws -> FocusEvent {
    try context.refuseSubtasksAndOnly()
    let below = try context.read { reader throws(PlannerFailure) in try reader.openBelow([item.id]) }
    let takesAll = try !below.isEmpty && context.wantsSubtasks(below.count, .completing)
    return .complete(item.id, with: takesAll ? below : [])
  }

  private func trashing(_ item: PlanItem) throws -> FocusEvent {
    let invocation = context.invocation
    if invocation.has("this"), invocation.has("series") { throw Refusal.oneOf(["--this", "--series"]) }
    try context.refuseSubtasksAndOnly()
    if item.recurrence == nil {
      if invocation.has("this") { throw PlannerFailure.invalid([Problem(.recurrence, .recurrenceMissing)]) }
    } else if !invocation.has("series"), try invocation.has("this") || context.asksForThis(item) {
      return .skip(item.id)
    }
    let below = try context.read { reader throws(PlannerFailure) in try reader.below([item.id]) }
    let takesAll = try !below.isEmpty && context.wantsSubtasks(below.count, .deleting)
    return .trash(item.id, with: takesAll ? below : [])
  }

  /// Parses a line with the quick-add grammar.
  func draft(of line: String) throws -> TaskDraft {
    let (grammar, lists) = try context.grammar()
    return grammar.parse(line).draft(lists: lists)
  }

  private func editing(_ item: PlanItem) throws -> FocusEvent {
    var edit = TaskEdit()
    if let title = context.invocation.value("title") { edit.title = .set(title) }
    if let notes = context.invocation.value("notes") { edit.notes = .set(notes == "none" ? nil : notes) }
    if edit == TaskEdit() { throw Refusal.oneOf(["--title", "--notes"]) }
    return .edit(item.id, edit)
  }

  private func snoozing(_ item: PlanItem) throws -> FocusEvent {
    let today = Environment.live().today
    let text = context.operands[0]
    return .snooze(item.id, until: try today.next(named: text) ?? TaskOptions.day(text, today: today))
  }

  private func choosing() throws -> FocusEvent {
    let name = context.operands.first
    guard (name == nil) == context.invocation.has("all") else {
      throw Refusal.oneOf(["NAME", "--all"])
    }
    return .choose(try name.map { .list(try context.list($0).id) } ?? .all)
  }

  private func narrowing() throws -> FocusNarrowing {
    let text = context.operands[0]
    let all = FocusNarrowing.allCases
    if let match = all.first(where: { $0.name.lowercased() == text.lowercased() }) { return match }
    throw Refusal.unknownAction(text, known: all.map(\.name))
  }

  private func draw() throws -> FocusDraw {
    if let draw = FocusDraw(rawValue: context.operands[0]) { return draw }
    throw Refusal.unknownAction(context.operands[0], known: FocusDraw.allCases.map(\.rawValue))
  }

  private func press(_ text: String) throws -> TimerPress {
    switch text {
    case "start": return .start
    case "pause": return .pause
    case "stop": return .stop
    default:
      let modes = TimerMode.allCases
      if let mode = modes.first(where: { $0.rawValue.lowercased() == text.lowercased() }) { return .mode(mode) }
      throw Refusal.unknownAction(text, known: ["start", "pause", "stop"] + modes.map(\.rawValue))
    }
  }
}

extension Day {
  /// Returns the next day after this one with the given weekday name: in full or its first two or three letters, in
  /// German or English.
  fileprivate func next(named text: String) -> Day? {
    let text = text.lowercased()
    guard text.count >= 2 else { return nil }
    let names = [
      ["monday", "montag"], ["tuesday", "dienstag"], ["wednesday", "mittwoch"], ["thursday", "donnerstag"],
      ["friday", "freitag"], ["saturday", "samstag"], ["sunday", "sonntag"],
    ]
    let weekday = names.firstIndex { $0.contains { $0 == text || (text.count <= 3 && $0.hasPrefix(text)) } }
    guard let weekday else { return nil }
    return (1...7).lazy.map { self + $0 }.first { $0.weekday == weekday + 1 }
  }
}
