internal import HTTPClient

/// Sends requests for one account: adds the credentials, follows redirects by hand, guards writes.
struct Session: Sendable {
  let account: ServerAccount
  let transport: any Transport
  /// Seconds since 1970, for servers that ask to wait until a date and do not tell their own.
  let clock: (@Sendable () -> Int64)?

  static let redirectLimit = 5
  static let userAgent = "Zeitblock/1"

  /// An answer with the address it came from.
  struct Exchange: Sendable {
    let url: ServerURL
    let response: HTTPResponse
  }

  /// Sends `request`, with its body again after each redirect. Nothing is ever
  /// sent to an origin the account does not trust; without credentials there is nothing to trust it with.
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
      // Back from TLS to plain text is another origin, even on the same host.
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

  /// The last look before the wire: a write names what it expects, and no field can smuggle in another.
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
    // Without this field a MOVE replaces whatever stands at its destination.
    guard request.method.name == "MOVE" else { return }
    let overwrites = request.fields.filter { $0.name.lowercased() == "overwrite" }.map(\.value) != ["F"]
    if overwrites { throw .missingPrecondition(method: request.method.name) }
  }
}
