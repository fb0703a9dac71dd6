extension ProposalMaking {
  func proposal() throws(PlannerFailure) -> Proposal {
    let pieces = solved()
    let explaining = PlanExplaining(self, pieces)
    var proposal = Proposal(first: first, last: last, madeAt: environment.now)
    var gone = Set(blocks.movable.values.joined().map { $0.id })
    for index in candidates.indices {
      let own = pieces.filter { $0.candidate == index }
      for (piece, part, block) in matched(own, candidates[index].movable) {
        if let block { gone.remove(block.id) }
        if let block, block.start == piece.start, block.minutes == piece.minutes { continue }
        proposal.placements.append(
          Proposal.Placement(
            number: 0, task: candidates[index].task.id, title: try title(of: candidates[index].task.id),
            start: piece.start, minutes: piece.minutes, moves: block?.id,
            reasons: try explaining.reasons(piece, part: part, of: own.count, moving: block)))
      }
    }
    proposal.placements.sort { $0.start < $1.start }
    for index in proposal.placements.indices { proposal.placements[index].number = index + 1 }
    proposal.removals = blocks.movable.values.joined().filter { gone.contains($0.id) }.sortedByTime().map { $0.id }
    try explaining.leaveOut(into: &proposal)
    return proposal
  }

  /// Returns each piece with its part, counted from 1, and the block it comes from: one that begins at the same time if
  /// there is one, or else the next one left. Nil for a new block.
  private func matched(_ pieces: [PlanPiece], _ blocks: [TimeBlock]) -> [(PlanPiece, Int, TimeBlock?)] {
    var rest = blocks
    var found = [TimeBlock?](repeating: nil, count: pieces.count)
    for (index, piece) in pieces.enumerated() {
      guard let same = rest.firstIndex(where: { $0.start == piece.start }) else { continue }
      found[index] = rest.remove(at: same)
    }
    for index in pieces.indices where found[index] == nil && !rest.isEmpty { found[index] = rest.removeFirst() }
    return pieces.indices.map { (pieces[$0], $0 + 1, found[$0]) }
  }

  func title(of id: TaskID) throws(PlannerFailure) -> String { try reader.item(id)?.title ?? "" }
}

extension Sequence<TimeBlock> {
  fileprivate func sortedByTime() -> [TimeBlock] {
    sorted { $0.start == $1.start ? $0.id < $1.id : $0.start < $1.start }
  }
}
