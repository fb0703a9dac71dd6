import Storage
import Sync
import Synchronization

/// Gives memory back to the system once what was asked for has been answered: pages of very many tasks take tens of megabytes
/// while they are made.
final class HeapKeeper: Sendable {
  /// Milliseconds between two looks. Whoever makes something waits while anything is given back, so that is done when nobody
  /// has for that long.
  private static let pause: Int64 = 1_000
  /// Where there is always something to make, it is given back after so many looks.
  private static let most = 10

  private let database: PlannerDatabase
  private let hasWorked = Atomic(false)

  init(_ database: PlannerDatabase) {
    self.database = database
  }

  /// Looks from now on, on a thread of its own that ends with the program.
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

  /// Something was made that may have taken much.
  func note() {
    hasWorked.store(true, ordering: .relaxed)
  }
}
