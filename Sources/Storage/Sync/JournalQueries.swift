internal import Domain

extension Connection {
  /// Maximum number of entries; the oldest with an outcome are deleted.
  static let journalLimit: Int64 = 50_000
  /// Retention of entries with an outcome, in seconds.
  static let journalAge: Int64 = 90 * 86_400

  private static let journalColumns = """
    number, account, list, href, uid, task, title, verb, targetList, targetHref, startedAt, endedAt, outcome, words,
    beforeText, sentText, afterText
    """

  /// Drops an older write to the same resource that has no outcome; the new one replaces it.
  @discardableResult
  func beginJournal(_ draft: JournalEntry.Draft) throws(StorageError) -> Int64 {
    try endJournal(draft.list, draft.href, JournalEntry.Ending(.dropped, at: draft.at))
    let number = try insertJournal(draft, nil)
    try run(
      "DELETE FROM journalEntry WHERE number <= ?1 AND outcome IS NOT NULL", .integer(number - Self.journalLimit))
    return number
  }

  @discardableResult
  func insertJournal(_ draft: JournalEntry.Draft, _ ending: JournalEntry.Ending?) throws(StorageError) -> Int64 {
    let sql = """
      INSERT INTO journalEntry (
        account, list, href, uid, task, title, verb, targetList, targetHref, startedAt, endedAt, outcome, beforeText,
        sentText, afterText
      )
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)
      """
    try run(
      sql, .text(draft.account), .text(draft.list.text), .text(draft.href), .text(draft.uid), .text(draft.task?.text),
      .text(draft.title), .text(draft.verb.rawValue), .text(draft.target?.list.text), .text(draft.target?.href),
      .integer(draft.at.seconds), .integer(ending?.at.seconds), .text(ending?.outcome.rawValue), .bytes(draft.before),
      .bytes(draft.sent), .bytes(ending?.after))
    return lastRowNumber
  }

  /// Sets the outcome of the pending write to a resource; does nothing if there is none.
  func endJournal(_ list: ListID, _ href: String, _ ending: JournalEntry.Ending) throws(StorageError) {
    let sql = """
      UPDATE journalEntry
      SET outcome = ?3,
        endedAt = ?4,
        words = ?5,
        afterText = ?6
      WHERE list = ?1
        AND href = ?2
        AND outcome IS NULL
      """
    try run(
      sql, .text(list.text), .text(href), .text(ending.outcome.rawValue), .integer(ending.at.seconds),
      .text(ending.words), .bytes(ending.after))
  }

  /// Drops pending writes to a resource, or in a whole list if `href` is nil.
  func dropJournal(_ list: ListID, _ href: String?) throws(StorageError) {
    let sql = """
      UPDATE journalEntry
      SET outcome = 'dropped',
        endedAt = startedAt
      WHERE list = ?1
        AND (?2 IS NULL OR href = ?2)
        AND outcome IS NULL
      """
    try run(sql, .text(list.text), .text(href))
  }

  func openJournal(_ list: ListID, _ href: String) throws(StorageError) -> JournalEntry? {
    try journal("WHERE list = ?1 AND href = ?2 AND outcome IS NULL", .text(list.text), .text(href)).first
  }

  /// Returns moves without a known outcome.
  func openMoves() throws(StorageError) -> [JournalEntry] {
    try journal("WHERE outcome IS NULL AND verb = 'move'")
  }

  /// Returns the newest entries in chronological order.
  func journal(_ list: ListID?, since: Instant?, limit: Int) throws(StorageError) -> [JournalEntry] {
    let rest = """
      WHERE (?1 IS NULL OR list = ?1)
        AND startedAt >= ?2
      ORDER BY number DESC
      LIMIT ?3
      """
    return try journal(rest, .text(list?.text), .integer(since?.seconds ?? Int64.min), .integer(limit)).reversed()
  }

  /// Returns the first entry of each resource after an instant, in chronological order.
  func firstJournal(after instant: Instant, _ list: ListID?) throws(StorageError) -> [JournalEntry] {
    let rest = """
      WHERE number IN (
          SELECT min(number)
          FROM journalEntry
          WHERE startedAt > ?1
            AND task IS NOT NULL
            AND outcome IS NOT NULL
            AND outcome NOT IN ('refused', 'dropped')
          GROUP BY list, href
        )
        AND (?2 IS NULL OR list = ?2 OR targetList = ?2)
      ORDER BY number
      """
    return try journal(rest, .integer(instant.seconds), .text(list?.text))
  }

  /// Returns the time from which the journal is complete, or nil if no entry was ever deleted.
  func journalStart() throws(StorageError) -> Instant? {
    let sql = """
      SELECT number, startedAt
      FROM journalEntry
      ORDER BY number
      LIMIT 1
      """
    let oldest = try first(sql) { (number: $0.int64(), at: Instant(seconds: $0.int64())) }
    let last = try first("SELECT seq FROM sqlite_sequence WHERE name = 'journalEntry' AND seq > 0") { $0.int64() }
    guard let oldest else { return last.map { _ in Instant(seconds: Int64.max) } }
    return oldest.number > 1 ? oldest.at : nil
  }

  func pruneJournal(at now: Instant) throws(StorageError) {
    try run(
      "DELETE FROM journalEntry WHERE startedAt < ?1 AND outcome IS NOT NULL", .integer(now.seconds - Self.journalAge))
  }

  private func journal(_ rest: String, _ values: Value...) throws(StorageError) -> [JournalEntry] {
    let sql = """
      SELECT \(Self.journalColumns)
      FROM journalEntry
      \(rest)
      """
    return try all(sql, values) { (row) throws(StorageError) in try JournalEntry(&row) }
  }
}

extension JournalEntry {
  fileprivate init(_ row: inout Row) throws(StorageError) {
    number = row.int64()
    let (account, list, href) = (row.text(), ListID(row.text()), row.text())
    let (uid, task, title) = (row.optionalText(), row.optionalText().map { TaskID($0) }, row.text())
    let verb = try Verb(rawValue: row.text()).known(in: "verb", of: "journalEntry")
    let (targetList, targetHref) = (row.optionalText(), row.optionalText())
    let target = targetList.flatMap { list in targetHref.map { Place(list: ListID(list), href: $0) } }
    let at = Instant(seconds: row.int64())
    endedAt = row.optionalInt64().map { Instant(seconds: $0) }
    outcome = try row.optionalText().map { (name) throws(StorageError) in
      try Outcome(rawValue: name).known(in: "outcome", of: "journalEntry")
    }
    words = row.optionalText()
    let (before, sent) = (row.optionalBytes(), row.optionalBytes())
    after = row.optionalBytes()
    draft = Draft(
      account: account, list: list, href: href, uid: uid, task: task, title: title, verb: verb, target: target,
      before: before, sent: sent, at: at)
  }
}
