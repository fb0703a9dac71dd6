internal import CSQLite
public import Domain
internal import Synchronization

/// Detects commits by any thread or program. Cheap enough to check before each page.
public final class ChangeStamp: Sendable {
  /// Protects the connection, which has no other use.
  private let watcher: Mutex<Watcher>

  private struct Watcher: @unchecked Sendable {
    // Protected by the mutex around it.
    let connection: Connection
    var seen: Seen?
    /// Settings read so far, each with the stamp at which it was read.
    var settings: [SettingKey: (stamp: Int64, value: String?)] = [:]

    mutating func stamp() throws(StorageError) -> Int64 {
      // Every commit changes the head of the WAL index. Comparing it saves the query, which takes and releases a file
      // lock.
      let head = LogHead(of: connection)
      if let seen, head == seen.head { return seen.stamp }
      let stamp = try ChangeStamp.ask(connection)
      seen = head.map { Seen(head: $0, stamp: stamp) }
      return stamp
    }
  }

  /// The last stamp read, with the head from before that query.
  private struct Seen {
    var head: LogHead
    var stamp: Int64
  }

  init(_ file: DatabaseFile) throws(StorageError) {
    let connection = try file.openReader()
    // The first query opens the log.
    _ = try Self.ask(connection)
    watcher = Mutex(Watcher(connection: connection))
  }

  private static func ask(_ connection: Connection) throws(StorageError) -> Int64 {
    try connection.first("PRAGMA data_version") { $0.int64() } ?? 0
  }

  /// Returns a number that differs from the previous one if a commit happened in between.
  ///
  /// Only equality is meaningful: the numbers have no order and cannot be compared across processes.
  public func current() throws(StorageError) -> Int64 {
    try watcher.withLock { (watcher) throws(StorageError) in try watcher.stamp() }
  }

  /// Returns the stored value of a setting, or nil if it is not set. Queries the database only after a commit. Uses its
  /// own connection, so it is safe to call inside a transaction.
  public func setting(_ key: SettingKey) throws(StorageError) -> String? {
    try watcher.withLock { (watcher) throws(StorageError) in
      let stamp = try watcher.stamp()
      if let known = watcher.settings[key], known.stamp == stamp { return known.value }
      let value = try watcher.connection.setting(key)
      watcher.settings[key] = (stamp, value)
      return value
    }
  }
}

/// The header of the WAL index, which all programs share in memory.
private struct LogHead: Equatable {
  private var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0)

  /// Returns nil during a write, and for immutable databases, which have no log.
  init?(of connection: Connection) {
    guard connection.access != .immutable, let head = zeitblock_sqlite_log_head(connection.handle) else { return nil }
    guard withUnsafeMutableBytes(of: &words, { zeitblock_sqlite_read_log_head(head, $0.baseAddress) }) != 0 else {
      return nil
    }
  }

  static func == (one: LogHead, other: LogHead) -> Bool {
    one.words.0 == other.words.0 && one.words.1 == other.words.1 && one.words.2 == other.words.2
      && one.words.3 == other.words.3 && one.words.4 == other.words.4 && one.words.5 == other.words.5
  }
}
