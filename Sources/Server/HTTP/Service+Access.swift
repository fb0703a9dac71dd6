internal import Web

/// The outcomes of a sign-in request.
private enum Entrance {
  case opened(Secret)
  case alreadyIn
  case passwordForm(after: Refusal?)
  /// A shared task or held form waits to be stored.
  case confirmation(Secret)
  case refused(Refusal)
}

extension Service {
  /// Handles the sign-in page: redeems a one-time link, or shows and checks the password form.
  func enter(
    _ request: Request, hasSession: Bool, _ transaction: HTTPTransaction, _ head: Head
  ) throws(Refusal) -> Answer {
    // A prefetching browser must not redeem the link; it requests it again when the user follows the link.
    let isAhead = head["Sec-Purpose"]?.hasPrefix("prefetch") ?? false
    let entrance: Entrance
    do throws(AccessStoreError) {
      entrance = try self.entrance(request, gate.visitor(head), hasSession: hasSession, isAhead: isAhead)
    } catch {
      throw .storeUnavailable
    }
    return try answer(to: request, entrance, transaction, head)
  }

  private func entrance(
    _ request: Request, _ visitor: Visitor, hasSession: Bool, isAhead: Bool
  ) throws(AccessStoreError) -> Entrance {
    if request.method == .post { return try signIn(request, visitor, hasSession: hasSession) }
    if let token = request.query["token"], !isAhead {
      if let session = try access.redeem(token, by: visitor) { return .opened(session) }
      return hasSession ? .alreadyIn : .refused(.spentLink)
    }
    if hasSession { return .alreadyIn }
    return try access.hasPassword() ? .passwordForm(after: nil) : .refused(.noSession)
  }

  private func signIn(
    _ request: Request, _ visitor: Visitor, hasSession: Bool
  ) throws(AccessStoreError) -> Entrance {
    switch try access.login(password: request.form["password"] ?? "", by: visitor, isSignedIn: hasSession) {
    case .opened(let session):
      HandedOver(request).isEmpty && HeldForm(carriedIn: request.form, limit: limits.fields) == nil
        ? .opened(session) : .confirmation(session)
    case .refused: .passwordForm(after: .wrongPassword)
    case .wait(let seconds): .refused(.tooManyLogins(seconds: seconds))
    }
  }

  private func answer(
    to request: Request, _ entrance: Entrance, _ transaction: HTTPTransaction, _ head: Head
  ) throws(Refusal) -> Answer {
    let page = ServerPage(assets: Assets.basePath, language: PageLanguage(preferred: request.acceptLanguage))
    let back = ReturnCookie(gate.cookie(for: head))
    let target = head["Cookie"].flatMap { back.target(in: $0) }
    let held = HeldForm(carriedIn: request.form, limit: limits.fields)
    let forgotten = target == nil ? [] : [Response.Header("Set-Cookie", back.removal)]
    switch entrance {
    case .opened(let session):
      let cookie = Response.Header("Set-Cookie", gate.cookie(for: head).setting(session))
      return try own(page.wayIn(to: target ?? "/"), transaction, headers: [cookie] + forgotten)
    case .confirmation(let session):
      let cookie = Response.Header("Set-Cookie", gate.cookie(for: head).setting(session))
      let body =
        held.map { page.held($0, isSignedIn: true) } ?? page.confirmation(HandedOver(request), .signedIn)
      return try own(body, transaction, headers: [cookie])
    case .alreadyIn: return try own(page.wayIn(to: target ?? "/"), transaction, headers: forgotten)
    case .passwordForm(let failure):
      let carried = held?.pairs ?? HandedOver(request).pairs
      return try own(
        page.passwordForm(after: failure, carrying: carried), transaction, status: failure?.status ?? 200)
    case .refused(let refusal): throw refusal
    }
  }

  /// Responds to a form sent without a session: the page asks to sign in first and keeps the input.
  func held(_ request: Request, _ transaction: HTTPTransaction, _ head: Head) throws(Refusal) -> Answer {
    guard let held = HeldForm(try withForm(request, transaction, head), to: transaction.target) else {
      throw .noSession
    }
    note(.noSession, head)
    let page = ServerPage(assets: Assets.basePath, language: PageLanguage(preferred: request.acceptLanguage))
    let body = try hasPassword() ? page.passwordForm(carrying: held.pairs) : page.held(held, isSignedIn: false)
    return try own(body, transaction, status: 403, headers: [Self.signedOut])
  }

  func hasPassword() throws(Refusal) -> Bool {
    do throws(AccessStoreError) {
      return try access.hasPassword()
    } catch {
      throw .storeUnavailable
    }
  }

  /// Ends this browser's session; with `everywhere`, those of all browsers; with `tokens`, program access too.
  func signOut(
    _ request: Request, _ admitted: Admitted, _ transaction: HTTPTransaction, _ head: Head
  ) throws(Refusal) -> Answer {
    let isEverywhere = request.form["everywhere"] != nil
    let peer = gate.visitor(head).peer
    do throws(AccessStoreError) {
      if isEverywhere {
        try access.removeAll(withTokens: request.form["tokens"] != nil, from: peer)
      } else {
        _ = try access.removeSession(admitted.session.id, isOwn: true, from: peer)
      }
    } catch {
      throw .storeUnavailable
    }
    // Other open pages learn of it now, not at their next change.
    if hub.count > 0 { changes.look() }
    let page = ServerPage(assets: Assets.basePath, language: PageLanguage(preferred: request.acceptLanguage))
    let cookie = Response.Header("Set-Cookie", gate.cookie(for: head).removal)
    return try own(
      page.signedOut(everywhere: isEverywhere), transaction,
      headers: [cookie, Response.Header("Clear-Site-Data", "\"cache\"")])
  }

  func own(
    _ body: [UInt8], _ transaction: HTTPTransaction, status: Int = 200, headers: [Response.Header] = []
  ) throws(Refusal) -> Answer {
    let headers = [SecurityHeaders.html, SecurityHeaders.noStore] + headers
    return try sendable(.page(status: status, headers: headers, body: body, isSecure: transaction.isSecure))
  }
}

/// A cookie with the page a signed-out browser requested, kept for ten minutes, so that signing in leads there. Only
/// URLs of this server's pages are accepted, because others can set the cookie.
struct ReturnCookie: Sendable {
  private let name: String
  private let isSecure: Bool

  init(_ cookie: SessionCookie) {
    name = cookie.name + "-back"
    isSecure = cookie.isSecure
  }

  /// Returns the value of a `Set-Cookie` header, or nil if the target is not a page to return to.
  func setting(_ target: String) -> String? {
    guard Self.isPage(target) else { return nil }
    // With `Lax`, browsers also send it when a link from elsewhere, such as a terminal, opens the sign-in page.
    return "\(name)=\(target); Path=/; Max-Age=600; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
  }

  var removal: String { "\(name)=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "") }

  func target(in header: String) -> String? {
    SessionCookie.values(of: name, in: header).map { String($0) }.first { Self.isPage($0) }
  }

  private static func isPage(_ text: String) -> Bool {
    guard text.utf8.count <= 1_000, text.utf8.first == UInt8(ascii: "/"), text.utf8.allSatisfy(isPlain),
      let target = try? Target(text, fieldLimit: 50)
    else { return false }
    guard case .found = Route.match(Request(method: .get, path: target.path, query: target.query)) else { return false }
    return true
  }

  /// Whether a byte needs no escaping in a cookie, an HTML attribute and the `content` of a refresh.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/-._~%?=&+:@!*".utf8.contains(byte)
    }
  }
}
