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
