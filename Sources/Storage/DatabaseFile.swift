internal import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The database of a data directory: makes it, brings it up to date and opens connections to it.
struct DatabaseFile: Sendable {
  /// "ZtBk": marks the file as ours.
  static let applicationID: Int32 = 0x5a74_426b

  /// What has been committed survives a power cut.
  private static let habits = "PRAGMA synchronous = FULL"

  /// Bytes of a page of new data. What is written is counted in pages, and very many rows fill half as many of these as
  /// of SQLite's own 4 kB.
  private static let pageSize = 8_192

  /// What SQLite needs to take back a statement half-way would cost a dozen writes for each task in a file, and what a
  /// search gathers for itself is gone when it ends.
  private static let readingHabits = "PRAGMA temp_store = MEMORY"

  let directory: DataDirectory
  let migrations: [Migration]

  init(in directory: DataDirectory, migrations: [Migration] = Migration.all) {
    self.directory = directory
    self.migrations = migrations
  }

  private var path: String { directory.database }

  /// Opens the database for reading and writing, or only for reading where nothing can be written.
  ///
  /// - Throws: `newerDatabase`, `notAPlanner`, `damaged`, `cannotOpen`, `directoryUnusable`, `readOnly` when a first
  ///   start or an upgrade would have to write.
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

  /// Opens one more connection that only reads, to a database that `open` has prepared.
  func openReader() throws(StorageError) -> Connection {
    isWritable ? try connect(.readOnly) : try openForReading()
  }

  private func connect(_ access: Connection.Access) throws(StorageError) -> Connection {
    let connection = try Connection(path: path, access: access)
    try connection.runScript(access == .readWrite ? Self.readingHabits + ";" + Self.habits : Self.readingHabits)
    return connection
  }

  private func openForReading() throws(StorageError) -> Connection {
    // Without its -shm a log cannot be read here; without a log the file alone is the whole truth.
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

  /// Takes the file away from others; SQLite gives `-wal` and `-shm` the same mode.
  private func tighten() {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & 0o077 != 0 else { return }
    _ = chmod(path, 0o600)
  }

  /// A file without a byte is new, unless there are backups of what it held. SQLite would take one that ends before its
  /// first page for new as well.
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
  /// True when the schema is exactly the one this program knows.
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
    // Losing the upgrade in a power cut is no harm: the next start does it again.
    try connection.runScript("PRAGMA synchronous = NORMAL")
    // All steps or none: where the disk is full half-way, an earlier program can still open the data.
    try connection.write { () throws(StorageError) in
      if hasBaseline, try schemaSteps(connection) == 0 { try take(Baseline.sql, upTo: Baseline.steps, connection) }
      for offset in migrations.indices { try take(offset, connection) }
    }
    try connection.runScript(Self.habits)
  }

  /// Lets an empty file be one with a log. It is on the disk afterwards; a journal to take that back, which is four more
  /// waits for the disk, would guard nothing.
  private func keepLog(_ connection: Connection) throws(StorageError) {
    let mode = try connection.first("PRAGMA journal_mode") { $0.text() }
    if mode != "wal" { try connection.runScript("PRAGMA page_size = \(Self.pageSize); PRAGMA journal_mode = MEMORY") }
    try connection.runScript("PRAGMA journal_mode = WAL")
  }

  /// Takes a step, unless it has been taken.
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
