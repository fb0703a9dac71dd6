/// What can be done to a time block with one press.
public enum BlockVerb: String, Sendable, CaseIterable {
  case move, resize, unschedule, pin, done
}

/// What can be done with a proposal.
public enum PlanVerb: String, Sendable, CaseIterable {
  case propose, accept, reject
}
