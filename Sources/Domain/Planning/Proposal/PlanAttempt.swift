/// A plan of some candidates in some slots.
struct PlanAttempt<Reader: PlannerReader> {
  private let making: ProposalMaking<Reader>
  private let problem: PlanProblem
  /// Indices of the candidates that are the tasks of the problem.
  private let chosen: [Int]
  /// By start.
  let pieces: [PlanPiece]

  /// - Parameter minutes: the minutes to plan per candidate, listed for all candidates; nil for the minutes each still
  ///   lacks.
  init(
    _ making: ProposalMaking<Reader>, _ chosen: [Int], _ slots: [PlanProblem.Slot], minutes: [Int]? = nil
  ) {
    self.making = making
    self.chosen = chosen
    let wanted = minutes ?? making.candidates.map { $0.minutes }
    let tasks = chosen.enumerated().map { index, candidate in
      making.task(making.candidates[candidate], minutes: wanted[candidate], index: index, of: chosen.count)
    }
    problem = PlanProblem(
      by: making.settings.by, slotMinutes: making.time.slotMinutes, slots: slots, tasks: tasks,
      costs: PlanWeight.costs(slotMinutes: making.time.slotMinutes), buffer: making.settings.buffer)
    var pieces: [PlanPiece] = []
    for block in PlanSolver.solve(problem).blocks {
      let span = problem.span(of: block.slots)
      pieces.append(
        PlanPiece(
          candidate: chosen[block.task], start: making.time.instant(at: span.lowerBound), minutes: span.count,
          reasons: block.reasons))
    }
    self.pieces = PlanAttempt.cut(pieces, to: wanted)
  }

  /// Shortens the last piece of each task by the minutes that rounding up to whole slots has added.
  private static func cut(_ pieces: [PlanPiece], to wanted: [Int]) -> [PlanPiece] {
    var pieces = pieces
    var placed = [Int](repeating: 0, count: wanted.count)
    for piece in pieces { placed[piece.candidate] += piece.minutes }
    for index in pieces.indices.reversed() {
      let candidate = pieces[index].candidate
      let excess = placed[candidate] - wanted[candidate]
      guard excess > 0 else { continue }
      placed[candidate] -= excess
      pieces[index].minutes = max(TimeBlock.lengths.lowerBound, pieces[index].minutes - excess)
    }
    return pieces
  }

  /// Returns the cost of pieces on the slots of this problem, including the cost of all minutes of blocks that do not
  /// stay where they are.
  func cost(of pieces: [PlanPiece]) -> Int {
    var places = [Int](repeating: 0, count: making.candidates.count)
    for (index, candidate) in chosen.enumerated() { places[candidate] = index }
    var blocks: [PlanSolution.Block] = []
    for piece in pieces {
      let start = making.time.minute(of: piece.start)
      let slots = problem.firstSlot(at: start)..<problem.firstSlot(at: start + piece.minutes)
      blocks.append(PlanSolution.Block(task: places[piece.candidate], slots: slots, reasons: []))
    }
    let parts = problem.parts(of: blocks)
    return parts.sum - parts.moved + moved(pieces) * problem.costs.moved
  }

  /// Returns the number of slots of blocks that would not stay.
  private func moved(_ pieces: [PlanPiece]) -> Int {
    var slots = 0
    for (index, candidate) in making.candidates.enumerated() {
      for block in candidate.movable {
        let stays = pieces.contains { $0.candidate == index && $0.start == block.start }
        if !stays { slots += problem.slotCount(of: block.minutes) }
      }
    }
    return slots
  }
}

extension ProposalMaking {
  /// - Parameters:
  ///   - minutes: the minutes to plan.
  ///   - index: number of the `count` tasks that come before it.
  fileprivate func task(
    _ candidate: PlanCandidate, minutes: Int, index: Int, of count: Int
  ) -> PlanProblem.Task {
    let weight =
      settings.by == .order
      ? PlanWeight.inOrder(index: index, of: count)
      : PlanWeight.weight(candidate, isGuarded: isGuarded, index: index, of: count)
    return PlanProblem.Task(
      minutes: minutes, weight: weight,
      due: deadline(of: candidate).map { time.minute(of: $0) },
      notBefore: releaseMinute(of: candidate),
      minChunk: settings.minChunk, isSplittable: canSplit(candidate),
      prefersMorning: settings.morningTypes.contains(candidate.task.type),
      previous: candidate.movable.map { block in
        let start = time.minute(of: block.start)
        return start..<(start + block.minutes)
      })
  }

  func releaseMinute(of candidate: PlanCandidate) -> Int? {
    candidate.release.map { time.minute(of: environment.zones.midnight(of: $0)) }
  }

  /// Returns the deadline of a candidate; nil without a due date. For an overdue task this is the end of the first day
  /// with free time, so that it is less late on that day than on the next.
  func deadline(of candidate: PlanCandidate) -> Instant? {
    guard let due = candidate.task.due else { return nil }
    let moment = moment(of: due)
    if moment > begin { return moment }
    return time.stretches.first.map { environment.zones.midnight(of: environment.zones.here($0.lowerBound).day + 1) }
  }
}
