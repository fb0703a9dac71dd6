internal import HTTPClient

/// Collects the members of a listing row by row and throws at the first sign that the listing is incomplete.
struct ListingRows {
  private(set) var resources: [ListedResource] = []
  /// The members whose text is included in the response.
  private(set) var texts: [CalendarResource] = []
  private(set) var foreign = 0
  private var seen: Set<Href> = []
  private let calendar: ServerURL

  init(calendar: ServerURL) { self.calendar = calendar }

  mutating func add(_ row: Multistatus.Row) throws(CalDAVError) {
    if row.status == 507 || row.codes.contains("number-of-matches-within-limits") {
      throw .incompleteListing(calendar, .truncatedByServer)
    }
    for href in row.hrefs {
      switch calendar.place(of: href) {
      case .outside: foreign += 1
      case .collectionItself:
        if row.status == 404 || row.status == 410 { throw .notFound(calendar) }
        try check(row, href)
      case .member(let member): try add(member, row)
      }
    }
  }

  private mutating func add(_ member: Href, _ row: Multistatus.Row) throws(CalDAVError) {
    // The resource was deleted while the server was listing.
    if row.status == 404 || row.status == 410 { return }
    try check(row, member.path)
    guard seen.insert(member).inserted else { return }
    let etag = row.etag
    resources.append(ListedResource(href: member, etag: etag))
    if let text = row.calendarData {
      texts.append(CalendarResource(href: member, etag: etag, text: text))
    }
  }

  private func check(_ row: Multistatus.Row, _ href: String) throws(CalDAVError) {
    if let status = row.failure { throw .incompleteListing(calendar, .rowFailed(href, status: status)) }
    if row.status == nil && row.propstats.isEmpty { throw .incompleteListing(calendar, .rowFailed(href, status: 0)) }
  }
}
