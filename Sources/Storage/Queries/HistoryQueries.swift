internal import Domain

extension Connection {
  /// Steps kept for undo; older ones are forgotten.
  static let historyLimit: Int64 = 10_000

  func lastDone() throws(StorageError) -> HistoryEntry? {
    try historyEntry("WHERE isUndone = 0 ORDER BY number DESC")
  }

  func lastUndone() throws(StorageError) -> HistoryEntry? {
    try historyEntry("WHERE isUndone = 1 ORDER BY number")
  }

  func historyEntry(_ number: Int64) throws(StorageError) -> HistoryEntry? {
    try historyEntry("WHERE number = ?1", .integer(number))
  }

  func historyHead(isUndone: Bool) throws(StorageError) -> HistoryEntry.Head? {
    let sql = """
      SELECT number, kind, title, taskCount
      FROM historyEntry
      WHERE isUndone = \(isUndone ? "1 ORDER BY number" : "0 ORDER BY number DESC")
      LIMIT 1
      """
    return try first(sql) { (row) throws(StorageError) in
      let number = row.int64()
      let kind = try HistoryEntry.Kind(rawValue: row.text()).known(in: "kind", of: "historyEntry")
      return HistoryEntry.Head(number: number, summary: .init(kind: kind, title: row.text(), count: row.int()))
    }
  }

  private func historyEntry(_ rest: String, _ values: Value...) throws(StorageError) -> HistoryEntry? {
    let sql = """
      SELECT number, kind, title, taskCount, doneAt, isUndone, changes
      FROM historyEntry
      \(rest)
      LIMIT 1
      """
    return try first(sql, values) { (row) throws(StorageError) in try HistoryEntry(&row) }
  }

  func appendHistory(_ draft: HistoryEntry.Draft) throws(StorageError) -> Int64 {
    try run("DELETE FROM postponement WHERE entry IN (SELECT number FROM historyEntry WHERE isUndone = 1)")
    try run("DELETE FROM historyEntry WHERE isUndone = 1")
    let sql = """
      INSERT INTO historyEntry (kind, title, taskCount, doneAt, changes)
      VALUES (?1, ?2, ?3, ?4, ?5)
      """
    try run(
      sql, .text(draft.summary.kind.rawValue), .text(draft.summary.title), .integer(draft.summary.count),
      .integer(draft.at.seconds), .text(JSON.array(draft.changes.map { $0.json }).printed))
    let number = lastRowNumber
    var subjects: Set<TaskID> = []
    for change in draft.changes {
      guard let id = change.subject, subjects.insert(id).inserted else { continue }
      try run("INSERT INTO historyTask (task, entry) VALUES (?1, ?2)", .text(id.text), .integer(number))
    }
    for id in draft.postponed {
      try run("INSERT INTO postponement (entry, task) VALUES (?1, ?2)", .integer(number), .text(id.text))
    }
    try run("DELETE FROM historyEntry WHERE number <= ?1", .integer(number - Self.historyLimit))
    return number
  }

  func setUndone(_ isUndone: Bool, _ number: Int64) throws(StorageError) {
    try run("UPDATE historyEntry SET isUndone = ?1 WHERE number = ?2", .flag(isUndone), .integer(number))
  }
}

extension HistoryEntry {
  fileprivate init(_ row: inout Row) throws(StorageError) {
    let number = row.int64()
    let kind = try Kind(rawValue: row.text()).known(in: "kind", of: "historyEntry")
    let summary = Summary(kind: kind, title: row.text(), count: row.int())
    let instant = Instant(seconds: row.int64())
    let isUndone = row.flag()
    let changes = try Self.changes(in: row.text())
    let draft = Draft(summary: summary, at: instant, changes: changes)
    self.init(number: number, draft: draft, isUndone: isUndone)
  }

  private static func changes(in text: String) throws(StorageError) -> [Change] {
    // How the text is malformed does not matter: it is not what was written.
    let values = (try? JSON(parsing: text))?.elements
    var changes: [Change] = []
    for value in try values.known(in: "changes", of: "historyEntry") {
      changes.append(try Change(json: value).known(in: "changes", of: "historyEntry"))
    }
    return changes
  }
}
