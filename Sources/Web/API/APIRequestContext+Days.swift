import Domain

extension APIRequestContext {
  /// Returns the events, time blocks, gaps and capacity of a day, in local time.
  func day(_ day: Day) throws(APIProblem) -> Response {
    let environment = environment
    app.sync.prepared(PlanWindow(from: day, through: day, environment.zones))
    let plan = try read { (reader) throws(PlannerFailure) in
      try self.json(of: try reader.dayPlan(day, with: nil, in: environment), reader)
    }
    return respond(plan)
  }

  /// Returns the same for each day of the week that contains the day, Monday first, and the week's totals.
  func week(_ day: Day) throws(APIProblem) -> Response {
    let environment = environment
    let monday = day.monday
    app.sync.prepared(PlanWindow(from: monday, through: monday + 6, environment.zones))
    let week = try read { (reader) throws(PlannerFailure) -> JSON in
      var days: [JSON] = []
      var capacity = Capacity()
      for plan in try reader.weekPlan(day, with: nil, in: environment) {
        days.append(try self.json(of: plan, reader))
        capacity = capacity + plan.capacity
      }
      return .object([.init("days", .array(days)), .init("capacity", capacity.json)])
    }
    return respond(week)
  }

  private func json(of plan: DayPlan, _ reader: Store.Reader) throws(PlannerFailure) -> JSON {
    let events = try reader.events(in: plan.frame.window)
    return .object(plan.members + [.init("events", .array(events.map { $0.json }))])
  }
}
