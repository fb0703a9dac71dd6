import Storage
import Sync
import Synchronization

/// Returns memory to the operating system after requests: rendering pages with very many tasks takes tens of
/// megabytes.
final class HeapKeeper: Sendable {
  /// Milliseconds between two checks. Releasing memory blocks rendering, so it waits for an interval without any.
  private static let pause: Int64 = 1_000
  /// Under constant load, memory is released after this many busy intervals.
  private static let most = 10

  private let database: PlannerDatabase
  private let hasWorked = Atomic(false)

  init(_ database: PlannerDatabase) {
    self.database = database
  }

  /// Checks periodically on its own thread until the program ends.
  func start() {
    _ = BackgroundThread.start { [self] in
      var busy = 0
      while true {
        BackgroundThread.sleep(milliseconds: Self.pause)
        let isBusy = hasWorked.exchange(false, ordering: .relaxed)
        if isBusy { busy += 1 }
        guard busy >= (isBusy ? Self.most : 1) else { continue }
        busy = 0
        database.rest()
        SharedHeap.giveBack()
      }
    }
  }

  /// Records that a request may have allocated much memory.
  func note() {
    hasWorked.store(true, ordering: .relaxed)
  }
}
