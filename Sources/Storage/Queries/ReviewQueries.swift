internal import Domain

extension Connection {
  func reviewSteps(in window: PlanWindow) throws(StorageError) -> [HistoryEntry] {
    let (first, after) = (try firstStep(notBefore: window.from), try firstStep(notBefore: window.until))
    let within = """
      \(Self.wholeSteps)
      WHERE number >= ?1
        AND number < ?2
        AND isUndone = 0
        AND (kind IN (\(Self.names(HistoryEntry.Kind.ofReview))) OR number IN (SELECT entry FROM postponement))
      ORDER BY number
      """
    let steps = try all(within, .integer(first), .integer(after)) { (row) throws(StorageError) in try entry(in: &row) }
    let marks = Self.startMarks(of: window)
    let values: [Value] = [.integer(after)] + marks.map { .text($0) }
    let later = try all(Self.laterSteps(marks: marks.count), values) { (row) throws(StorageError) in
      try entry(in: &row)
    }
    return (steps + later).filter { $0.counts(in: window) }
  }

  private static let wholeSteps = """
    SELECT number, kind, title, taskCount, doneAt, isUndone, changes
    FROM historyEntry
    """

  static func laterSteps(marks: Int) -> String {
    let startsThere = (0..<marks).map { "instr(changes, ?\($0 + 2))" }.joined(separator: " OR ")
    return """
      \(wholeSteps)
      WHERE number >= ?1
        AND kind IN (\(names(HistoryEntry.Kind.ofPastBlocks)))
        AND isUndone = 0
        AND (\(marks == 0 ? "TRUE" : startsThere))
      ORDER BY number
      """
  }

  func historyStart() throws(StorageError) -> Instant? {
    let sql = """
      SELECT doneAt
      FROM historyEntry
      WHERE (SELECT max(number) FROM historyEntry) > ?1
      ORDER BY number
      LIMIT 1
      """
    return try first(sql, .integer(Self.historyLimit)) { Instant(seconds: $0.int64()) }
  }

  func completedTasks(from: Instant, until: Instant, timedOnly: Bool) throws(StorageError) -> [PlanItem] {
    let sql = """
      SELECT \(TaskColumns.names)
      FROM task
      WHERE completedAt >= ?1
        AND completedAt < ?2
        \(timedOnly ? "AND actualMinutes > 0" : "")
        \(try shownOnly())
      ORDER BY completedAt DESC, id
      """
    var reader = TaskReader()
    return try all(sql, .integer(from.seconds), .integer(until.seconds)) { (row) throws(StorageError) in
      try reader.read(&row)
    }
  }

  /// Returns the number of the first history entry at or after `moment`. Numbers are chronological, so a binary search
  /// needs no index on times.
  private func firstStep(notBefore moment: Instant) throws(StorageError) -> Int64 {
    var low: Int64 = 0
    var high = try first("SELECT coalesce(max(number), 0) + 1 FROM historyEntry") { $0.int64() } ?? 1
    let sql = "SELECT number, doneAt FROM historyEntry WHERE number >= ?1 ORDER BY number LIMIT 1"
    while low < high {
      let middle = low + (high - low) / 2
      let found = try first(sql, .integer(middle)) { (number: $0.int64(), at: $0.int64()) }
      if let found, found.at < moment.seconds { low = found.number + 1 } else { high = middle }
    }
    return low
  }

  private static func names(_ kinds: [HistoryEntry.Kind]) -> String {
    kinds.map { "'\($0.rawValue)'" }.joined(separator: ", ")
  }

  /// Returns the JSON prefixes of block starts on each day of a week; entries that contain none can be skipped. The
  /// number is constant so that one prepared statement serves all weeks. Empty for a longer window.
  private static func startMarks(of window: PlanWindow) -> [String] {
    let first = window.from.utc.day
    guard window.until.utc.day - first <= 8 else { return [] }
    return (0...8).map { "\"start\":\"\((first + $0).iso)T" }
  }
}
