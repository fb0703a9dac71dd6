internal import Domain

extension Connection {
  /// Maximum number of undo steps; older ones are deleted.
  static let historyLimit: Int64 = 10_000

  /// Excludes automatic title improvements, which the user did not do.
  private static var isDoneByPerson: String { "isUndone = 0 AND kind <> '\(HistoryEntry.Kind.improveTitle.rawValue)'" }

  func lastDone() throws(StorageError) -> HistoryEntry? {
    try historyEntry("WHERE \(Self.isDoneByPerson) ORDER BY number DESC")
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
      WHERE \(isUndone ? "isUndone = 1 ORDER BY number" : "\(Self.isDoneByPerson) ORDER BY number DESC")
      LIMIT 1
      """
    return try first(sql) { (row) throws(StorageError) in try HistoryEntry.Head(&row) }
  }

  func historyLines(before number: Int64?, limit: Int) throws(StorageError) -> [HistoryEntry.Line] {
    let sql = """
      SELECT number, kind, title, taskCount, doneAt, isUndone
      FROM historyEntry
      WHERE number < ?1
      ORDER BY number DESC
      LIMIT ?2
      """
    return try all(sql, .integer(number ?? Int64.max), .integer(limit)) { (row) throws(StorageError) in
      HistoryEntry.Line(head: try .init(&row), at: Instant(seconds: row.int64()), isUndone: row.flag())
    }
  }

  func historyLine(_ number: Int64) throws(StorageError) -> HistoryEntry.Line? {
    try historyLines(before: number + 1, limit: 1).first { $0.head.number == number }
  }

  private func historyEntry(_ rest: String, _ values: Value...) throws(StorageError) -> HistoryEntry? {
    let sql = """
      SELECT number, kind, title, taskCount, doneAt, isUndone, changes
      FROM historyEntry
      \(rest)
      LIMIT 1
      """
    return try first(sql, values) { (row) throws(StorageError) in try entry(in: &row) }
  }

  /// Reads an entry from the columns number, kind, title, taskCount, doneAt, isUndone and changes.
  func entry(in row: inout Row) throws(StorageError) -> HistoryEntry {
    try HistoryEntry(&row) { (number) throws(StorageError) in try packedTasks(of: number) }
  }

  func appendHistory(_ draft: HistoryEntry.Draft) throws(StorageError) -> Int64 {
    // An automatic change must not discard the user's redo steps.
    if draft.summary.kind != .improveTitle { try forgetUndone() }
    let sql = """
      INSERT INTO historyEntry (kind, title, taskCount, doneAt, changes)
      VALUES (?1, ?2, ?3, ?4, ?5)
      """
    let range = Change.packable(draft.changes, atLeast: Self.packedSize) ?? 0..<0
    try run(
      sql, .text(draft.summary.kind.rawValue), .text(draft.summary.title), .integer(draft.summary.count),
      .integer(draft.at.seconds), .utf8(Change.stored(draft.changes, without: range)))
    let number = lastRowNumber
    try pack(draft.changes[range], of: number)
    try noteSubjects(of: draft.changes[..<range.lowerBound] + draft.changes[range.upperBound...], number)
    for id in draft.postponed {
      try run("INSERT INTO postponement (entry, task) VALUES (?1, ?2)", .integer(number), .text(id.text))
    }
    try run("DELETE FROM historyEntry WHERE number <= ?1", .integer(number - Self.historyLimit))
    return number
  }

  private func forgetUndone() throws(StorageError) {
    try run("DELETE FROM postponement WHERE entry IN (SELECT number FROM historyEntry WHERE isUndone = 1)")
    try run("DELETE FROM historyEntry WHERE isUndone = 1")
  }

  /// Stores which tasks an entry changes. Sorted, so that neighbouring rows are written together.
  private func noteSubjects(of changes: ArraySlice<Change>, _ number: Int64) throws(StorageError) {
    let table = ManyRows("historyTask", "task, entry", count: 2, rowsPerStatement: 200, skipsKnown: true)
    try table.insert(changes.compactMap { $0.subject }.sorted(), on: self) { id, values in
      values.add(id.text)
      values.add(number)
    }
  }

  func setUndone(_ isUndone: Bool, _ number: Int64) throws(StorageError) {
    try run("UPDATE historyEntry SET isUndone = ?1 WHERE number = ?2", .flag(isUndone), .integer(number))
  }
}

extension HistoryEntry.Head {
  fileprivate init(_ row: inout Row) throws(StorageError) {
    let number = row.int64()
    let kind = try HistoryEntry.Kind(rawValue: row.text()).known(in: "kind", of: "historyEntry")
    self.init(number: number, summary: .init(kind: kind, title: row.text(), count: row.int()))
  }
}

extension HistoryEntry {
  /// - Parameter packed: returns the packed tasks of the entry with this number.
  fileprivate init(
    _ row: inout Row, packed: (Int64) throws(StorageError) -> [Change]
  ) throws(StorageError) {
    let head = try Head(&row)
    let instant = Instant(seconds: row.int64())
    let isUndone = row.flag()
    let changes = try Self.changes(in: row.text()) { () throws(StorageError) in try packed(head.number) }
    let draft = Draft(summary: head.summary, at: instant, changes: changes)
    self.init(number: head.number, draft: draft, isUndone: isUndone)
  }

  private static func changes(
    in text: String, packed: () throws(StorageError) -> [Change]
  ) throws(StorageError) -> [Change] {
    // The kind of syntax error does not matter: the text is not what was stored.
    let values = (try? JSON(parsing: text))?.elements
    var changes: [Change] = []
    for value in try values.known(in: "changes", of: "historyEntry") {
      if value == Change.packedMark {
        changes += try packed()
      } else {
        changes.append(try Change(json: value).known(in: "changes", of: "historyEntry"))
      }
    }
    return changes
  }
}
