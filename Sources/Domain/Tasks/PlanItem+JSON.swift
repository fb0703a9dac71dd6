extension PlanItem {
  /// Every field under its name; days, times and instants in ISO 8601. `init(json:)` restores the same value.
  public var json: JSON {
    var members: [JSON.Member] = []
    members.reserveCapacity(25)
    visitMembers(withRank: true) { members.append(.init($0.description, $1.json)) }
    return .object(members)
  }

  /// Passes the members of `json` to `see` one by one.
  func visitMembers(withRank: Bool, _ see: (_ name: StaticString, _ value: JSON.Leaf) -> Void) {
    see("id", .text(id.text))
    see("list", .text(list.text))
    see("title", .text(title))
    see("notes", .text(notes))
    see("importance", .text(importance.name))
    see("urgent", .flag(urgency == .urgent))
    see("grade", .text(grade?.letter))
    see("subPriority", .number(subPriority))
    see("type", .text(type.name))
    see("tags", .texts(tags.names))
    see("dueOn", .day(due?.day))
    see("dueTime", .time(due?.time))
    see("notBefore", .day(notBefore))
    see("manualDuration", .number(manualDuration))
    see("recurrence", .text(recurrence?.stored))
    if withRank { see("rank", .number(rank.value)) }
    see("parent", .text(parent?.text))
    see("delegatedTo", .text(delegatedTo))
    see("needsTitleImprovement", .flag(needsTitleImprovement))
    see("originalTitle", .text(originalTitle))
    see("sourceURL", .text(sourceURL))
    see("completedAt", .instant(completedAt))
    see("createdAt", .instant(createdAt))
    see("modifiedAt", .instant(modifiedAt))
    see("actualMinutes", .number(actualMinutes))
  }

  /// Reads the output of `json`. Returns nil if a required member is missing or has an invalid value.
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
    subPriority = json["subPriority"]?.smallInteger
    tags = Tags((json["tags"]?.elements ?? []).compactMap { $0.text })
    parent = json["parent"]?.text.map { TaskID($0) }
    delegatedTo = json["delegatedTo"]?.text
  }

  private mutating func readTimes(_ json: JSON) {
    due = Due(members: json)
    notBefore = json["notBefore"]?.text.flatMap { Day(iso: $0) }
    manualDuration = json["manualDuration"]?.smallInteger
    recurrence = json["recurrence"]?.text.flatMap { Recurrence(stored: $0) }
    completedAt = json["completedAt"]?.text.flatMap { Instant(iso: $0) }
    actualMinutes = json["actualMinutes"]?.smallInteger ?? 0
  }

  private mutating func readOrigin(_ json: JSON) {
    needsTitleImprovement = json["needsTitleImprovement"]?.truth == true
    originalTitle = json["originalTitle"]?.text
    sourceURL = json["sourceURL"]?.text
  }
}
