public import HTTPClient

extension CalDAVClient {
  /// Creates a calendar in `home` for `component`s and reads it back.
  ///
  /// - Parameter name: the last segment of its address: `A–Z a–z 0–9 . _ -`.
  /// - Throws: `.alreadyExists` if the address is taken, `.invalidAddress` for an invalid name.
  public func makeCalendar(
    named name: String, displayName: String, component: CalendarComponent = .todo, in home: ServerURL
  ) throws(CalDAVError) -> CalendarCollection {
    guard let href = Href(newNamed: name, in: home), let url = home.url(of: href)?.asCollection else {
      throw .invalidAddress(name)
    }
    let set =
      "<C:supported-calendar-component-set><C:comp name=\"\(component.rawValue)\"/></C:supported-calendar-component-set>"
    let properties = "<D:displayname>\(XMLText.escaped(displayName))</D:displayname>" + set
    let first = try make(.makeCalendar, url, "C:mkcalendar", properties)
    if 200..<300 ~= first.response.status { return try calendar(at: url) }
    if first.response.status == 401 { throw .unauthorized(url) }
    if try exists(url) { throw .alreadyExists(url) }
    // Extended MKCOL (RFC 5689), for servers without MKCALENDAR.
    let type = "<D:resourcetype><D:collection/><C:calendar/></D:resourcetype>"
    let second = try make(.makeCollection, url, "D:mkcol", type + properties)
    guard 200..<300 ~= second.response.status else { throw Self.failure(of: .makeCalendar, first) }
    return try calendar(at: url)
  }

  private func make(
    _ method: HTTPMethod, _ url: ServerURL, _ root: String, _ properties: String
  ) throws(CalDAVError) -> Session.Exchange {
    let body = XMLText.body(root, "<D:set><D:prop>\(properties)</D:prop></D:set>")
    return try session.exchange(xmlRequest(method, url, nil, body))
  }

  private func exists(_ url: ServerURL) throws(CalDAVError) -> Bool {
    do {
      return try propfind(url, .zero, ["D:resourcetype"]).ownRow.map { $0.status == nil || $0.status == 200 } ?? false
    } catch {
      switch error {
      case .notFound, .unexpectedStatus, .forbidden: return false
      default: throw error
      }
    }
  }
}
