/// Keeps who may enter. Only digests of secrets are stored, never the secrets themselves; a name for the address is kept
/// as it is, to be shown again.
///
/// Every call is atomic, also towards other processes on the same data, and may come from any thread. Times are seconds
/// since 1970-01-01 UTC.
public protocol AccessStore: Sendable {
  /// Remembers a one-time link until it is redeemed or `expiresAt` has passed. May drop links that have expired.
  func addLink(_ digest: SecretDigest, expiresAt: Int64) throws(AccessStoreError)

  /// Spends an unexpired link and opens a session in its place, in one transaction. False when there is no such link.
  func redeemLink(_ link: SecretDigest, opening session: AccessSession, at now: Int64) throws(AccessStoreError) -> Bool

  func addSession(_ session: AccessSession) throws(AccessStoreError)

  /// The session this secret belongs to, as its present or its former one.
  func session(_ digest: SecretDigest) throws(AccessStoreError) -> AccessSession?

  /// Used last first.
  func sessions() throws(AccessStoreError) -> [AccessSession]

  /// Gives a session a new secret beside the one presented. False when it was renewed or removed since it was read.
  func renew(
    _ session: AccessSession, to digest: SecretDigest, from former: SecretDigest, at now: Int64
  ) throws(AccessStoreError) -> Bool

  /// - Parameter isSettled: whether the new secret has been used, so that the former one no longer counts.
  func noteUse(ofSession id: String, at now: Int64, isSettled: Bool) throws(AccessStoreError)

  /// False when there is no such session.
  func removeSession(_ id: String) throws(AccessStoreError) -> Bool

  func removeSessions(unusedSince time: Int64) throws(AccessStoreError)

  /// Removes every session and link, and every token if `withTokens`.
  func removeAll(withTokens: Bool) throws(AccessStoreError)

  /// The name of the server in browsers on this machine; nil before there is one.
  func ownName() throws(AccessStoreError) -> String?

  /// Keeps a name unless there is one. Returns the one there is.
  func keepOwnName(_ name: String) throws(AccessStoreError) -> String

  /// Puts a name in the place of the present one, whose sessions it removes, in one transaction.
  func replaceOwnName(by name: String) throws(AccessStoreError)

  /// The salted password hash in libsodium's text form, or nil when no password is set.
  func passwordHash() throws(AccessStoreError) -> String?

  func setPasswordHash(_ hash: String?) throws(AccessStoreError)

  func addToken(_ token: AccessToken) throws(AccessStoreError)

  /// Oldest first.
  func tokens() throws(AccessStoreError) -> [AccessToken]

  func token(_ digest: SecretDigest) throws(AccessStoreError) -> AccessToken?

  func noteUse(of token: SecretDigest, at now: Int64) throws(AccessStoreError)

  /// False when there is no such token.
  func removeToken(_ digest: SecretDigest) throws(AccessStoreError) -> Bool

  /// Keeps events, and drops the oldest of too many.
  func addEvents(_ events: [AccessEvent]) throws(AccessStoreError)

  /// Newest first.
  func events(limit: Int) throws(AccessStoreError) -> [AccessEvent]
}

/// A signed-in browser, without its secret. Times are seconds since 1970-01-01 UTC.
public struct AccessSession: Sendable, Equatable {
  /// What a person calls it by: twelve hexadecimal digits.
  public var id: String
  public var digest: SecretDigest
  /// Of the secret before the last renewal, until the browser has used the new one.
  public var former: SecretDigest?
  /// Such as `Firefox · Linux`; empty when it did not say.
  public var browser: String
  /// The host it was opened under, without a port: it counts under this host alone.
  public var host: String
  public var openedAt: Int64
  public var renewedAt: Int64
  /// When it was used last, some minutes more or less.
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

/// What lets a program in, without its secret. Times are seconds since 1970-01-01 UTC.
public struct AccessToken: Sendable, Equatable {
  public var digest: SecretDigest
  public var name: String
  /// Whether it may change anything.
  public var mayWrite: Bool
  public var createdAt: Int64
  /// When it was used last, some minutes more or less; nil when it never was.
  public var usedAt: Int64?

  public init(digest: SecretDigest, name: String, mayWrite: Bool, createdAt: Int64, usedAt: Int64? = nil) {
    self.digest = digest
    self.name = name
    self.mayWrite = mayWrite
    self.createdAt = createdAt
    self.usedAt = usedAt
  }

  /// What a person calls it by, besides its name: eight hexadecimal digits.
  public var id: String { hexadecimal(digest.bytes.prefix(4)) }
}

/// The store could not be read or written; `code` is the store's own number for the cause.
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
