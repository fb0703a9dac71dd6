import Domain

extension DayPlan {
  /// Returns the whole day: all-day events first, then timed entries and the gaps between them, ordered by start.
  /// - Parameter zone: the name of the local time zone.
  func shownJSON(in zone: String) -> JSON {
    let timed = parts.map { part in
      switch part {
      case .entry(let entry): entry.content.json
      case .gap(let gap):
        JSON.object([.init("kind", .string("gap"))] + stretch(gap) + [.init("minutes", .int(Int64(gap.count)))])
      }
    }
    return .object([
      .init("day", .string(day.iso)), .init("zone", .string(zone)), .init("start", .string(frame.start.iso)),
      .init("end", .string(frame.end.iso)),
      .init("now", .optional(now)),
      .init("working", .array(working.map { .object(stretch($0)) })),
      .init("entries", .array(allDay.map { Entry.Content.event($0).json } + timed)),
      .init("capacity", capacity.json),
    ])
  }

  private func stretch(_ minutes: Range<Int>) -> [JSON.Member] {
    [
      .init("start", .string(frame.instant(at: minutes.lowerBound).iso)),
      .init("end", .string(frame.instant(at: minutes.upperBound).iso)),
    ]
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
