import Domain

/// The rows of a long list that a script requests: a range of positions, counted from 1.
struct RowWindow: Equatable {
  /// The maximum number of rows per response.
  static let most = 2_000

  var first: Int
  var last: Int
  /// Rows of tasks not modified since then are already known to the script; nil requests all. Seconds since 1970 UTC.
  var since: Int64?

  /// Parses `rows=101-200` and `since=…`; nil if they are missing or invalid.
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
