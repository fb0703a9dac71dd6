extension Connection {
  /// Tasks indexed per transaction, so that other writers wait for a few hundredths of a second at most.
  static let textsAtOnce: Int64 = 2_000

  /// Whether some tasks are not in the search index yet.
  func hasWaitingTexts() throws(StorageError) -> Bool {
    try first("SELECT EXISTS (SELECT 1 FROM unsearched)") { $0.flag() } ?? false
  }

  /// Marks all tasks between two numbers as not indexed; none of them may already be in the search index.
  func letTextsWait(_ first: Int64, _ last: Int64) throws(StorageError) {
    try run("INSERT INTO unsearched (first, last) VALUES (?1, ?2)", .integer(first), .integer(last))
  }

  /// Returns the highest number of any stored task or unindexed range; a range may include deleted tasks.
  func highestNumber() throws(StorageError) -> Int64 {
    let sql = """
      SELECT max(
        (SELECT coalesce(max(number), 0) FROM task),
        (SELECT coalesce(max(last), 0) FROM unsearched)
      )
      """
    return try first(sql) { $0.int64() } ?? 0
  }

  /// Indexes some of the waiting tasks.
  func searchSomeWaiting() throws(StorageError) {
    let sql = "SELECT first, last FROM unsearched ORDER BY first LIMIT 1"
    guard let (first, last) = try first(sql, read: { ($0.int64(), $0.int64()) }) else { return }
    let end = min(last, first + Self.textsAtOnce - 1)
    try addTexts(first, end)
    try run("DELETE FROM unsearched WHERE first = ?1", .integer(first))
    if end < last { try letTextsWait(end + 1, last) }
  }

  /// Indexes all tasks between two numbers.
  func addTexts(_ first: Int64, _ last: Int64) throws(StorageError) {
    let sql = """
      INSERT INTO taskText (rowid, title, notes, tags, state)
      SELECT number, title, notes, tags, state
      FROM searchText
      WHERE number BETWEEN ?1 AND ?2
      """
    try run(sql, .integer(first), .integer(last))
  }

  /// Creates the temporary table `waitingText` with the unindexed tasks, for a read transaction that cannot or need not
  /// update the index.
  func gatherWaitingTexts() throws(StorageError) {
    try run("DROP TABLE IF EXISTS temp.waitingText")
    try run(
      """
      CREATE VIRTUAL TABLE temp.waitingText USING fts5 (
        title,
        notes,
        tags,
        state,
        content = '',
        columnsize = 0,
        tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co So'",
        prefix = '1 2'
      )
      """)
    try run(
      """
      INSERT INTO temp.waitingText (rowid, title, notes, tags, state)
      SELECT number, title, notes, tags, state
      FROM unsearched
      CROSS JOIN searchText ON number BETWEEN first AND last
      """)
  }
}

extension PlannerDatabase {
  /// Indexes all waiting tasks, in batches. Searches are correct without this, but slower.
  /// - Throws: also `readOnly` and `busy`, neither of which affects searches.
  public func catchUpSearch() throws(StorageError) {
    while try look({ (connection) throws(StorageError) in try connection.hasWaitingTexts() }) {
      try change { (connection) throws(StorageError) in try connection.searchSomeWaiting() }
    }
  }
}
