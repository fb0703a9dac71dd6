import Domain

extension Visit {
  /// Makes, accepts or discards a proposal, all of it or what a form names, or helps a task that has no place in it.
  func act(_ verb: PlanVerb) throws(PlannerFailure) -> Response {
    let desk = ProposalDesk(app.store)
    switch verb {
    case .propose:
      let (first, days) = (try first(), try days())
      app.sync.prepared(PlanWindow(from: first, through: first + days, environment.zones))
      let made = try desk.propose(first: first, days: days, in: environment)
      if case .planDay = planOrigin { return redirect(to: planOrigin.route) }
      let shown = planOrigin.route.day ?? environment.today
      let seen = made.placements.first { environment.zones.here($0.start).day == shown }
      return redirect(to: planOrigin.route, at: seen.map { "ghost-\($0.number)" })
    case .reject:
      try desk.reject(try choice(), of: made, in: environment)
      return redirect(to: planOrigin.route)
    case .remedy:
      let way = request.query["way"] ?? ""
      guard let task = request.query["task"], let remedy = PlanRemedy(text: way) else {
        throw .invalid([Problem(.start, .choiceUnknown(way))])
      }
      let outcome = try desk.remedy(TaskID(task), remedy, in: environment)
      return redirect(to: planOrigin.route, noticing: outcome.number)
    case .accept:
      if let start = try when.start() { return try acceptElsewhere(start) }
      let choice = try choice()
      let outcome = try desk.accept(choice, of: made, in: environment)
      var next = planOrigin.route
      if planOrigin == .planDay(.fit) {
        // A single block leaves the others to be looked at; the whole is the plan to go with.
        if case .some = choice {} else { next = .planDay(.go) }
      }
      return redirect(to: next, noticing: outcome.number)
    }
  }

  private var when: WhenForm { WhenForm(fields: request.form, zones: environment.zones) }

  /// Accepts one proposed block at another time or with another length.
  private func acceptElsewhere(_ start: Instant) throws(PlannerFailure) -> Response {
    guard case .some(let numbers) = try choice(), let number = numbers.first, numbers.count == 1 else {
      throw .invalid([Problem(.start, .choiceUnknown(request.form["number"] ?? ""))])
    }
    do throws(PlannerFailure) {
      let outcome = try ProposalDesk(app.store).accept(
        number, at: start, minutes: try when.minutes(), anyway: when.isAnyway, of: made, in: environment)
      return redirect(to: planOrigin.route, noticing: outcome.number)
    } catch {
      guard case .invalid(let problems) = error else { throw error }
      let url = Route.actOnPlan(.accept).url + (made.map { "?made=\($0.seconds)" } ?? "")
      if let taken = try taken(problems, at: url, planOrigin) { return taken }
      throw error
    }
  }

  /// The page of the plan a form was sent from; from elsewhere it leads to today.
  var planOrigin: Origin { Origin(planned: request.form) ?? .day(PlanView()) }

  /// Without a number it is about all of it.
  private func choice() throws(PlannerFailure) -> Proposal.Choice {
    let texts = request.form.all("number")
    guard !texts.isEmpty else { return .all }
    var numbers: [Int] = []
    for text in texts {
      guard let number = Int(outside: text) else { throw .invalid([Problem(.start, .choiceUnknown(text))]) }
      numbers.append(number)
    }
    return request.form["all"] == nil ? .some(numbers) : .shown(numbers)
  }

  /// When the proposal was made that the page showed; nil where the address says nothing about it.
  private var made: Instant? { request.query["made"].flatMap { Int64($0) }.map { Instant(seconds: $0) } }

  /// A day that is over cannot be planned any more.
  private func first() throws(PlannerFailure) -> Day {
    guard let text = request.form["first"] else { return environment.today }
    guard let day = Day(iso: text) else { throw .invalid([Problem(.start, .dayUnreadable)]) }
    return max(day, environment.today)
  }

  private func days() throws(PlannerFailure) -> Int {
    guard let text = request.form["days"] else { return 1 }
    guard let days = Int(outside: text), Proposal.dayCounts.contains(days) else {
      throw .invalid([Problem(.start, .choiceUnknown(text))])
    }
    return days
  }
}
