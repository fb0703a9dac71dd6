public import HTTPClient

/// The content of a resource with its ETag at the time of reading.
public struct CalendarResource: Sendable, Equatable {
  public let href: Href
  /// Nil if the server sends none; then the resource can be neither updated nor deleted safely.
  public let etag: ETag?
  /// The server's text in its own encoding. XML turns CRLF into LF, so compare parsed content, not bytes.
  public let bytes: [UInt8]

  public init(href: Href, etag: ETag?, bytes: [UInt8]) {
    self.href = href
    self.etag = etag
    self.bytes = bytes
  }

  init(href: Href, etag: ETag?, text: String) { self.init(href: href, etag: etag, bytes: Array(text.utf8)) }

  /// The bytes decoded as UTF-8; invalid sequences become U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// The result of reading one resource.
public enum ResourceReading: Sendable, Equatable {
  case found(CalendarResource)
  /// The server reports that the resource does not exist (404, 410).
  case gone(Href)
  /// This resource cannot be read; others can.
  case failed(Href, status: Int)

  public var href: Href {
    switch self {
    case .found(let resource): resource.href
    case .gone(let href), .failed(let href, _): href
    }
  }
}
