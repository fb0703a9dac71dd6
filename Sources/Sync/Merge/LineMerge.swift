/// A three-way merge of text, line by line. Pure.
enum LineMerge {
  /// The maximum number of lines to compare: the work grows with the square of the differences.
  static let longest = 2_000

  /// Returns the text with both edits, or nil if they touch the same or neighbouring lines.
  static func merged(base: String, _ left: String, _ right: String) -> String? {
    let (base, left, right) = (lines(base), lines(left), lines(right))
    guard max(base.count, left.count, right.count) <= longest else { return nil }
    let hunks = (hunks(base, left) + hunks(base, right)).sorted { $0.range.lowerBound < $1.range.lowerBound }
    var result: [String] = []
    var place = 0
    var last: Hunk?
    for hunk in hunks where hunk != last {
      if last != nil, hunk.range.lowerBound <= place { return nil }
      result += base[place..<hunk.range.lowerBound] + hunk.lines
      place = hunk.range.upperBound
      last = hunk
    }
    return (result + base[place...]).joined(separator: "\n")
  }

  /// A range of base lines and the lines that replace it.
  private struct Hunk: Equatable {
    var range: Range<Int>
    var lines: [String]
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  private static func hunks(_ base: [String], _ edited: [String]) -> [Hunk] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in edited.difference(from: base) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return hunks(base.count, removed, edited, inserted)
  }

  /// Walks through both texts; a line that is neither removed nor inserted is in both.
  private static func hunks(
    _ count: Int, _ removed: Set<Int>, _ edited: [String], _ inserted: Set<Int>
  ) -> [Hunk] {
    var hunks: [Hunk] = []
    var (old, new) = (0, 0)
    while old < count || new < edited.count {
      let start = old
      var lines: [String] = []
      while removed.contains(old) { old += 1 }
      while inserted.contains(new) {
        lines.append(edited[new])
        new += 1
      }
      if old == start, lines.isEmpty {
        old += 1
        new += 1
      } else if hunks.last?.range.upperBound == start, let last = hunks.popLast() {
        hunks.append(Hunk(range: last.range.lowerBound..<old, lines: last.lines + lines))
      } else {
        hunks.append(Hunk(range: start..<old, lines: lines))
      }
    }
    return hunks
  }
}
