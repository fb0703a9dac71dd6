/// One change made to several tasks alike.
public enum BulkEdit: Equatable, Sendable {
  /// Tags a task has already are passed over.
  case tag([String])
  case untag([String])
  case list(ListID)
  case importance(Importance)
  case urgency(Urgency)
  case grade(Grade?)
  /// Sets the urgency; the importance only as far as the field asks for it, and never the due day.
  case quadrant(Quadrant)
  case type(TaskType)
  /// A task with a time of day keeps it.
  case due(Day?)
  /// Minutes, checked against 1…1440; nil goes back to the default.
  case duration(Int?)

  /// What it means for one task.
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

extension Desk {
  /// Changes several tasks alike, or none of them.
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

  /// Moves several tasks, which keep their order among each other.
  func move(_ ids: [TaskID], to destination: Destination) throws(PlannerFailure) -> Step {
    var items: [PlanItem] = []
    for id in ids.withoutRepetition() { items.append(try required(id)) }
    items.sort { $0.rankKey < $1.rankKey }
    var changes: [Change] = []
    var event = Event.nothingChanged
    let all = Set(ids)
    // Of each level, by the task it is below.
    var last: [TaskID?: TaskID] = [:]
    // The one moved to the top last is the first.
    for item in destination == .top ? items.reversed() : items {
      // What lies below one that is moved goes with it.
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
  /// The same ids, each where it comes first.
  func withoutRepetition() -> [TaskID] {
    var seen: Set<TaskID> = []
    return filter { seen.insert($0).inserted }
  }
}
