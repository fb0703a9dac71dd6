import Domain

/// The data of daily planning, read in one transaction.
struct PlanningScreen {
  var step: PlanningStep
  var planning: DailyPlanning
  /// Today, with its proposal, if any.
  var day: DayScreen

  /// - Parameter step: nil selects the first step with something to do.
  init(
    _ step: PlanningStep?, from reader: some PlannerReader, in environment: Environment
  ) throws(PlannerFailure) {
    day = try DayScreen(PlanView(), from: reader, in: environment)
    let last = day.proposal.map { max($0.last, environment.today) } ?? environment.today
    planning = try reader.dailyPlanning(through: last, in: environment)
    self.step = step ?? (planning.leftCount > 0 ? .left : planning.mustCount > 0 ? .must : .fit)
  }

  /// The number of days to plan: as many as the current proposal covers.
  var days: Int {
    guard let proposal = day.proposal, proposal.last >= day.day else { return 1 }
    return min(proposal.last - day.day + 1, Proposal.dayCounts.upperBound)
  }
}
