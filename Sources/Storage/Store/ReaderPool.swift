internal import Synchronization

/// Connections that only read, one for each thread that reads at the same moment; a few are kept for the next.
final class ReaderPool: Sendable {
  /// Handed from thread to thread by the pool, never used by two at once.
  private struct Idle: @unchecked Sendable {
    // Protected by the mutex around the list of idle ones.
    let connection: Connection
  }

  private let file: DatabaseFile
  private let keeping: Int
  private let idle = Mutex<[Idle]>([])

  /// - Parameter keeping: how many connections stay open while nobody reads.
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

  /// Closes all but one of those nobody reads with: each has megabytes of the file in memory.
  func rest() {
    // Closed when the lock is left.
    let closing = idle.withLock { idle in
      let kept = Array(idle.suffix(1))
      defer { idle = kept }
      return idle.dropLast(1)
    }
    _ = closing
  }
}
