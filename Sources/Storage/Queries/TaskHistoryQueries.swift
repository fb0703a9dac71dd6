internal import Domain

extension Connection {
  /// Maximum number of stored server changes.
  static let receivedLimit: Int64 = 20_000

  func steps(of task: TaskID, limit: Int) throws(StorageError) -> [TaskStep] {
    let sql = """
      SELECT entry
      FROM historyTask
      WHERE task = ?1
      ORDER BY entry DESC
      LIMIT ?2
      """
    var steps = try received(of: task, limit: limit)
    let numbers = try all(sql, .text(task.text), .integer(limit), read: { $0.int64() })
    steps += try packedSteps(of: task, besides: numbers, limit: limit)
    for number in numbers {
      if let step = try historyEntry(number)?.step(of: task) { steps.append(step) }
    }
    return Array(steps.sorted { TaskStep.precedes($0, $1) }.prefix(limit))
  }

  func lastStep(_ kind: HistoryEntry.Kind, of task: TaskID) throws(StorageError) -> Int64? {
    let sql = """
      SELECT number
      FROM historyTask
      JOIN historyEntry ON number = entry
      WHERE task = ?1
        AND kind = ?2
        AND isUndone = 0
      ORDER BY entry DESC
      LIMIT 1
      """
    return try first(sql, .text(task.text), .text(kind.rawValue)) { $0.int64() }
  }

  private func received(of task: TaskID, limit: Int) throws(StorageError) -> [TaskStep] {
    let sql = """
      SELECT number, receivedAt, itemBefore, itemAfter
      FROM receivedChange
      WHERE task = ?1
      ORDER BY number DESC
      LIMIT ?2
      """
    return try all(sql, .text(task.text), .integer(limit)) { (row) throws(StorageError) in
      let number = row.int64()
      let at = Instant(seconds: row.int64())
      // The kind of syntax error does not matter: the text is not what was stored.
      let before = (try? JSON(parsing: row.text())).flatMap { PlanItem(json: $0) }
      let after = (try? JSON(parsing: row.text())).flatMap { PlanItem(json: $0) }
      return TaskStep(
        number: number, source: .server, at: at, before: try before.known(in: "itemBefore", of: "receivedChange"),
        after: try after.known(in: "itemAfter", of: "receivedChange"))
    }
  }

  func noteReceived(_ before: PlanItem, _ after: PlanItem, at: Instant) throws(StorageError) {
    let sql = """
      INSERT INTO receivedChange (task, receivedAt, itemBefore, itemAfter)
      VALUES (?1, ?2, ?3, ?4)
      """
    try run(
      sql, .text(after.id.text), .integer(at.seconds), .text(before.json.printed), .text(after.json.printed))
    try run("DELETE FROM receivedChange WHERE number <= ?1", .integer(lastRowNumber - Self.receivedLimit))
  }
}
