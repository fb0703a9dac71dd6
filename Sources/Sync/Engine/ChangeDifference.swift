internal import CalDAV
internal import HTTPClient
internal import Storage

/// What a server says has changed against what is stored. Pure.
struct ChangeDifference<Row: ServerRow> {
  /// New or changed, in the server's order.
  var toRead: [Href] = []
  /// Stored as being on the server, which says it no longer has them.
  var vanished: [Row] = []
  /// False when the answer cannot be all that has happened: then a complete listing tells.
  var isConclusive: Bool

  /// Asked only when the marks differ, so something must have happened. An answer that names nothing comes from a server
  /// that was set back behind the token; one that names mostly what is known comes from one that did not know the token
  /// and told everything, but not what is gone; one that does not go on from the token would be given for ever.
  /// - Parameter others: what is known to be of another kind; changes are told of every kind.
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
    // Of an href that was made and deleted since the token nothing is known.
    vanished = changes.gone.compactMap { rows[$0] }.sorted { $0.href < $1.href }
    isConclusive = !changes.isEmpty && changes.token != token && unchanged * 2 <= rows.count
  }
}
