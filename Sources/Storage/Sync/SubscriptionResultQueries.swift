public import Domain

extension PlannerTransaction {
  /// Returns the result of the last fetch of each subscribed calendar, with the calendar's ID in place of an account's.
  /// Calendars never fetched are missing.
  public func subscriptionResults() throws(PlannerFailure) -> [SyncResult] {
    try attempt { () throws(StorageError) in try connection.subscriptionResults() }
  }

  /// Replaces the calendar's last result. Keeps the old `completedAt` if this one has none, and only the first of
  /// several problems. Does nothing if the calendar has been removed.
  public func saveSubscription(_ result: SyncResult) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveSubscription(result) }
  }
}

extension Connection {
  fileprivate func subscriptionResults() throws(StorageError) -> [SyncResult] {
    let sql = """
      SELECT list, startedAt, finishedAt, completedAt, received, code, subject, count
      FROM subscriptionResult
      ORDER BY list
      """
    return try all(sql) { (row) throws(StorageError) in try SyncResult(ofSubscription: &row) }
  }

  fileprivate func saveSubscription(_ result: SyncResult) throws(StorageError) {
    guard try eventCalendar(ListID(result.account)) != nil else { return }
    let sql = """
      INSERT INTO subscriptionResult (list, startedAt, finishedAt, completedAt, received, code, subject, count)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      ON CONFLICT (list) DO UPDATE
      SET startedAt = excluded.startedAt,
        finishedAt = excluded.finishedAt,
        completedAt = coalesce(excluded.completedAt, completedAt),
        received = excluded.received,
        code = excluded.code,
        subject = excluded.subject,
        count = excluded.count
      """
    let problem = result.problems.first
    try run(
      sql, .text(result.account), .integer(result.startedAt.seconds), .integer(result.finishedAt.seconds),
      .integer(result.completedAt?.seconds), .integer(result.received), .text(problem?.code.rawValue),
      .text(problem?.subject ?? ""), .integer(problem?.count ?? 0))
  }
}

extension SyncResult {
  fileprivate init(ofSubscription row: inout Row) throws(StorageError) {
    self.init(
      account: row.text(), startedAt: Instant(seconds: row.int64()), finishedAt: Instant(seconds: row.int64()),
      completedAt: row.optionalInt64().map { Instant(seconds: $0) }, received: row.int())
    let text = row.optionalText()
    let (subject, count) = (row.text(), row.int())
    guard let text else { return }
    let code = try SyncProblem.Code(rawValue: text).known(in: "code", of: "subscriptionResult")
    problems = [SyncProblem(code, subject: subject, count: count)]
  }
}
