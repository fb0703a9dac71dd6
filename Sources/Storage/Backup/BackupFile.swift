internal import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A backup in a single database file, opened independently of any data directory.
enum BackupFile {
  /// Creates an empty file readable by its owner only, before any data is written to it.
  static func makeEmpty(_ path: String) throws(StorageError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(path) }
    close(descriptor)
  }

  /// Checks that the file is an intact planner database and returns its number of migrations.
  ///
  /// Compares the schema first: foreign triggers, views or checks in the file never run.
  /// - Parameter known: the number of migrations this program knows.
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

  /// Whether the file starts with the SQLite header.
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
    // An older backup may lack some of these tables.
    let tables = Set(try connection.all("SELECT name FROM sqlite_schema WHERE type = 'table'") { $0.text() })
    for (table, statement) in secrets where tables.contains(table) { try connection.runScript(statement) }
    try connection.runScript("VACUUM")
  }

  /// Statements that remove the secrets from each table: passwords, password commands, and calendar addresses, which
  /// grant access to whoever knows them. A calendar without a name of its own is named after part of its address, so it
  /// is renamed too.
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
