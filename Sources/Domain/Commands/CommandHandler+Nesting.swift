extension CommandHandler {
  /// Makes a task the last subtask of another one, or moves it out to the position of its former parent. The task moves
  /// to the new parent's list together with its own subtasks.
  func nest(_ id: TaskID, under parent: TaskID?) throws(PlannerFailure) -> Step {
    let before = try required(id)
    guard before.parent != parent else { return Step(.edit, changes: [], event: .nothingChanged) }
    let old = try place(of: before)
    var edit = TaskEdit()
    edit.parent = .set(parent)
    if let parent, let list = try writer.item(parent)?.list, list != before.list { edit.list = .set(list) }
    var step = try apply(edit, to: id)
    let moved = try move(id, to: try destination(below: parent, leaving: before.parent, for: id))
    guard case .task(_, let after?) = moved.changes.first, case .task(_, let edited?) = step.changes.first else {
      return step
    }
    // A single change holds both the edit and the move, so that the task counts once.
    var item = edited.item
    item.rank = after.item.rank
    step.changes[0] = .task(
      before: .init(item: before, place: old), after: .init(item: item, place: after.place))
    return step
  }

  private func destination(
    below parent: TaskID?, leaving old: TaskID?, for id: TaskID
  ) throws(PlannerFailure) -> Destination {
    guard let parent else { return old.map { .after($0) } ?? .bottom }
    if let old, try writer.item(old)?.parent == parent { return .after(old) }
    return .after(try writer.children(of: parent).last { $0 != id } ?? parent)
  }
}

extension PlannerReader {
  /// Returns the open tasks at any depth below the given tasks, without the given tasks themselves.
  public func openBelow(_ ids: [TaskID]) throws(PlannerFailure) -> [TaskID] {
    var open: [TaskID] = []
    for id in try below(ids) where try item(id)?.isCompleted == false { open.append(id) }
    return open
  }

  /// Returns the open and completed tasks at any depth below the given tasks, without the given tasks themselves.
  public func below(_ ids: [TaskID]) throws(PlannerFailure) -> [TaskID] {
    var seen = Set(ids)
    var found: [TaskID] = []
    var waiting = ids
    while let next = waiting.popLast() {
      for child in try children(of: next) where seen.insert(child).inserted {
        waiting.append(child)
        found.append(child)
      }
    }
    return found
  }

  /// Returns whether a task is below another one, at any depth.
  func lies(_ id: TaskID, below ancestor: TaskID) throws(PlannerFailure) -> Bool {
    var seen: Set<TaskID> = []
    var place = try item(id)?.parent
    while let here = place, seen.insert(here).inserted {
      if here == ancestor { return true }
      place = try item(here)?.parent
    }
    return false
  }
}
