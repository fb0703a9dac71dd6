internal import CSQLite
internal import Domain

/// A database connection; used by one thread at a time.
final class Connection {
  enum Access: Sendable, Equatable {
    case readWrite
    case readOnly
    /// For files that never change: reads without locks and without `-wal` and `-shm`.
    case immutable
  }

  let access: Access
  let handle: OpaquePointer
  /// Number of pages in the log after the last commit, set by the WAL hook.
  private let logPages = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  private var statements: [StatementText: Statement] = [:]
  /// True during bulk inserts in several commits, for which the log may grow longer.
  private(set) var isFilling = false
  /// History entries of this transaction whose tasks other threads are packing.
  var packing: [(entry: Int64, tasks: Future<PackedTasks>)] = []

  /// Opens an existing database file.
  ///
  /// - Throws: `cannotOpen`. Damage is detected only by the first statement.
  init(path: String, access: Access) throws(StorageError) {
    _ = Self.isSet
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(Self.address(of: path, access), &opened, Self.flags(for: access), nil)
    guard code == SQLITE_OK, let opened else {
      let extended = opened.map { sqlite3_extended_errcode($0) } ?? code
      sqlite3_close_v2(opened)
      throw .cannotOpen(path: path, code: extended)
    }
    handle = opened
    self.access = access
    logPages.initialize(to: 0)
    configure()
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
    logPages.deallocate()
  }

  /// Process-wide SQLite configuration, done once.
  private static let isSet = zeitblock_sqlite_count_no_memory() == SQLITE_OK

  /// Maximum time a statement waits for another program's lock, in milliseconds.
  static let patience: Int32 = 5000

  private func configure() {
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, Self.patience)
    let options: [(option: Int32, isOn: Int32)] = [
      (SQLITE_DBCONFIG_ENABLE_FKEY, 1),
      (SQLITE_DBCONFIG_DQS_DML, 0),
      (SQLITE_DBCONFIG_DQS_DDL, 0),
      (SQLITE_DBCONFIG_DEFENSIVE, 1),
      // A command that adds one task must not checkpoint the whole log on exit.
      (SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1),
    ]
    for (option, isOn) in options {
      _ = zeitblock_sqlite_option(handle, option, isOn)
    }
    let note: @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32 = {
      $0?.assumingMemoryBound(to: Int32.self).pointee = $3
      return SQLITE_OK
    }
    TextChecksum.register(on: handle)
    // Replaces SQLite's automatic checkpoints, which never empty the log if each program commits only once.
    sqlite3_wal_hook(handle, note, logPages)
  }

  private static func flags(for access: Access) -> Int32 {
    switch access {
    case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    case .readOnly: SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX
    case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI
    }
  }

  private static func address(of path: String, _ access: Access) -> String {
    guard access == .immutable else { return path }
    let digits = Array("0123456789ABCDEF".utf8)
    var address = Array("file:".utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "%"):
        address += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default:
        address.append(byte)
      }
    }
    return String(decoding: address, as: UTF8.self) + "?immutable=1"
  }
}

extension Connection {
  /// Number of rows that the last statement inserted, changed or deleted.
  var changedRows: Int {
    Int(sqlite3_changes64(handle))
  }

  /// The row ID of the last insert.
  var lastRowNumber: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Whether this connection has written any rows.
  var hasWritten: Bool { sqlite3_total_changes64(handle) > 0 }

  var isInTransaction: Bool {
    sqlite3_get_autocommit(handle) == 0
  }

  /// Enables memory-mapped reads, which avoid copying each page, for programs that read much data once. A server does
  /// better with its own small cache.
  func readInPlace() throws(StorageError) {
    try runScript("PRAGMA mmap_size = 268435456")
  }

  /// Runs `body` with triggers, foreign keys and `CHECK` constraints disabled. The caller must do their work, or check
  /// their conditions, in the same transaction. Column types are still checked.
  func withoutTriggersAndChecks(_ body: () throws(StorageError) -> Void) throws(StorageError) {
    let options = [SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_FKEY]
    for option in options { _ = zeitblock_sqlite_option(handle, option, 0) }
    defer { for option in options { _ = zeitblock_sqlite_option(handle, option, 1) } }
    try runScript("PRAGMA ignore_check_constraints = 1")
    // If this fails, only redundant checks are skipped.
    defer { try? runScript("PRAGMA ignore_check_constraints = 0") }
    try body()
  }

