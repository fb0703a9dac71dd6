internal import Domain

extension Connection {
  /// The position among open tasks. Only those towards the nearer end of the list are counted one by one, as far as ranks
  /// tell which end that is.
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

  /// Open tasks on one side of a key. Those of its own rank, which are few, are the only ones whose id is looked at.
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

  /// Open and completed tasks in one order, of which only as many are read as are wanted.
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
