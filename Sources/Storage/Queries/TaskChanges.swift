internal import Domain

extension Connection {
  func saveTask(_ item: PlanItem) throws(StorageError) {
    let known = try tagged(item.id)
    let keys = try run(TaskStatement.save, item)
    if keys == known?.keys { return }
    if let known { try removeTags(of: known) }
    try addTags(keys, to: known?.number ?? lastRowNumber)
  }

  /// Inserts a new task.
  func insertTask(_ item: PlanItem) throws(StorageError) {
    let keys = try run(TaskStatement.insert, item)
    try addTags(keys, to: lastRowNumber)
  }

  /// Runs a statement with the values of a task and returns the keys of all its tags.
  private func run(_ sql: String, _ item: PlanItem) throws(StorageError) -> [String] {
    let derived = DerivedColumns(item)
    var row = RowBuffer()
    TaskColumns.add(item, derived, to: &row)
    try run(sql, row, 0..<row.count)
    return derived.tags.names.map { Tags.key($0) }
  }

  private func addTags(_ keys: [String], to number: Int64) throws(StorageError) {
    for key in keys { try run(TaskStatement.addTag, .text(key), .integer(number)) }
  }

  func removeTask(_ id: TaskID) throws(StorageError) {
    guard let known = try tagged(id) else { return }
    try removeTags(of: known)
    try run("DELETE FROM task WHERE number = ?1", .integer(known.number))
  }

  /// Returns the number and tag keys of an existing task.
  private func tagged(_ id: TaskID) throws(StorageError) -> (number: Int64, keys: [String])? {
    try first(TaskStatement.tagged, .text(id.text)) { row in
      let number = row.int64()
      let names = row.optionalText()?.split(separator: "\n") ?? []
      return (number, names.map { Tags.key(String($0)) })
    }
  }

  /// The number of a deleted task is reused, so its tag rows must be removed.
  private func removeTags(of task: (number: Int64, keys: [String])) throws(StorageError) {
    for key in task.keys { try run(TaskStatement.removeTag, .text(key), .integer(task.number)) }
  }

  func setRank(_ rank: Rank, of id: TaskID) throws(StorageError) {
    try run("UPDATE task SET rank = ?1 WHERE id = ?2", .integer(rank.value), .text(id.text))
  }
}

private enum TaskStatement {
  static let insert = """
    INSERT INTO task (\(TaskColumns.names), \(TaskColumns.derivedNames))
    VALUES (
      ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?24,
      ?25, ?26, ?27, ?28, ?29
    )
    """

  /// Keeps the checksum while the texts are unchanged: a text damaged on disk is still detected after another field has
  /// changed.
  static let save = """
    \(insert)
    ON CONFLICT (id) DO UPDATE
    SET textChecksum = iif(\(hasSameTexts), textChecksum, excluded.textChecksum),
      list = excluded.list,
      title = excluded.title,
      notes = excluded.notes,
      importance = excluded.importance,
      urgency = excluded.urgency,
      grade = excluded.grade,
      subPriority = excluded.subPriority,
      type = excluded.type,
      tags = excluded.tags,
      dueOn = excluded.dueOn,
      dueMinute = excluded.dueMinute,
      notBeforeOn = excluded.notBeforeOn,
      manualMinutes = excluded.manualMinutes,
      recurrence = excluded.recurrence,
      rank = excluded.rank,
      parent = excluded.parent,
      delegatedTo = excluded.delegatedTo,
      needsTitleImprovement = excluded.needsTitleImprovement,
      originalTitle = excluded.originalTitle,
      sourceURL = excluded.sourceURL,
      completedAt = excluded.completedAt,
      createdAt = excluded.createdAt,
      modifiedAt = excluded.modifiedAt,
      actualMinutes = excluded.actualMinutes,
      allTags = excluded.allTags,
      effectiveMinutes = excluded.effectiveMinutes,
      isDefaultDuration = excluded.isDefaultDuration
    """

  private static let hasSameTexts =
    (TaskColumns.checkedNames.map { "\($0) IS excluded.\($0)" } + ["textChecksum IS NOT NULL"])
    .joined(separator: " AND ")

  static let tagged = "SELECT number, allTags FROM task WHERE id = ?1"

  static let removeTag = "DELETE FROM taggedTask WHERE tagKey = ?1 AND task = ?2"

  static let addTag = "INSERT OR IGNORE INTO taggedTask (tagKey, task) VALUES (?1, ?2)"
}
