import Domain

/// What can be done to a time block with one press.
public enum BlockVerb: String, Sendable, CaseIterable {
  case move, resize, unschedule, pin, done
}

/// What can be done with a proposal.
public enum PlanVerb: String, Sendable, CaseIterable {
  case propose, accept, reject

  /// Where a form about this proposal is sent; another one may be there by the time it is.
  func url(_ proposal: Proposal?) -> String {
    Route.actOnPlan(self).url + (proposal.map { "?made=\($0.madeAt.seconds)" } ?? "")
  }
}
