internal import Domain

extension Connection {
  private static let blockColumns = "id, task, title, startsAt, endsAt, zone, calendar, isPinned, createdAt, modifiedAt"

  func block(_ id: BlockID) throws(StorageError) -> TimeBlock? {
    try blocks("WHERE id = ?1", .text(id.text)).first
  }

  func blocks(of task: TaskID) throws(StorageError) -> [TimeBlock] {
    try blocks("WHERE task = ?1 ORDER BY startsAt, id", .text(task.text))
  }

  func blocks(in window: PlanWindow) throws(StorageError) -> [TimeBlock] {
    try blocks(
      "WHERE startsAt < ?2 AND (endsAt > ?1 OR startsAt >= ?1) ORDER BY startsAt, id",
      .integer(window.from.seconds), .integer(window.until.seconds))
  }

  func blocks(in calendar: ListID) throws(StorageError) -> [TimeBlock] {
    try blocks("WHERE calendar = ?1 ORDER BY startsAt, id", .text(calendar.text))
  }

  private func blocks(_ rest: String, _ values: Value...) throws(StorageError) -> [TimeBlock] {
    let sql = """
      SELECT \(Self.blockColumns)
      FROM timeBlock
      \(rest)
      """
    return try all(sql, values) { TimeBlock(&$0) }
  }

  func saveBlock(_ block: TimeBlock) throws(StorageError) {
    let sql = """
      INSERT INTO timeBlock (\(Self.blockColumns))
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
      ON CONFLICT (id) DO UPDATE
      SET task = excluded.task,
        title = excluded.title,
        startsAt = excluded.startsAt,
        endsAt = excluded.endsAt,
        zone = excluded.zone,
        calendar = excluded.calendar,
        isPinned = excluded.isPinned,
        createdAt = excluded.createdAt,
        modifiedAt = excluded.modifiedAt
      """
    try run(
      sql, .text(block.id.text), .text(block.task?.text), .text(block.title), .integer(block.start.seconds),
      .integer(block.end.seconds), .text(block.zone), .text(block.calendar?.text), .flag(block.isPinned),
      .integer(block.createdAt.seconds), .integer(block.modifiedAt.seconds))
  }

  func removeBlock(_ id: BlockID) throws(StorageError) {
    try run("DELETE FROM timeBlock WHERE id = ?1", .text(id.text))
  }
}

extension TimeBlock {
  fileprivate init(_ row: inout Row) {
    let id = BlockID(row.text())
    let task = row.optionalText().map { TaskID($0) }
    let title = row.text()
    let (start, end) = (Instant(seconds: row.int64()), Instant(seconds: row.int64()))
    let zone = row.text()
    let calendar = row.optionalText().map { ListID($0) }
    let isPinned = row.flag()
    self.init(
      id: id, task: task, title: title, start: start, end: end, zone: zone, calendar: calendar,
      createdAt: Instant(seconds: row.int64()))
    self.isPinned = isPinned
    modifiedAt = Instant(seconds: row.int64())
  }
}
