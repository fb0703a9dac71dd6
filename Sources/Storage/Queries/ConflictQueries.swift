internal import Domain

extension Connection {
  /// Maximum number of stored conflicts; the oldest resolved ones are deleted.
  static let conflictLimit: Int64 = 10_000

  private static let conflictColumns = "number, task, copy, copyTitle, texts, foundAt, settled"

  func conflicts() throws(StorageError) -> [Conflict] {
    let sql = """
      SELECT \(Self.conflictColumns)
      FROM conflict
      WHERE settled IS NULL
        AND EXISTS (
          SELECT 1
          FROM task
          WHERE task.id = conflict.copy
        )
      ORDER BY number
      """
    return try all(sql) { (row) throws(StorageError) in try Conflict(&row) }
  }

  func conflict(_ number: Int64) throws(StorageError) -> Conflict? {
    let sql = """
      SELECT \(Self.conflictColumns)
      FROM conflict
      WHERE number = ?1
      """
    return try first(sql, .integer(number)) { (row) throws(StorageError) in try Conflict(&row) }
  }

  func appendConflict(_ draft: Conflict.Draft) throws(StorageError) -> Int64 {
    let sql = """
      INSERT INTO conflict (task, copy, copyTitle, texts, foundAt)
      VALUES (?1, ?2, ?3, ?4, ?5)
      """
    try run(
      sql, .text(draft.task.text), .text(draft.copy.text), .text(draft.copyTitle),
      .text(JSON.array(draft.texts.map(\.json)).printed), .integer(draft.at.seconds))
    let number = lastRowNumber
    try run(
      "DELETE FROM conflict WHERE number <= ?1 AND settled IS NOT NULL", .integer(number - Self.conflictLimit))
    return number
  }

  func setSettled(_ choice: Conflict.Choice?, _ number: Int64) throws(StorageError) {
    try run("UPDATE conflict SET settled = ?1 WHERE number = ?2", .text(choice?.rawValue), .integer(number))
  }
}

extension Conflict {
  fileprivate init(_ row: inout Row) throws(StorageError) {
    let number = row.int64()
    let (task, copy) = (TaskID(row.text()), TaskID(row.text()))
    let title = row.text()
    let texts = try Self.texts(in: row.text())
    let draft = Draft(task: task, copy: copy, copyTitle: title, texts: texts, at: Instant(seconds: row.int64()))
    let settled = try row.optionalText().map { (name) throws(StorageError) in
      try Choice(rawValue: name).known(in: "settled", of: "conflict")
    }
    self.init(number: number, draft: draft, settled: settled)
  }

  private static func texts(in stored: String) throws(StorageError) -> [Text] {
    // The kind of syntax error does not matter: the text is not what was stored.
    let values = (try? JSON(parsing: stored))?.elements
    var texts: [Text] = []
    for value in try values.known(in: "texts", of: "conflict") {
      texts.append(try Text(json: value).known(in: "texts", of: "conflict"))
    }
    return texts
  }
}
