extension PlannerReader {
  /// The plan proposed last, without what has become impossible since; nil when there is none, or its days are over.
  public func proposal(in environment: Environment) throws(PlannerFailure) -> Proposal? {
    guard var proposal = try keptProposal(), proposal.last >= environment.today else { return nil }
    let wasEmpty = proposal.isEmpty
    let closed = try closedCalendars()
    var removals: [BlockID] = []
    for id in proposal.removals {
      guard let block = try block(id), block.isMovable(at: environment.now) else { continue }
      if closed[calendarOf: block] == nil { removals.append(id) }
    }
    proposal.removals = removals
    // A block whose move has become impossible stays, and may be in the way of another one.
    var count = -1
    while count != proposal.placements.count {
      count = proposal.placements.count
      var check = try PlanCheck(proposal.placements, removing: removals, self, in: environment)
      let obstacles = try check.obstacles(proposal.placements)
      proposal.placements = zip(proposal.placements, obstacles).filter { $0.1 == nil }.map { $0.0 }
    }
    if proposal.isEmpty, !wasEmpty { return nil }
    return proposal
  }

  /// As it was kept.
  func keptProposal() throws(PlannerFailure) -> Proposal? {
    try proposalText().flatMap { Proposal(text: $0) }
  }
}
