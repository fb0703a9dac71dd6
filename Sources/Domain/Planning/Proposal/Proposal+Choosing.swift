extension Proposal {
  /// A choice of proposed blocks.
  public enum Choice: Equatable, Sendable {
    case all
    /// Everything that was still possible when it was shown: the placements with these numbers, and all removals.
    case shown([Int])
    /// The placements with these numbers.
    case some([Int])
  }

  /// The placements and removals that are accepted together.
  struct Chosen {
    var placements: [Placement] = []
    var removals: [BlockID] = []
  }

  /// Returns the chosen placements with the moves and removals that they need, so that the result is the one that was
  /// shown.
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
  /// Returns the proposal without some placements and without the removals that only they needed; those blocks keep
  /// their time.
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
  /// Returns the placements and removals of a choice.
  /// - Throws: a problem for each number that is no longer proposed.
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
  /// Returns whether a block has to give way to the placement: it overlaps the placement, or the placement is a new
  /// block that takes over its part of the same task.
  fileprivate func needs(_ block: TimeBlock) -> Bool {
    (block.start < end && start < block.end) || (moves == nil && block.task == task)
  }
}
