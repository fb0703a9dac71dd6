internal import Synchronization

/// A pool of read-only connections, one for each concurrent reader; a few stay open for reuse.
final class ReaderPool: Sendable {
  /// An idle connection. The pool never lends it to two threads at once.
  private struct Idle: @unchecked Sendable {
    // Protected by the mutex around `idle`.
    let connection: Connection
  }

  private let file: DatabaseFile
  private let keeping: Int
  private let idle = Mutex<[Idle]>([])

  /// - Parameter keeping: number of idle connections that stay open.
  init(_ file: DatabaseFile, keeping: Int) {
    self.file = file
    self.keeping = keeping
  }

  func take() throws(StorageError) -> Connection {
    if let reader = idle.withLock({ $0.popLast() }) { return reader.connection }
    return try file.openReader()
  }

  func giveBack(_ connection: Connection) {
    let reader = Idle(connection: connection)
    idle.withLock { idle in
      if idle.count < keeping { idle.append(reader) }
    }
  }

  /// Closes all idle connections but one; each caches megabytes of the file.
  func rest() {
    // Closed after the lock is released.
    let closing = idle.withLock { idle in
      let kept = Array(idle.suffix(1))
      defer { idle = kept }
      return idle.dropLast(1)
    }
    _ = closing
  }
}
