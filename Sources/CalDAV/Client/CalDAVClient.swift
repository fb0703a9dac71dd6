public import HTTPClient

/// A client for one account on a CalDAV server (RFC 4791), the public interface of this module.
///
/// - `discover()` finds the user's calendars; `makeCalendar` adds one.
/// - `state(of:)` takes one request and shows whether a calendar may have changed.
/// - `listing(of:)` returns every ETag or throws: a resource missing from a listing is missing on the server.
/// - `resources(at:in:)` and `resource(at:in:)` read texts together with their ETags.
/// - `create`, `update` and `delete` always send a precondition. Servers rewrite what they store, so read the resource
///   again after each write and use that text and ETag as the new base.
///
/// All calls block the calling thread and throw `CalDAVError`. If a write throws `.transport(error)` with
/// `error.mayHaveBeenApplied`, its outcome is unknown: read the resource first.
public struct CalDAVClient: Sendable {
  public let account: ServerAccount
  let session: Session

  /// - Parameter clock: returns seconds since 1970; only used for `Retry-After` dates of servers that send no `Date`.
  public init(account: ServerAccount, transport: any Transport, clock: (@Sendable () -> Int64)? = nil) {
    self.account = account
    self.session = Session(account: account, transport: transport, clock: clock)
  }
}

extension CalDAVClient {
  enum Depth: String {
    case zero = "0"
    case one = "1"
  }

  /// A multistatus with the address it came from, after redirects.
  struct Answer {
    let url: ServerURL
    let multistatus: Multistatus

    /// The row for the requested address itself.
    var ownRow: Multistatus.Row? {
      multistatus.rows.first { row in row.hrefs.contains { url.place(of: $0) == .collectionItself } }
    }
  }

  func propfind(_ url: ServerURL, _ depth: Depth, _ properties: [String]) throws(CalDAVError) -> Answer {
    try answer(to: xmlRequest(.propfind, url, depth, XMLText.propfind(properties)))
  }

  func xmlRequest(_ method: HTTPMethod, _ url: ServerURL, _ depth: Depth?, _ body: [UInt8]) -> HTTPRequest {
    var fields = [HTTPField("Content-Type", "application/xml; charset=utf-8")]
    if let depth { fields.append(HTTPField("Depth", depth.rawValue)) }
    return HTTPRequest(method, url, fields: fields, body: body)
  }

  /// Sends a request whose only valid response is 207.
  func answer(to request: HTTPRequest) throws(CalDAVError) -> Answer {
    let exchange = try multistatus(for: request)
    return try parsing(exchange) { (bytes) throws(XMLFailure) in
      Answer(url: exchange.url, multistatus: try Multistatus(bytes))
    }
  }

  /// Sends a request whose only valid response is 207, without parsing the response.
  func multistatus(for request: HTTPRequest) throws(CalDAVError) -> Session.Exchange {
    let exchange = try session.exchange(request)
    guard exchange.response.status == 207 else { throw Self.failure(of: request.method, exchange) }
    return exchange
  }

  func parsing<Value>(
    _ exchange: Session.Exchange, _ body: ([UInt8]) throws(XMLFailure) -> Value
  ) throws(CalDAVError) -> Value {
    do {
      return try body(exchange.response.body)
    } catch {
      throw .malformedXML(exchange.url, error.problem)
    }
  }

  /// Maps an unexpected status to an error, for all methods alike.
  static func failure(of method: HTTPMethod, _ exchange: Session.Exchange) -> CalDAVError {
    let response = exchange.response
    let codes = ErrorBody(response.body).codes
    return switch response.status {
    case 401: .unauthorized(exchange.url)
    case 403: .forbidden(exchange.url, codes: codes)
    // A rejected sync token does not mean that the calendar is gone.
    case 404, 410:
      codes.contains("valid-sync-token")
        ? .unexpectedStatus(method: method.name, exchange.url, status: response.status, codes: codes)
        : .notFound(exchange.url)
    case 423, 429, 503: .retryLater(status: response.status, seconds: response.retryAfter)
    case let status: .unexpectedStatus(method: method.name, exchange.url, status: status, codes: codes)
    }
  }
}
