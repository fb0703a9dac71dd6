internal import Domain

extension Connection {
  func saveTask(_ item: PlanItem) throws(StorageError) {
    lastRowNumber = 0
    let tags = try run(TaskStatement.save, item)
    // A row that was updated has its number already, and tags that may have gone.
    var number = lastRowNumber
    if number == 0 {
      guard let known = try first(TaskStatement.number, .text(item.id.text), read: { $0.int64() }) else { return }
      number = known
      try run(TaskStatement.removeTags, .integer(number))
    }
    try addTags(tags, to: number)
  }

  /// Inserts a task that is not there yet.
  func insertTask(_ item: PlanItem) throws(StorageError) {
    let tags = try run(TaskStatement.insert, item)
    try addTags(tags, to: lastRowNumber)
  }

  /// Runs a statement with the values of a task, and gives all the tags it has.
  private func run(_ sql: String, _ item: PlanItem) throws(StorageError) -> Tags {
    let derived = DerivedColumns(item)
    var row = RowBuffer()
    TaskColumns.add(item, derived, to: &row)
    try run(sql, row, 0..<row.count)
    return derived.tags
  }

  private func addTags(_ tags: Tags, to number: Int64) throws(StorageError) {
    for name in tags.names { try run(TaskStatement.addTag, .text(Tags.key(name)), .integer(number)) }
  }

  func removeTask(_ id: TaskID) throws(StorageError) {
    try run("DELETE FROM task WHERE id = ?1", .text(id.text))
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
      ?25, ?26, ?27, ?28
    )
    """

  static let save = """
    \(insert)
    ON CONFLICT (id) DO UPDATE
    SET list = excluded.list,
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

  static let number = "SELECT number FROM task WHERE id = ?1"

  static let removeTags = "DELETE FROM taskTag WHERE task = ?1"

  static let addTag = "INSERT OR IGNORE INTO taskTag (tagKey, task) VALUES (?1, ?2)"
}
