internal import Synchronization

/// An access store that forgets everything with the process.
public final class MemoryAccessStore: AccessStore {
  private struct Entries {
    var links: [SecretDigest: Int64] = [:]
    var sessions: [SecretDigest: Int64] = [:]
    var passwordHash: String?
    var tokens: [AccessToken] = []
  }

  private let entries = Mutex(Entries())

  public init() {}

  public func addLink(_ digest: SecretDigest, expiresAt: Int64) {
    entries.withLock { $0.links[digest] = expiresAt }
  }

  public func redeemLink(_ link: SecretDigest, opening session: SecretDigest, at now: Int64) -> Bool {
    entries.withLock { entries in
      guard let expiresAt = entries.links.removeValue(forKey: link), now < expiresAt else { return false }
      entries.sessions[session] = now
      return true
    }
  }

  public func addSession(_ digest: SecretDigest, at now: Int64) {
    entries.withLock { $0.sessions[digest] = now }
  }

  public func hasSession(_ digest: SecretDigest, openedAfter since: Int64) -> Bool {
    entries.withLock { entries in
      guard let openedAt = entries.sessions[digest] else { return false }
      return openedAt > since
    }
  }

  public func passwordHash() -> String? {
    entries.withLock { $0.passwordHash }
  }

  public func setPasswordHash(_ hash: String?) {
    entries.withLock { $0.passwordHash = hash }
  }

  public func addToken(_ token: AccessToken) {
    entries.withLock { $0.tokens.append(token) }
  }

  public func tokens() -> [AccessToken] {
    entries.withLock { $0.tokens }
  }

  public func token(_ digest: SecretDigest) -> AccessToken? {
    tokens().first { $0.digest == digest }
  }

  public func noteUse(of token: SecretDigest, at now: Int64) {
    entries.withLock { entries in
      for index in entries.tokens.indices where entries.tokens[index].digest == token {
        entries.tokens[index].usedAt = now
      }
    }
  }

  public func removeToken(_ digest: SecretDigest) -> Bool {
    entries.withLock { entries in
      let count = entries.tokens.count
      entries.tokens.removeAll { $0.digest == digest }
      return entries.tokens.count < count
    }
  }
}
