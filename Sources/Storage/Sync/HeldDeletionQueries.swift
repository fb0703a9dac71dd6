internal import Domain

extension Connection {
  func listsWithHeldDeletions() throws(StorageError) -> [ListID] {
    try all("SELECT DISTINCT list FROM heldDeletion ORDER BY list") { ListID($0.text()) }
  }

  func heldDeletions(in list: ListID) throws(StorageError) -> [HeldDeletion] {
    let sql = """
      SELECT href, task, heldAt, isConfirmed
      FROM heldDeletion
      WHERE list = ?1
      ORDER BY href
      """
    return try all(sql, .text(list.text)) { HeldDeletion(&$0) }
  }

  /// Those that are still here.
  func tasksHeld(in list: ListID) throws(StorageError) -> [TaskID] {
    let sql = """
      SELECT task.id
      FROM heldDeletion
      JOIN task ON task.id = heldDeletion.task
      WHERE heldDeletion.list = ?1
      ORDER BY task.rank, task.id
      """
    return try all(sql, .text(list.text)) { TaskID($0.text()) }
  }

  func taskCount(in list: ListID) throws(StorageError) -> Int {
    try first("SELECT count(*) FROM task WHERE list = ?1", .text(list.text)) { $0.int() } ?? 0
  }

  func insert(_ deletion: HeldDeletion, in list: ListID) throws(StorageError) {
    let sql = """
      INSERT INTO heldDeletion (list, href, task, heldAt, isConfirmed)
      VALUES (?1, ?2, ?3, ?4, ?5)
      """
    try run(
      sql, .text(list.text), .text(deletion.href), .text(deletion.task.text), .integer(deletion.heldAt.seconds),
      .flag(deletion.isConfirmed))
  }

  func removeHeldDeletions(in list: ListID) throws(StorageError) {
    try run("DELETE FROM heldDeletion WHERE list = ?1", .text(list.text))
  }

  func confirmHeldDeletions(in list: ListID) throws(StorageError) {
    try run("UPDATE heldDeletion SET isConfirmed = 1 WHERE list = ?1", .text(list.text))
  }
}

extension HeldDeletion {
  fileprivate init(_ row: inout Row) {
    self.init(
      href: row.text(), task: TaskID(row.text()), heldAt: Instant(seconds: row.int64()), isConfirmed: row.flag())
  }
}
