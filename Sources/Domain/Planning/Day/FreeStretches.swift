extension Range {
  /// Returns the parts of the range that lie outside the given ranges, in order.
  /// - Parameter taken: sorted by start; the ranges may overlap.
  func free(of taken: [Range]) -> [Range] {
    var free: [Range] = []
    var start = lowerBound
    for other in taken {
      if other.lowerBound >= upperBound { break }
      if other.isEmpty { continue }
      if other.lowerBound > start { free.append(start..<other.lowerBound) }
      start = Swift.max(start, other.upperBound)
    }
    if start < upperBound { free.append(start..<upperBound) }
    return free
  }
}

extension Sequence {
  func sortedByStart<Bound: Comparable>() -> [Range<Bound>] where Element == Range<Bound> {
    sorted { $0.lowerBound < $1.lowerBound }
  }
}
