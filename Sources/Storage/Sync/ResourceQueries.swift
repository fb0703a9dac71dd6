internal import Domain

extension Connection {
  private static let resourceColumns = "list, href, etag, uid, task, state, notice"

  func resources(in list: ListID) throws(StorageError) -> [SyncedResource] {
    try resources("WHERE list = ?1 ORDER BY href", .text(list.text))
  }

  func resources(of task: TaskID) throws(StorageError) -> [SyncedResource] {
    try resources("WHERE task = ?1 ORDER BY list, href", .text(task.text))
  }

  func resource(_ list: ListID, _ href: String) throws(StorageError) -> SyncedResource? {
    try resources("WHERE list = ?1 AND href = ?2", .text(list.text), .text(href)).first
  }

  private func resources(_ rest: String, _ values: Value...) throws(StorageError) -> [SyncedResource] {
    let sql = """
      SELECT \(Self.resourceColumns)
      FROM resource
      \(rest)
      """
    return try all(sql, values) { (row) throws(StorageError) in try SyncedResource(&row) }
  }

  /// Inserts or updates a resource; its texts stay.
  func saveResource(_ resource: SyncedResource) throws(StorageError) {
    let sql = """
      INSERT INTO resource (\(Self.resourceColumns))
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      ON CONFLICT (list, href) DO UPDATE
      SET etag = excluded.etag,
        uid = excluded.uid,
        task = excluded.task,
        state = excluded.state,
        notice = excluded.notice
      """
    try run(
      sql, .text(resource.list.text), .text(resource.href), .text(resource.etag), .text(resource.uid),
      .text(resource.task?.text), .integer(resource.state.rawValue), .text(resource.notice))
  }

  /// A write to it that was under way is given up.
  func removeResource(_ list: ListID, _ href: String) throws(StorageError) {
    try dropJournal(list, href)
    try run("DELETE FROM resource WHERE list = ?1 AND href = ?2", .text(list.text), .text(href))
  }

  func baseText(_ list: ListID, _ href: String) throws(StorageError) -> [UInt8]? {
    let sql = """
      SELECT baseText
      FROM resource
      WHERE list = ?1
        AND href = ?2
      """
    let found = try first(sql, .text(list.text), .text(href)) { $0.optionalBytes() }
    return found ?? nil
  }

  func setBaseText(_ list: ListID, _ href: String, to text: [UInt8]?) throws(StorageError) {
    let sql = """
      UPDATE resource
      SET baseText = ?3
      WHERE list = ?1
        AND href = ?2
      """
    try run(sql, .text(list.text), .text(href), .bytes(text))
  }
}

extension SyncedResource {
  fileprivate init(_ row: inout Row) throws(StorageError) {
    let list = ListID(row.text())
    let href = row.text()
    let etag = row.optionalText()
    let uid = row.optionalText()
    let task = row.optionalText().map { TaskID($0) }
    let state = try State(rawValue: row.int()).known(in: "state", of: "resource")
    self.init(
      list: list, href: href, etag: etag, uid: uid, task: task, state: state, notice: row.optionalText())
  }
}
