import Domain

extension RequestContext {
  /// Creates, accepts or rejects a proposal, in whole or the placements named by a form, or applies a remedy to a
  /// task without a slot.
  func act(_ verb: PlanVerb) throws(PlannerFailure) -> Response {
    let proposals = ProposalHandler(app.store)
    switch verb {
    case .propose:
      let (first, days) = (try first(), try days())
      app.sync.prepared(PlanWindow(from: first, through: first + days, environment.zones))
      let made = try proposals.propose(first: first, days: days, in: environment)
      if case .planDay = planOrigin { return redirect(to: planOrigin.route) }
      let shown = planOrigin.route.day ?? environment.today
      let seen = made.placements.first { environment.zones.here($0.start).day == shown }
      return redirect(to: planOrigin.route, at: seen.map { "ghost-\($0.number)" })
    case .reject:
      try proposals.reject(try choice(), of: made, in: environment)
      return redirect(to: planOrigin.route)
    case .remedy:
      let way = request.query["way"] ?? ""
      guard let task = request.query["task"], let remedy = PlanRemedy(text: way) else {
        throw .invalid([Problem(.start, .choiceUnknown(way))])
      }
      let outcome = try proposals.remedy(TaskID(task), remedy, in: environment)
      return redirect(to: planOrigin.route, noticing: outcome.number)
    case .accept:
      if let start = try when.start() { return try acceptElsewhere(start) }
      let choice = try choice()
      let outcome = try proposals.accept(choice, of: made, in: environment)
      var next = planOrigin.route
      if planOrigin == .planDay(.fit) {
        // After a single block, the user goes on reviewing the others; accepting the whole proposal completes the
        // step.
        if case .some = choice {} else { next = .planDay(.go) }
      }
      return redirect(to: next, noticing: outcome.number)
    }
  }

  private var when: WhenForm { WhenForm(fields: request.form, zones: environment.zones) }

  /// Accepts one proposed block with another start or length.
  private func acceptElsewhere(_ start: Instant) throws(PlannerFailure) -> Response {
    guard case .some(let numbers) = try choice(), let number = numbers.first, numbers.count == 1 else {
      throw .invalid([Problem(.start, .choiceUnknown(request.form["number"] ?? ""))])
    }
    do throws(PlannerFailure) {
      let outcome = try ProposalHandler(app.store).accept(
        number, at: start, minutes: try when.minutes(), anyway: when.isAnyway, of: made, in: environment)
      return redirect(to: planOrigin.route, noticing: outcome.number)
    } catch {
      guard case .invalid(let problems) = error else { throw error }
      let url = Route.actOnPlan(.accept).url + (made.map { "?made=\($0.seconds)" } ?? "")
      if let taken = try taken(problems, at: url, planOrigin) { return taken }
      throw error
    }
  }

  /// The plan page that the form was sent from; today's page for any other origin.
  var planOrigin: Origin { Origin(planned: request.form) ?? .day(PlanView()) }

  /// Returns the placements chosen; all of them if the form names none.
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

  /// The creation time of the proposal shown on the page; nil if the URL does not contain it.
  private var made: Instant? { request.query["made"].flatMap { Int64($0) }.map { Instant(seconds: $0) } }

  /// Returns the first day to plan, but never a past one.
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
