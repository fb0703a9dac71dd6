internal import CSQLite
internal import Domain

extension Connection {
  /// From this number on, tasks are added to the tallies and the search index in bulk.
  private static let many = 50
  /// From this number on, tasks are indexed for search only when a search needs them.
  private static let veryMany = 1_000

  /// Inserts new tasks.
  ///
  /// Row by row, the search would rewrite its index each time, and SQLite would copy each page in case a trigger fails.
  /// The types of a task already guarantee what the table's constraints check. If this throws, the transaction must be
  /// rolled back.
  func insertTasks(_ items: [PlanItem]) throws(StorageError) {
    guard items.count >= Self.many else {
      for item in items { try insertTask(item) }
      return
    }
    try beginFilling()
    let last = try highestNumber()
    var gathered = GatheredTasks()
    try withoutTriggersAndChecks { () throws(StorageError) in
      try TaskPortion.visit(items, numberedFrom: last + 1) { (portion) throws(StorageError) in
        try ManyStatement.tasks.insert(portion.rows, on: self)
        gathered.add(portion.gathered)
      }
      try ManyStatement.tags.insert(gathered.tagRows, on: self) { row, values in
        values.add(row.key)
        values.add(row.task)
      }
    }
    let newest = last + Int64(items.count)
    let isVeryMany = items.count >= Self.veryMany
    if isVeryMany { try letTextsWait(last + 1, newest) } else { try addTexts(last + 1, newest) }
    for (list, sums) in gathered.sums { try add(sums, to: list) }
  }

  /// Adds to the tallies of a list; every existing list has a row.
  private func add(_ sums: Counts, to list: ListID) throws(StorageError) {
    try run(
      ManyStatement.addSums, .text(list.text), .integer(sums.open), .integer(sums.completed),
      .integer(sums.openMinutes), .integer(sums.openWithoutDuration))
    // SQLITE_CONSTRAINT_FOREIGNKEY
    guard changedRows == 1 else { throw .refused(code: SQLITE_CONSTRAINT | 3 << 8) }
  }
}

/// The tallies and tags of inserted tasks.
private struct GatheredTasks: Sendable {
  private(set) var sums: [ListID: Counts] = [:]
  /// Task numbers by tag.
  private var tasks: [String: [Int64]] = [:]

  mutating func add(_ item: PlanItem, _ derived: DerivedColumns, number: Int64) {
    for name in derived.tags.names { tasks[name, default: []].append(number) }
    sums[item.list, default: Counts()].add(isCompleted: item.isCompleted, derived.duration)
  }

  mutating func add(_ other: GatheredTasks) {
    for (name, numbers) in other.tasks { tasks[name, default: []] += numbers }
    for (list, counts) in other.sums { sums[list, default: Counts()].add(counts) }
  }

  /// Rows for `taggedTask`, sorted by its primary key.
  var tagRows: [(key: String, task: Int64)] {
    var byKey: [String: [Int64]] = [:]
    for (name, numbers) in tasks { byKey[Tags.key(name), default: []] += numbers }
    return byKey.sorted { $0.key < $1.key }.flatMap { key, numbers in numbers.sorted().map { (key, $0) } }
  }
}

extension Counts {
  fileprivate mutating func add(isCompleted: Bool, _ duration: EffectiveDuration) {
    if isCompleted {
      completed += 1
    } else {
      open += 1
      openMinutes += duration.minutes
      if duration.isDefault { openWithoutDuration += 1 }
    }
  }

  fileprivate mutating func add(_ other: Counts) {
    open += other.open
    completed += other.completed
    openMinutes += other.openMinutes
    openWithoutDuration += other.openWithoutDuration
  }
}

/// A batch of prepared task rows.
private struct TaskPortion: Sendable {
  private static let size = 1_000
  /// Size of the first batch; small, because writing has to wait for it.
  private static let firstSize = 100
  /// Typical bytes of text per task.
  private static let usualTextSize = 160

  private(set) var rows: RowBuffer
  private(set) var gathered = GatheredTasks()

  private init(_ items: ArraySlice<PlanItem>, numberedFrom first: Int64) {
    rows = RowBuffer(
      cells: items.count * ManyStatement.tasks.columns, textSize: items.count * TaskPortion.usualTextSize)
    var number = first
    for item in items {
      let derived = DerivedColumns(item)
      rows.add(number)
      TaskColumns.add(item, derived, to: &rows)
      gathered.add(item, derived, number: number)
      number += 1
    }
  }

  /// Passes batch after batch to `see`; another thread prepares each while the previous one is being written.
  static func visit(
    _ items: [PlanItem], numberedFrom first: Int64, _ see: (TaskPortion) throws(StorageError) -> Void
  ) throws(StorageError) {
    let prepare = { @Sendable (range: Range<Int>) in
      TaskPortion(items[range], numberedFrom: first + Int64(range.lowerBound))
    }
    var portion = prepare(0..<min(firstSize, items.count))
    for next in stride(from: firstSize, to: items.count, by: size) {
      let coming = Future { prepare(next..<min(next + size, items.count)) }
      try see(portion)
      portion = coming.value
    }
    try see(portion)
  }
}

private enum ManyStatement {
  static let tasks = ManyRows(
    "task", "number, \(TaskColumns.names), \(TaskColumns.derivedNames)", count: 30, rowsPerStatement: 100)

  static let tags = ManyRows("taggedTask", "tagKey, task", count: 2, rowsPerStatement: 200, skipsKnown: true)

  /// Does what the triggers of `task` do for a new row.
  static let addSums = """
    UPDATE tally
    SET openCount = openCount + ?2,
      completedCount = completedCount + ?3,
      openMinutes = openMinutes + ?4,
      openDefaultCount = openDefaultCount + ?5
    WHERE list = ?1
    """
}
