/// What becomes of a recurring task when the occurrence that is due is done or skipped.
enum Advance: Equatable {
  /// It is due again.
  case moves(Due, notBefore: Day?, Recurrence)
  /// This was the last one; where occurrences are told one by one, this one is.
  case ends(Recurrence?)
  /// Its rule cannot be read.
  case unknown
}

extension PlanItem {
  /// Where the series of the task goes from here.
  /// - Parameter isSkipped: the occurrence is left out instead of done.
  func advance(in environment: Environment, isSkipped: Bool = false) -> Advance {
    guard let recurrence else { return .ends(nil) }
    let due = occurrence ?? Due(day: environment.today)
    // One left out before its day is over only then.
    let done = isSkipped ? max(environment.today, due.day) : environment.today
    if case .rule(let text) = recurrence.pattern {
      // What exactly is wrong with a rule of others helps nobody here: it stays as it is.
      guard let rule = try? RecurrenceRule(parsing: text), recurrence.series?.isBeyond != true else { return .unknown }
      let walk = SeriesWalk(rule, text: text, recurrence, due: due, doneOn: done, notBefore: notBefore, environment)
      return isSkipped ? walk.skip() : walk.complete()
    }
    guard let (next, rest) = recurrence.step(afterDue: due.day, doneOn: done) else { return .ends(nil) }
    return .moves(Due(day: next, time: due.time), notBefore: notBefore.map { $0 + (next - due.day) }, rest)
  }

  /// The occurrence that is due, where the series has it.
  public var occurrence: Due? { recurrence?.scheduled ?? due }
}
