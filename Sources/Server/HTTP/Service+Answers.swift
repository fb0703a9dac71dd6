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
    _ transaction: HTTPTransaction, since: String?, on connection: OpaquePointer
  ) throws(Refusal) -> Answer {
    guard let feed = EventFeed(changes, connection: connection, since: since) else { throw .tooManyStreams }
    transaction.feed = feed
    timer(of: connection)?.set(nil)
    wakePipe.ring()
    let headers = [Response.Header("Content-Type", "text/event-stream"), SecurityHeaders.noStore]
    return try sendable(.stream(feed, headers: headers))
  }

  /// Returns a page with the reason for the refusal, or a redirect to the password form; nil only if memory is
  /// exhausted.
  func refuse(_ refusal: Refusal, _ transaction: HTTPTransaction, head: Head) -> Answer? {
    note(refusal, head)
    let isCapture = RequestGate.isCapture(transaction.target)
    if transaction.target.hasPrefix("/api/") || isCapture && RequestGate.wantsJSON(head) {
      let response = refusal.problem(preferring: transaction.language)
      return .page(
        status: response.status, headers: response.headers + [SecurityHeaders.noStore], body: response.body,
        isSecure: transaction.isSecure)
    }
    var headers = [SecurityHeaders.noStore]
    if refusal == .noSession {
      headers.append(Self.signedOut)
      if let back = ReturnCookie(gate.cookie(for: head)).setting(transaction.target), !transaction.isScripted {
        headers.append(Response.Header("Set-Cookie", back))
      }
      if leadsToForm(transaction) {
        headers.append(Response.Header("Location", "/access"))
        return .page(status: 303, headers: headers, body: [], isSecure: transaction.isSecure)
      }
    }
    let page = ServerPage(assets: Assets.basePath, language: PageLanguage(preferred: transaction.language))
    headers.append(SecurityHeaders.html)
    if let header = refusal.header { headers.append(Response.Header(header.name, header.value)) }
    if refusal == .formerName { headers.append(Self.signedOut) }
    // From the status and the header field above, scripts know that the user must sign in.
    let status = [.noSession, .formerName].contains(refusal) && transaction.isScripted ? 401 : refusal.status
    return .page(status: status, headers: headers, body: page.refusal(refusal), isSecure: transaction.isSecure)
  }

  static let signedOut = Response.Header("X-Zeitblock-Signed-Out", "1")

  /// Adds a refusal to the access log if it concerns access.
  func note(_ refusal: Refusal, _ head: Head) {
    guard let kind = refusal.event else { return }
    let peer = gate.visitor(head).peer
    guard access.isNew(kind, from: peer) else { return }
    workers.add(WorkerPool.Job(page: nil, work: { [access] in access.log(kind, from: peer) }))
  }

  /// Whether a signed-out user can sign in with a password; scripts only get the refusal.
  private func leadsToForm(_ transaction: HTTPTransaction) -> Bool {
    guard !transaction.target.hasPrefix("/events"), !transaction.isScripted else { return false }
    // If the store cannot be read, the form would not help; the refusal stays.
    return (try? access.hasPassword()) ?? false
  }

  func sendable(_ answer: Answer?) throws(Refusal) -> Answer {
    guard let answer else { throw .brokenAnswer }
    return answer
  }
}
