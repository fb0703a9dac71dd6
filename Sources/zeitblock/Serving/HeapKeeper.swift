import Storage
import Sync
import Synchronization

/// Gives memory back to the system once what was asked for has been answered: pages of very many tasks take tens of megabytes
/// while they are made.
final class HeapKeeper: Sendable {
  /// Milliseconds between two looks; so often at most it gives anything back.
  private static let pause: Int64 = 1_000

  private let hasWorked = Atomic(false)

  /// Looks from now on, on a thread of its own that ends with the program.
  func start() {
    _ = BackgroundThread.start { [self] in
      while true {
        BackgroundThread.sleep(milliseconds: Self.pause)
        if hasWorked.exchange(false, ordering: .relaxed) { SharedHeap.giveBack() }
      }
    }
  }

  /// Something was made that may have taken much.
  func note() {
    hasWorked.store(true, ordering: .relaxed)
  }
}
