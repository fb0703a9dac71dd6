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

  func listen(_ exchange: Exchange, on connection: OpaquePointer) throws(Refusal) -> Answer {
    changes.look()
    let greeting = EventHub.Event(name: "hello", data: "\(application.stamp())")
    guard let feed = EventFeed(hub: hub, connection: connection, greeting: greeting) else { throw .tooManyStreams }
    exchange.feed = feed
    timer(of: connection)?.set(nil)
    bell.ring()
    let headers = [Response.Header("Content-Type", "text/event-stream"), SecurityHeaders.noStore]
    return try sendable(.stream(feed, headers: headers))
  }

  /// The page that says why not; nil only when memory is exhausted.
  func refuse(_ refusal: Refusal, _ exchange: Exchange, head: Head) -> Answer? {
    let page = ServerPage(assets: Assets.basePath, language: PageLanguage(preferred: exchange.language))
    var headers = [SecurityHeaders.html, SecurityHeaders.noStore]
    if let header = refusal.header { headers.append(Response.Header(header.name, header.value)) }
    return .page(status: refusal.status, headers: headers, body: page.refusal(refusal))
  }

  func sendable(_ answer: Answer?) throws(Refusal) -> Answer {
    guard let answer else { throw .brokenAnswer }
    return answer
  }
}
