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
    of calendar: ServerURL, component: CalendarComponent = .todo
  ) throws(CalDAVError) -> CollectionContents? {
    let body = XMLText.body(
      "C:calendar-query",
      XMLText.properties(["D:getetag", "C:calendar-data"])
        + Self.filter("<C:comp-filter name=\"\(component.rawValue)\"/>"))
    do {
      let answer = try answer(to: xmlRequest(.report, calendar.asCollection, .one, body))
      var rows = ListingRows(calendar: answer.url)
      for row in answer.multistatus.rows { try rows.add(row) }
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
