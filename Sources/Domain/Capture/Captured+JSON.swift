extension Captured {
  /// The line, its title, every field (null if the line does not set it) and the chips.
  public var json: JSON {
    .object([
      .init("text", .string(text)),
      .init("title", .string(title)),
      .init("due", due.map { $0.capturedJSON } ?? .null),
      .init("notBefore", .optional(notBefore?.iso)),
      .init("minutes", .optional(minutes)),
      .init("importance", .optional(importance?.name)),
      .init("urgency", .optional(urgency.map { $0 == .urgent ? "urgent" : "notUrgent" })),
      .init("grade", .optional(grade?.letter)),
      .init("subPriority", .optional(subPriority)),
      .init("type", .optional(type?.name)),
      .init("list", .optional(list)),
      .init("tags", .array(tags.map { .string($0) })),
      .init("recurrence", .optional(recurrence)),
      .init("anchor", .string(anchor.rawValue)),
      .init("until", .optional(until?.iso)),
      .init("chips", .array(chips.map { $0.json })),
    ])
  }
}

extension Due {
  fileprivate var capturedJSON: JSON {
    .object([.init("day", .string(day.iso)), .init("time", .optional(time?.iso))])
  }
}

extension Chip {
  fileprivate var json: JSON {
    .object([
      .init("kind", .string(kind.rawValue)),
      .init("text", .string(text)),
      .init("start", .int(Int64(start))),
      .init("end", .int(Int64(end))),
      .init("value", .string(value)),
      .init("alternatives", .array(alternatives.map { .string($0) })),
      .init("leftover", .optional(leftover)),
    ])
  }
}
