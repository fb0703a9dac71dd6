/// The same change applied to several tasks.
public enum BulkEdit: Equatable, Sendable {
  /// Skips tags that a task already has.
  case tag([String])
  case untag([String])
  case list(ListID)
  case importance(Importance)
  case urgency(Urgency)
  case grade(Grade?)
  /// Sets the urgency, and the importance only if the quadrant requires another one. The due day does not change.
  case quadrant(Quadrant)
  case type(TaskType)
  /// Keeps the time of day of a task that has one.
  case due(Day?)
  /// Minutes, checked against 1…1440; nil restores the default.
  case duration(Int?)

  /// Returns the equivalent edit of a single task.
  public func edit(of item: PlanItem) -> TaskEdit {
    var edit = TaskEdit()
    switch self {
    case .tag(let names): edit.tags = .set(item.tags.names + names.filter { !item.tags.contains($0) })
    case .untag(let names): edit.tags = .set(names.reduce(into: item.tags) { $0.remove($1) }.names)
    case .list(let list): edit.list = .set(list)
    case .importance(let level): edit.importance = .set(level)
    case .urgency(let urgency): edit.urgency = .set(urgency)
    case .grade(let grade):
      edit.grade = .set(grade)
      edit.subPriority = grade == .a ? .set(item.subPriority) : .keep
    case .quadrant(let quadrant):
      edit.urgency = .set(quadrant.urgency)
      edit.importance = .set(quadrant.importance(from: item.importance))
    case .type(let type): edit.type = .set(type)
    case .due(let day): edit.due = .set(day.map { Due(day: $0, time: item.due?.time) })
    case .duration(let minutes): edit.manualDuration = .set(minutes)
    }
    return edit
  }
}

extension CommandHandler {
  /// Applies a change to all the tasks or, if a rule is broken, to none.
  func apply(_ bulk: BulkEdit, to ids: [TaskID]) throws(PlannerFailure) -> Step {
    var changes: [Change] = []
    var problems: [Problem] = []
    let ids = ids.withoutRepetition()
    for id in ids {
      let item = try required(id)
      do throws(PlannerFailure) {
        changes += try apply(bulk.edit(of: item), to: id).changes
      } catch {
        guard case .invalid(let found) = error else { throw error }
        for problem in found where !problems.contains(problem) { problems.append(problem) }
      }
    }
    if !problems.isEmpty { throw .invalid(problems) }
    let step = Step(.edit, changes: changes, event: .nothingChanged)
    guard case .task(let before?, let after?) = changes.first else { return step }
    if ids.count == 1 {
      let fields = after.item.fields(differingFrom: before.item)
      return Step(.edit, changes: changes, event: .edited(title: step.title, fields: fields))
    }
    return Step(.edit, changes: changes, event: .editedMany(count: step.count, of: max(ids.count, step.count)))
  }

  /// Moves several tasks and keeps their relative order.
  func move(_ ids: [TaskID], to destination: Destination) throws(PlannerFailure) -> Step {
    var items: [PlanItem] = []
    for id in ids.withoutRepetition() { items.append(try required(id)) }
    items.sort { $0.rankKey < $1.rankKey }
    var changes: [Change] = []
    var event = Event.nothingChanged
    let all = Set(ids)
    // The task moved last on each level, by parent.
    var last: [TaskID?: TaskID] = [:]
    // Each task moved to the top lands above the previous ones, hence the reverse order.
    for item in destination == .top ? items.reversed() : items {
      // A task below another moved task moves with it.
      if try lineage(of: item).dropLast().contains(where: { all.contains($0.id) }) { continue }
      let parent = try shownParent(of: item)
      let step = try move(item.id, to: last[parent?.id].map { Destination.after($0) } ?? destination)
      changes += step.changes
      if step.event != .nothingChanged { event = step.event }
      if destination != .top, destination != .bottom { last[parent?.id] = item.id }
    }
    if items.count > 1, !changes.isEmpty { event = .movedMany(count: items.count) }
    return Step(.move, changes: changes, event: event)
  }
}

extension [TaskID] {
  /// Returns the ids without duplicates, in order of first occurrence.
  func withoutRepetition() -> [TaskID] {
    var seen: Set<TaskID> = []
    return filter { seen.insert($0).inserted }
  }
}
