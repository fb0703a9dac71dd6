internal import Synchronization

/// Caches pages until something they show changes.
///
/// An entry is valid only for the stamp, the sync state and the day, minute or second in which it was made. All are
/// read before the page is rendered, so a change during rendering invalidates it. A full cache evicts the least
/// recently used entries.
final class PageCache: Sendable {
  struct Entry: Sendable {
    let stamp: UInt64
    var syncState = ""
    let period: CachePeriod
    let moment: Int64
    /// The ETag; empty for a page that only the server caches.
    let tag: String
    let answer: Answer
    /// The 304 response for a browser that already has this page.
    let unchanged: Answer
  }

  fileprivate struct Contents {
    var entries: [String: (entry: Entry, usedAt: UInt64)] = [:]
    var size = 0
    var clock: UInt64 = 0
    /// Keys cached at any time, whether they still are or not.
    var names: Set<String> = []
  }

  private static let mostNames = 256

  /// Maximum size in bytes, counting bodies and keys.
  let capacity: Int
  private let contents = Mutex(Contents())

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// - Parameter moment: returns the current day, minute or second.
  func page(_ key: String, stamp: UInt64, syncState: String = "", moment: (CachePeriod) -> Int64) -> Entry? {
    contents.withLock { (contents) -> Entry? in
      guard let entry = contents.entries[key]?.entry else { return nil }
      guard entry.stamp == stamp, entry.syncState == syncState, entry.moment == moment(entry.period) else {
        contents.remove(key)
        return nil
      }
      contents.clock += 1
      contents.entries[key]?.usedAt = contents.clock
      return entry
    }
  }

  func keep(_ entry: Entry, for key: String) {
    let size = Contents.cost(of: entry, key)
    guard size <= capacity / 4 else { return }
    contents.withLock { contents in
      contents.remove(key)
      while contents.size + size > capacity,
        let oldest = contents.entries.min(by: { $0.value.usedAt < $1.value.usedAt })
      {
        contents.remove(oldest.key)
      }
      contents.clock += 1
      contents.entries[key] = (entry, contents.clock)
      contents.size += size
      if contents.names.count >= Self.mostNames { contents.names.removeAll() }
      contents.names.insert(key)
    }
  }

  /// Whether a page with this key was cached before and so is likely to be again.
  func hasKept(_ key: String) -> Bool {
    contents.withLock { $0.names.contains(key) }
  }

  var size: Int {
    contents.withLock { $0.size }
  }
}

extension PageCache.Contents {
  /// Estimated size of an entry besides its bytes: two responses with their header fields.
  private static let overhead = 4096

  static func cost(of entry: PageCache.Entry, _ key: String) -> Int {
    entry.answer.size + key.utf8.count + overhead
  }

  mutating func remove(_ key: String) {
    guard let removed = entries.removeValue(forKey: key) else { return }
    size -= Self.cost(of: removed.entry, key)
  }
}
