public import Domain

/// The planner's data in one SQLite file; this is the face of the module.
///
/// May be used by every thread of a program and by several programs at once: one writes, the others read on, each read
/// sees one state. What has been committed survives a kill and a power cut.
public final class PlannerDatabase: PlannerStore, @unchecked Sendable {
  public let directory: DataDirectory
  private let file: DatabaseFile
  /// Protected by `writing`.
  private let writer: Connection
  private let writing = WriteLock()
  /// None: reads share the one connection.
  private let readers: ReaderPool?

  /// Opens the data, making it at the first start and bringing it up to date after an upgrade.
  ///
  /// Where nothing can be written the data can still be read; changes then fail with `readOnly`.
  /// - Parameter readers: connections kept for reading at the same time; 0 suits a program with one thread.
  public init(in directory: DataDirectory, readers: Int = 0) throws(StorageError) {
    self.directory = directory
    file = DatabaseFile(in: directory)
    writer = try file.open()
    self.readers = readers > 0 ? ReaderPool(file, keeping: readers) : nil
    if readers == 0 { try writer.readInPlace() }
  }

  public func read<Value>(
    _ body: (PlannerTransaction) throws(PlannerFailure) -> Value
  ) throws(PlannerFailure) -> Value {
    try look(mapping: PlannerFailure.init) { (connection) throws(PlannerFailure) in
      try body(PlannerTransaction(connection))
    }
  }

  public func write<Value>(
    _ body: (PlannerTransaction) throws(PlannerFailure) -> Value
  ) throws(PlannerFailure) -> Value {
    try change(mapping: PlannerFailure.init) { (connection) throws(PlannerFailure) in
      try body(PlannerTransaction(connection))
    }
  }

  /// True when changes are possible.
  public var isWritable: Bool { writer.access == .readWrite }

  /// Whether rows were written by way of this value.
  public var hasWritten: Bool { writing.whileHeld { writer.hasWritten } }

  /// When the oldest step the history still knows was done, in seconds since 1970; nil while there is none.
  func oldestStep() throws(StorageError) -> Int64? {
    try writing.whileHeld { () throws(StorageError) in
      try writer.first("SELECT doneAt FROM historyEntry ORDER BY number LIMIT 1") { $0.int64() }
    }
  }

  /// Notices commits of every thread and every program.
  public func changeStamp() throws(StorageError) -> ChangeStamp {
    try ChangeStamp(file)
  }

  /// Gives back what makes reading at the same time faster, to be called when nobody has read for a while.
  public func rest() { readers?.rest() }

  /// Moves everything from the log into the database file, as before a copy of the file is made or a server ends.
  public func checkpoint() throws(StorageError) {
    guard isWritable else { return }
    try writing.whileHeld { () throws(StorageError) in try writer.run("PRAGMA wal_checkpoint(TRUNCATE)") }
  }

  private func look<Value, Failure: Error>(
    mapping: (StorageError) -> Failure, _ body: (Connection) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard let readers else {
      return try writing.whileHeld { () throws(Failure) in
        try writer.read(mapping: mapping) { () throws(Failure) in try body(writer) }
      }
    }
    let connection: Connection
    do {
      connection = try readers.take()
    } catch {
      throw mapping(error)
    }
    defer { readers.giveBack(connection) }
    return try connection.read(mapping: mapping) { () throws(Failure) in try body(connection) }
  }

  private func change<Value, Failure: Error>(
    mapping: (StorageError) -> Failure, _ body: (Connection) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try writing.whileHeld { () throws(Failure) in
      try writer.write(mapping: mapping) { () throws(Failure) in try body(writer) }
    }
  }

  func look<Value>(_ body: (Connection) throws(StorageError) -> Value) throws(StorageError) -> Value {
    try look(mapping: { $0 }, body)
  }

  func change<Value>(_ body: (Connection) throws(StorageError) -> Value) throws(StorageError) -> Value {
    try change(mapping: { $0 }, body)
  }
}
