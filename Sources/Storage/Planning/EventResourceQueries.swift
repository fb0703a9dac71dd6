internal import Domain

extension Connection {
  private static let eventResourceColumns = "list, href, etag, uid, block, state, isRecurring, cut"

  func eventResources(in list: ListID) throws(StorageError) -> [EventResource] {
    try eventResources("WHERE list = ?1 ORDER BY href", .text(list.text))
  }

  func eventResources(of block: BlockID) throws(StorageError) -> [EventResource] {
    try eventResources("WHERE block = ?1 ORDER BY list, href", .text(block.text))
  }

  func eventResource(_ list: ListID, _ href: String) throws(StorageError) -> EventResource? {
    try eventResources("WHERE list = ?1 AND href = ?2", .text(list.text), .text(href)).first
  }

  private func eventResources(_ rest: String, _ values: Value...) throws(StorageError) -> [EventResource] {
    let sql = """
      SELECT \(Self.eventResourceColumns)
      FROM eventResource
      \(rest)
      """
    return try all(sql, values) { (row) throws(StorageError) in try EventResource(&row) }
  }

  /// Inserts or updates a resource without changing its texts.
  func saveEventResource(_ resource: EventResource) throws(StorageError) {
    let sql = """
      INSERT INTO eventResource (\(Self.eventResourceColumns))
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      ON CONFLICT (list, href) DO UPDATE
      SET etag = excluded.etag,
        uid = excluded.uid,
        block = excluded.block,
        state = excluded.state,
        isRecurring = excluded.isRecurring,
        cut = excluded.cut
      """
    try run(
      sql, .text(resource.list.text), .text(resource.href), .text(resource.etag), .text(resource.uid),
      .text(resource.block?.text), .integer(resource.state.rawValue), .flag(resource.isRecurring),
      .integer(resource.cut.rawValue))
  }

  func removeEventResource(_ list: ListID, _ href: String) throws(StorageError) {
    try run("DELETE FROM eventResource WHERE list = ?1 AND href = ?2", .text(list.text), .text(href))
  }

  func eventText(_ column: EventText, _ list: ListID, _ href: String) throws(StorageError) -> [UInt8]? {
    let sql = """
      SELECT \(column.rawValue)
      FROM eventResource
      WHERE list = ?1
        AND href = ?2
      """
    let found = try first(sql, .text(list.text), .text(href)) { $0.optionalBytes() }
    return found ?? nil
  }

  func setEventText(
    _ column: EventText, _ list: ListID, _ href: String, to text: [UInt8]?
  ) throws(StorageError) {
    let sql = """
      UPDATE eventResource
      SET \(column.rawValue) = ?3
      WHERE list = ?1
        AND href = ?2
      """
    try run(sql, .text(list.text), .text(href), .bytes(text))
  }

  func keptEventText(_ block: BlockID) throws(StorageError) -> [UInt8]? {
    let found = try first("SELECT text FROM keptEventText WHERE block = ?1", .text(block.text)) { $0.optionalBytes() }
    return found ?? nil
  }

  func keepEventText(_ text: [UInt8], _ block: BlockID) throws(StorageError) {
    try run("INSERT OR REPLACE INTO keptEventText (block, text) VALUES (?1, ?2)", .text(block.text), .bytes(text))
    let sql = """
      DELETE FROM keptEventText
      WHERE number <= (SELECT max(number) FROM keptEventText) - ?1
      """
    try run(sql, .integer(Self.keptTextLimit))
  }
}

/// The stored texts of an event resource.
enum EventText: String {
  case text, sentText
}

extension EventResource {
  fileprivate init(_ row: inout Row) throws(StorageError) {
    let list = ListID(row.text())
    let href = row.text()
    let etag = row.optionalText()
    let uid = row.optionalText()
    let block = row.optionalText().map { BlockID($0) }
    let state = try SyncedResource.State(rawValue: row.int()).known(in: "state", of: "eventResource")
    let isRecurring = row.flag()
    self.init(
      list: list, href: href, etag: etag, uid: uid, block: block, state: state, isRecurring: isRecurring,
      cut: try Cut(rawValue: row.int()).known(in: "cut", of: "eventResource"))
  }
}
