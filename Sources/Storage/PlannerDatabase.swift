public import Domain

/// The planner's data in one SQLite file; the public interface of this module.
///
/// Safe to use from several threads and programs at once: one writes while the others read, and each read sees a
/// consistent state. Committed data survives a kill and a power failure.
public final class PlannerDatabase: PlannerStore, @unchecked Sendable {
  public let directory: DataDirectory
  private let file: DatabaseFile
  /// Protected by `writing`.
  private let writer: Connection
  private let writing = WriteLock()
  /// Nil if reads share the one connection.
  private let readers: ReaderPool?

  /// Opens the data, creating or migrating it if needed.
  ///
  /// If the data cannot be written, it opens read-only and changes fail with `readOnly`.
  /// - Parameter readers: number of idle read connections kept open; use 0 for a single-threaded program.
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

  /// Whether the data can be changed.
  public var isWritable: Bool { writer.access == .readWrite }

  /// Whether this instance has written any rows.
  public var hasWritten: Bool { writing.whileHeld { writer.hasWritten } }

  /// Returns the time of the oldest history entry in seconds since 1970-01-01 UTC, or nil if the history is empty.
  func oldestStep() throws(StorageError) -> Int64? {
    try writing.whileHeld { () throws(StorageError) in
      try writer.first("SELECT doneAt FROM historyEntry ORDER BY number LIMIT 1") { $0.int64() }
    }
  }

  /// Returns a stamp that detects commits by any thread or program.
  public func changeStamp() throws(StorageError) -> ChangeStamp {
    try ChangeStamp(file)
  }

  /// Closes surplus read connections; call it when there have been no reads for a while.
  public func rest() { readers?.rest() }

  /// Moves all committed data from the log to the database file, for example before the file is copied or a server
  /// exits.
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
