extension PlannerReader {
  /// Returns the stored proposal without the parts that have become impossible. Nil if there is none, if its days are
  /// over, or if nothing of it is left.
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
    // A block that can no longer be moved stays and may obstruct another placement.
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

  /// Returns the proposal as it was stored.
  func keptProposal() throws(PlannerFailure) -> Proposal? {
    try proposalText().flatMap { Proposal(text: $0) }
  }
}
