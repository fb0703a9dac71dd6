/// Why stored data could not be read or written; facts only, words are made at the edge.
public enum StorageError: Error, Sendable, Equatable {
  /// The data directory cannot be made or entered; `errno` of the attempt.
  case directoryUnusable(path: String, errno: Int32)
  /// The file cannot be opened; SQLite's extended result code.
  case cannotOpen(path: String, code: Int32)
  /// The file is not an SQLite database, or another program's.
  case notAPlanner(path: String)
  /// The file was written by a newer program: its schema has `found` steps, this program knows `known`.
  case newerDatabase(path: String, found: Int, known: Int)
  /// The schema of the file is not the one its version has; `object` is the first that differs, by kind and name.
  case foreignSchema(path: String, object: String)
  /// The data or its directory cannot be written.
  case readOnly
  /// The disk, or the quota, is full; nothing of the change was kept.
  case diskFull
  /// Another program held the data for longer than the time limit.
  case busy
  /// The file is damaged.
  case damaged
  /// Another server works on the same data.
  case serverRunning(ServerLock.Holder)
  /// Another program syncs the same data.
  case syncRunning(SyncLock.Holder)
  /// A stored value has no meaning for this program.
  case unreadable(table: String, column: String)
  /// A rule of the schema refused the change; SQLite's extended result code.
  case refused(code: Int32)
  /// Any other failure; SQLite's extended result code.
  case failed(code: Int32)
}
