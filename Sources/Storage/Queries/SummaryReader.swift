internal import Domain

/// Reads summaries row after row; what many rows have in common is made once.
struct SummaryReader {
  static let names = """
    id, list, title, importance, allTags, dueOn, dueMinute, completedAt, effectiveMinutes, isDefaultDuration, grade
    """

  private var list = ListID.local
  private var tags: [String: [String]] = [:]

  mutating func read(_ row: inout Row) throws(StorageError) -> TaskSummary {
    let id = TaskID(row.text())
    let listText = row.text(like: list.text)
    if listText != list.text { list = ListID(listText) }
    return TaskSummary(
      id: id, list: list, title: row.text(), importance: try Importance(rawValue: row.int()).known(in: "importance"),
      allTags: row.optionalText().map { tags(in: $0) } ?? [], due: row.due(),
      completedAt: row.optionalInt64().map { Instant(seconds: $0) }, minutes: row.int(),
      isDefaultDuration: row.flag(),
      grade: try row.optionalInt().map { (value) throws(StorageError) in
        try Grade(rawValue: value).known(in: "grade")
      })
  }

  private mutating func tags(in text: String) -> [String] {
    if let known = tags[text] { return known }
    let made = text.split(separator: "\n").map { String($0) }
    tags[text] = made
    return made
  }
}

extension Row {
  mutating func optionalDay() -> Day? {
    optionalInt64().map { Day(number: Int32(clamping: $0)) }
  }

  /// A due day and the time of day beside it.
  mutating func due() -> Due? {
    let day = optionalDay()
    let minute = optionalInt()
    return day.map { Due(day: $0, time: minute.flatMap { WallTime(minutes: $0) }) }
  }
}
