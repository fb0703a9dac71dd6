public import HTTPClient

extension CalDAVClient {
  /// Stores a new resource; returns `.preconditionFailed(.stateChanged)` if `href` is taken.
  ///
  /// - Parameter text: one VCALENDAR with one kind of component and CRLF line ends.
  public func create(_ text: [UInt8], at href: Href, in calendar: ServerURL) throws(CalDAVError) -> WriteOutcome {
    try put(text, href, calendar, .absent)
  }

  /// Replaces the resource if it still has this ETag.
  public func update(
    _ text: [UInt8], at href: Href, ifMatch etag: ETag, in calendar: ServerURL
  ) throws(CalDAVError) -> WriteOutcome {
    try conditional(on: etag) { tag throws(CalDAVError) in try put(text, href, calendar, .unchanged(tag)) }
  }

  /// Deletes the resource if it still has this ETag. `.gone` means that it was already deleted.
  public func delete(_ href: Href, ifMatch etag: ETag, in calendar: ServerURL) throws(CalDAVError) -> WriteOutcome {
    try conditional(on: etag) { tag throws(CalDAVError) in
      try write(HTTPRequest(.delete(.unchanged(tag)), address(href, calendar)), calendar)
    }
  }

  /// Moves the resource to `destination` in another calendar on the same server, if it still has this ETag and the
  /// destination is free.
  ///
  /// No outcome loses data. A server that ignores the ETag moves its current version, so read the resource again
  /// afterwards, as after every write. `.preconditionFailed(.stateChanged)` means that the resource has changed or the
  /// destination is taken, `.gone` that there is nothing to move, and `.notSupported` that the caller must create the
  /// resource at the destination and then delete it here.
  public func move(
    _ href: Href, from calendar: ServerURL, to destination: Href, in target: ServerURL, ifMatch etag: ETag
  ) throws(CalDAVError) -> WriteOutcome {
    let source = try address(href, calendar)
    let place = try address(destination, target)
    guard source.origin == place.origin else { return .notSupported }
    return try conditional(on: etag) { tag throws(CalDAVError) in
      let request = HTTPRequest(.move(.unchanged(tag), to: place), source)
      let response = try session.exchange(request).response
      return Self.isNoMove(response.status) ? .notSupported : WriteOutcome(response, in: target)
    }
  }

  /// 405 and 501: the method is unknown. 502 (RFC 4918 §9.9.4): the destination appears to be on another server, for
  /// example behind a proxy that terminates TLS.
  private static func isNoMove(_ status: Int) -> Bool { [405, 501, 502].contains(status) }

  /// A few servers list an unquoted ETag but expect it quoted: if the unquoted one is rejected, retries with quotes.
  private func conditional(
    on etag: ETag, _ write: (ETag) throws(CalDAVError) -> WriteOutcome
  ) throws(CalDAVError) -> WriteOutcome {
    let outcome = try write(etag)
    guard let quoted = etag.quoted else { return outcome }
    switch outcome {
    case .preconditionFailed(.stateChanged), .rejected(status: 400, code: nil, words: _): return try write(quoted)
    default: return outcome
    }
  }

  private func put(
    _ text: [UInt8], _ href: Href, _ calendar: ServerURL, _ precondition: Precondition
  ) throws(CalDAVError) -> WriteOutcome {
    let fields = [HTTPField("Content-Type", "text/calendar; charset=utf-8")]
    let url = try address(href, calendar)
    return try write(HTTPRequest(.put(precondition), url, fields: fields, body: text), calendar)
  }

  private func write(_ request: HTTPRequest, _ calendar: ServerURL) throws(CalDAVError) -> WriteOutcome {
    WriteOutcome(try session.exchange(request).response, in: calendar)
  }

  /// Rejects the calendar's own address, because writing to it would replace the whole calendar on some servers.
  private func address(_ href: Href, _ calendar: ServerURL) throws(CalDAVError) -> ServerURL {
    guard let url = calendar.url(of: href), !url.path.hasSuffix("/") else { throw .outsideCollection(href) }
    return url
  }
}

extension CalDAVClient {
  public func create(_ text: String, at href: Href, in calendar: ServerURL) throws(CalDAVError) -> WriteOutcome {
    try create(Array(text.utf8), at: href, in: calendar)
  }

  public func update(
    _ text: String, at href: Href, ifMatch etag: ETag, in calendar: ServerURL
  ) throws(CalDAVError) -> WriteOutcome {
    try update(Array(text.utf8), at: href, ifMatch: etag, in: calendar)
  }
}
