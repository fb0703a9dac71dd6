internal import CMicroHTTPD
internal import Web

extension Service {
  func health() throws(Refusal) -> Answer {
    let headers = [Response.Header("Content-Type", "text/plain; charset=utf-8"), SecurityHeaders.noStore]
    return try sendable(.page(status: 200, headers: headers, body: Array("ok\n".utf8)))
  }

  func asset(_ path: String) throws(Refusal) -> Answer {
    guard path.hasPrefix(Assets.basePath + "/") else { throw .notFound }
    guard let answer = Assets.answers[String(path.dropFirst(Assets.basePath.count + 1))] else { throw .notFound }
    return answer
  }

  func description() throws(Refusal) -> Answer {
    guard let file = Assets.files["api/openapi.json"] else { throw .notFound }
    let headers = [Response.Header("Content-Type", "application/json"), Response.Header("Cache-Control", "no-cache")]
    return try sendable(.page(status: 200, headers: headers, body: Array(file.bytes)))
  }

  func listen(
    _ exchange: Exchange, since: String?, on connection: OpaquePointer
  ) throws(Refusal) -> Answer {
    guard let feed = EventFeed(changes, connection: connection, since: since) else { throw .tooManyStreams }
    exchange.feed = feed
    timer(of: connection)?.set(nil)
    bell.ring()
    let headers = [Response.Header("Content-Type", "text/event-stream"), SecurityHeaders.noStore]
    return try sendable(.stream(feed, headers: headers))
  }

  /// Returns a page with the reason for the refusal, or a redirect to the password form; nil only if memory is
  /// exhausted.
  func refuse(_ refusal: Refusal, _ exchange: Exchange, head: Head) -> Answer? {
    note(refusal, head)
    let isCapture = Admission.isCapture(exchange.target)
    if exchange.target.hasPrefix("/api/") || isCapture && Admission.wantsJSON(head) {
      let response = refusal.problem(preferring: exchange.language)
      return .page(
        status: response.status, headers: response.headers + [SecurityHeaders.noStore], body: response.body,
        isSecure: exchange.isSecure)
    }
    var headers = [SecurityHeaders.noStore]
    if refusal == .noSession {
      headers.append(Self.signedOut)
      if let back = ReturnCookie(admission.cookie(for: head)).setting(exchange.target), !exchange.isScripted {
        headers.append(Response.Header("Set-Cookie", back))
      }
      if leadsToForm(exchange) {
        headers.append(Response.Header("Location", "/access"))
        return .page(status: 303, headers: headers, body: [], isSecure: exchange.isSecure)
      }
    }
    let page = ServerPage(assets: Assets.basePath, language: PageLanguage(preferred: exchange.language))
    headers.append(SecurityHeaders.html)
    if let header = refusal.header { headers.append(Response.Header(header.name, header.value)) }
    if refusal == .formerName { headers.append(Self.signedOut) }
    // From the status and the header field above, scripts know that the user must sign in.
    let status = [.noSession, .formerName].contains(refusal) && exchange.isScripted ? 401 : refusal.status
    return .page(status: status, headers: headers, body: page.refusal(refusal), isSecure: exchange.isSecure)
  }

  static let signedOut = Response.Header("X-Zeitblock-Signed-Out", "1")

  /// Adds a refusal to the access log if it concerns access.
  func note(_ refusal: Refusal, _ head: Head) {
    guard let kind = refusal.event else { return }
    let peer = admission.visitor(head).peer
    guard access.isNew(kind, from: peer) else { return }
    workshop.add(Workshop.Job(page: nil, work: { [access] in access.log(kind, from: peer) }))
  }

  /// Whether a signed-out user can sign in with a password; scripts only get the refusal.
  private func leadsToForm(_ exchange: Exchange) -> Bool {
    guard !exchange.target.hasPrefix("/events"), !exchange.isScripted else { return false }
    // If the store cannot be read, the form would not help; the refusal stays.
    return (try? access.hasPassword()) ?? false
  }

  func sendable(_ answer: Answer?) throws(Refusal) -> Answer {
    guard let answer else { throw .brokenAnswer }
    return answer
  }
}
