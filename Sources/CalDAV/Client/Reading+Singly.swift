public import HTTPClient

extension CalDAVClient {
  /// Reads one resource with GET and takes the ETag from that response, for servers whose listings contain no ETag or a
  /// different one.
  ///
  /// An ETag read together with its text is safe to use as a precondition.
  public func resourceByGet(at href: Href, in calendar: ServerURL) throws(CalDAVError) -> ResourceReading {
    guard calendar.holds(href), let url = calendar.url(of: href) else { throw .outsideCollection(href) }
    let response = try session.exchange(HTTPRequest(.get, url, fields: [HTTPField("Accept", "text/calendar")])).response
    switch response.status {
    case 200:
      let etag = response.field("ETag").flatMap { ETag($0) }
      return .found(CalendarResource(href: href, etag: etag, bytes: response.body))
    case 404, 410: return .gone(href)
    case let status: return .failed(href, status: status)
    }
  }
}
