extension PlannerReader {
  /// The row of an open task in the list of all open tasks, counted from 1, with subtasks below their task and nothing
  /// folded away: what a person sees and counts. Nil for a task that is completed or whose list is left out.
  public func listedPosition(of item: PlanItem) throws(PlannerFailure) -> Int? {
    guard !item.isCompleted, try list(item.list)?.isUsed ?? true else { return nil }
    guard try hasSubtasks() else { return try position(of: item.rankKey) }
    return try listed().firstIndex { $0.id == item.id }.map { $0 + 1 }
  }

  /// The same as a list shows it that leaves out what is folded away; for a task that is folded away its row with everything
  /// unfolded.
  public func shownPosition(of item: PlanItem) throws(PlannerFailure) -> Int? {
    guard let position = try listedPosition(of: item) else { return nil }
    guard try hasSubtasks() else { return position }
    let rows = Outline(try facts(.open)).lines(folding: true)
    return rows.firstIndex { $0.task.id == item.id }.map { $0 + 1 } ?? position
  }

  /// The open task in a row of that list; nil where it has no such row.
  public func listedTask(at position: Int) throws(PlannerFailure) -> TaskID? {
    guard position >= 1 else { return nil }
    guard try hasSubtasks() else { return try items(ItemQuery(offset: position - 1, limit: 1)).first?.id }
    let rows = try listed()
    return position <= rows.count ? rows[position - 1].id : nil
  }

  /// The open tasks as the list shows them.
  func listed() throws(PlannerFailure) -> [TaskFacts] {
    Outline(try facts(.open)).lines(folding: false).map { $0.task }
  }
}
