extension CommandHandler {
  /// Adds several tasks in the given order as one undo step; adds all of them or none.
  func add(_ drafts: [TaskDraft]) throws(PlannerFailure) -> Step {
    var changes: [Change] = []
    for draft in drafts { changes += try add(draft).changes }
    guard !changes.isEmpty else { return Step(.add, changes: [], event: .nothingChanged) }
    let step = Step(.add, changes: changes, event: .nothingChanged)
    return Step(.add, changes: changes, event: .addedMany(count: step.count))
  }
}
