internal import Domain

/// How a task lies in its table: the columns in the order they are read and written.
enum TaskColumns {
  static let names = """
    id, list, title, notes, importance, urgency, grade, subPriority, type, tags, dueOn, dueMinute, notBeforeOn,
    manualMinutes, recurrence, rank, parent, delegatedTo, needsTitleImprovement, originalTitle, sourceURL, completedAt,
    createdAt, modifiedAt, actualMinutes
    """

  /// The task with an id.
  static let one = "SELECT \(names) FROM task WHERE id = ?1"

  /// What the domain derives from the others.
  static let derivedNames = "allTags, effectiveMinutes, isDefaultDuration"

  /// The values of `names` and `derivedNames`.
  static func values(of item: PlanItem, allTags: Tags) -> [Value] {
    let duration = item.effectiveDuration
    return [
      .text(item.id.text), .text(item.list.text), .text(item.title), .text(item.notes),
      .integer(item.importance.rawValue), .integer(item.urgency.rawValue), .integer(item.grade?.rawValue),
      .integer(item.subPriority), .integer(item.type.rawValue), .text(text(of: item.tags)),
      .integer(item.due.map { Int64($0.day.number) }), .integer(item.due?.time?.minutes),
      .integer(item.notBefore.map { Int64($0.number) }), .integer(item.manualDuration),
      .text(item.recurrence?.stored), .integer(item.rank.value), .text(item.parent?.text), .text(item.delegatedTo),
      .flag(item.needsTitleImprovement), .text(item.originalTitle), .text(item.sourceURL),
      .integer(item.completedAt?.seconds), .integer(item.createdAt.seconds), .integer(item.modifiedAt.seconds),
      .integer(item.actualMinutes), .text(text(of: allTags)), .integer(duration.minutes),
      .flag(duration.isDefault),
    ]
  }

  /// One name per line; no tag holds a line break.
  private static func text(of tags: Tags) -> String? {
    tags.isEmpty ? nil : tags.names.joined(separator: "\n")
  }
}

/// Reads tasks row after row; what many rows have in common is made once.
struct TaskReader {
  private var list = ListID.local
  private var tags: [String: Tags] = [:]
  private var recurrences: [String: Recurrence] = [:]

  mutating func read(_ row: inout Row) throws(StorageError) -> PlanItem {
    let id = row.text()
    list = readList(&row)
    var item = PlanItem(
      id: TaskID(id), list: list, title: row.text(), rank: Rank(0), createdAt: Instant(seconds: 0))
    item.notes = row.optionalText()
    try readAttributes(of: &item, &row)
    try readTimes(of: &item, &row)
    item.rank = Rank(row.int64())
    item.parent = row.optionalText().map { TaskID($0) }
    item.delegatedTo = row.optionalText()
    item.needsTitleImprovement = row.flag()
    item.originalTitle = row.optionalText()
    item.sourceURL = row.optionalText()
    item.completedAt = row.optionalInt64().map { Instant(seconds: $0) }
    item.createdAt = Instant(seconds: row.int64())
    item.modifiedAt = Instant(seconds: row.int64())
    item.actualMinutes = row.int()
    return item
  }

  private func readList(_ row: inout Row) -> ListID {
    let text = row.text(like: list.text)
    return text == list.text ? list : ListID(text)
  }

  private mutating func readAttributes(of item: inout PlanItem, _ row: inout Row) throws(StorageError) {
    item.importance = try Importance(rawValue: row.int()).known(in: "importance")
    item.urgency = try Urgency(rawValue: row.int()).known(in: "urgency")
    item.grade = try row.optionalInt().map { (value) throws(StorageError) in
      try Grade(rawValue: value).known(in: "grade")
    }
    item.subPriority = row.optionalInt()
    item.type = try TaskType(rawValue: row.int()).known(in: "type")
    if let text = row.optionalText() { item.tags = tags(in: text) }
  }

  private mutating func readTimes(of item: inout PlanItem, _ row: inout Row) throws(StorageError) {
    item.due = row.due()
    item.notBefore = row.optionalDay()
    item.manualDuration = row.optionalInt()
    if let text = row.optionalText() { item.recurrence = try recurrence(in: text) }
  }

  private mutating func tags(in text: String) -> Tags {
    if let known = tags[text] { return known }
    let made = Tags(text.split(separator: "\n").map { String($0) })
    tags[text] = made
    return made
  }

  private mutating func recurrence(in text: String) throws(StorageError) -> Recurrence {
    if let known = recurrences[text] { return known }
    let made = try Recurrence(stored: text).known(in: "recurrence")
    recurrences[text] = made
    return made
  }
}

extension Optional {
  /// The value a stored one stands for; a task of which a part cannot be understood is never shown without it.
  func known(in column: String, of table: String = "task") throws(StorageError) -> Wrapped {
    guard let self else { throw .unreadable(table: table, column: column) }
    return self
  }
}
