public import HTTPClient

/// A complete listing together with the resources' texts.
public struct CollectionContents: Sendable, Equatable {
  public let listing: CollectionListing
  /// In the listing's order. Listed resources that are missing here must be read individually.
  public let resources: [CalendarResource]

  public init(listing: CollectionListing, resources: [CalendarResource]) {
    self.listing = listing
    self.resources = resources
  }
}

extension CalDAVClient {
  /// Reads all resources of `calendar` that contain `component` in one request, by far the fastest way to read
  /// everything.
  ///
  /// - Returns: nil if the server cannot deliver it this way: too large, truncated, with a failed row, or empty. In
  ///   that case, list and read in batches.
  /// - Throws: errors that would also affect a listing.
  public func contents(
    of calendar: ServerURL, component: CalendarComponent = .todo,
    whileReading see: ((CalendarResource) -> Void)? = nil
  ) throws(CalDAVError) -> CollectionContents? {
    let body = XMLText.body(
      "C:calendar-query",
      XMLText.properties(["D:getetag", "C:calendar-data"])
        + Self.filter("<C:comp-filter name=\"\(component.rawValue)\"/>"))
    do {
      let exchange = try multistatus(for: xmlRequest(.report, calendar.asCollection, .one, body))
      let reading = ContentsReading(of: exchange.url, see)
      _ = try parsing(exchange) { (bytes) throws(XMLFailure) in try Multistatus.read(bytes) { reading.add($0) } }
      let rows = try reading.whole()
      guard !rows.resources.isEmpty else { return nil }
      return CollectionContents(
        listing: CollectionListing(resources: rows.resources, isFiltered: true, foreignRows: rows.foreign),
        resources: rows.texts)
    } catch {
      if case .incompleteListing = error { return nil }
      if Self.isTooMuch(error) { return nil }
      throw error
    }
  }
}

/// Collects the rows of a response while it is being parsed.
private final class ContentsReading {
  private var rows: ListingRows
  private var problem: CalDAVError?
  private let see: ((CalendarResource) -> Void)?

  init(of calendar: ServerURL, _ see: ((CalendarResource) -> Void)?) {
    rows = ListingRows(calendar: calendar)
    self.see = see
  }

  func add(_ row: Multistatus.Row) {
    guard problem == nil else { return }
    let known = rows.texts.count
    do {
      try rows.add(row)
    } catch {
      problem = error
    }
    if let see { rows.texts[known...].forEach(see) }
  }

  func whole() throws(CalDAVError) -> ListingRows {
    if let problem { throw problem }
    return rows
  }
}
