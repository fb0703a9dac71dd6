/// Stores sessions, links, tokens and the password. Only digests of secrets are stored; the host name is stored as
/// plain text to be shown again.
///
/// Every call is atomic, also across processes, and may come from any thread. Times are seconds since 1970-01-01 UTC.
public protocol AccessStore: Sendable {
  /// Stores a one-time link until it is redeemed or `expiresAt` has passed. May remove expired links.
  func addLink(_ digest: SecretDigest, expiresAt: Int64) throws(AccessStoreError)

  /// Consumes an unexpired link and adds the session in one transaction. Returns false if there is no such link.
  func redeemLink(_ link: SecretDigest, opening session: AccessSession, at now: Int64) throws(AccessStoreError) -> Bool

  func addSession(_ session: AccessSession) throws(AccessStoreError)

  /// Returns the session with this digest as its current or former secret, or nil.
  func session(_ digest: SecretDigest) throws(AccessStoreError) -> AccessSession?

  /// Returns all sessions, the most recently used first.
  func sessions() throws(AccessStoreError) -> [AccessSession]

  /// Replaces a session's secret and keeps the presented one as the former secret. Returns false if the session was
  /// renewed or removed since it was read.
  func renew(
    _ session: AccessSession, to digest: SecretDigest, from former: SecretDigest, at now: Int64
  ) throws(AccessStoreError) -> Bool

  /// Records a use of a session.
  /// - Parameter isSettled: whether the new secret has been used, which makes the former one invalid.
  func noteUse(ofSession id: String, at now: Int64, isSettled: Bool) throws(AccessStoreError)

  /// Removes a session. Returns false if there is none with this ID.
  func removeSession(_ id: String) throws(AccessStoreError) -> Bool

  func removeSessions(unusedSince time: Int64) throws(AccessStoreError)

  /// Removes every session and link, and every token if `withTokens`.
  func removeAll(withTokens: Bool) throws(AccessStoreError)

  /// Returns the name of this server in browsers on the same machine, or nil if none has been chosen yet.
  func ownName() throws(AccessStoreError) -> String?

  /// Stores a name unless one exists. Returns the stored name.
  func keepOwnName(_ name: String) throws(AccessStoreError) -> String

  /// Replaces the name and removes the sessions of the old one, in one transaction.
  func replaceOwnName(by name: String) throws(AccessStoreError)

  /// Returns the salted password hash in libsodium's text form, or nil if no password is set.
  func passwordHash() throws(AccessStoreError) -> String?

  func setPasswordHash(_ hash: String?) throws(AccessStoreError)

  func addToken(_ token: AccessToken) throws(AccessStoreError)

  /// Returns all tokens, oldest first.
  func tokens() throws(AccessStoreError) -> [AccessToken]

  func token(_ digest: SecretDigest) throws(AccessStoreError) -> AccessToken?

  func noteUse(of token: SecretDigest, at now: Int64) throws(AccessStoreError)

  /// Removes a token. Returns false if there is none with this digest.
  func removeToken(_ digest: SecretDigest) throws(AccessStoreError) -> Bool

  /// Adds events and removes the oldest beyond the store's limit.
  func addEvents(_ events: [AccessEvent]) throws(AccessStoreError)

  /// Returns at most `limit` events, newest first.
  func events(limit: Int) throws(AccessStoreError) -> [AccessEvent]
}

/// A signed-in browser, without its secret. Times are seconds since 1970-01-01 UTC.
public struct AccessSession: Sendable, Equatable {
  /// The ID shown to the user: twelve hexadecimal digits.
  public var id: String
  public var digest: SecretDigest
  /// Digest of the secret before the last renewal; nil once the browser has used the new secret.
  public var former: SecretDigest?
  /// For example `Firefox · Linux`; empty if the browser sent no name.
  public var browser: String
  /// The host name used at sign-in, without a port; the session is valid for this host only.
  public var host: String
  public var openedAt: Int64
  public var renewedAt: Int64
  /// Time of the last use, accurate to a few minutes.
  public var usedAt: Int64

  public init(
    id: String, digest: SecretDigest, former: SecretDigest? = nil, browser: String, host: String, openedAt: Int64,
    renewedAt: Int64, usedAt: Int64
  ) {
    self.id = id
    self.digest = digest
    self.former = former
    self.browser = browser
    self.host = host
    self.openedAt = openedAt
    self.renewedAt = renewedAt
    self.usedAt = usedAt
  }
}

/// An access token of a program, without its secret. Times are seconds since 1970-01-01 UTC.
public struct AccessToken: Sendable, Equatable {
  public var digest: SecretDigest
  public var name: String
  /// Whether the program may change data.
  public var mayWrite: Bool
  public var createdAt: Int64
  /// Time of the last use, accurate to a few minutes; nil if never used.
  public var usedAt: Int64?

  public init(digest: SecretDigest, name: String, mayWrite: Bool, createdAt: Int64, usedAt: Int64? = nil) {
    self.digest = digest
    self.name = name
    self.mayWrite = mayWrite
    self.createdAt = createdAt
    self.usedAt = usedAt
  }

  /// The ID shown next to the name: eight hexadecimal digits.
  public var id: String { hexadecimal(digest.bytes.prefix(4)) }
}

/// A failure to read or write the store; `code` is the store's own error code.
public enum AccessStoreError: Error, Sendable, Equatable {
  case unavailable(code: Int32)
}

/// 32 bytes that identify a secret without revealing it.
public struct SecretDigest: Sendable, Hashable {
  public var bytes: [UInt8]

  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}
