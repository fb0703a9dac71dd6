internal import Domain

extension Connection {
  func refusal(_ task: TaskID) throws(StorageError) -> Refusal? {
    let sql = """
      SELECT task, list, waiting, etag, status, code, words, refusedAt
      FROM refusal
      WHERE task = ?1
      """
    return try first(sql, .text(task.text)) { row in
      Refusal(
        task: TaskID(row.text()), list: ListID(row.text()), waiting: row.int64(), etag: row.optionalText(),
        status: row.int(), code: row.optionalText(), words: row.optionalText(), at: Instant(seconds: row.int64()))
    }
  }

  func saveRefusal(_ refusal: Refusal) throws(StorageError) {
    let sql = """
      INSERT OR REPLACE INTO refusal (task, list, waiting, etag, status, code, words, refusedAt)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      """
    try run(
      sql, .text(refusal.task.text), .text(refusal.list.text), .integer(refusal.waiting), .text(refusal.etag),
      .integer(refusal.status), .text(refusal.code), .text(refusal.words), .integer(refusal.at.seconds))
  }

  func removeRefusal(_ task: TaskID) throws(StorageError) {
    try run("DELETE FROM refusal WHERE task = ?1", .text(task.text))
  }
}

extension Connection {
  func pauses() throws(StorageError) -> [Pause] {
    let sql = """
      SELECT key, untilAt, status
      FROM pause
      ORDER BY key
      """
    return try all(sql) { row in
      Pause(key: row.text(), until: Instant(seconds: row.int64()), status: row.int())
    }
  }

  func savePause(_ pause: Pause) throws(StorageError) {
    let sql = """
      INSERT OR REPLACE INTO pause (key, untilAt, status)
      VALUES (?1, ?2, ?3)
      """
    try run(sql, .text(pause.key), .integer(pause.until.seconds), .integer(pause.status))
  }

  func removePause(_ key: String) throws(StorageError) {
    try run("DELETE FROM pause WHERE key = ?1", .text(key))
  }
}
