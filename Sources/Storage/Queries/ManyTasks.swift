internal import Domain

extension Connection {
  /// From as many on, tasks are put into the sums and into the search together.
  private static let many = 50

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
    let last = try first("SELECT coalesce(max(number), 0) FROM task") { $0.int64() } ?? 0
    let rows = items.enumerated().map { TaskRow(item: $1, number: last + Int64($0) + 1) }
    try withoutTriggers { () throws(StorageError) in
      try ManyStatement.tasks.insert(rows, on: self) { row, values in
        values.append(.integer(row.number))
        values += TaskColumns.values(of: row.item, allTags: row.allTags)
      }
    }
    try ManyStatement.tags.insert(rows.flatMap { $0.tagRows }.sorted { $0.key < $1.key }, on: self) { row, values in
      values += [.text(row.key), .integer(row.task)]
    }
    try run(ManyStatement.search, .integer(last))
    try run(ManyStatement.tally, .integer(last))
  }
}

/// A task and the number it gets.
private struct TaskRow {
  let item: PlanItem
  let number: Int64
  let allTags: Tags

  init(item: PlanItem, number: Int64) {
    self.item = item
    self.number = number
    allTags = item.allTags
  }

  var tagRows: [(key: String, task: Int64)] { allTags.names.map { (Tags.key($0), number) } }
}

/// What the triggers of `task` do for one new row, for all rows after a number.
private enum ManyStatement {
  static let tasks = ManyRows(
    "task", "number, \(TaskColumns.names), \(TaskColumns.derivedNames)", count: 29, rowsPerStatement: 32)

  static let tags = ManyRows("taskTag", "tagKey, task", count: 2, rowsPerStatement: 200, skipsKnown: true)

  static let search = """
    INSERT INTO taskText (rowid, title, notes, tags, state)
    SELECT number, title, notes, tags, state
    FROM searchText
    WHERE number > ?1
    """

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
