internal import Domain

extension Connection {
  func trash(since limit: Instant, offset: Int, limit count: Int?) throws(StorageError) -> [TrashedTask] {
    let sql = """
      SELECT \(TrashRow.names)
      FROM trashedTask
      WHERE deletedAt > ?1
        AND NOT EXISTS (SELECT 1 FROM task WHERE id = trashedTask.task)
      ORDER BY deletedAt DESC, task
      LIMIT ?2
      OFFSET ?3
      """
    return try all(sql, .integer(limit.seconds), .integer(count ?? -1), .integer(offset)) {
      (row) throws(StorageError) in try TrashRow.read(&row)
    }
  }

  func trashCount(since limit: Instant) throws(StorageError) -> Int {
    let sql = """
      SELECT count(*)
      FROM trashedTask
      WHERE deletedAt > ?1
        AND NOT EXISTS (SELECT 1 FROM task WHERE id = trashedTask.task)
      """
    return try first(sql, .integer(limit.seconds), read: { $0.int() }) ?? 0
  }

  func trashed(_ id: TaskID) throws(StorageError) -> TrashedTask? {
    let sql = """
      SELECT \(TrashRow.names)
      FROM trashedTask
      WHERE task = ?1
        AND NOT EXISTS (SELECT 1 FROM task WHERE id = ?1)
      """
    return try first(sql, .text(id.text)) { (row) throws(StorageError) in try TrashRow.read(&row) }
  }

  func saveTrashed(_ trashed: TrashedTask) throws(StorageError) {
    let sql = """
      INSERT OR REPLACE INTO trashedTask (task, deletedAt, cause, listName, standsAfter, standsBefore, item, blocks)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      """
    try run(
      sql, .text(trashed.item.id.text), .integer(trashed.at.seconds), .text(trashed.cause.rawValue),
      .text(trashed.listName), .text(trashed.place?.after?.text), .text(trashed.place?.before?.text),
      .text(trashed.item.json.printed), .text(JSON.array(trashed.blocks.map { $0.json }).printed))
  }

  /// Removes tasks deleted up to `limit` from the trash, together with their completions.
  func forgetTrash(until limit: Instant) throws(StorageError) -> Int {
    let gone = """
      SELECT task
      FROM trashedTask
      WHERE deletedAt <= ?1
        AND NOT EXISTS (SELECT 1 FROM task WHERE id = trashedTask.task)
      """
    let count = try first("SELECT count(*) FROM (\(gone))", .integer(limit.seconds), read: { $0.int() }) ?? 0
    try run("DELETE FROM completion WHERE task IN (\(gone))", .integer(limit.seconds))
    try run("DELETE FROM trashedTask WHERE deletedAt <= ?1", .integer(limit.seconds))
    return count
  }

  /// Removes all data of deleted tasks, also from the history.
  func forget(_ ids: [TaskID]) throws(StorageError) {
    var gone: [JSON] = []
    var goneIDs: Set<TaskID> = []
    for id in ids {
      try run("DELETE FROM trashedTask WHERE task = ?1", .text(id.text))
      guard try task(id) == nil else { continue }
      try run("DELETE FROM completion WHERE task = ?1", .text(id.text))
      try run("DELETE FROM keptText WHERE task = ?1", .text(id.text))
      try run("DELETE FROM historyTask WHERE task = ?1", .text(id.text))
      try run("DELETE FROM receivedChange WHERE task = ?1", .text(id.text))
      gone.append(.string(id.text))
      goneIDs.insert(id)
    }
    try forgetPacked(goneIDs)
    try run(TrashStatement.forgetSteps, .text(JSON.array(gone).printed))
    try run("DELETE FROM historyEntry WHERE changes = '[]'")
  }
}

private enum TrashStatement {
  /// The task a change refers to: the task itself, or the task of a completion or block.
  private static let subject = """
    coalesce(
      json_extract(change.value, '$.before.item.id'), json_extract(change.value, '$.after.item.id'),
      json_extract(change.value, '$.completion[0].task'), json_extract(change.value, '$.completion[1].task'),
      json_extract(change.value, '$.block[0].task'), json_extract(change.value, '$.block[1].task'), ''
    )
    """

  /// Removes the changes of some tasks from every history entry.
  static let forgetSteps = """
    UPDATE historyEntry
    SET changes = (
      SELECT json_group_array(json(change.value))
      FROM json_each(historyEntry.changes) AS change
      WHERE \(subject) NOT IN (SELECT gone.value FROM json_each(?1) AS gone)
    )
    WHERE EXISTS (
      SELECT 1
      FROM json_each(historyEntry.changes) AS change
      WHERE \(subject) IN (SELECT gone.value FROM json_each(?1) AS gone)
    )
    """
}

private enum TrashRow {
  static let names = "deletedAt, cause, listName, standsAfter, standsBefore, item, blocks"

  static func read(_ row: inout Row) throws(StorageError) -> TrashedTask {
    let at = Instant(seconds: row.int64())
    let cause = try TrashedTask.Cause(rawValue: row.text()).known(in: "cause", of: "trashedTask")
    let listName = row.text()
    let place = Place(after: row.optionalText().map { TaskID($0) }, before: row.optionalText().map { TaskID($0) })
    // The kind of syntax error does not matter: the text is not what was stored.
    let item = (try? JSON(parsing: row.text())).flatMap { PlanItem(json: $0) }
    let blocks = (try? JSON(parsing: row.text()))?.elements?.compactMap { TimeBlock(json: $0) }
    return TrashedTask(
      item: try item.known(in: "item", of: "trashedTask"), listName: listName, place: place,
      blocks: try blocks.known(in: "blocks", of: "trashedTask"), at: at, cause: cause)
  }
}
