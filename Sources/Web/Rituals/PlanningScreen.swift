import Domain

/// What planning today shows, read in one go.
struct PlanningScreen {
  var step: PlanningStep
  var planning: DailyPlanning
  /// Today, with the proposal there may be.
  var day: DayScreen

  /// - Parameter step: nil for the first one with something in it.
  init(
    _ step: PlanningStep?, from reader: some PlannerReader, in environment: Environment
  ) throws(PlannerFailure) {
    day = try DayScreen(PlanView(), from: reader, in: environment)
    let last = day.proposal.map { max($0.last, environment.today) } ?? environment.today
    planning = try reader.dailyPlanning(through: last, in: environment)
    self.step = step ?? (planning.leftCount > 0 ? .left : planning.mustCount > 0 ? .must : .fit)
  }

  /// How many days a plan is asked for: as many as the proposal has that is there.
  var days: Int {
    guard let proposal = day.proposal, proposal.last >= day.day else { return 1 }
    return min(proposal.last - day.day + 1, Proposal.dayCounts.upperBound)
  }
}
