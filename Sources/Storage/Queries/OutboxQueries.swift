internal import Domain

extension Connection {
  func waitingCount() throws(StorageError) -> Int {
    let sql = """
      SELECT count(*)
      FROM outbox
      WHERE list NOT IN (SELECT id FROM list WHERE isUsed = 0)
      """
    return try first(sql) { $0.int() } ?? 0
  }

  func enqueue(_ entry: OutboxEntry) throws(StorageError) {
    let sql = """
      INSERT OR REPLACE INTO outbox (task, list, kind, isMoved)
      VALUES (?1, ?2, ?3, ?4 OR EXISTS (
        SELECT 1
        FROM outbox
        WHERE task = ?1
          AND isMoved
      ))
      """
    try run(
      sql, .text(entry.task.text), .text(entry.list.text), .integer(entry.kind.rawValue), .flag(entry.moved))
  }
}

extension Connection {
  private static let waitingColumns = "number, task, list, kind, isMoved"

  private static let waitingForTask = "SELECT \(waitingColumns) FROM outbox WHERE task = ?1"

  func waiting() throws(StorageError) -> [Waiting] {
    let sql = """
      SELECT \(Self.waitingColumns)
      FROM outbox
      ORDER BY number
      """
    return try all(sql) { (row) throws(StorageError) in try Waiting(&row) }
  }

  func waiting(_ task: TaskID) throws(StorageError) -> Waiting? {
    try first(Self.waitingForTask, .text(task.text)) { (row) throws(StorageError) in try Waiting(&row) }
  }

  func clearWaiting(_ number: Int64) throws(StorageError) {
    try run("DELETE FROM outbox WHERE number = ?1", .integer(number))
    try run("DELETE FROM refusal WHERE waiting = ?1", .integer(number))
  }
}

extension Waiting {
  fileprivate init(_ row: inout Row) throws(StorageError) {
    number = row.int64()
    let task = TaskID(row.text())
    let list = ListID(row.text())
    let kind = try OutboxEntry.Kind(rawValue: row.int()).known(in: "kind", of: "outbox")
    entry = OutboxEntry(task: task, list: list, kind: kind, moved: row.flag())
  }
}
