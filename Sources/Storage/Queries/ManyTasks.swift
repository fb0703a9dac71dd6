internal import CSQLite
internal import Domain

extension Connection {
  /// From as many on, tasks are put into the sums and into the search together.
  private static let many = 50
  /// From as many on, they wait for the search until somebody looks for something.
  private static let veryMany = 1_000

  /// Inserts tasks that are not there yet.
  ///
  /// With every single row the search would write its index anew, and SQLite would keep a copy of each page for the case
  /// that a trigger fails. What the table checks, the types of a task hold already. Should it throw, the transaction has to
  /// be given up.
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

  /// Adds to the sums of a list; each list that is there has some.
  private func add(_ sums: Counts, to list: ListID) throws(StorageError) {
    try run(
      ManyStatement.addSums, .text(list.text), .integer(sums.open), .integer(sums.completed),
      .integer(sums.openMinutes), .integer(sums.openWithoutDuration))
    // SQLITE_CONSTRAINT_FOREIGNKEY
    guard changedRows == 1 else { throw .refused(code: SQLITE_CONSTRAINT | 3 << 8) }
  }
}

/// What tasks come to besides their rows.
private struct GatheredTasks: Sendable {
  private(set) var sums: [ListID: Counts] = [:]
  /// The numbers of the tasks that have a tag.
  private var tasks: [String: [Int64]] = [:]

  mutating func add(_ item: PlanItem, _ derived: DerivedColumns, number: Int64) {
    for name in derived.tags.names { tasks[name, default: []].append(number) }
    sums[item.list, default: Counts()].add(isCompleted: item.isCompleted, derived.duration)
  }

  mutating func add(_ other: GatheredTasks) {
    for (name, numbers) in other.tasks { tasks[name, default: []] += numbers }
    for (list, counts) in other.sums { sums[list, default: Counts()].add(counts) }
  }

  /// In the order of their table.
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

/// Rows of tasks, ready to be written.
private struct TaskPortion: Sendable {
  private static let size = 1_000
  /// Of the first one, which nothing can be written before.
  private static let firstSize = 100
  /// Bytes of text in the row of a task, roughly.
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

  /// Shows portion after portion; another thread prepares each while the one before is being written.
  static func visit(
    _ items: [PlanItem], numberedFrom first: Int64, _ see: (TaskPortion) throws(StorageError) -> Void
  ) throws(StorageError) {
    let prepare = { @Sendable (range: Range<Int>) in
      TaskPortion(items[range], numberedFrom: first + Int64(range.lowerBound))
    }
    var portion = prepare(0..<min(firstSize, items.count))
    for next in stride(from: firstSize, to: items.count, by: size) {
      let coming = Meanwhile { prepare(next..<min(next + size, items.count)) }
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

  /// What the triggers of `task` do for one new row.
  static let addSums = """
    UPDATE tally
    SET openCount = openCount + ?2,
      completedCount = completedCount + ?3,
      openMinutes = openMinutes + ?4,
      openDefaultCount = openDefaultCount + ?5
    WHERE list = ?1
    """
}
