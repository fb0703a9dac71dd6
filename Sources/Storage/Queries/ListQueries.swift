internal import Domain

extension Connection {
  func lists() throws(StorageError) -> [SourceList] {
    let sql = """
      SELECT id, account, name, colour, access, contents, isUsed, blocking
      FROM list
      ORDER BY account IS NOT NULL, name, id
      """
    return try all(sql) { (row) throws(StorageError) in try SourceList(&row) }
  }

  func list(_ id: ListID) throws(StorageError) -> SourceList? {
    let sql = """
      SELECT id, account, name, colour, access, contents, isUsed, blocking
      FROM list
      WHERE id = ?1
      """
    return try first(sql, .text(id.text)) { (row) throws(StorageError) in try SourceList(&row) }
  }

  func saveList(_ list: SourceList) throws(StorageError) {
    let sql = """
      INSERT INTO list (id, account, name, colour, access, contents, isUsed, blocking)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      ON CONFLICT (id) DO UPDATE
      SET account = excluded.account,
        name = excluded.name,
        colour = excluded.colour,
        access = excluded.access,
        contents = excluded.contents,
        isUsed = excluded.isUsed,
        blocking = excluded.blocking
      """
    try run(
      sql, .text(list.id.text), .text(list.account), .text(list.name), .text(list.colour),
      .integer(list.access.rawValue), .integer(list.contents.rawValue), .flag(list.isUsed),
      .integer(list.blocking.rawValue))
  }

  func removeList(_ id: ListID) throws(StorageError) {
    let sql = """
      DELETE FROM completion
      WHERE task IN (
        SELECT id
        FROM task
        WHERE list = ?1
      )
      """
    try run(sql, .text(id.text))
    try run("DELETE FROM taggedTask WHERE task IN (SELECT number FROM task WHERE list = ?1)", .text(id.text))
    try run("DELETE FROM task WHERE list = ?1", .text(id.text))
    try run("DELETE FROM list WHERE id = ?1", .text(id.text))
  }
}

extension SourceList {
  fileprivate init(_ row: inout Row) throws(StorageError) {
    let id = ListID(row.text())
    let account = row.optionalText()
    let name = row.text()
    let colour = row.optionalText()
    let access = try Access(rawValue: row.int()).known(in: "access", of: "list")
    let contents = try Contents(rawValue: row.int()).known(in: "contents", of: "list")
    let isUsed = row.int() == 1
    let blocking = try EventBlocking(rawValue: row.int()).known(in: "blocking", of: "list")
    self.init(
      id: id, account: account, name: name, colour: colour, access: access, contents: contents, isUsed: isUsed,
      blocking: blocking)
  }
}
