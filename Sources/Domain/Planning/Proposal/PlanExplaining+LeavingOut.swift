extension PlanExplaining {
  /// Tasks listed that only wait, and that were not looked at.
  private static var mostWaiting: Int { 20 }
  private static var mostBeyond: Int { 5 }

  /// Adds what found no place, the weightiest first, then what only waits.
  func leaveOut(into proposal: inout Proposal) throws(PlannerFailure) {
    let (candidates, isGuarded) = (making.candidates, making.isGuarded)
    let missing = candidates.indices.filter { placed[$0] < candidates[$0].minutes }
    let order = missing.sorted { left, right in
      let weights = (PlanWeight.base(candidates[left], isGuarded), PlanWeight.base(candidates[right], isGuarded))
      return weights.0 == weights.1 ? left < right : weights.0 > weights.1
    }
    for index in order {
      let candidate = candidates[index]
      proposal.leftOut.append(
        try leftOut(candidate.task, candidate.minutes - placed[index], try reason(candidate)))
    }
    proposal.waitingCount = proposal.leftOut.count { $0.reason.isWaiting } + making.waiting.count
    for candidate in making.beyond.prefix(Self.mostBeyond) {
      let reason = PlanReason.notConsidered(limit: ProposalMaking<Reader>.limit)
      proposal.leftOut.append(try leftOut(candidate.task, candidate.minutes, reason))
    }
    for waiting in making.waiting.prefix(Self.mostWaiting) {
      proposal.leftOut.append(try leftOut(waiting.task, waiting.task.minutes, try reason(waiting)))
    }
    proposal.leftOutCount = missing.count + making.beyond.count + making.waiting.count
  }

  private func leftOut(
    _ task: TaskFacts, _ minutes: Int, _ reason: PlanReason
  ) throws(PlannerFailure) -> Proposal.LeftOut {
    Proposal.LeftOut(task: task.id, title: try making.title(of: task.id), minutes: minutes, reason: reason)
  }

  private func reason(_ waiting: PlanWaiting) throws(PlannerFailure) -> PlanReason {
    switch waiting.wait {
    case .notBefore(let day): .notBefore(day)
    case .recurs(let day): .recurs(day)
    case .delegated(let until):
      .delegated(to: try making.reader.item(waiting.task.id)?.delegatedTo ?? "", until: until)
    case .eliminated: .eliminated
    case .other(let id): .waitsFor(title: try making.title(of: id))
    }
  }

  private func reason(_ candidate: PlanCandidate) throws(PlannerFailure) -> PlanReason {
    let gaps = making.gaps(of: candidate)
    guard let largest = gaps.max() else {
      return making.time.stretches.isEmpty ? noTime : .notBefore(candidate.release ?? making.last)
    }
    let free = gaps.reduce(0, +)
    if let due = candidate.task.due, making.moment(of: due) > making.begin {
      let before = making.gaps(of: candidate, until: making.moment(of: due)).reduce(0, +)
      if before < min(free, candidate.minutes) {
        return .needs(minutes: candidate.minutes, free: before, before: due)
      }
    }
    let piece = making.shortestPiece(of: candidate)
    if largest < piece { return .needsOnePiece(minutes: piece, largest: largest) }
    if free < candidate.minutes { return .needs(minutes: candidate.minutes, free: free, before: nil) }
    if let better = try better(than: candidate, at: nil) { return better }
    return isOutweighed(candidate)
      ? .othersFirst(minutes: candidate.minutes, free: free) : .noRoom(minutes: candidate.minutes, free: free)
  }

  /// Why nothing is free in these days.
  private var noTime: PlanReason {
    let worked = making.worked
    guard !worked.isEmpty else { return .noWorkingTime }
    let whole = making.taken.first { taken in
      worked.allSatisfy { taken.range.lowerBound <= $0.lowerBound && $0.upperBound <= taken.range.upperBound }
    }
    return .allTaken(by: whole?.title)
  }

  /// Whether all that is planned weighs as much or more, and leaves no gap long enough for a piece.
  private func isOutweighed(_ candidate: PlanCandidate) -> Bool {
    let weight = PlanWeight.base(candidate, making.isGuarded)
    let rivals = pieces.map { making.candidates[$0.candidate] }.filter { $0.task.id != candidate.task.id }
    guard rivals.allSatisfy({ PlanWeight.base($0, making.isGuarded) >= weight }) else { return false }
    let piece = making.shortestPiece(of: candidate)
    return making.gaps(of: candidate, besides: pieces).allSatisfy { $0 < piece }
  }
}
