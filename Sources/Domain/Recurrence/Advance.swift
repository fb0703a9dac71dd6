/// The result of completing or skipping the current occurrence of a recurring task.
enum Advance: Equatable {
  /// The task is due again.
  case moves(Due, notBefore: Day?, Recurrence)
  /// This was the last occurrence. If occurrences are recorded one by one, the recurrence includes this one.
  case ends(Recurrence?)
  /// The next occurrence cannot be determined, for example because the rule cannot be read.
  case unknown
}

extension PlanItem {
  /// Returns the result of completing the current occurrence.
  /// - Parameter isSkipped: Whether the occurrence is skipped instead of completed.
  func advance(in environment: Environment, isSkipped: Bool = false) -> Advance {
    guard let recurrence else { return .ends(nil) }
    let due = occurrence ?? Due(day: environment.today)
    // An occurrence skipped early counts as over only on its due day.
    let done = isSkipped ? max(environment.today, due.day) : environment.today
    if case .rule(let text) = recurrence.pattern {
      // The parsing error of a foreign rule is of no use here: the task keeps the rule unchanged.
      guard let rule = try? RecurrenceRule(parsing: text), recurrence.series?.isBeyond != true else { return .unknown }
      let walk = SeriesWalk(rule, text: text, recurrence, due: due, doneOn: done, notBefore: notBefore, environment)
      return isSkipped ? walk.skip() : walk.complete()
    }
    guard let (next, rest) = recurrence.step(afterDue: due.day, doneOn: done) else { return .ends(nil) }
    return .moves(Due(day: next, time: due.time), notBefore: notBefore.map { $0 + (next - due.day) }, rest)
  }

  /// The scheduled date of the current occurrence, even if that occurrence alone was moved.
  public var occurrence: Due? { recurrence?.scheduled ?? due }
}
