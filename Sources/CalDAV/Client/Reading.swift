public import HTTPClient

extension CalDAVClient {
  /// The maximum number of resources in one multiget request.
  static let batchSize = 30

  /// Reads one resource. `.gone` proves that it was deleted.
  public func resource(at href: Href, in calendar: ServerURL) throws(CalDAVError) -> ResourceReading {
    let readings = try resources(at: [href], in: calendar)
    return readings.first ?? .gone(href)
  }

  /// Reads resources in batches and returns one reading per href in the same order.
  ///
  /// Halves the batch size if the server finds a batch too large or sends unreadable XML; reads the resources a server
  /// omits individually.
  /// - Throws: `.outsideCollection` before sending anything; otherwise only errors that affect all resources (401, no
  ///   connection …).
  public func resources(at hrefs: [Href], in calendar: ServerURL) throws(CalDAVError) -> [ResourceReading] {
    for href in hrefs where !calendar.holds(href) { throw .outsideCollection(href) }
    var result: [ResourceReading] = []
    var batch = Self.batchSize
    var index = 0
    while index < hrefs.count {
      let part = Array(hrefs[index..<min(index + batch, hrefs.count)])
      do {
        result += try readings(of: part, in: calendar)
        index += part.count
      } catch {
        guard Self.isTooMuch(error) else { throw error }
        if part.count == 1 {
          result.append(try single(part[0], in: calendar))
          index += 1
        } else {
          batch = part.count / 2
        }
      }
    }
    return result
  }

  static func isTooMuch(_ error: CalDAVError) -> Bool {
    switch error {
    case .unexpectedStatus(_, _, let status, _): [400, 404, 405, 413, 500, 501, 502, 504, 507].contains(status)
    case .transport(.timedOut(wasSent: true)), .transport(.responseTooLarge), .transport(.interrupted), .malformedXML,
      .notFound, .forbidden:
      true
    default: false
    }
  }

  private func readings(of hrefs: [Href], in calendar: ServerURL) throws(CalDAVError) -> [ResourceReading] {
    let wanted = hrefs.map { "<D:href>\(XMLText.escaped($0.path))</D:href>" }.joined()
    let body = XMLText.body(
      "C:calendar-multiget", XMLText.properties(["D:getetag", "C:calendar-data"]) + wanted)
    let answer = try answer(to: xmlRequest(.report, calendar.asCollection, .one, body))
    let rows = Self.rows(of: answer)
    var result: [ResourceReading] = []
    for href in hrefs {
      if let row = rows[href], let reading = Self.reading(row, href) {
        result.append(reading)
      } else {
        result.append(try single(href, in: calendar))
      }
    }
    return result
  }

  private static func rows(of answer: Answer) -> [Href: Multistatus.Row] {
    var rows: [Href: Multistatus.Row] = [:]
    for row in answer.multistatus.rows {
      for text in row.hrefs {
        if case .member(let href) = answer.url.place(of: text), rows[href] == nil { rows[href] = row }
      }
    }
    return rows
  }

  /// Returns nil if the row is inconclusive.
  private static func reading(_ row: Multistatus.Row, _ href: Href) -> ResourceReading? {
    if row.status == 404 || row.status == 410 { return .gone(href) }
    guard let text = row.calendarData else { return nil }
    return .found(CalendarResource(href: href, etag: row.etag, text: text))
  }

  /// Reads the ETag first and then the text. If the resource changes in between, the older ETag makes a later write
  /// fail, while a newer one would let the write overwrite the change.
  private func single(_ href: Href, in calendar: ServerURL) throws(CalDAVError) -> ResourceReading {
    guard let url = calendar.url(of: href) else { throw .outsideCollection(href) }
    let listed = try listedETag(of: url)
    let exchange = try session.exchange(HTTPRequest(.get, url, fields: [HTTPField("Accept", "text/calendar")]))
    let response = exchange.response
    switch response.status {
    case 200:
      let etag = listed ?? response.field("ETag").flatMap { ETag($0) }
      return .found(CalendarResource(href: href, etag: etag, bytes: response.body))
    case 404, 410: return .gone(href)
    case 401, 423, 429, 503: throw Self.failure(of: .get, exchange)
    case let status: return .failed(href, status: status)
    }
  }

  private func listedETag(of url: ServerURL) throws(CalDAVError) -> ETag? {
    do {
      return try propfind(url, .zero, ["D:getetag"]).multistatus.rows.first?.etag
    } catch {
      switch error {
      case .transport, .unauthorized, .retryLater, .untrustedOrigin: throw error
      default: return nil
      }
    }
  }

  /// Returns the resources of `calendar` with this UID, usually none or one (RFC 4791 §9.7.2).
  ///
  /// Servers match text in different ways, so check the UID inside the texts.
  public func resources(
    withUID uid: String, in calendar: ServerURL, component: CalendarComponent = .todo
  ) throws(CalDAVError) -> [ResourceReading] {
    let match = #"<C:text-match collation="i;octet">\#(XMLText.escaped(uid))</C:text-match>"#
    let inner =
      #"<C:comp-filter name="\#(component.rawValue)"><C:prop-filter name="UID">\#(match)</C:prop-filter></C:comp-filter>"#
    let body = XMLText.body("C:calendar-query", XMLText.properties(["D:getetag"]) + Self.filter(inner))
    let answer = try answer(to: xmlRequest(.report, calendar.asCollection, .one, body))
    var rows = ListingRows(calendar: answer.url)
    for row in answer.multistatus.rows { try rows.add(row) }
    return try resources(at: rows.resources.map(\.href), in: calendar)
  }
}
