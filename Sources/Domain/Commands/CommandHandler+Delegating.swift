extension CommandHandler {
  /// Delegates a task: sets grade D, the delegatee and the follow-up day in one change.
  /// - Parameters:
  ///   - name: The delegatee; nil takes the task back and keeps its grade.
  ///   - followUp: The first day on which the task is offered again; nil for none.
  func delegate(_ id: TaskID, to name: String?, followUp: Day?) throws(PlannerFailure) -> Step {
    let before = try required(id)
    var validation = Validation()
    validation.changes(in: try writer.list(before.list), named: before.list)
    var after = before
    if name != nil || followUp != nil { after.delegatedTo = validation.delegatee(name ?? "") }
    // A follow-up day set earlier may have passed since.
    if followUp != before.notBefore { validation.followUp(followUp, today: environment.today) }
    try validation.finish()
    if name != nil {
      after.grade = .d
      after.subPriority = nil
      after.notBefore = followUp
    } else if before.delegatedTo != nil {
      after.delegatedTo = nil
      after.notBefore = nil
    }
    return try save(after, over: before)
  }

  private func save(_ changed: PlanItem, over before: PlanItem) throws(PlannerFailure) -> Step {
    let kind: HistoryEntry.Kind = changed.delegatedTo == nil ? .takeBack : .delegate
    guard changed != before else { return Step(kind, changes: [], event: .nothingChanged) }
    var after = changed
    after.modifiedAt = environment.now
    try writer.save(after)
    let event =
      after.delegatedTo.map { Event.delegated(title: after.title, to: $0, followUp: after.notBefore) }
      ?? .takenBack(title: after.title)
    return Step(kind, changes: [.task(before: .init(item: before), after: .init(item: after))], event: event)
  }
}
