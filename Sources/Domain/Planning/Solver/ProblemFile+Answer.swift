extension ProblemFile {
  /// Returns a time of the file as text, such as `2026-11-23T09:00`.
  public static func wall(_ moment: Int) -> String {
    let clock = WallClock(total: Int64(moment) * 60)
    return clock.day.iso + "T" + (WallTime(minutes: clock.second / 60)?.iso ?? "")
  }

  /// Returns a plan as JSON in the terms of the file.
  /// - Parameter words: converts a reason to text.
  public func answer(_ solution: PlanSolution, words: (SlotReason) -> String) -> JSON {
    .object([
      .init("blocks", .array(solution.blocks.map { json($0, words) })),
      .init("left", .array(solution.left.map { json($0, words) })),
      .init("z", .int(Int64(solution.z))),
      .init("parts", solution.parts.json),
    ])
  }

  private func json(_ block: PlanSolution.Block, _ words: (SlotReason) -> String) -> JSON {
    let span = problem.span(of: block.slots)
    return .object([
      .init("task", .string(ids[block.task])), .init("start", .string(ProblemFile.wall(span.lowerBound))),
      .init("end", .string(ProblemFile.wall(span.upperBound))),
      .init("reason", .optional(block.reasons.first.map(words))),
    ])
  }

  private func json(_ left: PlanSolution.Left, _ words: (SlotReason) -> String) -> JSON {
    .object([
      .init("task", .string(ids[left.task])), .init("minutes", .int(Int64(left.slots * problem.slotMinutes))),
      .init("reason", .string(words(left.reason))),
    ])
  }
}

extension PlanSolution.Parts {
  fileprivate var json: JSON {
    .object([
      .init("unscheduled", .int(Int64(unscheduled))), .init("late", .int(Int64(late))),
      .init("earliness", .int(Int64(earliness))), .init("splits", .int(Int64(splits))),
      .init("energy", .int(Int64(energy))),
    ])
  }
}
