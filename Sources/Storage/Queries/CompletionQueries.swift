internal import Domain

extension Connection {
  func completions(of task: TaskID, limit: Int) throws(StorageError) -> [Completion] {
    let sql = """
      SELECT due, doneAt, isSkipped, minutes
      FROM completion
      WHERE task = ?1
      ORDER BY doneAt DESC, due DESC
      LIMIT ?2
      """
    return try all(sql, .text(task.text), .integer(limit)) { (row) throws(StorageError) in
      let due = try Due(iso: row.text()).known(in: "due", of: "completion")
      let at = Instant(seconds: row.int64())
      return Completion(task: task, due: due, at: at, isSkipped: row.flag(), minutes: row.int())
    }
  }

  func completions(since: Instant) throws(StorageError) -> [Completion] {
    let sql = """
      SELECT task, due, doneAt, isSkipped, minutes
      FROM completion
      WHERE doneAt >= ?1
      ORDER BY doneAt DESC, due DESC, task
      """
    return try all(sql, .integer(since.seconds)) { (row) throws(StorageError) in
      let task = TaskID(row.text())
      let due = try Due(iso: row.text()).known(in: "due", of: "completion")
      let at = Instant(seconds: row.int64())
      return Completion(task: task, due: due, at: at, isSkipped: row.flag(), minutes: row.int())
    }
  }

  /// Work on a recurring task is stored with its completed occurrences.
  func minutesWorked(from: Instant, until: Instant) throws(StorageError) -> Int {
    let sql = """
      SELECT (
          SELECT coalesce(sum(actualMinutes), 0)
          FROM task
          WHERE completedAt >= ?1
            AND completedAt < ?2
            AND recurrence IS NULL
            AND list IN (SELECT id FROM list WHERE isUsed = 1)
        ) + (
          SELECT coalesce(sum(minutes), 0)
          FROM completion
          WHERE doneAt >= ?1
            AND doneAt < ?2
            AND isSkipped = 0
        )
      """
    return try first(sql, .integer(from.seconds), .integer(until.seconds)) { $0.int() } ?? 0
  }

  func saveCompletion(_ completion: Completion) throws(StorageError) {
    let sql = """
      INSERT OR REPLACE INTO completion (task, doneAt, due, isSkipped, minutes)
      VALUES (?1, ?2, ?3, ?4, ?5)
      """
    try run(
      sql, .text(completion.task.text), .integer(completion.at.seconds), .text(completion.due.iso),
      .flag(completion.isSkipped), .integer(completion.minutes))
  }

  func removeCompletion(_ completion: Completion) throws(StorageError) {
    let sql = """
      DELETE FROM completion
      WHERE task = ?1
        AND doneAt = ?2
        AND due = ?3
      """
    try run(sql, .text(completion.task.text), .integer(completion.at.seconds), .text(completion.due.iso))
  }
}
