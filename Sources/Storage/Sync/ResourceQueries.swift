internal import Domain

extension Connection {
  func resources(in list: ListID) throws(StorageError) -> [SyncedResource] {
    try resources(ResourceStatement.ofList, .text(list.text))
  }

  func quarantinedResources(in list: ListID) throws(StorageError) -> [String] {
    try all(ResourceStatement.quarantined, .text(list.text), .integer(SyncedResource.State.quarantined.rawValue)) {
      $0.text()
    }
  }

  func resources(of task: TaskID) throws(StorageError) -> [SyncedResource] {
    try resources(ResourceStatement.ofTask, .text(task.text))
  }

  func resources(of task: TaskID, or other: TaskID) throws(StorageError) -> [SyncedResource] {
    try all(ResourceStatement.ofEither, .text(task.text), .text(other.text)) { (row) throws(StorageError) in
      try SyncedResource(&row)
    }
  }

  func resource(_ list: ListID, _ href: String) throws(StorageError) -> SyncedResource? {
    try first(ResourceStatement.one, .text(list.text), .text(href)) { (row) throws(StorageError) in
      try SyncedResource(&row)
    }
  }

  /// Whether a task, a resource or a pending change has one of these IDs, or a resource has this href.
  func knows(_ task: TaskID, or other: TaskID, at href: String, in list: ListID) throws(StorageError) -> Bool {
    let found = try first(
      ResourceStatement.anybody, .text(task.text), .text(other.text), .text(list.text), .text(href)
    ) { $0.flag() }
    return found ?? false
  }

  private func resources(_ sql: String, _ value: Value) throws(StorageError) -> [SyncedResource] {
    try all(sql, value) { (row) throws(StorageError) in try SyncedResource(&row) }
  }

  /// Inserts or updates a resource without changing its texts.
  func saveResource(_ resource: SyncedResource) throws(StorageError) {
    try run(ResourceStatement.save, resource.values)
  }

  /// Inserts or updates a resource with its text.
  func saveResource(_ resource: SyncedResource, baseText: [UInt8]) throws(StorageError) {
    try run(ResourceStatement.saveWithText, resource.values + [.bytes(baseText)])
  }

  /// Removes a resource and drops a pending write to it.
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
}

private enum ResourceStatement {
  private static let columns = "list, href, etag, uid, task, state, notice"

  private static let select = "SELECT \(columns) FROM resource"

  static let ofList = select + " WHERE list = ?1 ORDER BY href"

  static let quarantined = "SELECT href FROM resource WHERE list = ?1 AND state = ?2 ORDER BY href"

  static let ofTask = select + " WHERE task = ?1 ORDER BY list, href"

  static let ofEither = select + " WHERE task = ?1 UNION ALL " + select + " WHERE task = ?2"

  static let anybody = """
    SELECT EXISTS (SELECT 1 FROM task WHERE id = ?1)
      OR EXISTS (SELECT 1 FROM resource WHERE list = ?3 AND href = ?4)
      OR EXISTS (SELECT 1 FROM resource WHERE task = ?1)
      OR EXISTS (SELECT 1 FROM resource WHERE task = ?2)
      OR EXISTS (SELECT 1 FROM outbox WHERE task = ?1)
    """

  static let one = select + " WHERE list = ?1 AND href = ?2"

  private static let update = """
    ON CONFLICT (list, href) DO UPDATE
    SET etag = excluded.etag,
      uid = excluded.uid,
      task = excluded.task,
      state = excluded.state,
      notice = excluded.notice
    """

  static let save = """
    INSERT INTO resource (\(columns))
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
    \(update)
    """

  static let saveWithText = """
    INSERT INTO resource (\(columns), baseText)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
    \(update),
      baseText = excluded.baseText
    """
}

extension SyncedResource {
  fileprivate var values: [Value] {
    [
      .text(list.text), .text(href), .text(etag), .text(uid), .text(task?.text), .integer(state.rawValue),
      .text(notice),
    ]
  }

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
