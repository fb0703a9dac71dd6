internal import Domain

extension Connection {
  /// From as many on, tasks are put into the sums and into the search together.
  private static let many = 50
  /// From as many on, they wait for the search until somebody looks for something.
  private static let veryMany = 1_000

  /// Inserts tasks that are not there yet.
  ///
  /// With every single row the search would write its index anew, and SQLite would keep a copy of each page for the case
  /// that a trigger fails. Should it throw, the transaction has to be given up.
  func insertTasks(_ items: [PlanItem]) throws(StorageError) {
    guard items.count >= Self.many else {
      for item in items { try insertTask(item) }
      return
    }
    try beginFilling()
    let last = try highestNumber()
    let isVeryMany = items.count >= Self.veryMany
    var tags: [TagRow] = []
    try withoutTriggers { () throws(StorageError) in
      try TaskPortion.visit(items, numberedFrom: last + 1) { (portion) throws(StorageError) in
        try ManyStatement.tasks.insert(portion.values, rows: portion.count, on: self)
        tags += portion.tags
      }
    }
    tags.sort { $0.key == $1.key ? $0.task < $1.task : $0.key < $1.key }
    try ManyStatement.tags.insert(tags, on: self) { row, values in values += [.text(row.key), .integer(row.task)] }
    let newest = last + Int64(items.count)
    if isVeryMany { try letTextsWait(last + 1, newest) } else { try addTexts(last + 1, newest) }
    try run(ManyStatement.tally, .integer(last))
  }
}

/// A name of a tag as it is looked for, and a task that has it.
private struct TagRow {
  let key: String
  let task: Int64
}

/// Rows of tasks, ready to be written.
private struct TaskPortion: Sendable {
  private static let size = 1_000

  let count: Int
  private(set) var values: [Value] = []
  private(set) var tags: [TagRow] = []

  private init(_ items: ArraySlice<PlanItem>, numberedFrom first: Int64) {
    count = items.count
    values.reserveCapacity(count * ManyStatement.tasks.columns)
    var number = first
    for item in items {
      let allTags = item.allTags
      values.append(.integer(number))
      values += TaskColumns.values(of: item, allTags: allTags)
      for name in allTags.names { tags.append(TagRow(key: Tags.key(name), task: number)) }
      number += 1
    }
  }

  /// Shows portion after portion; another thread prepares each while the one before is being written.
  static func visit(
    _ items: [PlanItem], numberedFrom first: Int64, _ see: (TaskPortion) throws(StorageError) -> Void
  ) throws(StorageError) {
    let prepare = { @Sendable (start: Int) in
      TaskPortion(items[start..<min(start + size, items.count)], numberedFrom: first + Int64(start))
    }
    var portion = prepare(0)
    for next in stride(from: size, to: items.count, by: size) {
      let coming = Meanwhile { prepare(next) }
      try see(portion)
      portion = coming.value
    }
    try see(portion)
  }
}

/// What the triggers of `task` do for one new row, for all rows after a number.
private enum ManyStatement {
  static let tasks = ManyRows(
    "task", "number, \(TaskColumns.names), \(TaskColumns.derivedNames)", count: 29, rowsPerStatement: 32)

  static let tags = ManyRows("taskTag", "tagKey, task", count: 2, rowsPerStatement: 200, skipsKnown: true)

  static let tally = """
    UPDATE tally
    SET openCount = tally.openCount + added.openCount,
      completedCount = tally.completedCount + added.completedCount,
      openMinutes = tally.openMinutes + added.openMinutes,
      openDefaultCount = tally.openDefaultCount + added.openDefaultCount
    FROM (
      SELECT task.list AS list,
        sum(completedAt IS NULL) AS openCount,
        sum(completedAt IS NOT NULL) AS completedCount,
        sum((completedAt IS NULL) * effectiveMinutes) AS openMinutes,
        sum((completedAt IS NULL) * isDefaultDuration) AS openDefaultCount
      FROM task
      WHERE number > ?1
      GROUP BY task.list
    ) AS added
    WHERE added.list = tally.list
    """
}
