internal import Synchronization

/// Notices commits of every thread and every program, cheaply enough to ask before each page.
public final class ChangeStamp: Sendable {
  /// The connection has no other use and is touched only under this lock.
  private let connection: Mutex<Watcher>

  private struct Watcher: @unchecked Sendable {
    // Protected by the mutex around it.
    let connection: Connection
  }

  init(_ file: DatabaseFile) throws(StorageError) {
    let watcher = Watcher(connection: try file.openReader())
    connection = Mutex(watcher)
  }

  /// A number that differs from the one before whenever something was committed in between.
  ///
  /// Equal numbers mean that nothing has changed. They say nothing about order, and mean nothing to another process.
  public func current() throws(StorageError) -> Int64 {
    try connection.withLock { (watcher) throws(StorageError) in
      try watcher.connection.first("PRAGMA data_version") { $0.int64() } ?? 0
    }
  }
}
