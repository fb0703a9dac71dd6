internal import HTTPClient

/// Sends the requests of one account: adds the credentials, follows redirects, and checks the preconditions of writes.
struct Session: Sendable {
  let account: ServerAccount
  let transport: any Transport
  /// Returns seconds since 1970, for `Retry-After` dates of servers that send no `Date`.
  let clock: (@Sendable () -> Int64)?

  static let redirectLimit = 5
  static let userAgent = "Zeitblock/1"

  /// A response with the address it came from.
  struct Exchange: Sendable {
    let url: ServerURL
    let response: HTTPResponse
  }

  /// Sends `request`, including its body, again after each redirect. Never sends anything to an origin that the account
  /// does not trust: throws `.untrustedOrigin`, or `.movedAway` for an account without credentials.
  func exchange(_ request: HTTPRequest) throws(CalDAVError) -> Exchange {
    var request = request
    var source = request.url
    for _ in 0...Self.redirectLimit {
      guard account.trusts(request.url.origin) else {
        if account.credentials == nil { throw .movedAway(to: request.url) }
        throw .untrustedOrigin(request.url.origin, reachedFrom: source)
      }
      let response = try send(request)
      guard [301, 302, 303, 307, 308].contains(response.status) else {
        return Exchange(url: request.url, response: response)
      }
      guard let location = response.field("Location"), let next = request.url.resolving(location, isPath: false) else {
        throw .invalidRedirect(request.url)
      }
      // A redirect from HTTPS to HTTP leads to a different origin, even on the same host.
      source = request.url
      request.url = next
    }
    throw .tooManyRedirects(source)
  }

  private func send(_ request: HTTPRequest) throws(CalDAVError) -> HTTPResponse {
    var complete = request
    complete.fields.append(HTTPField("User-Agent", Self.userAgent))
    complete.fields += request.method.fields
    if let credentials = account.credentials {
      complete.fields.append(HTTPField("Authorization", credentials.authorization))
    }
    try Self.check(complete)
    do {
      return try transport.send(complete).withWaitInSeconds(now: clock?())
    } catch {
      throw .transport(error)
    }
  }

  /// The last check before sending: a write has a precondition, and no field can inject another.
  static func check(_ request: HTTPRequest) throws(CalDAVError) {
    for field in request.fields where !field.name.isHeaderSafe || !field.value.isHeaderSafe {
      throw .invalidHeader(name: field.name)
    }
    guard ["PUT", "DELETE", "MOVE"].contains(request.method.name) else { return }
    let conditions = request.fields.filter { ["if-match", "if-none-match"].contains($0.name.lowercased()) }
    let isUsable =
      conditions.count == 1
      && conditions.allSatisfy { field in
        !field.value.isEmpty && (field.value != "*" || field.name.lowercased() == "if-none-match")
      }
    if !isUsable { throw .missingPrecondition(method: request.method.name) }
    // Without this field, MOVE replaces an existing resource at its destination.
    guard request.method.name == "MOVE" else { return }
    let overwrites = request.fields.filter { $0.name.lowercased() == "overwrite" }.map(\.value) != ["F"]
    if overwrites { throw .missingPrecondition(method: request.method.name) }
  }
}
