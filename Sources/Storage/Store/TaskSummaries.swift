public import Domain

/// The columns of tasks that a list shows, read without the rest.
public struct TaskSummaries: Sendable, Equatable {
  /// The fields of a task other than its texts.
  public struct Line: Sendable, Equatable {
    public let list: ListID
    public let importance: Importance
    public let due: Due?
    public let completedAt: Instant?
    /// The effective duration in minutes.
    public let minutes: Int
    /// True if no duration was given and the default applies.
    public let isDefaultDuration: Bool
    public let grade: Grade?
  }

  public private(set) var lines: [Line] = []
  private(set) var ids: JoinedTexts
  private var titles: JoinedTexts
  private var tags: JoinedTexts

  init(reserving count: Int) {
    lines.reserveCapacity(count)
    ids = JoinedTexts(reserving: count, of: 40)
    titles = JoinedTexts(reserving: count, of: 40)
    tags = JoinedTexts(reserving: count, of: 20)
  }

  public var count: Int { lines.count }

  public func id(_ index: Int) -> TaskID { TaskID(ids.text(index)) }

  /// Calls `body` with the UTF-8 title of a task, which is valid only during the call.
  public func withTitle<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    titles.withText(index, body)
  }

  /// Calls `body` with the tags of a task, one per line, valid only during the call: first those set on the task, then
  /// those written in its title or notes.
  public func withTags<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    tags.withText(index, body)
  }
}

extension TaskSummaries {
  /// The columns `append` reads, in order.
  static let names = """
    id, list, title, importance, allTags, dueOn, dueMinute, completedAt, effectiveMinutes, isDefaultDuration, grade, rank
    """

  mutating func append(_ row: inout Row) throws(StorageError) {
    row.lendText { ids.append($0) }
    let last = lines.last?.list ?? .local
    let list = row.text(like: last.text)
    row.lendText { titles.append($0) }
    let importance = try Importance(rawValue: row.int()).known(in: "importance")
    row.lendText { tags.append($0) }
    lines.append(
      Line(
        list: list == last.text ? last : ListID(list), importance: importance, due: row.due(),
        completedAt: row.optionalInt64().map { Instant(seconds: $0) }, minutes: row.int(),
        isDefaultDuration: row.flag(),
        grade: try row.optionalInt().map { (value) throws(StorageError) in
          try Grade(rawValue: value).known(in: "grade")
        }))
  }
}
