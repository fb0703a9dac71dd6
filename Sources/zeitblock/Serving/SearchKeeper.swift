import Domain
import Storage
import Sync

/// Keeps the search index up to date with bulk changes, by any program, so that searches need not catch up.
enum SearchKeeper {
  /// Milliseconds between two checks for new commits.
  private static let pause: Int64 = 500

  /// Checks now and periodically, on its own thread, until the program ends.
  static func start(over database: PlannerDatabase) throws(StorageError) {
    let stamp = try database.changeStamp()
    _ = BackgroundThread.start {
      var seen: Int64?
      while true {
        // Failure is harmless: searches find unindexed tasks more slowly until the next commit.
        if let current = try? stamp.current(), current != seen {
          seen = (try? database.catchUpSearch()) == nil ? nil : current
        }
        BackgroundThread.sleep(milliseconds: pause)
      }
    }
  }
}
