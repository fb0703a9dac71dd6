extension Proposal {
  /// Which of the proposed blocks are meant.
  public enum Choice: Equatable, Sendable {
    case all
    /// All of it as far as it was still possible when it was shown: these numbers, and what gives way.
    case shown([Int])
    /// By their numbers.
    case some([Int])
  }

  /// What is accepted together.
  struct Chosen {
    var placements: [Placement] = []
    var removals: [BlockID] = []
  }

  /// What is meant, together with the blocks that have to move or go for it: so it is as it was shown.
  fileprivate func chosen(
    _ numbers: [Int], _ reader: some PlannerReader
  ) throws(PlannerFailure) -> Chosen {
    var chosen = Chosen(placements: placements.filter { numbers.contains($0.number) })
    var next = 0
    while next < chosen.placements.count {
      let placement = chosen.placements[next]
      next += 1
      for id in removals where !chosen.removals.contains(id) {
        if let block = try reader.block(id), placement.needs(block) { chosen.removals.append(id) }
      }
      for other in placements where !chosen.placements.contains(where: { $0.number == other.number }) {
        guard let id = other.moves, let block = try reader.block(id), placement.needs(block) else { continue }
        chosen.placements.append(other)
      }
    }
    chosen.placements.sort { $0.start == $1.start ? $0.number < $1.number : $0.start < $1.start }
    return chosen
  }
}

extension Proposal {
  /// Without some placements, and without the removals that only they needed: those blocks keep their time.
  func without(_ numbers: [Int], _ reader: some PlannerReader) throws(PlannerFailure) -> Proposal {
    let rejected = placements.filter { numbers.contains($0.number) }
    var rest = self
    rest.placements = placements.filter { !numbers.contains($0.number) }
    rest.removals = []
    for id in removals {
      let block = try reader.block(id)
      let isNeeded = block.map { block in
        rest.placements.contains { $0.needs(block) } || !rejected.contains { $0.needs(block) }
      }
      if isNeeded ?? true { rest.removals.append(id) }
    }
    return rest
  }
}

extension Proposal? {
  /// - Throws: a problem for each number that is not proposed any more.
  func chosen(
    _ choice: Proposal.Choice, _ reader: some PlannerReader
  ) throws(PlannerFailure) -> Proposal.Chosen {
    let numbers: [Int]
    switch choice {
    case .all: return Proposal.Chosen(placements: self?.placements ?? [], removals: self?.removals ?? [])
    case .shown(let shown), .some(let shown): numbers = shown
    }
    let known = self?.placements.map { $0.number } ?? []
    let problems = numbers.filter { !known.contains($0) }.map {
      Problem(placement: $0, .notPlannable(title: "", .gone))
    }
    if !problems.isEmpty { throw .invalid(problems) }
    guard case .shown = choice else { return try self?.chosen(numbers, reader) ?? Proposal.Chosen() }
    let shown = self?.placements.filter { numbers.contains($0.number) }
    return Proposal.Chosen(placements: shown ?? [], removals: self?.removals ?? [])
  }
}

extension Proposal.Placement {
  /// Whether a block has to give way to it: it lies there, or is the place this part of the same task comes from.
  fileprivate func needs(_ block: TimeBlock) -> Bool {
    (block.start < end && start < block.end) || (moves == nil && block.task == task)
  }
}
