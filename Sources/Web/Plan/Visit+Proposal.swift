import Domain

extension Visit {
  /// Makes, accepts or discards a proposal, all of it or what a form names.
  func act(_ verb: PlanVerb) throws(PlannerFailure) -> Response {
    let desk = ProposalDesk(app.store)
    switch verb {
    case .propose:
      _ = try desk.propose(first: try first(), days: try days(), in: environment)
      return redirect(to: planOrigin.route)
    case .reject:
      try desk.reject(choice, in: environment)
      return redirect(to: planOrigin.route)
    case .accept:
      let outcome = try desk.accept(choice, in: environment)
      return redirect(to: planOrigin.route, noticing: outcome.number)
    }
  }

  /// The page of the plan a form was sent from; from elsewhere it leads to today.
  private var planOrigin: Origin { Origin(planned: request.form) ?? .day(PlanView()) }

  /// Without a number it is about all of it.
  private var choice: Proposal.Choice {
    let numbers = request.form.all("number").compactMap { Int($0) }
    return numbers.isEmpty || request.form["all"] != nil ? .all : .some(numbers)
  }

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
