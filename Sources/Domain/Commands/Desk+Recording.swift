extension Desk {
  /// Adds worked minutes to a task. They are known here only, so that tasks of lists that may only be read take them too.
  func record(_ id: TaskID, minutes: Int) throws(PlannerFailure) -> Step {
    let before = try required(id)
    var after = before
    after.actualMinutes = min(max(0, before.actualMinutes + minutes), PlanItem.mostActualMinutes)
    guard after != before else { return Step(.record, changes: [], event: .nothingChanged) }
    after.modifiedAt = environment.now
    try writer.save(after)
    let added = after.actualMinutes - before.actualMinutes
    return Step(
      .record, changes: [.task(before: .init(item: before), after: .init(item: after))],
      event: .recorded(title: after.title, minutes: added, total: after.actualMinutes))
  }
}
