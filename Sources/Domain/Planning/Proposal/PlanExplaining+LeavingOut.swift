extension PlanExplaining {
  /// Maximum number of waiting tasks in the list; `mostBeyond` is the maximum of tasks not considered.
  private static var mostWaiting: Int { 20 }
  private static var mostBeyond: Int { 5 }

  /// Adds the tasks without a place to the proposal: first the tasks due in the planned days, then the others, each in
  /// planning order, and finally the waiting ones.
  func leaveOut(into proposal: inout Proposal) throws(PlannerFailure) {
    let missing = making.order.filter { placed[$0] < making.candidates[$0].minutes }
    for index in missing {
      let candidate = making.candidates[index]
      let reason = try reason(candidate, index)
      proposal.leftOut.append(
        try leftOut(candidate.task, candidate.minutes - placed[index], reason, due: pressing(candidate)))
    }
    proposal.waitingCount = proposal.leftOut.count { $0.reason.isWaiting } + making.waiting.count
    let others = making.beyond.filter { pressing($0) == nil }.prefix(Self.mostBeyond)
    for candidate in making.beyond.filter({ pressing($0) != nil }) + others {
      let reason = PlanReason.notConsidered(limit: ProposalMaking<Reader>.limit)
      proposal.leftOut.append(try leftOut(candidate.task, candidate.minutes, reason, due: pressing(candidate)))
    }
    proposal.leftOut = proposal.leftOut.filter { $0.due != nil } + proposal.leftOut.filter { $0.due == nil }
    for waiting in making.waiting.prefix(Self.mostWaiting) {
      proposal.leftOut.append(try leftOut(waiting.task, waiting.task.minutes, try reason(waiting), due: nil))
    }
    proposal.leftOutCount = missing.count + making.beyond.count + making.waiting.count
  }

  private func leftOut(
    _ task: TaskFacts, _ minutes: Int, _ reason: PlanReason, due: Due?
  ) throws(PlannerFailure) -> Proposal.LeftOut {
    Proposal.LeftOut(task: task.id, title: try making.title(of: task.id), minutes: minutes, reason: reason, due: due)
  }

  /// Returns the due date if it lies in the planned days or earlier.
  private func pressing(_ candidate: PlanCandidate) -> Due? {
    candidate.task.due.flatMap { $0.day <= making.last ? $0 : nil }
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
    let earlier = earlier(than: index)
    if let due = candidate.task.due, making.moment(of: due) > making.begin {
      let before = making.gaps(of: candidate, until: making.moment(of: due), besides: earlier).reduce(0, +)
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
    case .order where leavesNoPiece(candidate, besides: earlier): return .earlierFirst(minutes: minutes, free: free)
    case .points where isOutweighed(candidate): return .othersFirst(minutes: minutes, free: free)
    default: return .noRoom(minutes: minutes, free: free)
    }
  }

  /// Returns the pieces of the tasks that come before one in the planning order; none if points decide.
  private func earlier(than index: Int) -> [PlanPiece] {
    guard making.settings.by == .order, let rank = making.order.firstIndex(of: index) else { return [] }
    let before = Set(making.order[..<rank])
    return pieces.filter { before.contains($0.candidate) }
  }

  /// Why no time is free in the planned days.
  private var noTime: PlanReason {
    let worked = making.worked
    guard !worked.isEmpty else { return .noWorkingTime }
    let whole = making.taken.first { taken in
      worked.allSatisfy { taken.range.lowerBound <= $0.lowerBound && $0.upperBound <= taken.range.upperBound }
    }
    return .allTaken(by: whole?.title)
  }

  /// Returns whether all planned tasks weigh at least as much and leave no gap long enough for a piece of the
  /// candidate.
  private func isOutweighed(_ candidate: PlanCandidate) -> Bool {
    let weight = PlanWeight.base(candidate, making.isGuarded)
    let rivals = pieces.map { making.candidates[$0.candidate] }.filter { $0.task.id != candidate.task.id }
    guard rivals.allSatisfy({ PlanWeight.base($0, making.isGuarded) >= weight }) else { return false }
    return leavesNoPiece(candidate, besides: pieces)
  }

  /// Returns whether the pieces leave no gap long enough for a piece of the candidate.
  private func leavesNoPiece(_ candidate: PlanCandidate, besides pieces: [PlanPiece]) -> Bool {
    let piece = making.shortestPiece(of: candidate)
    return making.gaps(of: candidate, besides: pieces).allSatisfy { $0 < piece }
  }
}
