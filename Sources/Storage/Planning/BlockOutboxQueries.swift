internal import Domain

extension Connection {
  func enqueue(_ note: BlockNote) throws(StorageError) {
    try run(
      "INSERT OR REPLACE INTO blockOutbox (block, calendar, kind) VALUES (?1, ?2, ?3)", .text(note.block.text),
      .text(note.calendar.text), .integer(note.kind.rawValue))
  }

  func waitingBlocks() throws(StorageError) -> [WaitingBlock] {
    try waitingBlocks("ORDER BY number")
  }

  func waiting(_ block: BlockID) throws(StorageError) -> WaitingBlock? {
    try waitingBlocks("WHERE block = ?1", .text(block.text)).first
  }

  private func waitingBlocks(_ rest: String, _ values: Value...) throws(StorageError) -> [WaitingBlock] {
    let sql = """
      SELECT number, block, calendar, kind
      FROM blockOutbox
      \(rest)
      """
    return try all(sql, values) { (row) throws(StorageError) in try WaitingBlock(&row) }
  }

  func clearWaitingBlock(_ number: Int64) throws(StorageError) {
    let sql = """
      DELETE FROM blockRefusal
      WHERE block = (SELECT block FROM blockOutbox WHERE number = ?1)
      """
    try run(sql, .integer(number))
    try run("DELETE FROM blockOutbox WHERE number = ?1", .integer(number))
  }
}

extension WaitingBlock {
  fileprivate init(_ row: inout Row) throws(StorageError) {
    number = row.int64()
    let block = BlockID(row.text())
    let calendar = ListID(row.text())
    let kind = try OutboxEntry.Kind(rawValue: row.int()).known(in: "kind", of: "blockOutbox")
    note = BlockNote(block: block, calendar: calendar, kind: kind)
  }
}
