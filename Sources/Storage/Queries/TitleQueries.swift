internal import Domain

extension Connection {
  func titlesToImprove(after place: TitlePlace?, limit: Int) throws(StorageError) -> [PlanItem] {
    let bounds: [Value] = place.map { [.integer($0.createdAt.seconds), .text($0.id.text)] } ?? []
    return try items(Self.titlesToImprove(isFirst: place == nil), [.integer(limit)] + bounds)
  }

  static func titlesToImprove(isFirst: Bool) -> String {
    """
    SELECT \(TaskColumns.names)
    FROM task
    WHERE \(TitleStatement.waits)
      \(isFirst ? "" : "AND (createdAt, id) > (?2, ?3)")
    ORDER BY createdAt, id
    LIMIT ?1
    """
  }

  func titlesToImproveCount() throws(StorageError) -> Int {
    try first("SELECT count(*) FROM task WHERE \(TitleStatement.waits)") { $0.int() } ?? 0
  }

  func improvedTitles(offset: Int, limit: Int) throws(StorageError) -> [PlanItem] {
    let sql = """
      SELECT \(TaskColumns.names)
      FROM task
      WHERE originalTitle IS NOT NULL
        AND originalTitle <> title
        \(try shownOnly())
      ORDER BY modifiedAt DESC, id
      LIMIT ?1
      OFFSET ?2
      """
    return try items(sql, [.integer(limit), .integer(offset)])
  }

  private func items(_ sql: String, _ values: [Value]) throws(StorageError) -> [PlanItem] {
    var found: [PlanItem] = []
    var reader = TaskReader()
    try visit(sql, values) { (row) throws(StorageError) in
      found.append(try reader.read(&row))
      return true
    }
    return found
  }
}

private enum TitleStatement {
  /// Open, marked, and in a used list that is writable or no longer on its server. The unary plus keeps SQLite from
  /// using the index on `list`, which would visit and sort all open tasks of each list instead of the few that wait.
  static let waits = """
    needsTitleImprovement = 1
      AND completedAt IS NULL
      AND +list IN (
        SELECT id
        FROM list
        WHERE isUsed = 1
          AND access IN (\(SourceList.Access.granted.rawValue), \(SourceList.Access.denied.rawValue))
      )
    """
}
