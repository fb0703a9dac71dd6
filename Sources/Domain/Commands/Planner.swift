/// Carries out commands. Each one is validated and runs in one transaction with its history and outbox entries.
///
/// This is the public interface of the module: pages, terminal and sync change data only through `perform`.
public struct Planner<Store: PlannerStore> {
  public let store: Store

  public init(_ store: Store) {
    self.store = store
  }

  /// Carries out a command, or throws and changes nothing.
  @discardableResult
  public func perform(_ command: Command, in environment: Environment) throws(PlannerFailure) -> Outcome {
    try store.write { (writer) throws(PlannerFailure) in
      try Planner.perform(command, with: writer, in: environment)
    }
  }

  /// Carries out a command in a transaction that is already open and may contain other writes to the same store.
  @discardableResult
  public static func perform(
    _ command: Command, with writer: Store.Writer, in environment: Environment
  ) throws(PlannerFailure) -> Outcome {
    try CommandHandler(writer: writer, environment: environment).carryOut(command)
  }
}

/// Carries out one command in one transaction; the extensions in this folder implement the individual commands.
struct CommandHandler<Writer: PlannerWriter> {
  let writer: Writer
  let environment: Environment

  func carryOut(_ command: Command) throws(PlannerFailure) -> Outcome {
    switch command {
    case .undo(let expected): try undo(expected: expected)
    case .redo: try redo()
    case .receive(let received): try receive(received)
    case .purge(let purge): try self.purge(purge)
    case .bringIn(let parsedFile, let choice): try bringIn(parsedFile, choice)
    case .add(let draft): try keep(add(draft))
    case .addAll(let drafts): try keep(add(drafts))
    case .edit(let id, let edit): try keep(apply(edit, to: id))
    case .editAll(let ids, let edit): try keep(apply(edit, to: ids))
    case .complete(let ids): try keep(complete(ids))
    case .reopen(let ids): try keep(reopen(ids))
    case .record(let id, let minutes): try keep(record(id, minutes: minutes))
    case .correctTime(let id, let minutes, let at): try keep(correctTime(of: id, minutes: minutes, doneAt: at))
    case .skip(let id): try keep(skip(id))
    case .delete(let ids): try keep(delete(ids))
    case .move(let id, let destination): try keep(move(id, to: destination))
    case .moveAll(let ids, let destination): try keep(move(ids, to: destination))
    case .grade(let id, let grade, let place): try keep(self.grade(id, grade, place))
    case .delegate(let id, let name, let followUp): try keep(delegate(id, to: name, followUp: followUp))
    case .improveTitle(let id, let revision): try keep(improveTitle(of: id, revision))
    case .restoreTitle(let id): try keep(restoreTitle(of: id))
    case .nest(let id, let parent): try keep(nest(id, under: parent))
    case .set(let key, let value): try keep(set(key, to: value))
    case .setAll(let settings): try keep(set(settings))
    case .schedule(let draft): try keep(schedule(draft))
    case .reschedule(let id, let edit): try keep(reschedule(id, edit))
    case .unschedule(let ids): try keep(unschedule(ids))
    case .acceptPlan(let placements, let removals): try keep(accept(placements, removing: removals))
    case .loadSamples(let language): try keep(loadSamples(in: language))
    case .removeSamples: try keep(removeSamples())
    case .settle(let number, let choice): try keep(settle(number, choice))
    case .restore(let restoration): try keep(restore(restoration))
    case .use(let list, let isUsed): try keep(use(list, isUsed))
    case .setCalendarBlocking(let list, let blocking): try keep(setBlocking(of: list, blocking))
    case .setEventBlocking(let key, let blocks): try keep(setBlocking(of: key, blocks))
    case .recover(let ids): try keep(recover(ids))
    }
  }

  /// Stores a step together with its effect on the blocks of the changed tasks.
  private func keep(_ step: Step) throws(PlannerFailure) -> Outcome { try record(try withBlocks(step)) }

  /// Writes the history and outbox entries of a step whose rows are already written.
  func record(_ step: Step) throws(PlannerFailure) -> Outcome {
    guard !step.changes.isEmpty else { return Outcome(number: nil, event: step.event, changed: []) }
    let summary = HistoryEntry.Summary(kind: step.kind, title: step.title, count: step.count)
    let draft = HistoryEntry.Draft(summary: summary, at: environment.now, changes: step.changes)
    let number = try writer.append(draft)
    try noteForServers(step.changes)
    return Outcome(number: number, event: step.event, changed: step.changes.compactMap { $0.task })
  }

  func required(_ id: TaskID) throws(PlannerFailure) -> PlanItem {
    guard let item = try writer.item(id) else { throw .unknownTask(id) }
    return item
  }

  /// Refuses to change tasks in read-only lists.
  func requireWritable(_ list: ListID) throws(PlannerFailure) {
    var validation = Validation()
    validation.changes(in: try writer.list(list), named: list)
    try validation.finish()
  }
}

/// The changes a command made to the rows, before history and outbox are written.
struct Step {
  var kind: HistoryEntry.Kind
  var changes: [Change]
  var event: Event
  /// The title of the step if its changes do not provide one.
  var subject: String?
  /// True if the other tasks only made room for the first.
  var isAboutOne = false

  init(_ kind: HistoryEntry.Kind, changes: [Change], event: Event) {
    self.kind = kind
    self.changes = changes
    self.event = event
  }

  /// The current title of the first affected task or block, or the name of the list.
  var title: String {
    if let subject { return subject }
    for change in changes {
      switch change {
      case .task(let before, let after): if let item = (after ?? before)?.item { return item.title }
      case .block(let before, let after): if let block = after ?? before { return block.title }
      case .list(_, let name, _), .calendarBlocking(_, let name, _, _), .eventBlocking(_, let name, _, _): return name
      case .newList(let before, let after): if let list = after ?? before { return list.name }
      case .setting, .conflict, .completion: break
      }
    }
    return ""
  }

  /// The number of tasks, or blocks, that the step affects.
  var count: Int {
    if isAboutOne { return 1 }
    return switch kind {
    case .add: changes.count { $0.isAddition }
    // Tasks that only made room do not count.
    case .schedule, .reschedule, .grade, .improveTitle, .improveTitleOnRequest, .restoreTitle: 1
    case .complete, .reopen, .skip, .edit, .delete, .removeSamples, .bringIn: changes.count { $0.task != nil }
    case .plan: changes.count { $0.task == nil }
    default: changes.count
    }
  }
}

extension Change {
  fileprivate var isAddition: Bool {
    if case .task(nil, _) = self { return true }
    return false
  }

  public var task: TaskID? {
    if case .task(let before, let after) = self { return (before ?? after)?.item.id }
    return nil
  }
}
