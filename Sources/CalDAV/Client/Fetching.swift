internal import HTTPClient

/// The result of fetching a text: its content, or that it has not changed.
public enum FetchedText: Sendable, Equatable {
  case unchanged
  case text([UInt8], etag: String?, modified: String?)
}

extension CalDAVClient {
  /// The size limit in bytes for a calendar that is only read.
  public static let fetchLimit = 10 * 1024 * 1024

  /// Fetches the account's own address, unless it is unchanged since `etag` or `modified` (RFC 9110 §13.1).
  ///
  /// Follows redirects only within the same origin.
  /// - Throws: `.transport(.responseTooLarge)` above 10 MB.
  public func fetch(etag: String?, modified: String?) throws(CalDAVError) -> FetchedText {
    var fields = [HTTPField("Accept", "text/calendar, text/plain;q=0.5")]
    if let etag { fields.append(HTTPField("If-None-Match", etag)) }
    if let modified { fields.append(HTTPField("If-Modified-Since", modified)) }
    let exchange = try session.exchange(HTTPRequest(.get, account.url, fields: fields))
    let response = exchange.response
    switch response.status {
    case 304: return .unchanged
    case 200:
      if response.body.count > Self.fetchLimit { throw .transport(.responseTooLarge(limit: Self.fetchLimit)) }
      return .text(
        response.body, etag: response.field("ETag").flatMap { $0.isHeaderSafe ? $0 : nil },
        modified: response.field("Last-Modified").flatMap { $0.isHeaderSafe ? $0 : nil })
    default: throw Self.failure(of: .get, exchange)
    }
  }
}
