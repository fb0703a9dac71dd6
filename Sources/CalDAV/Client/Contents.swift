public import HTTPClient

/// A complete listing together with the texts.
public struct CollectionContents: Sendable, Equatable {
  public let listing: CollectionListing
  /// In the listing's order. What is listed and not here has to be read singly.
  public let resources: [CalendarResource]

  public init(listing: CollectionListing, resources: [CalendarResource]) {
    self.listing = listing
    self.resources = resources
  }
}

extension CalDAVClient {
  /// Everything in `calendar` that holds `component`, in one request: by far the quickest way to read all of it.
  ///
  /// - Returns: nil when the server does not give it so: too much at once, cut, with a failed row, or nothing at all. Then
  ///   list and read in batches.
  /// - Throws: what a listing would meet as well.
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

/// Gathers the rows of an answer while it is read.
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
