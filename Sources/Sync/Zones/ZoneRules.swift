/// The offset of a zone at any time. All times are seconds since 1970; offsets are seconds east of Greenwich.
struct ZoneRules: Equatable, Sendable {
  /// The offset before the first change.
  var first: Int64 = 0
  /// The times at which the offset changes, ascending.
  var changes: [Int64] = []
  /// The offset from each change on.
  var offsets: [Int64] = []
  /// The rule after the last change; nil if the last offset stays.
  var rule: PosixRule?

  static let utc = ZoneRules()

  func offset(at seconds: Int64) -> Int64 {
    let count = changesUpTo(seconds)
    if count == changes.count, let rule { return rule.offset(at: seconds) }
    return count == 0 ? first : offsets[count - 1]
  }

  private func changesUpTo(_ seconds: Int64) -> Int {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the seconds since 1970 at which a clock in this zone shows `wall`, itself given as if it were UTC.
  ///
  /// Tries the offset before a change first, which yields the first occurrence in an overlap. If neither offset fits,
  /// the time is in a gap, and the earlier offset moves it forward by the gap (RFC 5545 §3.3.5).
  func seconds(showing wall: Int64) -> Int64 {
    let before = offset(at: wall - 86_400)
    let after = offset(at: wall + 86_400)
    let first = wall - before
    if offset(at: first) == before { return first }
    let second = wall - after
    return offset(at: second) == after ? second : first
  }
}