  /// Keeps up to 256 MB of the transaction's pages in memory until it ends, instead of spilling them to the log
  /// repeatedly. (`cache_spill` has no effect inside a transaction.)
  func beginFilling() throws(StorageError) {
    guard !isFilling else { return }
    isFilling = true
    try run("PRAGMA cache_size = -262144")
  }

  /// Ends bulk mode; call it after the transaction, whether it succeeded or not.
  func endFilling() {
    guard isFilling else { return }
    isFilling = false
    // If this fails, the connection only keeps a larger cache.
    try? run("PRAGMA cache_size = -2000")
  }

  /// Truncates a long log, because the first program to open the data must read all of it.
  ///
  /// Never waits. If another program is still reading from the log, a later commit truncates it.
  func emptyLongLog() {
    let limit = isFilling ? Self.veryLongLog : Self.longLog
    guard logPages.pointee >= limit else { return }
    logPages.pointee = 0
    sqlite3_busy_timeout(handle, 0)
    sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
    sqlite3_busy_timeout(handle, Self.patience)
  }

  /// Number of pages after which the log is truncated, about 1 MB.
  private static let longLog: Int32 = 150
  /// The limit during bulk inserts, about 32 MB: the same pages are written repeatedly, and the last commit truncates
  /// the log.
  private static let veryLongLog: Int32 = 4_000

  /// Runs several statements without parameters, such as a migration.
  func runScript(_ script: String) throws(StorageError) {
    guard sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK else {
      throw StorageError(on: handle)
    }
  }

  /// Runs a statement and ignores its rows.
  func run(_ sql: String, _ values: Value...) throws(StorageError) {
    try run(sql, values)
  }

  func run(_ sql: String, _ values: [Value]) throws(StorageError) {
    try visit(sql, values) { _ in true }
  }

  /// Runs a statement with values from a row buffer and ignores its rows.
  func run(_ sql: String, _ rows: RowBuffer, _ cells: Range<Int>) throws(StorageError) {
    let statement = try take(sql)
    try rows.lend(cells, to: statement) { () throws(StorageError) in
      while try statement.step() {}
    }
  }

  /// Returns the first row of a query, decoded by `read`, or nil.
  func first<Result>(
    _ sql: String, _ values: Value..., read: (inout Row) throws(StorageError) -> Result
  ) throws(StorageError) -> Result? {
    try first(sql, values, read: read)
  }

  func first<Result>(
    _ sql: String, _ values: [Value], read: (inout Row) throws(StorageError) -> Result
  ) throws(StorageError) -> Result? {
    var found: Result?
    try visit(sql, values) { (row) throws(StorageError) in
      found = try read(&row)
      return false
    }
    return found
  }

  /// Returns all rows of a query, decoded by `read`.
  func all<Result>(
    _ sql: String, _ values: Value..., read: (inout Row) throws(StorageError) -> Result
  ) throws(StorageError) -> [Result] {
    try all(sql, values, read: read)
  }

  func all<Result>(
    _ sql: String, _ values: [Value], read: (inout Row) throws(StorageError) -> Result
  ) throws(StorageError) -> [Result] {
    var found: [Result] = []
    try visit(sql, values) { (row) throws(StorageError) in
      found.append(try read(&row))
      return true
    }
    return found
  }

  /// Passes each row of a query to `see` until it returns false.
  func visit(
    _ sql: String, _ values: [Value], see: (inout Row) throws(StorageError) -> Bool
  ) throws(StorageError) {
    let statement = try take(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() {
      var row = statement.row
      guard try see(&row) else { return }
    }
  }

  /// Returns an unused prepared statement; a nested use of the same SQL gets its own.
  private func take(_ sql: String) throws(StorageError) -> Statement {
    let text = StatementText(sql)
    let known = statements[text]
    if let known, !known.isInUse {
      known.isInUse = true
      return known
    }
    let made = try Statement(sql, on: handle, isKept: true)
    if known == nil { statements[text] = made }
    return made
  }
}
