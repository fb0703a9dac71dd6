internal import Domain

extension Connection {
  /// Minimum number of added tasks for which a history entry is packed.
  static let packedSize = 200

  /// From this number on, another thread packs the tasks while this one inserts them.
  private static let packedMeanwhile = 2_000

  /// Stores the added tasks of an entry in packed form, at the latest when the transaction ends.
  func pack(_ changes: ArraySlice<Change>, of entry: Int64) throws(StorageError) {
    if changes.isEmpty { return }
    if changes.count < Self.packedMeanwhile { return try keep(PackedTasks(changes), of: entry) }
    packing.append((entry, Future { PackedTasks(changes) }))
  }

  func finishPacking() throws(StorageError) {
    while let (entry, tasks) = packing.popLast() { try keep(tasks.value, of: entry) }
  }

  private func keep(_ packed: PackedTasks, of entry: Int64) throws(StorageError) {
    let sql = "INSERT OR REPLACE INTO packedStep (entry, tasks, subjects) VALUES (?1, ?2, ?3)"
    try run(sql, .integer(entry), .bytes(packed.bytes), .bytes(packed.index))
  }

  /// Returns the packed tasks of an entry, as they were added.
  func packedTasks(of entry: Int64) throws(StorageError) -> [Change] {
    let packed = try packed(of: entry).known(in: "tasks", of: "packedStep")
    return try readable { () throws(PackedTasks.Malformed) in try packed.snapshots() }
      .map { .task(before: nil, after: $0) }
  }

  /// Returns the task's steps from packed entries; the other changes of these entries do not concern the task.
  /// - Parameter others: numbers of entries to skip.
  func packedSteps(of task: TaskID, besides others: [Int64], limit: Int) throws(StorageError) -> [TaskStep] {
    var steps: [TaskStep] = []
    for entry in try packedEntries(telling: [task]).reversed() where !others.contains(entry) && steps.count < limit {
      guard let packed = try packed(of: entry), let line = try historyLine(entry),
        let item = try readable({ () throws(PackedTasks.Malformed) in try packed.item(task) })
      else { continue }
      let source = TaskStep.Source.here(line.head.summary.kind, isUndone: line.isUndone)
      steps.append(TaskStep(number: entry, source: source, at: line.at, before: nil, after: item))
    }
    return steps
  }

  /// Removes tasks from the packed entries that added them.
  func forgetPacked(_ ids: Set<TaskID>) throws(StorageError) {
    for entry in try packedEntries(telling: ids) {
      guard let packed = try packed(of: entry) else { continue }
      let all = try readable { () throws(PackedTasks.Malformed) in try packed.snapshots() }
      let left = all.filter { !ids.contains($0.item.id) }
      if left.isEmpty {
        try run("DELETE FROM packedStep WHERE entry = ?1", .integer(entry))
        try run(PackedStatement.removeMark, .integer(entry))
      } else if left.count < all.count {
        try keep(PackedTasks(left.map { .task(before: nil, after: $0) }), of: entry)
      }
    }
  }

  private func packed(of entry: Int64) throws(StorageError) -> PackedTasks? {
    try finishPacking()
    return try first("SELECT tasks, subjects FROM packedStep WHERE entry = ?1", .integer(entry)) { row in
      let bytes = row.optionalBytes()
      return PackedTasks(bytes: bytes ?? [], index: row.optionalBytes() ?? [])
    }
  }

  /// Returns the packed entries that may contain one of the tasks, oldest first.
  private func packedEntries(telling ids: Set<TaskID>) throws(StorageError) -> [Int64] {
    try finishPacking()
    var entries: [Int64] = []
    try visit("SELECT entry, subjects FROM packedStep ORDER BY entry", []) { row in
      let entry = row.int64()
      let index = row.optionalBytes() ?? []
      if ids.contains(where: { PackedTasks.mayHold($0, index) }) { entries.append(entry) }
      return true
    }
    return entries
  }

  private func readable<Value>(
    _ body: () throws(PackedTasks.Malformed) -> Value
  ) throws(StorageError) -> Value {
    do {
      return try body()
    } catch {
      throw .unreadable(table: "packedStep", column: "tasks")
    }
  }
}

private enum PackedStatement {
  static let removeMark = """
    UPDATE historyEntry
    SET changes = (
      SELECT json_group_array(json(change.value))
      FROM json_each(historyEntry.changes) AS change
      WHERE json_extract(change.value, '$.packed') IS NULL
    )
    WHERE number = ?1
    """
}
