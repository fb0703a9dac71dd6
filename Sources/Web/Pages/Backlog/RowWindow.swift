import Domain

/// Which rows of a long list a script has or wants: from one position to another, counted from 1.
struct RowWindow: Equatable {
  /// The most rows of one answer.
  static let most = 2_000

  var first: Int
  var last: Int
  /// Rows of tasks that have not changed since then are known already; nil wants them all. Seconds since 1970 UTC.
  var since: Int64?

  /// Reads `rows=101-200` and `since=…`; nil when that is not there or makes no sense.
  init?(_ fields: Fields) {
    guard let text = fields["rows"] else { return nil }
    let ends = text.split(separator: "-")
    guard ends.count == 2, let first = Int(outside: ends[0]), let last = Int(outside: ends[1]), first >= 1,
      first < Int.farthest, last >= first - 1,
      last < first + RowWindow.most
    else { return nil }
    self.first = first
    self.last = last
    since = fields["since"].flatMap { Int64($0) }
  }

  var query: String { "rows=\(first)-\(last)" + (since.map { "&since=\($0)" } ?? "") }
}
