internal import CalDAV
internal import HTTPClient
internal import Storage

/// The difference between the changes reported by a server and the stored rows. Pure.
struct ChangeDifference<Row: ServerRow> {
  /// New or changed, in the server's order.
  var toRead: [Href] = []
  /// Rows stored as present on the server, which now reports them as deleted.
  var vanished: [Row] = []
  /// False if the answer cannot be complete; a full listing is then needed.
  var isConclusive: Bool

  /// Expects that the change tokens differ, so that something must have changed. The answer is inconclusive if it is
  /// empty (the server was reset to a state before the token), if it contains mostly known resources (the server did
  /// not know the token and listed everything, but no deletions), or if its token is the old one (it would repeat
  /// forever).
  /// - Parameter others: hrefs of resources known to be of another kind, because changes include every kind.
  init(stored: [Row], _ changes: CollectionChanges, since token: String, besides others: Set<Href> = []) {
    var rows: [Href: Row] = [:]
    for row in stored where row.etag != nil {
      if let href = Href(row.href) { rows[href] = row }
    }
    var unchanged = 0
    for listed in changes.changed where !others.contains(listed.href) {
      if let known = rows[listed.href], let etag = listed.etag, known.etag == etag.text, known.state != .sending {
        unchanged += 1
      } else {
        toRead.append(listed.href)
      }
    }
    // An unknown href was created and deleted since the token.
    vanished = changes.gone.compactMap { rows[$0] }.sorted { $0.href < $1.href }
    isConclusive = !changes.isEmpty && changes.token != token && unchanged * 2 <= rows.count
  }
}
