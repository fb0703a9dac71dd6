internal import Synchronization

/// Decides who may enter: by a one-time link, by a password if one is set, and from then on by a session cookie.
public final class AccessControl: Sendable {
  /// Seconds a one-time link can be used.
  public static let linkLifetime: Int64 = 600

  let store: any AccessStore
  let now: @Sendable () -> Int64
  private let known = Mutex(SessionCache())
  private let throttle = Mutex(LoginThrottle())

  /// - Parameter now: seconds since 1970-01-01 UTC.
  public init(store: any AccessStore, now: @escaping @Sendable () -> Int64) {
    self.store = store
    self.now = now
  }

  /// Makes a link that lets one browser in within the next ten minutes.
  /// - Parameter origin: where the server is reached, such as `http://127.0.0.1:7420`.
  public func makeLink(origin: String) throws(AccessStoreError) -> String {
    let secret = Secret.random()
    try store.addLink(secret.digest, expiresAt: now() + Self.linkLifetime)
    return "\(origin)/access?token=\(secret.text)"
  }

  /// Sets the password for the login form, or removes it with nil.
  public func setPassword(_ password: String?) throws(AccessStoreError) {
    guard let password else { return try store.setPasswordHash(nil) }
    guard let hash = Password.hash(password) else { throw .unavailable(code: 0) }
    try store.setPasswordHash(hash)
  }

  func hasPassword() throws(AccessStoreError) -> Bool {
    try store.passwordHash() != nil
  }

  /// The secret of the session opened by spending a link; nil when the link is used, expired or invented.
  func redeem(_ token: String) throws(AccessStoreError) -> Secret? {
    guard let link = Secret.parsed(token) else { return nil }
    let session = Secret.random()
    return try store.redeemLink(link.digest, opening: session.digest, at: now()) ? session : nil
  }

  enum Login: Sendable, Equatable {
    case opened(Secret)
    case refused
    case wait(seconds: Int64)
  }

  func login(password: String) throws(AccessStoreError) -> Login {
    let time = now()
    if let seconds = throttle.withLock({ $0.wait(at: time) }) { return .wait(seconds: seconds) }
    guard let hash = try store.passwordHash(), Password.matches(password, hash: hash) else {
      throttle.withLock { $0.fail(at: time) }
      return .refused
    }
    throttle.withLock { $0.succeed() }
    let session = Secret.random()
    try store.addSession(session.digest, at: time)
    return .opened(session)
  }

  func admits(_ secret: Secret) throws(AccessStoreError) -> Bool {
    let time = now()
    let digest = secret.digest
    if known.withLock({ $0.contains(digest, at: time) }) { return true }
    guard try store.hasSession(digest, openedAfter: time - SessionCookie.lifetime) else { return false }
    known.withLock { $0.insert(digest, at: time) }
    return true
  }
}
