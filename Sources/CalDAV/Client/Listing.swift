public import HTTPClient

/// A resource in a listing. Without an ETag, its text must be read to detect a change.
public struct ListedResource: Sendable, Equatable {
  public let href: Href
  public let etag: ETag?

  public init(href: Href, etag: ETag?) {
    self.href = href
    self.etag = etag
  }
}

/// The complete list of a calendar's resources: a resource that is not listed did not exist.
public struct CollectionListing: Sendable, Equatable {
  /// In the server's order, each href once.
  public let resources: [ListedResource]
  /// False if the server could not filter by component, in which case the list may include other components.
  public let isFiltered: Bool
  /// The number of rows outside the collection, which were ignored.
  public let foreignRows: Int

  public init(resources: [ListedResource], isFiltered: Bool = true, foreignRows: Int = 0) {
    self.resources = resources
    self.isFiltered = isFiltered
    self.foreignRows = foreignRows
  }
}

extension CalDAVClient {
  /// Lists every resource of `calendar` that contains `component`, with its ETag.
  ///
  /// Never returns a partial list: throws if the list is not provably complete. Read `state(of:)` before, not after.
  /// - Throws: `.incompleteListing` if the response is truncated or has failed rows, or if an empty one cannot be
  ///   confirmed.
  public func listing(
    of calendar: ServerURL, component: CalendarComponent = .todo
  ) throws(CalDAVError) -> CollectionListing {
    do {
      let filtered = try query(calendar, component)
      if filtered.resources.isEmpty { try confirmEmpty(calendar, component, foreignRows: filtered.foreignRows) }
      return filtered
    } catch {
      guard Self.isQueryRefused(error) else { throw error }
    }
    return try plainListing(calendar, component)
  }

  /// True for the statuses with which servers indicate that they do not support the REPORT.
  private static func isQueryRefused(_ error: CalDAVError) -> Bool {
    switch error {
    case .forbidden, .unexpectedStatus(_, _, 400, _), .unexpectedStatus(_, _, 405, _),
      .unexpectedStatus(_, _, 415, _), .unexpectedStatus(_, _, 422, _), .unexpectedStatus(_, _, 501, _):
      true
    default: false
    }
  }

  private func query(_ calendar: ServerURL, _ component: CalendarComponent) throws(CalDAVError) -> CollectionListing {
    let body = XMLText.body(
      "C:calendar-query",
      XMLText.properties(["D:getetag"]) + Self.filter("<C:comp-filter name=\"\(component.rawValue)\"/>"))
    let answer = try answer(to: xmlRequest(.report, calendar.asCollection, .one, body))
    var rows = ListingRows(calendar: answer.url)
    for row in answer.multistatus.rows { try rows.add(row) }
    return CollectionListing(resources: rows.resources, isFiltered: true, foreignRows: rows.foreign)
  }

  static func filter(_ content: String) -> String {
    "<C:filter><C:comp-filter name=\"VCALENDAR\">\(content)</C:comp-filter></C:filter>"
  }

  /// An empty filtered list proves nothing, because it does not even contain the collection. A plain listing does.
  private func confirmEmpty(
    _ calendar: ServerURL, _ component: CalendarComponent, foreignRows: Int
  ) throws(CalDAVError) {
    if foreignRows > 0 { throw .incompleteListing(calendar, .onlyForeignRows(foreignRows)) }
    let members = try members(of: calendar)
    let candidates = members.rows.filter { Self.mayHold(component, $0) }.count
    if candidates == 0 { return }
    guard let kinds = members.components, kinds != [component.rawValue] else {
      throw .incompleteListing(calendar, .emptyDespiteMembers(candidates))
    }
    // A calendar with several component types whose server does not report the type of each member: ask once more.
    if try !query(calendar, component).resources.isEmpty {
      throw .incompleteListing(calendar, .emptyDespiteMembers(candidates))
    }
  }

  private func plainListing(
    _ calendar: ServerURL, _ component: CalendarComponent
  ) throws(CalDAVError) -> CollectionListing {
    let members = try members(of: calendar)
    var rows = ListingRows(calendar: members.url)
    for row in members.rows where Self.mayHold(component, row) { try rows.add(row) }
    return CollectionListing(resources: rows.resources, isFiltered: false, foreignRows: members.foreign)
  }

  private struct Members {
    let url: ServerURL
    let components: Set<String>?
    let rows: [Multistatus.Row]
    let foreign: Int
  }

  /// Returns all rows of a Depth 1 listing; the collection's own row proves that the listing is complete.
  private func members(of calendar: ServerURL) throws(CalDAVError) -> Members {
    let properties = ["D:resourcetype", "D:getetag", "D:getcontenttype", "C:supported-calendar-component-set"]
    let answer = try propfind(calendar.asCollection, .one, properties)
    var all = ListingRows(calendar: answer.url)
    for row in answer.multistatus.rows { try all.add(row) }
    guard let own = answer.ownRow else { throw .incompleteListing(answer.url, .collectionRowMissing) }
    guard own.isCalendar else { throw .notACalendar(answer.url) }
    let hrefs = Set(all.resources.map(\.href))
    let rows = answer.multistatus.rows.filter { row in
      row.property(.dav("resourcetype"))?.first(.dav("collection")) == nil
        && row.hrefs.contains {
          if case .member(let href) = answer.url.place(of: $0) { hrefs.contains(href) } else { false }
        }
    }
    return Members(
      url: answer.url, components: CalendarCollection(own, url: answer.url).components, rows: rows, foreign: all.foreign
    )
  }

  /// False only if the server names another component, as in `text/calendar; component=VEVENT`.
  private static func mayHold(_ component: CalendarComponent, _ row: Multistatus.Row) -> Bool {
    guard let type = row.property(.dav("getcontenttype"))?.value?.uppercased() else { return true }
    guard let mark = type.split(separator: ";").map({ $0.trimmingSpace() }).first(where: { $0.hasPrefix("COMPONENT=") })
    else { return true }
    return mark.dropFirst("COMPONENT=".count).filter { $0 != "\"" } == component.rawValue
  }
}
