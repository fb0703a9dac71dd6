internal import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Creates, migrates and opens the database of a data directory.
struct DatabaseFile: Sendable {
  /// "ZtBk": identifies the file as a planner database.
  static let applicationID: Int32 = 0x5a74_426b

  /// Committed data survives a power failure.
  private static let habits = "PRAGMA synchronous = FULL"

  /// Page size of new databases in bytes. SQLite writes whole pages; bulk inserts fill half as many pages of this size
  /// as of its default 4 KiB.
  private static let pageSize = 8_192

  /// Temporary data stays in memory. Statement journals in a file would cost a dozen writes per task, and temporary
  /// tables of a search are not needed later.
  private static let readingHabits = "PRAGMA temp_store = MEMORY"

  let directory: DataDirectory
  let migrations: [Migration]

  init(in directory: DataDirectory, migrations: [Migration] = Migration.all) {
    self.directory = directory
    self.migrations = migrations
  }

  private var path: String { directory.database }

  /// Opens the database for reading and writing, or read-only if it cannot be written.
  ///
  /// - Throws: `newerDatabase`, `notAPlanner`, `damaged`, `cannotOpen`, `directoryUnusable`; `readOnly` if a first
  ///   start or a migration would have to write.
  func open() throws(StorageError) -> Connection {
    try createIfMissing()
    guard isWritable else { return try openForReading() }
    let connection = try connect(.readWrite)
    if try isCurrent(connection) { return connection }
    try directory.whileLocked { () throws(StorageError) in
      try prepare(connection)
    }
    return connection
  }

  /// Opens another read-only connection to a database that `open` has prepared.
  func openReader() throws(StorageError) -> Connection {
    isWritable ? try connect(.readOnly) : try openForReading()
  }

  private func connect(_ access: Connection.Access) throws(StorageError) -> Connection {
    let connection = try Connection(path: path, access: access)
    try connection.runScript(access == .readWrite ? Self.readingHabits + ";" + Self.habits : Self.readingHabits)
    return connection
  }

  private func openForReading() throws(StorageError) -> Connection {
    // A log can only be read through its -shm file. Without a log, the file alone is complete and never changes.
    let connection = try connect(hasLog ? .readOnly : .immutable)
    guard try isCurrent(connection) else { throw .readOnly }
    return connection
  }
}

extension DatabaseFile {
  private func createIfMissing() throws(StorageError) {
    if access(path, F_OK) == 0 {
      if isCutOff { throw .damaged }
      return tighten()
    }
    if hasBackups { throw .damaged }
    try directory.create()
    let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw errno == EROFS || errno == EACCES ? .readOnly : .cannotOpen(path: path, code: SQLITE_CANTOPEN)
    }
    close(descriptor)
    tighten()
  }

  /// Removes the permissions of group and others; SQLite copies the mode to `-wal` and `-shm`.
  private func tighten() {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & 0o077 != 0 else { return }
    _ = chmod(path, 0o600)
  }

  /// True if the file lost its content. An empty file is new, unless backups exist. SQLite would also treat a file
  /// shorter than its first page as new.
  private var isCutOff: Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_size < 512, !hasLog else { return false }
    return status.st_size > 0 || hasBackups
  }

  private var hasBackups: Bool { !Backups(of: directory).entries().isEmpty }

  private var isWritable: Bool {
    access(path, W_OK) == 0 && access(directory.path, W_OK) == 0
  }

  private var hasLog: Bool {
    var status = stat()
    return stat(path + "-wal", &status) == 0 && status.st_size > 0
  }
}

extension DatabaseFile {
  /// Whether all migrations this program knows have been applied.
  private func isCurrent(_ connection: Connection) throws(StorageError) -> Bool {
    let steps = try schemaSteps(connection)
    guard steps <= migrations.count else {
      throw .newerDatabase(path: path, found: steps, known: migrations.count)
    }
    return steps == migrations.count
  }

  private func schemaSteps(_ connection: Connection) throws(StorageError) -> Int {
    let mark = try connection.first("PRAGMA application_id") { $0.int64() }
    let steps = try connection.first("PRAGMA user_version") { $0.int() } ?? 0
    if mark == Int64(Self.applicationID) { return steps }
    let objects = try connection.first("SELECT count(*) FROM sqlite_schema") { $0.int() }
    guard mark == 0, steps == 0, objects == 0 else { throw .notAPlanner(path: path) }
    return 0
  }

  private func prepare(_ connection: Connection) throws(StorageError) {
    if try schemaSteps(connection) == 0 { try keepLog(connection) }
    // A migration lost in a power failure is repeated at the next start.
    try connection.runScript("PRAGMA synchronous = NORMAL")
    // All migrations or none: if the disk is full halfway, an earlier program can still open the data.
    try connection.write { () throws(StorageError) in
      if hasBaseline, try schemaSteps(connection) == 0 { try take(Baseline.sql, upTo: Baseline.steps, connection) }
      for offset in migrations.indices { try take(offset, connection) }
    }
    try connection.runScript(Self.habits)
  }

  /// Switches an empty file to WAL mode. The change is on disk afterwards. A rollback journal in memory saves four disk
  /// syncs and risks nothing in an empty file.
  private func keepLog(_ connection: Connection) throws(StorageError) {
    let mode = try connection.first("PRAGMA journal_mode") { $0.text() }
    if mode != "wal" { try connection.runScript("PRAGMA page_size = \(Self.pageSize); PRAGMA journal_mode = MEMORY") }
    try connection.runScript("PRAGMA journal_mode = WAL")
  }

  /// Applies a migration unless it has been applied.
  private func take(_ offset: Int, _ connection: Connection) throws(StorageError) {
    guard try schemaSteps(connection) == offset else { return }
    try take(migrations[offset].sql, upTo: offset + 1, connection)
  }

  private func take(_ sql: String, upTo steps: Int, _ connection: Connection) throws(StorageError) {
    try connection.runScript(sql)
    try connection.runScript("PRAGMA application_id = \(Self.applicationID)")
    try connection.runScript("PRAGMA user_version = \(steps)")
  }

  private var hasBaseline: Bool {
    migrations.count >= Baseline.steps && migrations.prefix(Baseline.steps) == Migration.all.prefix(Baseline.steps)
  }
}
