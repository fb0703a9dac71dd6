import CalDAV
import Storage

/// What a server lists against what is stored. Pure.
struct EventDifference {
  var toRead: [Href] = []
  /// Stored as being on the server, not in the listing.
  var vanished: [EventResource] = []

  init(stored: [EventResource], listing: CollectionListing) {
    var rows: [Href: EventResource] = [:]
    for row in stored {
      if let href = Href(row.href) { rows[href] = row }
    }
    for listed in listing.resources {
      let known = rows.removeValue(forKey: listed.href)
      // Without an ETag only the text can tell.
      if let known, let etag = listed.etag, known.etag == etag.text, known.state != .sending { continue }
      toRead.append(listed.href)
    }
    // A row without an ETag was never seen on the server: it waits to be made there.
    vanished = rows.values.filter { $0.etag != nil }.sorted { $0.href < $1.href }
  }

  /// What a server says has changed since a token; nil when that cannot be all that has happened, by the same signs as
  /// for lists of tasks.
  /// - Parameter tasks: what is known to be no event.
  init?(stored: [EventResource], _ changes: CollectionChanges, since token: String, besides tasks: Set<Href>) {
    guard !changes.isEmpty, changes.token != token else { return nil }
    var rows: [Href: EventResource] = [:]
    for row in stored where row.etag != nil {
      if let href = Href(row.href) { rows[href] = row }
    }
    var unchanged = 0
    for listed in changes.changed where !tasks.contains(listed.href) {
      if let known = rows[listed.href], let etag = listed.etag, known.etag == etag.text, known.state != .sending {
        unchanged += 1
      } else {
        toRead.append(listed.href)
      }
    }
    vanished = changes.gone.compactMap { rows[$0] }.sorted { $0.href < $1.href }
    guard unchanged * 2 <= rows.count else { return nil }
  }
}
