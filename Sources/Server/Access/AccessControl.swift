internal import Synchronization

/// Grants access by one-time link or password, and then by session cookie.
public final class AccessControl: Sendable {
  /// Lifetime of a one-time link, in seconds.
  public static let linkLifetime: Int64 = 600
  /// Lifetime of an unused session in seconds: 30 days.
  public static let sessionLifetime: Int64 = 30 * 24 * 60 * 60
  /// Seconds after which a session gets a new secret.
  static let secretLifetime: Int64 = 24 * 60 * 60
  /// Minimum seconds between two stored uses, because each is a write.
  static let useInterval: Int64 = 300

  let store: any AccessStore
  let now: @Sendable () -> Int64
  let known = Mutex(SessionCache())
  private let throttle = Mutex(LoginThrottle())
  private let refusals = Mutex(RefusalLog())
  /// Limits concurrent password checks, which take time and memory on a worker thread.
  private let checks = WaitingSeats(2)

  /// - Parameter now: returns seconds since 1970-01-01 UTC.
  public init(store: any AccessStore, now: @escaping @Sendable () -> Int64) {
    self.store = store
    self.now = now
  }

  /// Creates a secret that signs in one browser within ten minutes; `link(to:with:)` turns it into a URL.
  /// - Parameter isByPerson: whether the user asked for it, instead of the server printing it at startup.
  public func makeLinkSecret(isByPerson: Bool = false) throws(AccessStoreError) -> String {
    let secret = Secret.random()
    try store.addLink(secret.digest, expiresAt: now() + Self.linkLifetime)
    if isByPerson { log(.linkMade) }
    return secret.text
  }

  /// - Parameter origin: the server's origin, such as `http://127.0.0.1:7420`.
  public static func link(to origin: String, with secret: String) -> String { "\(origin)/access?token=\(secret)" }

  func makeLink(origin: String) throws(AccessStoreError) -> String {
    Self.link(to: origin, with: try makeLinkSecret())
  }

  /// Sets the password of the login form, or removes it if nil. Ends every session.
  public func setPassword(_ password: String?) throws(AccessStoreError) {
    if let password {
      guard let hash = Password.hash(password) else { throw .unavailable(code: 0) }
      try store.setPasswordHash(hash)
    } else {
      try store.setPasswordHash(nil)
    }
    log(password == nil ? .passwordRemoved : .passwordSet)
  }

  func hasPassword() throws(AccessStoreError) -> Bool {
    try store.passwordHash() != nil
  }

  /// Redeems a link and returns the secret of the new session; nil if the link is used, expired or invalid.
  func redeem(_ token: String, by visitor: Visitor = Visitor()) throws(AccessStoreError) -> Secret? {
    let secret = Secret.random()
    guard let link = Secret.parsed(token),
      try store.redeemLink(link.digest, opening: session(secret, of: visitor), at: now())
    else {
      logOnce(.spentLink, from: visitor.peer)
      return nil
    }
    log(.signedInByLink, visitor.browser, from: visitor.peer)
    tidy()
    return secret
  }

  enum Login: Sendable, Equatable {
    case opened(Secret)
    case refused
    case wait(seconds: Int64)
  }

  /// - Parameter isSignedIn: whether the browser has a session, which exempts it from waiting.
  func login(
    password: String, by visitor: Visitor = Visitor(), isSignedIn: Bool = false
  ) throws(AccessStoreError) -> Login {
    let time = now()
    if !isSignedIn, let seconds = throttle.withLock({ $0.wait(for: visitor.network, at: time) }) {
      logOnce(.tooManyPasswords, from: visitor.peer)
      return .wait(seconds: seconds)
    }
    guard isSignedIn || checks.take() else { return .wait(seconds: 1) }
    defer { if !isSignedIn { checks.leave() } }
    guard let hash = try store.passwordHash(), Password.matches(password, hash: hash) else {
      if !isSignedIn { throttle.withLock { $0.fail(visitor.network, at: time) } }
      logOnce(.wrongPassword, from: visitor.peer)
      return .refused
    }
    throttle.withLock { $0.succeed(visitor.network) }
    let secret = Secret.random()
    try store.addSession(session(secret, of: visitor))
    log(.signedInByPassword, visitor.browser, from: visitor.peer)
    tidy()
    return .opened(secret)
  }

  private func session(_ secret: Secret, of visitor: Visitor) -> AccessSession {
    let digest = secret.digest
    return AccessSession(
      id: hexadecimal(digest.bytes.prefix(6)), digest: digest, browser: visitor.browser, host: visitor.host,
      openedAt: now(), renewedAt: now(), usedAt: now())
  }

  /// Removes expired sessions.
  private func tidy() {
    // Expired sessions grant no access; the next sign-in tries again.
    try? store.removeSessions(unusedSince: now() - Self.sessionLifetime)
  }
}

/// The client of a request, as far as known.
struct Visitor: Sendable, Equatable {
  /// The address of the client.
  var peer = ""
  /// The part of the address a client cannot change at will.
  var network = ""
  var browser = ""
  /// The host name the browser uses for this server, without a port.
  var host = ""
}

// MARK: - Log

extension AccessControl {
  /// Adds an entry to the access log. Failing to write it blocks nothing.
  public func log(_ kind: AccessEvent.Kind, _ subject: String = "", from peer: String = "") {
    try? store.addEvents([AccessEvent(at: now(), kind: kind, subject: subject, peer: peer)])
  }

  /// Logs an event a client can repeat at will, such as a refusal, unless it was recently logged for this peer.
  public func logOnce(_ kind: AccessEvent.Kind, _ subject: String = "", from peer: String) {
    if isNew(kind, subject, from: peer) { log(kind, subject, from: peer) }
  }

  /// Whether to log this event; from now on it counts as logged.
  func isNew(_ kind: AccessEvent.Kind, _ subject: String = "", from peer: String) -> Bool {
    let time = now()
    return refusals.withLock { $0.takes(kind, subject, from: peer, at: time) }
  }

  /// Returns at most `limit` events, newest first.
  public func events(limit: Int) throws(AccessStoreError) -> [AccessEvent] { try store.events(limit: limit) }
}
