extension Proposal {
  /// The proposal as JSON, both for the store and for other programs. `init(json:)` reads it back.
  public var json: JSON {
    .object([
      .init("first", .string(first.iso)), .init("last", .string(last.iso)), .init("madeAt", .string(madeAt.iso)),
      .init("placements", .array(placements.map { $0.json })),
      .init("removals", .array(removals.map { .string($0.text) })),
      .init("leftOut", .array(leftOut.map { $0.json })), .init("leftOutCount", .int(Int64(leftOutCount))),
      .init("waitingCount", .int(Int64(waitingCount))),
    ])
  }

  /// Returns nil if the days or the time of creation are missing. Parts that cannot be read are left out.
  public init?(json: JSON) {
    guard let first = json["first"]?.text.flatMap({ Day(iso: $0) }),
      let last = json["last"]?.text.flatMap({ Day(iso: $0) }),
      let made = json["madeAt"]?.text.flatMap({ Instant(iso: $0) })
    else { return nil }
    self.init(
      first: first, last: last, madeAt: made,
      placements: (json["placements"]?.elements ?? []).compactMap { Placement(json: $0) },
      removals: (json["removals"]?.elements ?? []).compactMap { $0.text.map { BlockID($0) } },
      leftOut: (json["leftOut"]?.elements ?? []).compactMap { LeftOut(json: $0) },
      leftOutCount: json["leftOutCount"]?.smallNumber, waitingCount: json["waitingCount"]?.smallNumber)
  }

  /// The text that a store keeps.
  public var text: String { json.printed }

  /// Returns nil for text that cannot be read, since a new proposal is easily made.
  public init?(text: String) {
    // Text that is not JSON counts as no proposal.
    guard let json = try? JSON(parsing: text) else { return nil }
    self.init(json: json)
  }
}

extension Proposal.Placement {
  public var json: JSON {
    .object([
      .init("number", .int(Int64(number))), .init("task", .string(task.text)), .init("title", .string(title)),
      .init("start", .string(start.iso)), .init("end", .string(end.iso)), .init("minutes", .int(Int64(minutes))),
      .init("moves", .optional(moves?.text)), .init("reasons", .array(reasons.map { $0.json })),
    ])
  }

  /// Returns nil if number, task, start or minutes are missing.
  public init?(json: JSON) {
    guard let number = json["number"]?.smallNumber, let task = json["task"]?.text,
      let start = json["start"]?.text.flatMap({ Instant(iso: $0) }), let minutes = json["minutes"]?.smallNumber
    else { return nil }
    self.init(
      number: number, task: TaskID(task), title: json["title"]?.text ?? "", start: start, minutes: minutes,
      moves: json["moves"]?.text.map { BlockID($0) },
      reasons: (json["reasons"]?.elements ?? []).compactMap { PlanReason(json: $0) })
  }
}

extension Proposal.LeftOut {
  public var json: JSON {
    .object(
      [
        .init("task", .string(task.text)), .init("title", .string(title)), .init("minutes", .int(Int64(minutes))),
        .init("reason", reason.json),
      ] + Due.members(due))
  }

  public init?(json: JSON) {
    guard let task = json["task"]?.text, let minutes = json["minutes"]?.smallNumber,
      let reason = json["reason"].flatMap({ PlanReason(json: $0) })
    else { return nil }
    self.init(
      task: TaskID(task), title: json["title"]?.text ?? "", minutes: minutes, reason: reason, due: Due(members: json))
  }
}
