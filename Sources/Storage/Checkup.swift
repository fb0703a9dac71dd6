internal import CSQLite

/// The health of the data, for people who look after it.
public struct Checkup: Sendable, Equatable {
  /// What SQLite found wrong in the file; empty when it is sound.
  public let faults: [String]
  /// Steps of the schema the data has been through.
  public let schema: Int
  public let hasFullTextSearch: Bool
  public let sqliteVersion: String
}

extension PlannerDatabase {
  /// Reads the whole file and looks for damage; takes seconds for very large data.
  public func checkup() throws(StorageError) -> Checkup {
    try look { (connection) throws(StorageError) in
      let options = try connection.all("SELECT compile_options FROM pragma_compile_options") { $0.text() }
      return Checkup(
        faults: try connection.all("PRAGMA quick_check") { $0.text() }.filter { $0 != "ok" },
        schema: try connection.first("PRAGMA user_version") { $0.int() } ?? 0,
        hasFullTextSearch: options.contains("ENABLE_FTS5"),
        sqliteVersion: String(cString: sqlite3_libversion()))
    }
  }
}
