/// A piece of a task that is to be proposed.
struct PlanPiece {
  /// Index of the candidate.
  var candidate: Int
  var start: Instant
  var minutes: Int
  var reasons: [SlotReason]

  var end: Instant { start.advanced(minutes: minutes) }
}

extension ProposalMaking {
  /// Returns the planned pieces by start.
  func solved() -> [PlanPiece] {
    switch settings.by {
    case .order: solvedInOrder()
    case .points: solvedByPoints()
    }
  }

  /// Plans by points. If the grade guard is on and an A task finds no place beside the others, plans the A tasks first
  /// and the others in the time left.
  private func solvedByPoints() -> [PlanPiece] {
    let together = calm(Array(candidates.indices))
    let graded = candidates.indices.filter { candidates[$0].grade == .a }
    let hasOthers = together.contains { candidates[$0.candidate].grade != .a }
    guard isGuarded, !graded.isEmpty, hasOthers, missing(graded, in: together) > 0 else { return together }
    let first = PlanAttempt(self, graded, time.slots).pieces
    guard missing(graded, in: first) < missing(graded, in: together) else { return together }
    let others = candidates.indices.filter { candidates[$0].grade != .a }
    return sorted(first + PlanAttempt(self, others, free(besides: first)).pieces)
  }

  /// Keeps the blocks of the last plan and plans the missing minutes around them, unless a plan from scratch is so much
  /// better that it makes up for every minute it moves.
  private func calm(_ all: [Int]) -> [PlanPiece] {
    let fresh = PlanAttempt(self, all, time.slots)
    var best = fresh.pieces
    var keptBlocks = 0
    // If both variants keep the same blocks, the second would repeat the first.
    for kept in [staying { isWhole(staying: $0, of: $1) }, staying { _, _ in true }] where kept.count > keptBlocks {
      keptBlocks = kept.count
      let around = around(kept, all)
      if fresh.cost(of: around) <= fresh.cost(of: best) { best = around }
    }
    return best
  }

  /// Plans the missing minutes around the pieces that stay.
  func around(_ staying: [PlanPiece], _ all: [Int]) -> [PlanPiece] {
    var rest = candidates.map { $0.minutes }
    for piece in staying { rest[piece.candidate] -= piece.minutes }
    // The rest of a task whose pieces stay must not be shorter than the shortest piece.
    let missing = all.filter { rest[$0] == candidates[$0].minutes || rest[$0] >= settings.minChunk }
    return sorted(staying + PlanAttempt(self, missing, free(besides: staying), minutes: rest).pieces)
  }

  /// Returns the blocks of the last plan that are still possible where they are, for tasks that `isKept` accepts.
  func staying(where isKept: ([TimeBlock], PlanCandidate) -> Bool) -> [PlanPiece] {
    var staying: [PlanPiece] = []
    for (index, candidate) in candidates.enumerated() {
      let own = candidate.movable.filter { isPossible($0, candidate) }
      guard isKept(own, candidate) else { continue }
      staying += own.map { PlanPiece(candidate: index, start: $0.start, minutes: $0.minutes, reasons: []) }
    }
    return staying
  }

  /// Returns whether the blocks that stay cover the task, or the rest of it can be planned as a separate piece.
  private func isWhole(staying own: [TimeBlock], of candidate: PlanCandidate) -> Bool {
    let rest = candidate.minutes - own.reduce(0) { $0 + $1.minutes }
    return own.count == candidate.movable.count && rest == 0 || rest >= settings.minChunk && canSplit(candidate)
  }

  private func isPossible(_ block: TimeBlock, _ candidate: PlanCandidate) -> Bool {
    if let release = candidate.release, block.start < environment.zones.midnight(of: release) { return false }
    return time.isFree(block)
  }

  func canSplit(_ candidate: PlanCandidate) -> Bool {
    settings.splits && candidate.minutes >= 2 * settings.minChunk
  }

  /// Returns the length of the shortest piece of a task in minutes.
  func shortestPiece(of candidate: PlanCandidate) -> Int {
    canSplit(candidate) ? settings.minChunk : candidate.minutes
  }

  private func sorted(_ pieces: [PlanPiece]) -> [PlanPiece] {
    pieces.sorted { $0.start == $1.start ? $0.candidate < $1.candidate : $0.start < $1.start }
  }

  /// Returns the slots that neither the pieces nor the buffers after them take.
  func free(besides pieces: [PlanPiece]) -> [PlanProblem.Slot] {
    let taken = pieces.map { piece in
      let start = time.minute(of: piece.start)
      return start..<(start + piece.minutes + settings.buffer)
    }
    return time.slots.filter { slot in
      !taken.contains { slot.start < $0.upperBound && $0.lowerBound < slot.start + time.slotMinutes }
    }
  }

  /// Returns the lengths of the gaps that a task may use, in chronological order.
  /// - Parameters:
  ///   - end: nil for no limit.
  ///   - pieces: more time that is taken.
  func gaps(of candidate: PlanCandidate, until end: Instant? = nil, besides pieces: [PlanPiece] = []) -> [Int] {
    let release = candidate.release.map { environment.zones.midnight(of: $0) }
    return time.free(from: release, until: end, besides: pieces.map { $0.start..<$0.end })
  }

  /// Returns the minutes of some candidates that have no place.
  private func missing(_ chosen: [Int], in pieces: [PlanPiece]) -> Int {
    chosen.reduce(0) { sum, index in
      let placed = pieces.reduce(0) { $0 + ($1.candidate == index ? $1.minutes : 0) }
      return sum + max(0, candidates[index].minutes - placed)
    }
  }

  /// When the planned time begins.
  var begin: Instant { max(environment.now, environment.zones.midnight(of: first)) }

  /// The working hours from `begin` on, free or not.
  var worked: [Range<Instant>] {
    let days = (0...max(0, last - first)).map { first + $0 }
    return days.flatMap { settings.hours.stretches(on: $0, environment.zones) }
      .compactMap { begin < $0.upperBound ? max(begin, $0.lowerBound)..<$0.upperBound : nil }
  }

  /// When the planned days are over.
  var end: Instant { environment.zones.midnight(of: last + 1) }

  /// Returns the instant at which a task is due. Without a time, this is the end of that day's working hours, or of the
  /// day if it has none.
  func moment(of due: Due) -> Instant {
    let zones = environment.zones
    if let time = due.time { return zones.instant(of: WallClock(day: due.day, second: time.minutes * 60)) }
    return settings.hours.stretches(on: due.day, zones).last?.upperBound ?? zones.midnight(of: due.day + 1)
  }
}
