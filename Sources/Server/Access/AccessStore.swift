/// Keeps who may enter. Only digests of secrets are stored, never the secrets themselves.
///
/// Every call is atomic, also towards other processes on the same data, and may come from any thread. Times are seconds
/// since 1970-01-01 UTC.
public protocol AccessStore: Sendable {
  /// Remembers a one-time link until it is redeemed or `expiresAt` has passed. May drop links that have expired.
  func addLink(_ digest: SecretDigest, expiresAt: Int64) throws(AccessStoreError)

  /// Spends an unexpired link and opens a session in its place, in one transaction. False when there is no such link.
  func redeemLink(_ link: SecretDigest, opening session: SecretDigest, at now: Int64) throws(AccessStoreError) -> Bool

  func addSession(_ digest: SecretDigest, at now: Int64) throws(AccessStoreError)

  /// Whether a session was opened after `since` and not removed.
  func hasSession(_ digest: SecretDigest, openedAfter since: Int64) throws(AccessStoreError) -> Bool

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
