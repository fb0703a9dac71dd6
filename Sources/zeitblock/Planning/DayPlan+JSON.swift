import Domain

extension DayPlan {
  /// All there is to a day: whole days first, then what has a time with the gaps between, by start.
  /// - Parameter zone: the name of that of clocks here.
  func shownJSON(in zone: String) -> JSON {
    let gaps = gaps.map { gap in
      (
        gap.lowerBound,
        JSON.object([
          .init("kind", .string("gap")), .init("start", .string(frame.instant(at: gap.lowerBound).iso)),
          .init("end", .string(frame.instant(at: gap.upperBound).iso)), .init("minutes", .int(Int64(gap.count))),
        ])
      )
    }
    let timed = (entries.map { ($0.from, $0.content.json) } + gaps).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
    return .object([
      .init("day", .string(day.iso)), .init("zone", .string(zone)), .init("start", .string(frame.start.iso)),
      .init("end", .string(frame.end.iso)),
      .init("now", .optional(now)),
      .init("working", .array(working.map { stretch($0) })),
      .init("entries", .array(allDay.map { Entry.Content.event($0).json } + timed)),
      .init("capacity", capacity.json),
    ])
  }

  private func stretch(_ minutes: Range<Int>) -> JSON {
    .object([
      .init("start", .string(frame.instant(at: minutes.lowerBound).iso)),
      .init("end", .string(frame.instant(at: minutes.upperBound).iso)),
    ])
  }
}

extension DayPlan.Entry.Content {
  fileprivate var json: JSON {
    switch self {
    case .event(let event): .object([.init("kind", .string("event"))] + event.members)
    case .block(let block): .object([.init("kind", .string("block"))] + block.members)
    case .proposed(let placement):
      .object([
        .init("kind", .string("proposed")), .init("number", .int(Int64(placement.number))),
        .init("task", .string(placement.task.text)), .init("title", .string(placement.title)),
        .init("start", .string(placement.start.iso)), .init("minutes", .int(Int64(placement.minutes))),
      ])
    }
  }
}
