extension PlannerReader {
  /// Returns the row of an open task in the list of all open tasks, counted from 1, with subtasks below their parent
  /// and nothing folded. Nil if the task is completed or its list is not in use.
  public func listedPosition(of item: PlanItem) throws(PlannerFailure) -> Int? {
    guard !item.isCompleted, try list(item.list)?.isUsed ?? true else { return nil }
    guard try hasSubtasks() else { return try position(of: item.rankKey) }
    return try listed().firstIndex { $0.id == item.id }.map { $0 + 1 }
  }

  /// Returns the row of an open task in the list as shown, without folded subtasks. A subtask hidden by folding has the
  /// row of `listedPosition(of:)`.
  public func shownPosition(of item: PlanItem) throws(PlannerFailure) -> Int? {
    guard let position = try listedPosition(of: item) else { return nil }
    guard try hasSubtasks() else { return position }
    let rows = Outline(try facts(.open)).lines(folding: true)
    return rows.firstIndex { $0.task.id == item.id }.map { $0 + 1 } ?? position
  }

  /// Returns the open task at a row of the unfolded list, counted from 1; nil if there is no such row.
  public func listedTask(at position: Int) throws(PlannerFailure) -> TaskID? {
    guard position >= 1 else { return nil }
    guard try hasSubtasks() else { return try items(ItemQuery(offset: position - 1, limit: 1)).first?.id }
    let rows = try listed()
    return position <= rows.count ? rows[position - 1].id : nil
  }

  /// Returns the open tasks as the unfolded list shows them.
  func listed() throws(PlannerFailure) -> [TaskFacts] {
    Outline(try facts(.open)).lines(folding: false).map { $0.task }
  }
}
