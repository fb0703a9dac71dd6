internal import Domain

extension Connection {
  /// The position among open tasks. At the end of the list, where new tasks go, nothing is counted one by one.
  func position(of key: RankKey) throws(StorageError) -> Int {
    let shown = try shownOnly()
    let isLast = """
      SELECT NOT EXISTS (
        SELECT 1
        FROM task
        WHERE completedAt IS NULL
          AND (rank, id) > (?1, ?2)
          \(shown)
      ), EXISTS (
        SELECT 1
        FROM task
        WHERE completedAt IS NULL
          AND (rank, id) = (?1, ?2)
          \(shown)
      )
      """
    let end = try first(isLast, key.values) { ($0.flag(), $0.flag()) }
    if let end, end.0 {
      let open = try counts(nil).open
      return end.1 ? open : open + 1
    }
    let countBefore = """
      SELECT count(*)
      FROM task
      WHERE completedAt IS NULL
        AND (rank, id) < (?1, ?2)
        \(shown)
      """
    return (try first(countBefore, key.values) { $0.int() } ?? 0) + 1
  }

  func keys(before key: RankKey?, limit: Int) throws(StorageError) -> [RankKey] {
    if key == nil { return try keys(Self.lastKeys, nil, limit) }
    let sql = """
      SELECT rank, id
      FROM task
      WHERE (rank, id) < (?1, ?2)
      ORDER BY rank DESC, id DESC
      LIMIT ?3
      """
    return try keys(sql, key, limit)
  }

  private static let lastKeys = "SELECT rank, id FROM task ORDER BY rank DESC, id DESC LIMIT ?3"

  func keys(after key: RankKey?, limit: Int) throws(StorageError) -> [RankKey] {
    let sql = """
      SELECT rank, id
      FROM task
      \(key == nil ? "" : "WHERE (rank, id) > (?1, ?2)")
      ORDER BY rank, id
      LIMIT ?3
      """
    return try keys(sql, key, limit)
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
