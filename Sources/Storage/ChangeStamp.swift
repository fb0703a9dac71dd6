internal import CSQLite
public import Domain
internal import Synchronization

/// Notices commits of every thread and every program, cheaply enough to ask before each page.
public final class ChangeStamp: Sendable {
  /// The connection has no other use and is touched only under this lock.
  private let watcher: Mutex<Watcher>

  private struct Watcher: @unchecked Sendable {
    // Protected by the mutex around it.
    let connection: Connection
    var seen: Seen?
    /// Settings that were asked for, each with the stamp it was read at.
    var settings: [SettingKey: (stamp: Int64, value: String?)] = [:]

    mutating func stamp() throws(StorageError) -> Int64 {
      // Every commit changes the head, so that the same one saves the question, which takes and leaves a lock on a file.
      let head = LogHead(of: connection)
      if let seen, head == seen.head { return seen.stamp }
      let stamp = try ChangeStamp.ask(connection)
      seen = head.map { Seen(head: $0, stamp: stamp) }
      return stamp
    }
  }

  /// What was asked last, and the head of the log from before it was asked.
  private struct Seen {
    var head: LogHead
    var stamp: Int64
  }

  init(_ file: DatabaseFile) throws(StorageError) {
    let connection = try file.openReader()
    // The first read opens the log.
    _ = try Self.ask(connection)
    watcher = Mutex(Watcher(connection: connection))
  }

  private static func ask(_ connection: Connection) throws(StorageError) -> Int64 {
    try connection.first("PRAGMA data_version") { $0.int64() } ?? 0
  }

  /// A number that differs from the one before whenever something was committed in between.
  ///
  /// Equal numbers mean that nothing has changed. They say nothing about order, and mean nothing to another process.
  public func current() throws(StorageError) -> Int64 {
    try watcher.withLock { (watcher) throws(StorageError) in try watcher.stamp() }
  }

  /// A setting as it is stored now, nil while it is not set; read anew only after a commit. Needs no other connection, so it may
  /// be asked for inside a transaction.
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

/// The head of the index of the log, which all programs share in memory.
private struct LogHead: Equatable {
  private var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0)

  /// Nil while it is being written, and for data nobody can change, which has no log.
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
