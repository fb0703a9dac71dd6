import Domain
import Storage
import Sync

/// Tells the search of tasks that came together, whoever brought them, before somebody looks for one.
enum SearchKeeper {
  /// How often it looks whether anything was committed.
  private static let pause: Int64 = 500

  /// Looks at once and from then on, on a thread of its own that ends with the program.
  static func start(over database: PlannerDatabase) throws(StorageError) {
    let stamp = try database.changeStamp()
    _ = BackgroundThread.start {
      var seen: Int64?
      while true {
        // Nothing depends on it: what waits is found more slowly until the next commit.
        if let current = try? stamp.current(), current != seen {
          seen = (try? database.catchUpSearch()) == nil ? nil : current
        }
        BackgroundThread.sleep(milliseconds: pause)
      }
    }
  }
}
