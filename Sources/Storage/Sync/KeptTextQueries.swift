internal import Domain

extension Connection {
  /// Maximum number of kept texts; the oldest are deleted.
  static let keptTextLimit = 10_000

  func keptText(_ task: TaskID) throws(StorageError) -> [UInt8]? {
    let found = try first("SELECT text FROM keptText WHERE task = ?1", .text(task.text)) { $0.optionalBytes() }
    return found ?? nil
  }

  func keepText(_ text: [UInt8], _ task: TaskID, limit: Int = keptTextLimit) throws(StorageError) {
    try run("INSERT OR REPLACE INTO keptText (task, text) VALUES (?1, ?2)", .text(task.text), .bytes(text))
    let sql = """
      DELETE FROM keptText
      WHERE number <= (SELECT max(number) FROM keptText) - ?1
      """
    try run(sql, .integer(limit))
  }
}
