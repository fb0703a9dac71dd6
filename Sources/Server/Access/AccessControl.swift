internal import Synchronization

/// Decides who may enter: by a one-time link, by a password if one is set, and from then on by a session cookie.
public final class AccessControl: Sendable {
  /// Seconds a one-time link can be used.
  public static let linkLifetime: Int64 = 600
  /// Seconds a session lives without being used: 30 days.
  public static let sessionLifetime: Int64 = 30 * 24 * 60 * 60
  /// Seconds after which a session gets another secret.
  static let secretLifetime: Int64 = 24 * 60 * 60
  /// Seconds between two notes of a use, since every note is a write.
  static let useInterval: Int64 = 300

  let store: any AccessStore
  let now: @Sendable () -> Int64
  let known = Mutex(SessionCache())
  private let throttle = Mutex(LoginThrottle())
  private let refusals = Mutex(RefusalLog())
  /// Checking a password takes time and memory: not everybody may keep a thread with it at once.
  private let checks = WaitingSeats(2)

  /// - Parameter now: seconds since 1970-01-01 UTC.
  public init(store: any AccessStore, now: @escaping @Sendable () -> Int64) {
    self.store = store
    self.now = now
  }

  /// Makes a secret that lets one browser in within the next ten minutes; `link(to:with:)` makes an address of it.
  /// - Parameter isByPerson: whether it was asked for, and not only printed at the start.
  public func makeLinkSecret(isByPerson: Bool = false) throws(AccessStoreError) -> String {
    let secret = Secret.random()
    try store.addLink(secret.digest, expiresAt: now() + Self.linkLifetime)
    if isByPerson { log(.linkMade) }
    return secret.text
  }

  /// - Parameter origin: where the server is reached, such as `http://127.0.0.1:7420`.
  public static func link(to origin: String, with secret: String) -> String { "\(origin)/access?token=\(secret)" }

  func makeLink(origin: String) throws(AccessStoreError) -> String {
    Self.link(to: origin, with: try makeLinkSecret())
  }

  /// Sets the password for the login form, or removes it with nil. Ends every session.
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

  /// The secret of the session opened by spending a link; nil when the link is used, expired or invented.
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

  /// - Parameter isSignedIn: whether the browser has a session: then it never has to wait.
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

  /// Drops sessions that have expired.
  private func tidy() {
    // They let nobody in; the next sign-in tries again.
    try? store.removeSessions(unusedSince: now() - Self.sessionLifetime)
  }
}

/// Who asks, as far as that can be known.
struct Visitor: Sendable, Equatable {
  /// The address of the client.
  var peer = ""
  /// The part of the address its network cannot change at will.
  var network = ""
  var browser = ""
  /// What the browser calls this server, without a port.
  var host = ""
}

// MARK: - Log

extension AccessControl {
  /// Writes down what happened. That it cannot be written keeps nobody from anything.
  public func log(_ kind: AccessEvent.Kind, _ subject: String = "", from peer: String = "") {
    try? store.addEvents([AccessEvent(at: now(), kind: kind, subject: subject, peer: peer)])
  }

  /// Writes down what can be repeated at will, such as a refusal, unless the same was written for this peer lately.
  public func logOnce(_ kind: AccessEvent.Kind, _ subject: String = "", from peer: String) {
    if isNew(kind, subject, from: peer) { log(kind, subject, from: peer) }
  }

  /// Whether it is to be written down; it counts as written from now on.
  func isNew(_ kind: AccessEvent.Kind, _ subject: String = "", from peer: String) -> Bool {
    let time = now()
    return refusals.withLock { $0.takes(kind, subject, from: peer, at: time) }
  }

  /// Newest first.
  public func events(limit: Int) throws(AccessStoreError) -> [AccessEvent] { try store.events(limit: limit) }
}
