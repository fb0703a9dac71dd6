internal import Synchronization

/// Limits how many requests may wait for other servers at once. Each blocks a worker thread, and an unresponsive server
/// must not block all of them.
public final class WaitingSeats: Sendable {
  private let free: Mutex<Int>

  public init(_ count: Int = 2) {
    free = Mutex(count)
  }

  /// Takes a seat. Returns false if all are taken.
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
