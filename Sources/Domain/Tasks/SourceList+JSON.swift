extension SourceList {
  /// Returns every field under its name.
  /// - Parameter open: The number of open tasks in the list.
  public func json(open: Int) -> JSON {
    .object([
      .init("id", .string(id.text)), .init("name", .string(name)), .init("account", .optional(account)),
      .init("colour", .optional(colour)), .init("access", .string(access.name)), .init("open", .int(Int64(open))),
      .init("contents", .string(contents.name)), .init("isUsed", .bool(isUsed)),
      .init("blocks", contents.holdsEvents ? .string(blocking.name) : .null),
    ])
  }
}

extension SourceList.Access {
  /// The stable name in JSON.
  public var name: String {
    switch self {
    case .notAsked: "notAsked"
    case .granted: "granted"
    case .readOnly: "readOnly"
    case .denied: "denied"
    }
  }
}

extension SourceList.Contents {
  /// The stable name in JSON.
  public var name: String {
    switch self {
    case .tasks: "tasks"
    case .events: "events"
    case .tasksAndEvents: "tasksAndEvents"
    }
  }
}
