internal import Web

extension Service {
  static let cacheHeader = "X-Zeitblock-Cache"

  /// Returns a valid cached page, or nil if the application must respond.
  func kept(_ request: Request, transaction: HTTPTransaction, head: Head) -> Answer? {
    guard request.method == .get else { return nil }
    let entry = pages.page(
      Self.cacheKey(request, transaction), stamp: application.stamp(), syncState: application.syncState(),
      moment: application.period)
    return entry.map { Self.answer(from: $0, ifNoneMatch: head["If-None-Match"]) }
  }

  /// Returns the key of a page rendered once for all concurrent requests. Nil for a page never cached, which may differ
  /// each time.
  func repeatable(_ transaction: HTTPTransaction) -> String? {
    guard case .success(.page(let request, let admitted)) = transaction.destination, request.method == .get,
      !admitted.isToBeRenewed
    else { return nil }
    let key = Self.cacheKey(request, transaction)
    return pages.hasKept(key) ? key : nil
  }

  /// Responds with a cached page, perhaps made by another thread in the meantime, or asks the application.
  func page(_ request: Request, transaction: HTTPTransaction, head: Head) throws(Refusal) -> Answer {
    guard request.method == .get else { return try change(request, transaction) }
    let key = Self.cacheKey(request, transaction)
    // Read before the page is rendered, so that no change in between is missed.
    let stamp = application.stamp()
    let syncState = application.syncState()
    let moments = Moments(application)
    if let entry = pages.page(key, stamp: stamp, syncState: syncState, moment: { moments[$0] }) {
      return Self.answer(from: entry, ifNoneMatch: head["If-None-Match"])
    }
    let response = application.respond(request, context(stamp: stamp))
    guard let period = Self.cachePeriod(of: response) else { return try once(response, transaction) }
    var entry = try Self.entry(response, transaction, stamp: stamp, period: period, moment: moments[period])
    entry.syncState = syncState
    pages.keep(entry, for: key)
    return Self.answer(from: entry, ifNoneMatch: head["If-None-Match"])
  }

  /// Responds to an API request; open pages learn of its changes immediately.
  func answer(to request: Request, _ transaction: HTTPTransaction) throws(Refusal) -> Answer {
    request.method == .get
      ? try once(application.respond(request, context(stamp: application.stamp())), transaction)
      : try change(request, transaction)
  }

  /// Responds with a page and a new session secret, for this browser only.
  func renewing(
    _ request: Request, _ admitted: Admitted, _ transaction: HTTPTransaction, _ head: Head
  ) throws(Refusal) -> Answer {
    let secret: Secret?
    do throws(AccessStoreError) {
      secret = try access.renew(admitted)
    } catch {
      // The present secret stays valid; the next page tries again.
      secret = nil
    }
    guard let secret else { return try page(request, transaction: transaction, head: head) }
    var response = application.respond(request, context(stamp: application.stamp()))
    response.headers.removeAll { ["cache-control", "etag"].contains($0.name.lowercased()) }
    response.headers.append(Response.Header("Set-Cookie", gate.cookie(for: head).setting(secret)))
    return try once(response, transaction)
  }

  private func change(_ request: Request, _ transaction: HTTPTransaction) throws(Refusal) -> Answer {
    let response = application.respond(request, context(stamp: application.stamp()))
    if hub.count > 0 { changes.look() }
    return try once(response, transaction)
  }

  private func context(stamp: UInt64) -> RequestContext {
    RequestContext(assets: Assets.basePath, mark: changes.mark(stamp))
  }

  private func once(_ response: Response, _ transaction: HTTPTransaction) throws(Refusal) -> Answer {
    var headers = response.headers.filter { $0.name != Self.cacheHeader }
    if !headers.contains(where: { $0.name.lowercased() == "cache-control" }) { headers.append(SecurityHeaders.noStore) }
    return try sendable(
      .page(status: response.status, headers: headers, body: response.body, isSecure: transaction.isSecure))
  }

  /// Returns a key of everything a page depends on besides the data and the time. The raw language field is the safest
  /// choice.
  private static func cacheKey(_ request: Request, _ transaction: HTTPTransaction) -> String {
    let kind = (request.wantsFragment ? "fragment" : "page") + (transaction.isSecure ? "+https" : "")
    return "\(kind)\n\(request.acceptLanguage ?? "")\n\(transaction.target)"
  }

  private static func cachePeriod(of response: Response) -> CachePeriod? {
    guard response.status == 200, let header = response.headers.first(where: { $0.name == cacheHeader }) else {
      return nil
    }
    switch header.value {
    case "day": return .day
    case "minute": return .minute
    case "second": return .second
    default: return nil
    }
  }

  private static func entry(
    _ response: Response, _ transaction: HTTPTransaction, stamp: UInt64, period: CachePeriod, moment: Int64
  ) throws(Refusal) -> PageCache.Entry {
    // Going back shows the browser's cached page without a request, which would be outdated for a page with a clock.
    let tag = period == .day ? "\"\(hexadecimal(genericHash(response.body, count: 16)))\"" : ""
    let validators =
      tag.isEmpty
      ? [SecurityHeaders.noStore]
      : [
        Response.Header("ETag", tag), Response.Header("Cache-Control", "private, no-cache"),
        Response.Header("Vary", "Accept-Language, Cookie, X-Zeitblock-Fragment"),
      ]
    let replaced = ["x-zeitblock-cache", "cache-control", "etag", "vary"]
    let headers = response.headers.filter { !replaced.contains($0.name.lowercased()) } + validators
    guard
      let answer = Answer.page(status: 200, headers: headers, body: response.body, isSecure: transaction.isSecure),
      let unchanged = Answer.page(status: 304, headers: validators, body: [], isSecure: transaction.isSecure)
    else { throw .brokenAnswer }
    return PageCache.Entry(
      stamp: stamp, period: period, moment: moment, tag: tag, answer: answer, unchanged: unchanged)
  }

  private static func answer(from entry: PageCache.Entry, ifNoneMatch tags: String?) -> Answer {
    let known = (tags ?? "").split(separator: ",").map { $0.drop { $0 == " " } }
    let isKnown = known.contains { $0 == entry.tag || $0 == "W/" + entry.tag }
    return isKnown ? entry.unchanged : entry.answer
  }
}

/// The day, minute and second of a request.
private struct Moments {
  private let day: Int64
  private let minute: Int64
  private let second: Int64

  init(_ application: Application) {
    day = application.period(.day)
    minute = application.period(.minute)
    second = application.period(.second)
  }

  subscript(period: CachePeriod) -> Int64 {
    switch period {
    case .day: day
    case .minute: minute
    case .second: second
    }
  }
}
