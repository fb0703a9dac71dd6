extension PlanExplaining {
  /// Tasks listed that only wait, and that were not looked at.
  private static var mostWaiting: Int { 20 }
  private static var mostBeyond: Int { 5 }

  /// Adds what found no place, first what is due in these days, each in its order, then what only waits.
  func leaveOut(into proposal: inout Proposal) throws(PlannerFailure) {
    let (candidates, isGuarded) = (making.candidates, making.isGuarded)
    let missing = candidates.indices.filter { placed[$0] < candidates[$0].minutes }
    let order =
      making.settings.by == .order
      ? making.order.filter { placed[$0] < candidates[$0].minutes }
      : missing.sorted { left, right in
        let weights = (PlanWeight.base(candidates[left], isGuarded), PlanWeight.base(candidates[right], isGuarded))
        return weights.0 == weights.1 ? left < right : weights.0 > weights.1
      }
    for index in order {
      let candidate = candidates[index]
      proposal.leftOut.append(
        try leftOut(candidate, candidate.minutes - placed[index], try reason(candidate, index)))
    }
    proposal.waitingCount = proposal.leftOut.count { $0.reason.isWaiting } + making.waiting.count
    let others = making.beyond.filter { !isPressing($0) }.prefix(Self.mostBeyond)
    for candidate in making.beyond.filter({ isPressing($0) }) + others {
      let reason = PlanReason.notConsidered(limit: ProposalMaking<Reader>.limit)
      proposal.leftOut.append(try leftOut(candidate, candidate.minutes, reason))
    }
    proposal.leftOut = proposal.leftOut.filter { $0.due != nil } + proposal.leftOut.filter { $0.due == nil }
    for waiting in making.waiting.prefix(Self.mostWaiting) {
      proposal.leftOut.append(
        Proposal.LeftOut(
          task: waiting.task.id, title: try making.title(of: waiting.task.id), minutes: waiting.task.minutes,
          reason: try reason(waiting)))
    }
    proposal.leftOutCount = missing.count + making.beyond.count + making.waiting.count
  }

  private func leftOut(
    _ candidate: PlanCandidate, _ minutes: Int, _ reason: PlanReason
  ) throws(PlannerFailure) -> Proposal.LeftOut {
    Proposal.LeftOut(
      task: candidate.task.id, title: try making.title(of: candidate.task.id), minutes: minutes, reason: reason,
      due: isPressing(candidate) ? candidate.task.due : nil)
  }

  /// Whether it is due in these days, or was before.
  private func isPressing(_ candidate: PlanCandidate) -> Bool {
    candidate.task.due.map { $0.day <= making.last } ?? false
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

  private func reason(_ candidate: PlanCandidate, _ index: Int) throws(PlannerFailure) -> PlanReason {
    let gaps = making.gaps(of: candidate)
    guard let largest = gaps.max() else {
      return making.time.stretches.isEmpty ? noTime : .notBefore(candidate.release ?? making.last)
    }
    let free = gaps.reduce(0, +)
    let rank = making.order.firstIndex(of: index) ?? 0
    let earlier = making.settings.by == .order ? Set(making.order[..<rank]) : []
    if let due = candidate.task.due, making.moment(of: due) > making.begin {
      let taken = pieces.filter { earlier.contains($0.candidate) }
      let before = making.gaps(of: candidate, until: making.moment(of: due), besides: taken).reduce(0, +)
      if before < min(free, candidate.minutes) {
        return .needs(minutes: candidate.minutes, free: before, before: due)
      }
    }
    let piece = making.shortestPiece(of: candidate)
    if largest < piece { return .needsOnePiece(minutes: piece, largest: largest) }
    if free < candidate.minutes { return .needs(minutes: candidate.minutes, free: free, before: nil) }
    if let better = try better(than: candidate, at: nil) { return better }
    let minutes = candidate.minutes
    switch making.settings.by {
    case .order where leavesNoPiece(candidate, earlier): return .earlierFirst(minutes: minutes, free: free)
    case .points where isOutweighed(candidate): return .othersFirst(minutes: minutes, free: free)
    default: return .noRoom(minutes: minutes, free: free)
    }
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
    return leavesNoPiece(candidate, Set(making.candidates.indices))
  }

  /// Whether what is planned of some tasks leaves no gap long enough for a piece.
  private func leavesNoPiece(_ candidate: PlanCandidate, _ others: Set<Int>) -> Bool {
    let piece = making.shortestPiece(of: candidate)
    let pieces = pieces.filter { others.contains($0.candidate) }
    return making.gaps(of: candidate, besides: pieces).allSatisfy { $0 < piece }
  }
}
