internal import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that holds everything; looked at by itself, beside no data directory.
enum BackupFile {
  /// Made for the owner alone, before anything is in it.
  static func makeEmpty(_ path: String) throws(StorageError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(path) }
    close(descriptor)
  }

  /// Nothing in the file is worked out before its schema is known to be one of ours.
  /// - Throws: `notAPlanner`, `newerDatabase`, `foreignSchema`, `damaged`, `cannotOpen`.
  @discardableResult
  static func check(_ path: String, knowing known: Int) throws(StorageError) -> Int {
    guard try isDatabase(path) else { throw .notAPlanner(path: path) }
    let connection = try Connection(path: path, access: .immutable)
    let mark = try connection.first("PRAGMA application_id") { $0.int64() }
    guard mark == Int64(DatabaseFile.applicationID) else { throw .notAPlanner(path: path) }
    let steps = try connection.first("PRAGMA user_version") { $0.int() } ?? 0
    guard steps <= known else { throw .newerDatabase(path: path, found: steps, known: known) }
    guard steps >= 0 else { throw .notAPlanner(path: path) }
    if let object = try connection.foreignObject(after: steps) { throw .foreignSchema(path: path, object: object) }
    guard try connection.faults().isEmpty else { throw .damaged }
    return steps
  }

  /// Whether a file begins as databases of SQLite do.
  private static func isDatabase(_ path: String) throws(StorageError) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotOpen(path: path, code: SQLITE_CANTOPEN) }
    defer { close(descriptor) }
    var start = [UInt8](repeating: 0, count: 16)
    return read(descriptor, &start, 16) == 16 && start == Array("SQLite format 3\0".utf8)
  }

  static func removeSecrets(_ path: String) throws(StorageError) {
    let connection = try Connection(path: path, access: .readWrite)
    try connection.runScript("PRAGMA secure_delete = ON; PRAGMA journal_mode = MEMORY")
    // A backup may be older than some of these.
    let tables = Set(try connection.all("SELECT name FROM sqlite_schema WHERE type = 'table'") { $0.text() })
    for (table, statement) in secrets where tables.contains(table) { try connection.runScript(statement) }
    try connection.runScript("VACUUM")
  }

  /// What takes the secrets out of each table: passwords, the commands that tell them, and the addresses of calendars, which
  /// let in whoever knows them. A calendar without a name is called by a part of its address.
  private static let secrets = [
    ("account", "UPDATE account SET password = '', passwordCommand = NULL"),
    (
      "eventCalendar",
      """
      UPDATE list SET name = 'Calendar'
      WHERE EXISTS (
        SELECT 1 FROM eventCalendar WHERE eventCalendar.list = list.id AND instr(address, list.name) > 0
      );
      UPDATE eventCalendar SET address = '', etag = NULL, modified = NULL WHERE address IS NOT NULL;
      """
    ),
    ("subscriptionResult", "DELETE FROM subscriptionResult"),
    ("accessLink", "DELETE FROM accessLink"),
    ("accessSession", "DELETE FROM accessSession"),
    ("accessName", "DELETE FROM accessName"),
    ("accessPassword", "DELETE FROM accessPassword"),
    ("accessToken", "DELETE FROM accessToken"),
    ("accessEvent", "DELETE FROM accessEvent"),
    ("consent", "DELETE FROM consent"),
  ]

  static func rename(_ draft: String, to path: String) throws(StorageError) {
    let code = DurableFile.rename(draft, to: path)
    if code != 0 { throw failure(path, code) }
  }

  static func keepName(of path: String) throws(StorageError) {
    let code = DurableFile.keepName(of: path)
    if code != 0 { throw failure(path, code) }
  }

  static func failure(_ path: String, _ code: Int32 = errno) -> StorageError {
    switch code {
    case EROFS, EACCES, EPERM: .readOnly
    case ENOSPC, EDQUOT, EFBIG: .diskFull
    default: .cannotOpen(path: path, code: SQLITE_CANTOPEN)
    }
  }
}
