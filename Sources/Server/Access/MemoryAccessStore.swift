internal import Synchronization

/// Keeps sessions, links and tokens in memory only; they are lost on exit.
public final class MemoryAccessStore: AccessStore {
  private struct Entries {
    var links: [SecretDigest: Int64] = [:]
    var sessions: [String: AccessSession] = [:]
    var ownName: String?
    var passwordHash: String?
    var tokens: [AccessToken] = []
    var events: [AccessEvent] = []
  }

  private let entries = Mutex(Entries())

  public init() {}

  public func addLink(_ digest: SecretDigest, expiresAt: Int64) {
    entries.withLock { $0.links[digest] = expiresAt }
  }

  public func redeemLink(_ link: SecretDigest, opening session: AccessSession, at now: Int64) -> Bool {
    entries.withLock { entries in
      guard let expiresAt = entries.links.removeValue(forKey: link), now < expiresAt else { return false }
      entries.sessions[session.id] = session
      return true
    }
  }

  public func addSession(_ session: AccessSession) {
    entries.withLock { $0.sessions[session.id] = session }
  }

  public func session(_ digest: SecretDigest) -> AccessSession? {
    entries.withLock { $0.sessions.values.first { $0.digest == digest || $0.former == digest } }
  }

  public func sessions() -> [AccessSession] {
    entries.withLock { $0.sessions.values.sorted { ($1.usedAt, $0.id) < ($0.usedAt, $1.id) } }
  }

  public func renew(
    _ session: AccessSession, to digest: SecretDigest, from former: SecretDigest, at now: Int64
  ) -> Bool {
    entries.withLock { entries in
      guard entries.sessions[session.id]?.renewedAt == session.renewedAt else { return false }
      entries.sessions[session.id]?.digest = digest
      entries.sessions[session.id]?.former = former
      entries.sessions[session.id]?.renewedAt = now
      return true
    }
  }

  public func noteUse(ofSession id: String, at now: Int64, isSettled: Bool) {
    entries.withLock { entries in
      entries.sessions[id]?.usedAt = now
      if isSettled { entries.sessions[id]?.former = nil }
    }
  }

  public func removeSession(_ id: String) -> Bool {
    entries.withLock { $0.sessions.removeValue(forKey: id) != nil }
  }

  public func removeSessions(unusedSince time: Int64) {
    entries.withLock { entries in entries.sessions = entries.sessions.filter { $0.value.usedAt > time } }
  }

  public func removeAll(withTokens: Bool) {
    entries.withLock { entries in
      entries.sessions = [:]
      entries.links = [:]
      if withTokens { entries.tokens = [] }
    }
  }

  public func addEvents(_ events: [AccessEvent]) {
    entries.withLock { $0.events = ($0.events + events).suffix(1_000) }
  }

  public func events(limit: Int) -> [AccessEvent] {
    entries.withLock { $0.events.reversed().prefix(limit).map { $0 } }
  }

  public func ownName() -> String? {
    entries.withLock { $0.ownName }
  }

  public func keepOwnName(_ name: String) -> String {
    entries.withLock { entries in
      let kept = entries.ownName ?? name
      entries.ownName = kept
      return kept
    }
  }

  public func replaceOwnName(by name: String) {
    entries.withLock { entries in
      let former = entries.ownName
      entries.sessions = entries.sessions.filter { $0.value.host != former }
      entries.ownName = name
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
