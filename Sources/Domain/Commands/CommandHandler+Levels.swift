/// Moves keep the level of a task: a subtask stays below its parent, and a task moved next to another task's subtask
/// goes before or after that task's whole tree.
extension CommandHandler {
  /// Resolves a destination to a neighbour on the task's own level or to an end of the order.
  func onLevel(_ destination: Destination, of item: PlanItem) throws(PlannerFailure) -> Destination {
    guard try writer.hasSubtasks() else { return destination }
    switch destination {
    case .top, .bottom:
      guard let parent = try shownParent(of: item) else { return destination }
      return try end(below: parent, isFirst: destination == .top, of: item)
    case .position(let number): return try row(max(1, number), of: item)
    case .before(let other): return try beside(required(other), isBefore: true, of: item)
    case .after(let other): return try beside(required(other), isBefore: false, of: item)
    }
  }

  /// Returns the task below which a list shows a task, or nil if the task is shown on the top level. An open task is
  /// not shown below a completed one, and no task is shown below one from a deselected list.
  func shownParent(of item: PlanItem) throws(PlannerFailure) -> PlanItem? {
    guard let id = item.parent, id != item.id, let parent = try writer.item(id) else { return nil }
    guard item.isCompleted || !parent.isCompleted, try writer.list(parent.list)?.isUsed ?? true else { return nil }
    return parent
  }

  /// Returns a task preceded by all the tasks it is shown below, the topmost first.
  func lineage(of item: PlanItem) throws(PlannerFailure) -> [PlanItem] {
    var line = [item]
    var seen: Set = [item.id]
    while let parent = try shownParent(of: line[line.count - 1]), seen.insert(parent.id).inserted {
      line.append(parent)
    }
    return line.reversed()
  }

  /// Returns the destination next to the given row of the list of open tasks, on the side the task comes from.
  private func row(_ number: Int, of item: PlanItem) throws(PlannerFailure) -> Destination {
    let rows = try writer.listed()
    guard number <= rows.count else { return try onLevel(.bottom, of: item) }
    let comesFromAbove = rows[..<number].contains { $0.id == item.id }
    return try beside(required(rows[number - 1].id), isBefore: !comesFromAbove, of: item)
  }

  private func beside(_ other: PlanItem, isBefore: Bool, of item: PlanItem) throws(PlannerFailure) -> Destination {
    let mine = try lineage(of: item)
    let others = try lineage(of: other)
    let level = mine.count - 1
    let shared = zip(mine, others).prefix { $0.id == $1.id }.count
    // `other` is the task itself or below it.
    if shared > level { return .before(item.id) }
    if shared == level, others.count > level { return isBefore ? .before(others[level].id) : .after(others[level].id) }
    // No ancestor of `other` is on the task's level: the task goes to the end of its own siblings.
    let isFirst = shared == others.count || others[shared].rankKey < mine[shared].rankKey
    return try end(below: mine[level - 1], isFirst: isFirst, of: item)
  }

  private func end(below parent: PlanItem, isFirst: Bool, of item: PlanItem) throws(PlannerFailure) -> Destination {
    let siblings = try writer.children(of: parent.id)
    guard let sibling = isFirst ? siblings.first : siblings.last, sibling != item.id else { return .before(item.id) }
    return isFirst ? .before(sibling) : .after(sibling)
  }
}
