extension Desk {
  /// Puts a task below another one, last of what is there, or takes it out to where the task it was below stands. It goes to
  /// that task's list, with what lies below it.
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
    // One change tells both, so that the task counts once.
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
  /// Open tasks at any depth below some tasks, without those themselves.
  public func openBelow(_ ids: [TaskID]) throws(PlannerFailure) -> [TaskID] {
    var open: [TaskID] = []
    for id in try below(ids) where try item(id)?.isCompleted == false { open.append(id) }
    return open
  }

  /// Tasks at any depth below some tasks, open or completed, without those themselves.
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

  /// Whether a task lies below another one, at any depth.
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
