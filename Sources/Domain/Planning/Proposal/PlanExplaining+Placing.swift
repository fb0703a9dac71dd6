extension PlanExplaining {
  /// Returns the reasons for placing a piece where it is, the most important first.
  /// - Parameters:
  ///   - part: number of the part, counted from 1.
  ///   - block: the block that the piece comes from.
  func reasons(
    _ piece: PlanPiece, part: Int, of count: Int, moving block: TimeBlock?
  ) throws(PlannerFailure) -> [PlanReason] {
    let candidate = making.candidates[piece.candidate]
    var reasons: [PlanReason] = []
    if let block, block.start != piece.start {
      reasons.append(.moved(from: block.start, taken: try taken(from: block, of: piece.candidate)))
    }
    if let missed = candidate.missed, block == nil { reasons.append(.missed(missed)) }
    if let due = due(candidate, piece) { reasons.append(due) }
    if let grade = candidate.grade, grade <= .c { reasons.append(.grade(grade, number: candidate.number)) }
    if candidate.task.importance == .high || candidate.task.urgency == .urgent {
      reasons.append(.importance(candidate.task.importance, candidate.task.urgency))
    }
    reasons += fitting(piece)
    if count > 1 { reasons.append(.part(part, of: count)) }
    if candidate.planned > 0 { reasons.append(.rest(planned: candidate.planned)) }
    if reasons.isEmpty { reasons.append(.rank(candidate.place)) }
    // This speaks against the placement, so it follows the reasons for it.
    if let better = try better(than: candidate, at: piece.start) { reasons.append(better) }
    return reasons
  }

  /// Returns the title of what now takes the time of a block; nil if nothing does.
  private func taken(from block: TimeBlock, of candidate: Int) throws(PlannerFailure) -> String? {
    if let taken = making.taken.first(where: { $0.range.lowerBound < block.end && block.start < $0.range.upperBound }) {
      return taken.title
    }
    let other = pieces.first { $0.candidate != candidate && $0.start < block.end && block.start < $0.end }
    return try other.map { (piece) throws(PlannerFailure) in
      try making.title(of: making.candidates[piece.candidate].task.id)
    }
  }

  private func due(_ candidate: PlanCandidate, _ piece: PlanPiece) -> PlanReason? {
    guard let due = candidate.task.due else { return nil }
    let moment = making.moment(of: due)
    if moment <= making.begin { return moment <= making.environment.now ? .overdue(due) : .late(due) }
    for reason in piece.reasons {
      switch reason {
      case .late: return .late(due)
      case .due(let latest):
        // Free time after the planned days is not known.
        return .due(due, latest: moment <= making.end ? making.time.instant(at: latest) : nil)
      default: continue
      }
    }
    return .due(due, latest: nil)
  }

  /// Returns the reasons that follow from the free interval around the piece.
  private func fitting(_ piece: PlanPiece) -> [PlanReason] {
    var reasons: [PlanReason] = []
    for reason in piece.reasons {
      switch reason {
      case .onlyGap where isOnlyGap(piece): reasons.append(.onlyGap(minutes: piece.minutes))
      case .morning: reasons.append(.morning)
      default: continue
      }
    }
    let isAtEnd = making.time.stretches.contains {
      $0.lowerBound < piece.start && piece.start < $0.upperBound && $0.upperBound.minutes(since: piece.end) == 0
    }
    if isAtEnd { reasons.append(.fillsGap) }
    return reasons
  }
}

extension PlanExplaining {
  /// Returns whether only one gap is long enough. Counts in minutes, because slots can be longer than grid steps and
  /// miss a gap.
  private func isOnlyGap(_ piece: PlanPiece) -> Bool {
    making.gaps(of: making.candidates[piece.candidate]).filter { $0 >= piece.minutes }.count == 1
  }
}

extension Grade {
  fileprivate static func <= (left: Grade, right: Grade) -> Bool { left.rawValue <= right.rawValue }
}
