internal import CalDAV
internal import HTTPClient
internal import Storage

/// The difference between a complete listing and the stored rows: resources to read, and those that vanished. Pure.
struct ListingDifference<Row: ServerRow> {
  /// New or changed, in the server's order.
  var toRead: [Href] = []
  /// Rows stored as present on the server but missing from the listing.
  var vanished: [Row] = []

  init(stored: [Row], listing: CollectionListing) {
    var rows: [Href: Row] = [:]
    for row in stored {
      if let href = Href(row.href) { rows[href] = row }
    }
    for listed in listing.resources {
      let known = rows.removeValue(forKey: listed.href)
      // Without an ETag, only the text shows a change.
      if let known, let etag = listed.etag, known.etag == etag.text, known.state != .sending { continue }
      toRead.append(listed.href)
    }
    // A row without an ETag was never seen on the server and is waiting to be created there.
    vanished = rows.values.filter { $0.etag != nil }.sorted { $0.href < $1.href }
  }
}

/// Guards against mass deletions until the user has confirmed them. Pure.
enum DeletionGuard {
  /// True if more than five tasks or blocks and more than a fifth of a list would be deleted.
  static func holds(vanishing: Int, of total: Int) -> Bool {
    vanishing > 5 && vanishing * 5 > total
  }
}
