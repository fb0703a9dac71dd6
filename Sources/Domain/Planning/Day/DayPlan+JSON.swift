extension DayPlan {
  /// The JSON members of the plan, without its events.
  public var members: [JSON.Member] {
    [
      .init("day", .string(day.iso)), .init("start", .string(frame.start.iso)), .init("end", .string(frame.end.iso)),
      .init("working", .array(working.map { json($0) })), .init("gaps", .array(gaps.map { json($0) })),
      .init("capacity", capacity.json), .init("blocks", .array(blocks.map { $0.json })),
    ]
  }

  private func json(_ minutes: Range<Int>) -> JSON {
    JSON.stretch(frame.instant(at: minutes.lowerBound)..<frame.instant(at: minutes.upperBound))
  }
}

extension JSON {
  /// Returns an interval as JSON: start, end and whole minutes.
  public static func stretch(_ range: Range<Instant>) -> JSON {
    .object([
      .init("start", .string(range.lowerBound.iso)), .init("end", .string(range.upperBound.iso)),
      .init("minutes", .int((range.upperBound.seconds - range.lowerBound.seconds) / 60)),
    ])
  }
}

extension Capacity {
  /// All values as JSON, in minutes.
  public var json: JSON {
    let minutes = [
      ("working", working), ("busy", busy), ("available", available), ("planned", planned), ("inside", inside),
      ("proposed", proposed), ("gone", gone), ("free", free), ("outside", outside), ("over", over), ("ahead", ahead),
      ("actual", actual),
    ]
    return .object(minutes.map { .init($0.0, .int(Int64($0.1))) })
  }
}

extension PlannedBlock {
  /// The block and its state in the plan as JSON.
  public var json: JSON { .object(members) }

  public var members: [JSON.Member] {
    block.members + [
      .init("standing", .string(standing.rawValue)), .init("isOnlyBlock", .bool(isOnlyBlock)),
      .init("allowsChanges", .bool(allowsChanges)),
    ]
  }
}
