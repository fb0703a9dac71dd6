import Domain

/// The data of a week's review, read in one transaction.
struct ReviewScreen {
  var week: Week
  var review: Review
  var calibration: Calibration

  init(_ week: Week, from reader: some PlannerReader, in environment: Environment) throws(PlannerFailure) {
    self.week = week
    review = try reader.review(week.days, in: environment)
    calibration = try reader.calibration(since: environment.now.aYearAgo)
  }
}

extension RequestContext {
  func review(_ week: Week?) throws(PlannerFailure) -> Response {
    let week = week ?? Week(of: environment.today)
    let origin = Origin.week(PlanView(day: week.monday))
    let (screen, frame) = try read { (reader) throws(PlannerFailure) in
      (try ReviewScreen(week, from: reader, in: environment), try self.frame(reader, origin: origin))
    }
    return show(ReviewPage(screen: screen, frame: frame).page, in: frame, for: .minute)
  }

  func estimates() throws(PlannerFailure) -> Response {
    let (calibration, frame) = try read { (reader) throws(PlannerFailure) in
      (
        try reader.calibration(since: environment.now.aYearAgo),
        try self.frame(reader, origin: .week(PlanView()))
      )
    }
    return show(EstimatesPage(calibration: calibration, frame: frame).page, in: frame)
  }
}
