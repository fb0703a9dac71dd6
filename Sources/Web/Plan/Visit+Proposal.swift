import Domain

extension Visit {
  func act(_ verb: PlanVerb) throws(PlannerFailure) -> Response {
    redirect(to: planOrigin.route)
  }

  /// The page of the plan a form was sent from; from elsewhere it leads to today.
  private var planOrigin: Origin { Origin(planned: request.form) ?? .day(PlanView()) }
}
