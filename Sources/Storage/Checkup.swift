internal import CSQLite
public import Domain

/// The result of a health check of the data.
public struct Checkup: Sendable, Equatable {
  /// Faults that SQLite found in the file; empty if it is intact.
  public let faults: [String]
  /// Tasks whose texts do not match their checksum. Not determined for a file with faults.
  public let damagedTexts: [DamagedText]
  /// Number of migrations applied to the data.
  public let schema: Int
  public let hasFullTextSearch: Bool
  public let sqliteVersion: String
}

/// A task whose texts were changed by a disk fault or another program.
public struct DamagedText: Sendable, Equatable {
  /// A backup that contains the texts as they were stored.
  public struct Backup: Sendable, Equatable {
    public let name: String
    public let title: String
  }

  public let task: TaskID
  public let title: String
  let checksum: Int64
  /// The newest such backup.
  public internal(set) var backup: Backup?
}

extension PlannerDatabase {
  /// Reads the whole file and checks it for damage. Takes seconds for very large data.
  /// - Parameter most: how many damaged texts to look up in backups.
  public func checkup(most: Int) throws(StorageError) -> Checkup {
    try look { (connection) throws(StorageError) in
      let options = try connection.all("SELECT compile_options FROM pragma_compile_options") { $0.text() }
      let faults = try connection.all("PRAGMA quick_check") { $0.text() }.filter { $0 != "ok" }
      var texts = faults.isEmpty ? try connection.damagedTexts() : []
      Backups(of: directory).find(&texts[..<min(most, texts.count)])
      return Checkup(
        faults: faults, damagedTexts: texts,
        schema: try connection.first("PRAGMA user_version") { $0.int() } ?? 0,
        hasFullTextSearch: options.contains("ENABLE_FTS5"),
        sqliteVersion: String(cString: sqlite3_libversion()))
    }
  }
}

extension Connection {
  fileprivate func damagedTexts() throws(StorageError) -> [DamagedText] {
    let sql = """
      SELECT id, title, textChecksum
      FROM task
      WHERE textChecksum <> \(TaskColumns.checksum)
      ORDER BY rank, id
      """
    return try all(sql) { DamagedText(task: TaskID($0.text()), title: $0.text(), checksum: $0.int64()) }
  }
}

extension Backups {
  /// Finds the original texts, starting with the newest backup.
  fileprivate func find(_ texts: inout ArraySlice<DamagedText>) {
    let sql = "SELECT title FROM task WHERE id = ?1 AND \(TaskColumns.checksum) = ?2"
    for entry in entries() where texts.contains(where: { $0.backup == nil }) {
      // Skip a backup that cannot be read.
      guard let connection = try? Connection(path: entry.path, access: .immutable) else { continue }
      for index in texts.indices where texts[index].backup == nil {
        let found = try? connection.first(sql, .text(texts[index].task.text), .integer(texts[index].checksum)) {
          $0.text()
        }
        texts[index].backup = found.map { DamagedText.Backup(name: entry.name, title: $0) }
      }
    }
  }
}
