internal import Domain

extension Connection {
  func facts(_ state: ItemQuery.State) throws(StorageError) -> [TaskFacts] {
    let counts = try counts(nil)
    var found: [TaskFacts] = []
    found.reserveCapacity(counts.open + (state == .open ? 0 : counts.completed))
    try visitFacts(state) { found.append($0) }
    return found
  }

  func visitFacts(_ state: ItemQuery.State, _ see: (TaskFacts) -> Void) throws(StorageError) {
    var reader = FactReader(folded: try foldedTasks(), postponements: try postponements())
    try visit(state.selection(of: FactReader.names, try shownOnly()), []) { (row) throws(StorageError) in
      see(try reader.read(&row))
      return true
    }
  }

  func traces(of list: ListID) throws(StorageError) -> [StoredTrace] {
    let counts = try counts(list)
    var found: [StoredTrace] = []
    found.reserveCapacity(counts.open + counts.completed)
    try visit("SELECT id, title, dueOn, dueMinute, createdAt FROM task WHERE list = ?1", [.text(list.text)]) { row in
      let id = TaskID(row.text())
      let title = row.text()
      found.append(
        StoredTrace(id: id, title: title, due: row.due(), createdAt: Instant(seconds: row.int64())))
      return true
    }
    return found
  }

  func children(of parent: TaskID) throws(StorageError) -> [TaskID] {
    try all("SELECT id FROM task WHERE parent = ?1 ORDER BY rank, id", .text(parent.text)) { TaskID($0.text()) }
  }

  func parents() throws(StorageError) -> Set<TaskID> {
    Set(try all("SELECT DISTINCT parent FROM task WHERE parent IS NOT NULL") { TaskID($0.text()) })
  }

  func numberedTasks() throws(StorageError) -> [TaskID] {
    try all(Self.numberedTasks(try shownOnly())) { TaskID($0.text()) }
  }

  static func numberedTasks(_ condition: String) -> String {
    """
    SELECT id
    FROM task INDEXED BY numberedTask
    WHERE completedAt IS NULL AND grade = \(Grade.a.rawValue) AND subPriority IS NOT NULL
      \(condition)
    ORDER BY subPriority, rank, id
    """
  }

  func hasSubtasks() throws(StorageError) -> Bool {
    try first("SELECT EXISTS (SELECT 1 FROM task WHERE parent IS NOT NULL)") { $0.flag() } ?? false
  }

  func setFolded(_ isFolded: Bool, _ id: TaskID) throws(StorageError) {
    let sql =
      isFolded
      ? "INSERT OR IGNORE INTO foldedTask (task) VALUES (?1)" : "DELETE FROM foldedTask WHERE task = ?1"
    try run(sql, .text(id.text))
  }

  private func foldedTasks() throws(StorageError) -> Set<TaskID> {
    Set(try all("SELECT task FROM foldedTask") { TaskID($0.text()) })
  }

  /// Returns how often each task was postponed, not counting undone entries.
  private func postponements() throws(StorageError) -> [TaskID: Int] {
    let sql = """
      SELECT task, count(*)
      FROM postponement
      WHERE entry NOT IN (SELECT number FROM historyEntry WHERE isUndone = 1)
      GROUP BY task
      """
    var counts: [TaskID: Int] = [:]
    try visit(sql, []) { row in
      let id = TaskID(row.text())
      counts[id] = row.int()
      return true
    }
    return counts
  }
}

/// Reads facts from rows, reusing values that many rows share.
private struct FactReader {
  static let names = """
    id, list, rank, parent, importance, urgency, grade, subPriority, type, allTags, dueOn, dueMinute,
    notBeforeOn, delegatedTo IS NOT NULL, recurrence IS NOT NULL, effectiveMinutes, isDefaultDuration, actualMinutes,
    createdAt, completedAt
    """

  let folded: Set<TaskID>
  let postponements: [TaskID: Int]
  private var list = ListID.local
  private var tags: [String: TagNames] = [:]
  private let noTags = TagNames([])

  init(folded: Set<TaskID>, postponements: [TaskID: Int]) {
    self.folded = folded
    self.postponements = postponements
  }

  mutating func read(_ row: inout Row) throws(StorageError) -> TaskFacts {
    let id = TaskID(row.text())
    let listText = row.text(like: list.text)
    if listText != list.text { list = ListID(listText) }
    return TaskFacts(
      id: id, list: list, rank: Rank(row.int64()), parent: row.optionalText().map { TaskID($0) },
      importance: try Importance(rawValue: row.int()).known(in: "importance"),
      urgency: try Urgency(rawValue: row.int()).known(in: "urgency"),
      grade: try row.optionalInt().map { (value) throws(StorageError) in
        try Grade(rawValue: value).known(in: "grade")
      },
      subPriority: row.optionalInt(), type: try TaskType(rawValue: row.int()).known(in: "type"),
      tags: row.optionalText().map { tags(in: $0) } ?? noTags,
      due: row.due(), notBefore: row.optionalDay(), isDelegated: row.flag(), isRecurring: row.flag(),
      minutes: row.int(), isDefaultDuration: row.flag(), actualMinutes: row.int(),
      createdAt: Instant(seconds: row.int64()), completedAt: row.optionalInt64().map { Instant(seconds: $0) },
      postponements: postponements.isEmpty ? 0 : postponements[id] ?? 0, isFolded: folded.contains(id))
  }

  private mutating func tags(in text: String) -> TagNames {
    if let known = tags[text] { return known }
    let made = TagNames(text.split(separator: "\n").map { String($0) })
    tags[text] = made
    return made
  }
}
