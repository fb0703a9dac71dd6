internal import Domain

extension Connection {
  func syncResults() throws(StorageError) -> [SyncResult] {
    let sql = """
      SELECT account, startedAt, finishedAt, completedAt, received, sent
      FROM syncResult
      ORDER BY account
      """
    var results = try all(sql) { (row) throws(StorageError) in SyncResult(&row) }
    for index in results.indices {
      results[index].problems = try syncProblems(of: results[index].account)
    }
    return results
  }

  private func syncProblems(of account: String) throws(StorageError) -> [SyncProblem] {
    let sql = """
      SELECT code, list, subject, count, total
      FROM syncProblem
      WHERE account = ?1
      ORDER BY place
      """
    return try all(sql, .text(account)) { (row) throws(StorageError) in try SyncProblem(&row) }
  }

  /// Replaces the result of an account's last sync; does nothing if the account has been removed.
  func saveSyncResult(_ result: SyncResult) throws(StorageError) {
    guard try account(result.account) != nil else { return }
    let sql = """
      INSERT INTO syncResult (account, startedAt, finishedAt, completedAt, received, sent)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      ON CONFLICT (account) DO UPDATE
      SET startedAt = excluded.startedAt,
        finishedAt = excluded.finishedAt,
        completedAt = coalesce(excluded.completedAt, completedAt),
        received = excluded.received,
        sent = excluded.sent
      """
    try run(
      sql, .text(result.account), .integer(result.startedAt.seconds), .integer(result.finishedAt.seconds),
      .integer(result.completedAt?.seconds), .integer(result.received), .integer(result.sent))
    try run("DELETE FROM syncProblem WHERE account = ?1", .text(result.account))
    for (place, problem) in result.problems.enumerated() {
      try saveSyncProblem(problem, of: result.account, at: place)
    }
  }

  private func saveSyncProblem(_ problem: SyncProblem, of account: String, at place: Int) throws(StorageError) {
    let sql = """
      INSERT INTO syncProblem (account, place, code, list, subject, count, total)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      """
    try run(
      sql, .text(account), .integer(place), .text(problem.code.rawValue), .text(problem.list), .text(problem.subject),
      .integer(problem.count), .integer(problem.total))
  }

  /// Returns the newest change numbers of tasks and blocks per account, which are counted separately; "" stands for
  /// lists without an account.
  func newestWaiting() throws(StorageError) -> [(account: String, sum: WaitingSum)] {
    let sql = """
      SELECT coalesce(list.account, ''), coalesce(max(task), 0), coalesce(max(block), 0), count(*)
      FROM (
        SELECT list AS place, number AS task, NULL AS block FROM outbox
        UNION ALL
        SELECT calendar, NULL, number FROM blockOutbox
      )
      LEFT JOIN list ON list.id = place
      GROUP BY 1
      """
    return try all(sql) { (row) throws(StorageError) in
      (row.text(), WaitingSum(newest: row.int64(), newestBlock: row.int64(), count: row.int()))
    }
  }
}

extension SyncResult {
  fileprivate init(_ row: inout Row) {
    let account = row.text()
    let startedAt = Instant(seconds: row.int64())
    let finishedAt = Instant(seconds: row.int64())
    self.init(
      account: account, startedAt: startedAt, finishedAt: finishedAt,
      completedAt: row.optionalInt64().map { Instant(seconds: $0) }, received: row.int(), sent: row.int())
  }
}

extension SyncProblem {
  fileprivate init(_ row: inout Row) throws(StorageError) {
    let code = try Code(rawValue: row.text()).known(in: "code", of: "syncProblem")
    let list = row.optionalText()
    self.init(code, list: list, subject: row.text(), count: row.int(), total: row.int())
  }
}
