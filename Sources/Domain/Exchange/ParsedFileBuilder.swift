/// Collects the tasks of a file: normalises them, gives each an id and drops duplicates.
public struct ParsedFileBuilder {
  public let clock: ExchangeClock
  var parsedFile: ParsedFile
  var tidying = Tidying()
  private var identities = ContentID()
  private var known: Set<TaskID> = []

  public init(_ format: ExchangeFormat, _ clock: ExchangeClock) {
    self.clock = clock
    parsedFile = ParsedFile(format)
  }

  var environment: Environment { clock.environment }

  /// Returns a task with only a title and a creation instant; the latter defaults to now.
  func blank(_ title: String, createdAt: Instant?) -> PlanItem {
    PlanItem(
      id: TaskID(""), list: .local, title: title, rank: Rank(0), createdAt: createdAt ?? environment.now)
  }

  /// Adds a task and returns its id; returns nil if it has no title or its id already exists.
  /// - Parameter id: The id in the other program.
  @discardableResult
  public mutating func add(
    _ item: PlanItem, id: TaskID?, listName: String?, hasCreation: Bool, line: Int
  ) -> TaskID? {
    var item = item
    guard tidying.tidy(&item, line: line, from: clock) else { return nil }
    item.id = id ?? TaskID("")
    return take(
      ExchangedTask(item: item, listName: listName, line: line, hasCreation: hasCreation, hasOwnID: id != nil))
  }

  /// Adds a normalised task and returns its id; returns nil if its id already exists.
  mutating func take(_ tidied: consuming ExchangedTask) -> TaskID? {
    var task = tidied
    if !task.hasOwnID {
      task.item.id = identities.next(parsedFile.format, content(of: task.item, task.listName, task.hasCreation))
    }
    let id = task.item.id
    guard known.insert(id).inserted else {
      tidying.report.note(.repeated, "id", line: task.line, sample: task.item.title)
      return nil
    }
    parsedFile.tasks.append(task)
    return id
  }

  /// Adds normalised tasks like `take(_:)`, but in runs: most files contain no duplicates.
  mutating func take(_ tidied: ArraySlice<ExchangedTask>) {
    var start = tidied.startIndex
    for index in tidied.indices {
      if tidied[index].hasOwnID, known.insert(tidied[index].item.id).inserted { continue }
      parsedFile.tasks.append(contentsOf: tidied[start..<index])
      start = index + 1
      _ = take(tidied[index])
    }
    parsedFile.tasks.append(contentsOf: tidied[start...])
  }

  /// Reserves capacity for `count` tasks.
  mutating func expect(_ count: Int) {
    parsedFile.tasks.reserveCapacity(count)
    known.reserveCapacity(count)
  }

  /// Returns the properties that identify a task when a file is read again.
  private func content(of item: PlanItem, _ listName: String?, _ hasCreation: Bool) -> [String] {
    [item.title, item.due?.iso ?? "", listName ?? "", hasCreation ? item.createdAt.iso : ""]
  }

  /// Returns the parsed file after removing references to parents it does not contain.
  public mutating func finished() -> ParsedFile {
    for index in parsedFile.tasks.indices {
      guard let parent = parsedFile.tasks[index].item.parent else { continue }
      if !known.contains(parent) || parent == parsedFile.tasks[index].item.id {
        tidying.report.note(.notKept, Field.parent.rawValue, line: parsedFile.tasks[index].line)
        parsedFile.tasks[index].item.parent = nil
      }
    }
    parsedFile.report.add(tidying.report)
    return parsedFile
  }

  public mutating func note(_ reason: ConversionReport.Reason, _ field: String, line: Int, sample: String = "") {
    tidying.report.note(reason, field, line: line, sample: sample)
  }

  mutating func addTag(_ name: String, to item: inout PlanItem, line: Int) {
    if let tag = tidying.tag(name, line: line) { item.tags.insert(tag) }
  }
}
