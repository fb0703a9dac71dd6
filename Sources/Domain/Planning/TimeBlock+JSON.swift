extension TimeBlock {
  /// The block as JSON, which `init(json:)` reads back to the same value.
  public var json: JSON { .object(members) }

  var members: [JSON.Member] {
    [
      .init("id", .string(id.text)), .init("task", .optional(task?.text)), .init("title", .string(title)),
      .init("start", .string(start.iso)), .init("end", .string(end.iso)), .init("zone", .string(zone)),
      .init("calendar", .optional(calendar?.text)), .init("pinned", .bool(isPinned)),
      .init("createdAt", .string(createdAt.iso)), .init("modifiedAt", .string(modifiedAt.iso)),
    ]
  }

  /// Reads what `json` produces. Returns nil if a required member is missing or a value has the wrong type.
  public init?(json: JSON) {
    guard let id = json["id"]?.text, let title = json["title"]?.text, let zone = json["zone"]?.text,
      let start = json["start"]?.text.flatMap({ Instant(iso: $0) }),
      let end = json["end"]?.text.flatMap({ Instant(iso: $0) }),
      let created = json["createdAt"]?.text.flatMap({ Instant(iso: $0) }),
      let modified = json["modifiedAt"]?.text.flatMap({ Instant(iso: $0) })
    else { return nil }
    self.init(
      id: BlockID(id), task: json["task"]?.text.map { TaskID($0) }, title: title, start: start, end: end, zone: zone,
      calendar: json["calendar"]?.text.map { ListID($0) }, createdAt: created)
    isPinned = json["pinned"]?.truth == true
    modifiedAt = modified
  }
}
