internal import Domain

extension Connection {
  func task(_ id: TaskID) throws(StorageError) -> PlanItem? {
    try first(TaskColumns.one, .text(id.text)) { (row) throws(StorageError) in
      var reader = TaskReader()
      return try reader.read(&row)
    }
  }

  func tasks(_ ids: [TaskID]) throws(StorageError) -> [PlanItem] {
    let sql = "SELECT \(TaskColumns.names) FROM task WHERE id IN (SELECT value FROM json_each(?1))"
    var reader = TaskReader()
    var found: [TaskID: PlanItem] = [:]
    try visit(sql, [.text(JSON.array(ids.map { .string($0.text) }).printed)]) { (row) throws(StorageError) in
      let item = try reader.read(&row)
      found[item.id] = item
      return true
    }
    return ids.compactMap { found[$0] }
  }

  func tasks(_ query: ItemQuery) throws(StorageError) -> [PlanItem] {
    var found: [PlanItem] = []
    found.reserveCapacity(try atMost(query))
    try visitTasks(query) { found.append($0) }
    return found
  }

  func visitTasks(_ query: ItemQuery, _ see: (PlanItem) -> Void) throws(StorageError) {
    var reader = TaskReader()
    try visit(try selection(of: TaskColumns.names, query), query.values) { (row) throws(StorageError) in
      see(try reader.read(&row))
      return true
    }
  }

  /// Passes summaries to `see` in batches. Returns the error thrown by `see`, or nil.
  /// - Parameter portion: the size of each batch except the last.
  func visitSummaries<Failure: Error>(
    _ query: ItemQuery, by portion: Int, _ see: (TaskSummaries) throws(Failure) -> Void
  ) throws(StorageError) -> Failure? {
    var read = TaskSummaries(reserving: min(portion, try atMost(query)))
    var failure: Failure?
    func hand() {
      do throws(Failure) { try see(read) } catch { failure = error }
      read = TaskSummaries(reserving: portion)
    }
    try visit(try selection(of: TaskSummaries.names, query), query.values) { (row) throws(StorageError) in
      try read.append(&row)
      if read.count == portion { hand() }
      return failure == nil
    }
    if read.count > 0 { hand() }
    return failure
  }

  private func selection(of columns: String, _ query: ItemQuery) throws(StorageError) -> String {
    let condition = """
      \(query.list == nil ? try shownOnly() : "AND list = ?1")
      \(query.tag == nil ? "" : "AND number IN (SELECT task FROM taggedTask WHERE tagKey = ?2)")
      """
    return """
      \(query.state.selection(of: columns, condition))
      LIMIT ?3
      OFFSET ?4
      """
  }

  /// Returns a condition that excludes tasks of unused lists. Empty if all lists are used, so that indices alone can
  /// answer a query.
  func shownOnly() throws(StorageError) -> String {
    let hides = try first("SELECT EXISTS (SELECT 1 FROM list WHERE isUsed = 0)") { $0.flag() }
    return hides == true ? "AND list IN (SELECT id FROM list WHERE isUsed = 1)" : ""
  }

  /// Returns an upper bound for the number of results without running the query.
  private func atMost(_ query: ItemQuery) throws(StorageError) -> Int {
    let counts = try counts(query.list)
    let all =
      switch query.state {
      case .open: counts.open
      case .completed: counts.completed
      case .all: counts.open + counts.completed
      }
    return min(query.limit ?? all, all)
  }

  func taskIDs(startingWith prefix: String, limit: Int) throws(StorageError) -> [TaskID] {
    let sql = """
      SELECT id
      FROM task
      WHERE id >= ?1
        AND substr(id, 1, length(?1)) = ?1
      ORDER BY id
      LIMIT ?2
      """
    return try all(sql, .text(prefix), .integer(limit)) { TaskID($0.text()) }
  }

  func counts(_ list: ListID?) throws(StorageError) -> Counts {
    let sql = """
      SELECT total(openCount), total(completedCount), total(openMinutes), total(openDefaultCount)
      FROM tally
      WHERE \(list == nil ? "list IN (SELECT id FROM list WHERE isUsed = 1)" : "list = ?1")
      """
    let values: [Value] = list.map { [.text($0.text)] } ?? []
    var counts = Counts()
    try visit(sql, values) { row in
      counts.open = row.int()
      counts.completed = row.int()
      counts.openMinutes = row.int()
      counts.openWithoutDuration = row.int()
      return false
    }
    return counts
  }
}

extension ItemQuery {
  fileprivate var values: [Value] {
    [.text(list?.text), .text(tag.map { Tags.key($0) }), .integer(limit ?? -1), .integer(offset)]
  }
}

extension ItemQuery.State {
  /// Returns a query for tasks in this state, sorted. For all states, it merges open and completed tasks, because each
  /// has its own index by rank; the columns must then include `rank` and `id`.
  func selection(of columns: String, _ condition: String) -> String {
    let halves: [ItemQuery.State] = self == .all ? [.open, .completed] : [self]
    let rows = halves.map { half in
      """
      SELECT \(columns)
      FROM task
      WHERE \(half.condition)
        \(condition)
      """
    }
    return rows.joined(separator: "\nUNION ALL\n") + "\nORDER BY \(order)"
  }

  private var condition: String {
    switch self {
    case .open: "completedAt IS NULL"
    case .completed: "completedAt IS NOT NULL"
    case .all: "TRUE"
    }
  }

  private var order: String {
    self == .completed ? "completedAt DESC, id" : "rank, id"
  }
}
