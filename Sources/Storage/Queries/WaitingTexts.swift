extension Connection {
  /// Tasks the search is told of in one transaction, so that others who write wait for hundredths of a second at most.
  static let textsAtOnce: Int64 = 2_000

  /// Whether there are tasks the search does not know yet.
  func hasWaitingTexts() throws(StorageError) -> Bool {
    try first("SELECT EXISTS (SELECT 1 FROM unsearched)") { $0.flag() } ?? false
  }

  /// Lets all tasks between two numbers wait; nobody may have told the search of one of them.
  func letTextsWait(_ first: Int64, _ last: Int64) throws(StorageError) {
    try run("INSERT INTO unsearched (first, last) VALUES (?1, ?2)", .integer(first), .integer(last))
  }

  /// The highest number any task has that is there or waits, also when it has gone meanwhile.
  func highestNumber() throws(StorageError) -> Int64 {
    let sql = """
      SELECT max(
        (SELECT coalesce(max(number), 0) FROM task),
        (SELECT coalesce(max(last), 0) FROM unsearched)
      )
      """
    return try first(sql) { $0.int64() } ?? 0
  }

  /// Tells the search of some that wait.
  func searchSomeWaiting() throws(StorageError) {
    let sql = "SELECT first, last FROM unsearched ORDER BY first LIMIT 1"
    guard let (first, last) = try first(sql, read: { ($0.int64(), $0.int64()) }) else { return }
    let end = min(last, first + Self.textsAtOnce - 1)
    try addTexts(first, end)
    try run("DELETE FROM unsearched WHERE first = ?1", .integer(first))
    if end < last { try letTextsWait(end + 1, last) }
  }

  /// Tells the search of all tasks between two numbers.
  func addTexts(_ first: Int64, _ last: Int64) throws(StorageError) {
    let sql = """
      INSERT INTO taskText (rowid, title, notes, tags, state)
      SELECT number, title, notes, tags, state
      FROM searchText
      WHERE number BETWEEN ?1 AND ?2
      """
    try run(sql, .integer(first), .integer(last))
  }

  /// Makes `waitingText` of the tasks that wait, for the transaction that reads: it may not, or need not, write.
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
  /// Tells the search of all tasks that came together and wait for it, in portions. A search does not need it to be right,
  /// only to be quick.
  /// - Throws: also `readOnly` and `busy`, which harm no search.
  public func catchUpSearch() throws(StorageError) {
    while try look({ (connection) throws(StorageError) in try connection.hasWaitingTexts() }) {
      try change { (connection) throws(StorageError) in try connection.searchSomeWaiting() }
    }
  }
}
