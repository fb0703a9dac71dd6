internal import CalDAV
internal import HTTPClient
internal import Storage

/// A complete listing against what is stored: what has to be read, and what the server no longer has. Pure.
struct ListingDifference<Row: ServerRow> {
  /// New or changed, in the server's order.
  var toRead: [Href] = []
  /// Stored as being on the server, not in the listing.
  var vanished: [Row] = []

  init(stored: [Row], listing: CollectionListing) {
    var rows: [Href: Row] = [:]
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
}

/// Stops a deletion of much at once until a person has confirmed it. Pure.
enum DeletionBrake {
  /// True when more than five tasks or blocks and more than a fifth of a list would go.
  static func holds(vanishing: Int, of total: Int) -> Bool {
    vanishing > 5 && vanishing * 5 > total
  }
}
