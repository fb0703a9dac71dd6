internal import Domain

extension Connection {
  /// Returns the position of a key among open tasks. Counts only from the end of the list that is nearer, judging by
  /// the ranks.
  func position(of key: RankKey) throws(StorageError) -> Int {
    let shown = try shownOnly()
    if try isInFirstHalf(key) { return try count("<", key, shown) + 1 }
    return try counts(nil).open - count(">=", key, shown) + 1
  }

  private func isInFirstHalf(_ key: RankKey) throws(StorageError) -> Bool {
    let ends = """
      SELECT
        (SELECT min(rank) FROM task WHERE completedAt IS NULL),
        (SELECT max(rank) FROM task WHERE completedAt IS NULL)
      """
    return try first(ends) { row in
      guard let least = row.optionalInt64(), let most = row.optionalInt64() else { return true }
      return key.rank.value < least / 2 + most / 2
    } ?? true
  }

  /// Counts open tasks on one side of a key. Compares IDs only for the few tasks of equal rank.
  private func count(_ side: String, _ key: RankKey, _ shown: String) throws(StorageError) -> Int {
    let sql = """
      SELECT (
        SELECT count(*)
        FROM task
        WHERE completedAt IS NULL
          AND rank \(side.prefix(1)) ?1
          \(shown)
      ) + (
        SELECT count(*)
        FROM task
        WHERE completedAt IS NULL
          AND rank = ?1
          AND id \(side) ?2
          \(shown)
      )
      """
    return try first(sql, key.values) { $0.int() } ?? 0
  }

  func keys(before key: RankKey?, limit: Int) throws(StorageError) -> [RankKey] {
    try keys(Self.keys(key == nil ? "" : "AND (rank, id) < (?1, ?2)", " DESC"), key, limit)
  }

  func keys(after key: RankKey?, limit: Int) throws(StorageError) -> [RankKey] {
    try keys(Self.keys(key == nil ? "" : "AND (rank, id) > (?1, ?2)", ""), key, limit)
  }

  /// Selects keys of open and completed tasks in one order, reading only as many rows as needed.
  static func keys(_ condition: String, _ direction: String) -> String {
    """
    SELECT rank, id
    FROM task
    WHERE completedAt IS NULL \(condition)
    UNION ALL
    SELECT rank, id
    FROM task
    WHERE completedAt IS NOT NULL \(condition)
    ORDER BY rank\(direction), id\(direction)
    LIMIT ?3
    """
  }

  private func keys(_ sql: String, _ key: RankKey?, _ limit: Int) throws(StorageError) -> [RankKey] {
    try all(sql, (key?.values ?? [.null, .null]) + [.integer(limit)]) { row in
      RankKey(rank: Rank(row.int64()), id: TaskID(row.text()))
    }
  }
}

extension RankKey {
  fileprivate var values: [Value] {
    [.integer(rank.value), .text(id.text)]
  }
}
