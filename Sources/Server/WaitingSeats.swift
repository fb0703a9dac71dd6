internal import Synchronization

/// How many requests may wait for servers at once. Each keeps one of the few threads that answer pages: a server that
/// says nothing must not keep all of them.
public final class WaitingSeats: Sendable {
  private let free: Mutex<Int>

  public init(_ count: Int = 2) {
    free = Mutex(count)
  }

  /// False when all are taken.
  public func take() -> Bool {
    free.withLock { free in
      guard free > 0 else { return false }
      free -= 1
      return true
    }
  }

  public func leave() {
    free.withLock { $0 += 1 }
  }
}
