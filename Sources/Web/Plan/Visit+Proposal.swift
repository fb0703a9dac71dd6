import Domain

extension Visit {
  /// Makes, accepts or discards a proposal, all of it or what a form names.
  func act(_ verb: PlanVerb) throws(PlannerFailure) -> Response {
    let desk = ProposalDesk(app.store)
    switch verb {
    case .propose:
      let (first, days) = (try first(), try days())
      app.sync.prepared(PlanWindow(from: first, through: first + days, environment.zones))
      _ = try desk.propose(first: first, days: days, in: environment)
      return redirect(to: planOrigin.route)
    case .reject:
      try desk.reject(try choice(), of: made, in: environment)
      return redirect(to: planOrigin.route)
    case .accept:
      let outcome = try desk.accept(try choice(), of: made, in: environment)
      return redirect(to: planOrigin.route, noticing: outcome.number)
    }
  }

  /// The page of the plan a form was sent from; from elsewhere it leads to today.
  private var planOrigin: Origin { Origin(planned: request.form) ?? .day(PlanView()) }

  /// Without a number it is about all of it.
  private func choice() throws(PlannerFailure) -> Proposal.Choice {
    let texts = request.form.all("number")
    guard !texts.isEmpty, request.form["all"] == nil else { return .all }
    var numbers: [Int] = []
    for text in texts {
      guard let number = Int(text) else { throw .invalid([Problem(.start, .choiceUnknown(text))]) }
      numbers.append(number)
    }
    return .some(numbers)
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
    guard let days = Int(text), Proposal.dayCounts.contains(days) else {
      throw .invalid([Problem(.start, .choiceUnknown(text))])
    }
    return days
  }
}
