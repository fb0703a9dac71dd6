internal import Domain

/// The columns of the task table, in the order they are read and written.
enum TaskColumns {
  static let names = """
    id, list, title, notes, importance, urgency, grade, subPriority, type, tags, dueOn, dueMinute, notBeforeOn,
    manualMinutes, recurrence, rank, parent, delegatedTo, needsTitleImprovement, originalTitle, sourceURL, completedAt,
    createdAt, modifiedAt, actualMinutes
    """

  /// Selects the task with an ID.
  static let one = "SELECT \(names) FROM task WHERE id = ?1"

  /// The columns derived from the others.
  static let derivedNames = "allTags, effectiveMinutes, isDefaultDuration, textChecksum"

  /// Texts entered by the user, which `textChecksum` protects.
  static let checkedNames = ["title", "notes", "tags", "recurrence", "delegatedTo", "originalTitle", "sourceURL"]

  /// An expression equal to `textChecksum` while the texts are unchanged.
  static let checksum = "textChecksum(\(checkedNames.joined(separator: ", ")))"

  /// The positions of `checkedNames` among the columns.
  private static let checkedPlaces: [Int] = {
    let all = names.split { $0 == "," || $0.isWhitespace }
    return checkedNames.compactMap { name in all.firstIndex { $0 == name } }
  }()

  /// Adds the values of `names` and `derivedNames`. Tags are joined with line breaks; no tag contains one.
  static func add(_ item: PlanItem, _ derived: DerivedColumns, to row: inout RowBuffer) {
    let start = row.count
    row.add(item.id.text)
    row.add(item.list.text)
    row.add(item.title)
    row.add(item.notes)
    row.add(item.importance.rawValue)
    row.add(item.urgency.rawValue)
    row.add(item.grade?.rawValue)
    row.add(item.subPriority)
    row.add(item.type.rawValue)
    row.add(lines: item.tags.names)
    addTimes(of: item, to: &row)
    row.add(item.rank.value)
    row.add(item.parent?.text)
    row.add(item.delegatedTo)
    row.add(item.needsTitleImprovement)
    row.add(item.originalTitle)
    row.add(item.sourceURL)
    row.add(item.completedAt?.seconds)
    row.add(item.createdAt.seconds)
    row.add(item.modifiedAt.seconds)
    row.add(item.actualMinutes)
    row.add(lines: derived.tags.names)
    row.add(derived.duration.minutes)
    row.add(derived.duration.isDefault)
    row.add(row.checksum(of: checkedPlaces, from: start).stored)
  }

  private static func addTimes(of item: PlanItem, to row: inout RowBuffer) {
    row.add(item.due.map { Int64($0.day.number) })
    row.add(item.due?.time?.minutes)
    row.add(item.notBefore.map { Int64($0.number) })
    row.add(item.manualDuration)
    row.add(item.recurrence?.stored)
  }
}

/// The values the domain derives from the other columns of a task.
struct DerivedColumns {
  let tags: Tags
  let duration: EffectiveDuration

  init(_ item: PlanItem) {
    tags = item.allTags
    duration = item.effectiveDuration
  }
}

/// Reads tasks from rows, reusing values that many rows share.
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

extension Row {
  mutating func optionalDay() -> Day? {
    optionalInt64().map { Day(number: Int32(clamping: $0)) }
  }

  /// Reads a due day and its optional time.
  mutating func due() -> Due? {
    let day = optionalDay()
    let minute = optionalInt()
    return day.map { Due(day: $0, time: minute.flatMap { WallTime(minutes: $0) }) }
  }
}

extension Optional {
  /// Returns the decoded value. Throws `unreadable` if it is nil, because a task is never shown with a part missing.
  func known(in column: String, of table: String = "task") throws(StorageError) -> Wrapped {
    guard let self else { throw .unreadable(table: table, column: column) }
    return self
  }
}
