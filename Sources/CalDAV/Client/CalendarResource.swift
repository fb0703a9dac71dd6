public import HTTPClient

/// One resource's text with the ETag it had at that moment.
public struct CalendarResource: Sendable, Equatable {
  public let href: Href
  /// Nil when the server gives none; then it can be neither updated nor deleted safely.
  public let etag: ETag?
  /// As the server printed it. XML turns CRLF into LF, so compare what it means, not its bytes.
  public let text: String

  public init(href: Href, etag: ETag?, text: String) {
    self.href = href
    self.etag = etag
    self.text = text
  }
}

/// What reading one resource gave.
public enum ResourceReading: Sendable, Equatable {
  case found(CalendarResource)
  /// The server says that nothing is there (404, 410).
  case gone(Href)
  /// This one cannot be read; the others can.
  case failed(Href, status: Int)

  public var href: Href {
    switch self {
    case .found(let resource): resource.href
    case .gone(let href), .failed(let href, _): href
    }
  }
}
