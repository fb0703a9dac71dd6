/// A failure to read or write stored data. Contains facts only; the user interfaces add the wording.
public enum StorageError: Error, Sendable, Equatable {
  /// The data directory cannot be created or accessed; with the `errno`.
  case directoryUnusable(path: String, errno: Int32)
  /// The file cannot be opened; with SQLite's extended result code.
  case cannotOpen(path: String, code: Int32)
  /// The file is not an SQLite database, or belongs to another program.
  case notAPlanner(path: String)
  /// A newer program wrote the file: its schema has `found` migrations, this program knows `known`.
  case newerDatabase(path: String, found: Int, known: Int)
  /// The schema differs from the one of its version; `object` is the first difference, by kind and name.
  case foreignSchema(path: String, object: String)
  /// The data or its directory is not writable.
  case readOnly
  /// The disk or quota is full; the change was rolled back.
  case diskFull
  /// Another program locked the data for longer than the timeout.
  case busy
  case damaged
  /// Another server uses the same data.
  case serverRunning(ServerLock.Holder)
  /// Another program is syncing the same data.
  case syncRunning(SyncLock.Holder)
  /// A stored value is invalid for this program.
  case unreadable(table: String, column: String)
  /// A constraint of the schema rejected the change; with SQLite's extended result code.
  case refused(code: Int32)
  /// Any other failure; with SQLite's extended result code.
  case failed(code: Int32)
}
