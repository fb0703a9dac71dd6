extension PlanItem {
  /// Every field under its name; days, times and instants in ISO 8601. `init(json:)` reads it back to the same value.
  public var json: JSON {
    .object([
      .init("id", .string(id.text)),
      .init("list", .string(list.text)),
      .init("title", .string(title)),
      .init("notes", .optional(notes)),
      .init("importance", .string(importance.name)),
      .init("urgent", .bool(urgency == .urgent)),
      .init("grade", .optional(grade?.letter)),
      .init("subPriority", .optional(subPriority)),
      .init("type", .string(type.name)),
      .init("tags", .array(tags.names.map { .string($0) })),
      .init("dueOn", .optional(due?.day.iso)),
      .init("dueTime", .optional(due?.time?.iso)),
      .init("notBefore", .optional(notBefore?.iso)),
      .init("manualDuration", .optional(manualDuration)),
      .init("recurrence", .optional(recurrence?.stored)),
      .init("rank", .int(rank.value)),
      .init("parent", .optional(parent?.text)),
      .init("delegatedTo", .optional(delegatedTo)),
      .init("needsTitleImprovement", .bool(needsTitleImprovement)),
      .init("originalTitle", .optional(originalTitle)),
      .init("sourceURL", .optional(sourceURL)),
      .init("completedAt", .optional(completedAt?.iso)),
      .init("createdAt", .string(createdAt.iso)),
      .init("modifiedAt", .string(modifiedAt.iso)),
      .init("actualMinutes", .int(Int64(actualMinutes))),
    ])
  }

  /// Reads what `json` prints. Nil when a required member is missing or a value is none of its kind.
  public init?(json: JSON) {
    guard let id = json["id"]?.text, let list = json["list"]?.text, let title = json["title"]?.text,
      let rank = json["rank"]?.integer, let created = json["createdAt"]?.text.flatMap({ Instant(iso: $0) }),
      let modified = json["modifiedAt"]?.text.flatMap({ Instant(iso: $0) }),
      let importance = json["importance"]?.text.flatMap({ Importance(name: $0) }),
      let type = json["type"]?.text.flatMap({ TaskType(name: $0) })
    else { return nil }
    self.init(id: TaskID(id), list: ListID(list), title: title, rank: Rank(rank), createdAt: created)
    modifiedAt = modified
    self.importance = importance
    self.type = type
    readAttributes(json)
    readTimes(json)
    readOrigin(json)
  }

  private mutating func readAttributes(_ json: JSON) {
    notes = json["notes"]?.text
    urgency = json["urgent"]?.truth == true ? .urgent : .notUrgent
    grade = json["grade"]?.text.flatMap { Grade(letter: $0) }
    subPriority = json["subPriority"]?.integer.map { Int($0) }
    tags = Tags((json["tags"]?.elements ?? []).compactMap { $0.text })
    parent = json["parent"]?.text.map { TaskID($0) }
    delegatedTo = json["delegatedTo"]?.text
  }

  private mutating func readTimes(_ json: JSON) {
    if let day = json["dueOn"]?.text.flatMap({ Day(iso: $0) }) {
      due = Due(day: day, time: json["dueTime"]?.text.flatMap { WallTime(iso: $0) })
    }
    notBefore = json["notBefore"]?.text.flatMap { Day(iso: $0) }
    manualDuration = json["manualDuration"]?.integer.map { Int($0) }
    recurrence = json["recurrence"]?.text.flatMap { Recurrence(stored: $0) }
    completedAt = json["completedAt"]?.text.flatMap { Instant(iso: $0) }
    actualMinutes = json["actualMinutes"]?.integer.map { Int($0) } ?? 0
  }

  private mutating func readOrigin(_ json: JSON) {
    needsTitleImprovement = json["needsTitleImprovement"]?.truth == true
    originalTitle = json["originalTitle"]?.text
    sourceURL = json["sourceURL"]?.text
  }
}
