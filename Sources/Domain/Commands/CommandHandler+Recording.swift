extension PlanItem {
  /// The most minutes a user can enter for a task.
  public static let mostCorrectedMinutes = 60_000
}

extension CommandHandler {
  /// Adds worked minutes to a task. The minutes are stored only here, so tasks in read-only lists accept them too.
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

  func correctTime(of id: TaskID, minutes: Int, doneAt: Instant?) throws(PlannerFailure) -> Step {
    let item = try required(id)
    let most = PlanItem.mostCorrectedMinutes
    guard (0...most).contains(minutes) else { throw .invalid([Problem(.actualMinutes, .timeOutOfRange(limit: most))]) }
    let occurrences = doneAt == nil ? [] : try writer.completions(of: id, limit: 50)
    guard let before = occurrences.first(where: { $0.at == doneAt && !$0.isSkipped }) else {
      // The task has been reopened since, so there is no completion to correct.
      if doneAt != nil, item.completedAt != doneAt { return Step(.record, changes: [], event: .nothingChanged) }
      return try record(id, minutes: minutes - item.actualMinutes)
    }
    guard before.minutes != minutes else { return Step(.record, changes: [], event: .nothingChanged) }
    var after = before
    after.minutes = minutes
    try writer.save(after)
    var step = Step(
      .record, changes: [.completion(before: before, after: after)],
      event: .recorded(title: item.title, minutes: minutes - before.minutes, total: minutes))
    step.subject = item.title
    return step
  }
}
