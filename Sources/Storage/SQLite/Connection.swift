internal import CSQLite
internal import Domain

/// One connection to a database; used by one thread at a time.
final class Connection {
  enum Access: Sendable, Equatable {
    case readWrite
    case readOnly
    /// For files nobody can change: reads without locks and without `-wal` and `-shm`.
    case immutable
  }

  let access: Access
  let handle: OpaquePointer
  /// Pages in the log after the last commit, told by SQLite.
  private let logPages = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  private var statements: [StatementText: Statement] = [:]
  /// The next commit is one of several with many rows, after which the log may grow.
  private(set) var isFilling = false
  /// Steps of the transaction whose tasks are being packed by other threads.
  var packing: [(entry: Int64, tasks: Meanwhile<PackedTasks>)] = []

  /// Opens a database file that exists.
  ///
  /// - Throws: `cannotOpen`; damage is noticed by the first statement only.
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

  /// What is set for all connections of the program, once.
  private static let isSet = zeitblock_sqlite_count_no_memory() == SQLITE_OK

  /// Milliseconds a statement waits for another program's lock.
  static let patience: Int32 = 5000

  private func configure() {
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, Self.patience)
    let options: [(option: Int32, isOn: Int32)] = [
      (SQLITE_DBCONFIG_ENABLE_FKEY, 1),
      (SQLITE_DBCONFIG_DQS_DML, 0),
      (SQLITE_DBCONFIG_DQS_DDL, 0),
      (SQLITE_DBCONFIG_DEFENSIVE, 1),
      // A command that adds one task must not pay for writing the whole log back when it ends.
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
    // Takes the place of SQLite's own checkpoints, which never empty the log when each program commits once.
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
  /// Rows the last statement inserted, changed or deleted.
  var changedRows: Int {
    Int(sqlite3_changes64(handle))
  }

  /// The row number of the last insert.
  var lastRowNumber: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Whether it has written any row since it was opened.
  var hasWritten: Bool { sqlite3_total_changes64(handle) > 0 }

  var isInTransaction: Bool {
    sqlite3_get_autocommit(handle) == 0
  }

  /// Lets reads look at the file's pages where the system holds them instead of copying each one; for programs that
  /// read much once. A server does better with its own small cache.
  func readInPlace() throws(StorageError) {
    try runScript("PRAGMA mmap_size = 268435456")
  }

  /// Runs `body` while no trigger fires, no row is looked for that another one refers to, and no `CHECK` is worked out;
  /// what they would have done, or refused, has to be made up for in the same transaction. Types are still checked.
  func withoutTriggersAndChecks(_ body: () throws(StorageError) -> Void) throws(StorageError) {
    let options = [SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_FKEY]
    for option in options { _ = zeitblock_sqlite_option(handle, option, 0) }
    defer { for option in options { _ = zeitblock_sqlite_option(handle, option, 1) } }
    try runScript("PRAGMA ignore_check_constraints = 1")
    // Should it fail, nothing but a check of what has been checked before is missing.
    defer { try? runScript("PRAGMA ignore_check_constraints = 0") }
    try body()
  }

  /// From here on all pages of the transaction stay in memory until its end, up to 256 MB of them, instead of going to the
  /// log several times and being read from there again. (`cache_spill` has no effect inside a transaction.)
  func beginFilling() throws(StorageError) {
    guard !isFilling else { return }
    isFilling = true
    try run("PRAGMA cache_size = -262144")
  }

  /// To be called when the transaction is over, whatever became of it.
  func endFilling() {
    guard isFilling else { return }
    isFilling = false
    // Should it fail, the connection keeps more memory and nothing else.
    try? run("PRAGMA cache_size = -2000")
  }

  /// Empties a log that has grown: the first program to open the data reads the whole log.
  ///
  /// Waits for nobody. When another program still reads from the log, a later commit empties it.
  func emptyLongLog() {
    let limit = isFilling ? Self.veryLongLog : Self.longLog
    guard logPages.pointee >= limit else { return }
    logPages.pointee = 0
    sqlite3_busy_timeout(handle, 0)
    sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
    sqlite3_busy_timeout(handle, Self.patience)
  }

  /// Pages after which the log is emptied, about 1 MB.
  private static let longLog: Int32 = 150
  /// The same while many rows are added in several commits, about 32 MB: the same pages are written again and again, and
  /// the commit that ends it empties the log.
  private static let veryLongLog: Int32 = 4_000

  /// Runs several statements without parameters, as a migration does.
  func runScript(_ script: String) throws(StorageError) {
    guard sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK else {
      throw StorageError(on: handle)
    }
  }

  /// Runs a statement that returns no rows of interest.
  func run(_ sql: String, _ values: Value...) throws(StorageError) {
    try run(sql, values)
  }

  func run(_ sql: String, _ values: [Value]) throws(StorageError) {
    try visit(sql, values) { _ in true }
  }

  /// Runs a statement that returns no rows of interest with some values of rows.
  func run(_ sql: String, _ rows: RowBuffer, _ cells: Range<Int>) throws(StorageError) {
    let statement = try take(sql)
    try rows.lend(cells, to: statement) { () throws(StorageError) in
      while try statement.step() {}
    }
  }

  /// The first row of a query, read by `read`; nil when there is none.
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

  /// All rows of a query, each read by `read`.
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

  /// Shows each row of a query to `see` until it returns false.
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

  /// A statement that nobody uses; a nested use of the same text gets its own.
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
