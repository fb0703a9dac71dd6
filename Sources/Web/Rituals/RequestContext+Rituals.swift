import Domain

extension RequestContext {
  /// Without a step, shows the first one with something to do.
  func planDay(_ step: PlanningStep?) throws(PlannerFailure) -> Response {
    prepareToday()
    let (screen, frame) = try read { (reader) throws(PlannerFailure) in
      let screen = try PlanningScreen(step, from: reader, in: environment)
      return (screen, try self.frame(reader, origin: .planDay(screen.step)))
    }
    if step == nil { return redirect(to: .planDay(screen.step)) }
    return show(PlanningPage(screen: screen, frame: frame).page, in: frame, for: .minute)
  }

  func closeDay() throws(PlannerFailure) -> Response {
    try closeDay([])
  }

  /// - Parameter problems: the errors in the minutes typed.
  func closeDay(_ problems: [Problem]) throws(PlannerFailure) -> Response {
    prepareToday()
    let (shutdown, frame) = try read { (reader) throws(PlannerFailure) in
      (try reader.dailyShutdown(in: environment), try self.frame(reader, origin: .closeDay))
    }
    let typed = problems.isEmpty ? nil : request.form
    let page = ShutdownPage(shutdown: shutdown, typed: typed, problems: problems, frame: frame).page
    return show(page, in: frame, status: problems.isEmpty ? 200 : 422, for: .minute)
  }

  /// Returns the command that corrects how long a task took.
  func correcting(_ id: TaskID) throws(PlannerFailure) -> Command {
    guard let minutes = Int(outside: request.form["taken"] ?? "") else {
      throw .invalid([Problem(.actualMinutes, .timeOutOfRange(limit: PlanItem.mostCorrectedMinutes))])
    }
    guard let text = request.form["at"] else { return .correctTime(id, minutes: minutes, doneAt: nil) }
    guard let seconds = Int64(text) else { throw .invalid([Problem(.actualMinutes, .choiceUnknown(text))]) }
    return .correctTime(id, minutes: minutes, doneAt: Instant(seconds: seconds))
  }

  /// Expands the events needed to find gaps.
  private func prepareToday() {
    let day = environment.today
    app.sync.prepared(PlanWindow(from: day, through: day + FreeTime.reach, environment.zones))
  }
}
