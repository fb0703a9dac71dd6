/// A piece of a task on its way into a proposal.
struct PlanPiece {
  /// The position among the candidates.
  var candidate: Int
  var start: Instant
  var minutes: Int
  var reasons: [SlotReason]

  var end: Instant { start.advanced(minutes: minutes) }
}

extension ProposalMaking {
  /// Pieces by start.
  ///
  /// While grades guard the order and an A finds no place beside the others, the A tasks get theirs first and the others
  /// take what is left.
  func solved() -> [PlanPiece] {
    let all = Array(candidates.indices)
    let together = pieces(of: all, in: time.slots)
    let graded = all.filter { candidates[$0].grade == .a }
    let others = all.filter { candidates[$0].grade != .a }
    guard isGuarded, !graded.isEmpty, together.contains(where: { candidates[$0.candidate].grade != .a }) else {
      return together
    }
    let missing = missing(graded, in: together)
    guard missing > 0 else { return together }
    let first = pieces(of: graded, in: time.slots)
    guard self.missing(graded, in: first) < missing else { return together }
    let rest = pieces(of: others, in: time.slots.filter { slot in !first.contains { isTaken(slot, by: $0) } })
    return (first + rest).sorted { $0.start < $1.start }
  }

  /// Minutes of some candidates without a place.
  private func missing(_ chosen: [Int], in pieces: [PlanPiece]) -> Int {
    chosen.reduce(0) { sum, index in
      let placed = pieces.reduce(0) { $0 + ($1.candidate == index ? $1.minutes : 0) }
      return sum + max(0, candidates[index].minutes - placed)
    }
  }

  private func isTaken(_ slot: PlanProblem.Slot, by piece: PlanPiece) -> Bool {
    let start = time.minute(of: piece.start)
    return slot.start < start + piece.minutes + settings.buffer && start < slot.start + time.slotMinutes
  }

  private func pieces(of chosen: [Int], in slots: [PlanProblem.Slot]) -> [PlanPiece] {
    let problem = problem(of: chosen, in: slots)
    let solution = PlanSolver.solve(problem)
    var pieces: [PlanPiece] = []
    for block in solution.blocks {
      let span = problem.span(of: block.slots)
      pieces.append(
        PlanPiece(
          candidate: chosen[block.task], start: time.instant(at: span.lowerBound), minutes: span.count,
          reasons: block.reasons))
    }
    cut(&pieces)
    return pieces
  }

  /// The last piece of a task gives back what whole slots are too much.
  private func cut(_ pieces: inout [PlanPiece]) {
    var placed = [Int](repeating: 0, count: candidates.count)
    for piece in pieces { placed[piece.candidate] += piece.minutes }
    for index in pieces.indices.reversed() {
      let candidate = pieces[index].candidate
      let excess = placed[candidate] - candidates[candidate].minutes
      guard excess > 0 else { continue }
      placed[candidate] -= excess
      pieces[index].minutes = max(TimeBlock.lengths.lowerBound, pieces[index].minutes - excess)
    }
  }

  private func problem(of chosen: [Int], in slots: [PlanProblem.Slot]) -> PlanProblem {
    let tasks = chosen.enumerated().map { index, candidate in
      task(candidates[candidate], index: index, of: chosen.count)
    }
    return PlanProblem(
      slotMinutes: time.slotMinutes, slots: slots, tasks: tasks,
      costs: PlanWeight.costs(slotMinutes: time.slotMinutes), buffer: settings.buffer)
  }

  private func task(_ candidate: PlanCandidate, index: Int, of count: Int) -> PlanProblem.Task {
    let due = candidate.task.due.map { moment(of: $0) }
    return PlanProblem.Task(
      minutes: candidate.minutes,
      weight: PlanWeight.weight(candidate, isGuarded: isGuarded, index: index, of: count),
      // What is overdue can only be late; its score presses.
      due: due.flatMap { $0 > begin ? time.minute(of: $0) : nil },
      notBefore: candidate.release.map { time.minute(of: environment.zones.midnight(of: $0)) },
      minChunk: settings.minChunk,
      isSplittable: settings.splits && candidate.minutes >= 2 * settings.minChunk,
      prefersMorning: settings.morningTypes.contains(candidate.task.type),
      previous: candidate.movable.map { previous($0) })
  }

  /// The time of the slots a block has now.
  private func previous(_ block: TimeBlock) -> Range<Int> {
    let start = time.minute(of: block.start)
    return start..<(start + block.minutes)
  }

  /// When the time planned begins.
  var begin: Instant { max(environment.now, environment.zones.midnight(of: first)) }

  /// A day without a time ends with its working hours, where it has any.
  func moment(of due: Due) -> Instant {
    let zones = environment.zones
    if let time = due.time {
      let wall = WallClock(day: due.day, second: time.minutes * 60)
      return zones.instant(wall, nil) ?? wall.utc
    }
    return settings.hours.stretches(on: due.day, zones).last?.upperBound ?? zones.midnight(of: due.day + 1)
  }
}
