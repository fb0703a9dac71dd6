extension CalendarEvent {
  /// The event as JSON, with `first` and `last` for whole days and `start` and `end` otherwise.
  public var json: JSON { .object(members) }

  public var members: [JSON.Member] {
    var members: [JSON.Member] = [
      .init("uid", .string(uid)), .init("recurrence", .optional(recurrence)), .init("title", .string(title)),
      .init("location", .optional(location)), .init("calendar", .string(calendar.text)), .init("busy", .bool(isBusy)),
      .init("status", .string(status.name)), .init("blocks", .bool(takesTime)),
      .init("blocksByHand", .optional(blocks)),
    ]
    switch span {
    case .days(let first, let last):
      members += [.init("first", .string(first.iso)), .init("last", .string(last.iso))]
    case .timed(let start, let end):
      members += [.init("start", .string(start.iso)), .init("end", .string(end.iso))]
    }
    return members
  }
}

extension CalendarEvent.Status {
  fileprivate var name: String {
    switch self {
    case .confirmed: "confirmed"
    case .tentative: "tentative"
    case .cancelled: "cancelled"
    }
  }
}
