extension Review {
  /// Returns the review as JSON.
  public func json(of week: Week) -> JSON {
    .object([
      .init("week", .string(week.iso)), .init("planned", .int(Int64(planned))), .init("done", .int(Int64(doneMinutes))),
      .init("withoutTask", .int(Int64(withoutTask))), .init("days", .array(days.map { $0.json })),
      .init("postponed", .array(postponed.map { $0.json })), .init("completed", .array(completed.map { $0.json })),
      .init("recorded", recorded.json), .init("doneBlocks", done.json),
      .init("historySince", .optional(knownSince?.iso)),
    ])
  }
}

extension Review.DayTotal {
  fileprivate var json: JSON {
    .object([
      .init("day", .string(day.iso)), .init("planned", .int(Int64(planned))), .init("done", .int(Int64(done))),
    ])
  }
}

extension Review.Postponed {
  fileprivate var json: JSON {
    .object([
      .init("task", .string(task.text)), .init("title", .string(title)), .init("count", .int(Int64(count))),
      .init("open", .bool(isOpen)),
    ])
  }
}

extension Review.Completed {
  fileprivate var json: JSON {
    .object([
      .init("task", .string(task.text)), .init("title", .string(title)), .init("at", .string(at.iso)),
      .init("minutes", .int(Int64(minutes))), .init("planned", .bool(wasPlanned)),
    ])
  }
}

extension Review.Spending {
  fileprivate var json: JSON {
    func share(_ name: String, _ minutes: Int) -> JSON {
      .object([.init("name", .string(name)), .init("minutes", .int(Int64(minutes)))])
    }
    return .object([
      .init("minutes", .int(Int64(minutes))), .init("types", .array(types.map { share($0.key.name, $0.minutes) })),
      .init("lists", .array(lists.map { share($0.key, $0.minutes) })),
    ])
  }
}
