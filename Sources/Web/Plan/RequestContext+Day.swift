import Domain

extension RequestContext {
  func day(_ view: PlanView) throws(PlannerFailure) -> Response {
    prepare(view.day ?? environment.today)
    let (screen, frame) = try read { (reader) throws(PlannerFailure) in
      (try DayScreen(view, from: reader, in: environment), try self.frame(reader, origin: .day(view)))
    }
    // Past, current and missed entries change by the minute; a future day stays the same until data changes.
    let period: KeptPeriod = screen.day > environment.today ? .day : .minute
    return show(DayPage(screen: screen, frame: frame).page, in: frame, for: period)
  }

  func week(_ view: PlanView) throws(PlannerFailure) -> Response {
    prepare(view.day ?? environment.today)
    let (screen, frame) = try read { (reader) throws(PlannerFailure) in
      (try WeekScreen(view, from: reader, in: environment), try self.frame(reader, origin: .week(view)))
    }
    let isToCome = screen.days.first.map { $0.day > environment.today } ?? false
    return show(WeekPage(screen: screen, frame: frame).page, in: frame, for: isToCome ? .day : .minute)
  }

  /// Expands the events of the week that contains the day.
  private func prepare(_ day: Day) {
    let monday = day.monday
    app.sync.prepared(PlanWindow(from: monday, through: monday + 6, environment.zones))
  }

  func placing(_ id: TaskID, _ view: PlacingView) throws(PlannerFailure) -> Response {
    try placing(id, view, [])
  }

  /// - Parameter problems: the errors in the time typed.
  func placing(_ id: TaskID, _ view: PlacingView, _ problems: [Problem]) throws(PlannerFailure) -> Response {
    if let day = view.day {
      app.sync.prepared(PlanWindow(from: day, through: day + FreeTime.reach, environment.zones))
    }
    let (found, frame) = try read { (reader) throws(PlannerFailure) in
      (try PlacingScreen(id, view, from: reader, in: environment), try self.frame(reader, origin: view.origin))
    }
    guard let screen = found else { throw .unknownTask(id) }
    let typed = problems.isEmpty ? Fields() : request.form
    let page = PlacingPage(screen: screen, typed: typed, problems: problems, frame: frame).page
    return show(page, in: frame, status: problems.status, mayBeKept: false)
  }

  func filling(_ stretch: FreeStretch) throws(PlannerFailure) -> Response {
    let (tray, numbers, frame) = try read { (reader) throws(PlannerFailure) in
      (
        try reader.planTray(limit: 200, filling: environment.zones.here(stretch.start).day, in: environment),
        try reader.shownNumbers(),
        try self.frame(reader, origin: stretch.origin)
      )
    }
    let page = FillingPage(stretch: stretch, tray: tray, numbers: numbers, frame: frame).page
    return show(page, in: frame, mayBeKept: false)
  }

  func block(_ id: BlockID) throws(PlannerFailure) -> Response {
    try block(id, [])
  }

  func block(_ id: BlockID, _ problems: [Problem]) throws(PlannerFailure) -> Response {
    let (found, frame) = try read { (reader) throws(PlannerFailure) in
      (try BlockScreen(id, from: reader, in: environment), try self.frame(reader, origin: .block(id)))
    }
    guard let screen = found else { throw .unknownBlock(id) }
    let page = BlockPage(screen: screen, problems: problems, frame: frame).page
    return show(page, in: frame, status: problems.isEmpty ? 200 : 422, mayBeKept: false)
  }
}

extension [Problem] {
  /// The HTTP status of a page that shows these problems.
  fileprivate var status: Int {
    for problem in self { if case .timeTaken = problem.rule { return 409 } }
    return isEmpty ? 200 : 422
  }
}
