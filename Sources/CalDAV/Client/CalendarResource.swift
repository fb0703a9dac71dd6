public import HTTPClient

/// One resource's text with the ETag it had at that moment.
public struct CalendarResource: Sendable, Equatable {
  public let href: Href
  /// Nil when the server gives none; then it can be neither updated nor deleted safely.
  public let etag: ETag?
  /// As the server printed it, in whatever encoding. XML turns CRLF into LF, so compare what it means, not its bytes.
  public let bytes: [UInt8]

  public init(href: Href, etag: ETag?, bytes: [UInt8]) {
    self.href = href
    self.etag = etag
    self.bytes = bytes
  }

  init(href: Href, etag: ETag?, text: String) { self.init(href: href, etag: etag, bytes: Array(text.utf8)) }

  /// The bytes as UTF-8, as far as they are.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
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
