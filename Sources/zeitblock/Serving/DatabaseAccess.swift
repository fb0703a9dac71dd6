import Server
import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Stores access control data in the task database.
struct DatabaseAccess: AccessStore {
  let database: PlannerDatabase

  @Sendable static func now() -> Int64 { Int64(time(nil)) }

  func addLink(_ digest: SecretDigest, expiresAt: Int64) throws(AccessStoreError) {
    try attempt { () throws(StorageError) in
      try database.addAccessLink(digest.bytes, expiresAt: expiresAt, at: Self.now())
    }
  }

  func redeemLink(
    _ link: SecretDigest, opening session: AccessSession, at now: Int64
  ) throws(AccessStoreError) -> Bool {
    try attempt { () throws(StorageError) in
      try database.redeemAccessLink(link.bytes, opening: StoredSession(session), at: now)
    }
  }

  func addSession(_ session: AccessSession) throws(AccessStoreError) {
    try attempt { () throws(StorageError) in try database.addAccessSession(StoredSession(session)) }
  }

  func session(_ digest: SecretDigest) throws(AccessStoreError) -> AccessSession? {
    try attempt { () throws(StorageError) in try database.accessSession(digest.bytes) }.map { AccessSession($0) }
  }

  func sessions() throws(AccessStoreError) -> [AccessSession] {
    try attempt { () throws(StorageError) in try database.accessSessions() }.map { AccessSession($0) }
  }

  func renew(
    _ session: AccessSession, to digest: SecretDigest, from former: SecretDigest, at now: Int64
  ) throws(AccessStoreError) -> Bool {
    try attempt { () throws(StorageError) in
      try database.renewAccessSession(StoredSession(session), to: digest.bytes, from: former.bytes, at: now)
    }
  }

  func noteUse(ofSession id: String, at now: Int64, isSettled: Bool) throws(AccessStoreError) {
    try attempt { () throws(StorageError) in try database.noteUse(ofSession: id, at: now, isSettled: isSettled) }
  }

  func removeSession(_ id: String) throws(AccessStoreError) -> Bool {
    try attempt { () throws(StorageError) in try database.removeAccessSession(id) }
  }

  func removeSessions(unusedSince time: Int64) throws(AccessStoreError) {
    try attempt { () throws(StorageError) in try database.removeAccessSessions(unusedSince: time) }
  }

  func removeAll(withTokens: Bool) throws(AccessStoreError) {
    try attempt { () throws(StorageError) in try database.removeAllAccess(withTokens: withTokens) }
  }

  func addEvents(_ events: [AccessEvent]) throws(AccessStoreError) {
    try attempt { () throws(StorageError) in
      try database.addAccessEvents(
        events.map { StoredAccessEvent(at: $0.at, kind: $0.kind.rawValue, subject: $0.subject, peer: $0.peer) })
    }
  }

  func events(limit: Int) throws(AccessStoreError) -> [AccessEvent] {
    // Skips kinds written by a newer version of the program.
    try attempt { () throws(StorageError) in try database.accessEvents(limit: limit) }.compactMap { event in
      AccessEvent.Kind(rawValue: event.kind).map {
        AccessEvent(at: event.at, kind: $0, subject: event.subject, peer: event.peer)
      }
    }
  }

  func ownName() throws(AccessStoreError) -> String? {
    try attempt { () throws(StorageError) in try database.ownName() }
  }

  func keepOwnName(_ name: String) throws(AccessStoreError) -> String {
    try attempt { () throws(StorageError) in try database.keepOwnName(name) }
  }

  func replaceOwnName(by name: String) throws(AccessStoreError) {
    try attempt { () throws(StorageError) in try database.replaceOwnName(by: name) }
  }

  func passwordHash() throws(AccessStoreError) -> String? {
    try attempt { () throws(StorageError) in try database.accessPasswordHash() }
  }

  func setPasswordHash(_ hash: String?) throws(AccessStoreError) {
    try attempt { () throws(StorageError) in try database.setAccessPasswordHash(hash) }
  }

  func addToken(_ token: AccessToken) throws(AccessStoreError) {
    try attempt { () throws(StorageError) in try database.addAccessToken(StoredToken(token)) }
  }

  func tokens() throws(AccessStoreError) -> [AccessToken] {
    try attempt { () throws(StorageError) in try database.accessTokens() }.map { AccessToken($0) }
  }

  func token(_ digest: SecretDigest) throws(AccessStoreError) -> AccessToken? {
    try attempt { () throws(StorageError) in try database.accessToken(digest.bytes) }.map { AccessToken($0) }
  }

  func noteUse(of token: SecretDigest, at now: Int64) throws(AccessStoreError) {
    try attempt { () throws(StorageError) in try database.noteUse(of: token.bytes, at: now) }
  }

  func removeToken(_ digest: SecretDigest) throws(AccessStoreError) -> Bool {
    try attempt { () throws(StorageError) in try database.removeAccessToken(digest.bytes) }
  }

  private func attempt<Value>(_ work: () throws(StorageError) -> Value) throws(AccessStoreError) -> Value {
    do {
      return try work()
    } catch {
      throw .unavailable(code: error.code)
    }
  }
}

extension StoredSession {
  fileprivate init(_ session: AccessSession) {
    self.init(
      id: session.id, digest: session.digest.bytes, former: session.former?.bytes, browser: session.browser,
      host: session.host, openedAt: session.openedAt, renewedAt: session.renewedAt, usedAt: session.usedAt)
  }
}

extension AccessSession {
  fileprivate init(_ session: StoredSession) {
    self.init(
      id: session.id, digest: SecretDigest(bytes: session.digest),
      former: session.former.map { SecretDigest(bytes: $0) }, browser: session.browser, host: session.host,
      openedAt: session.openedAt, renewedAt: session.renewedAt, usedAt: session.usedAt)
  }
}

extension StoredToken {
  fileprivate init(_ token: AccessToken) {
    self.init(
      digest: token.digest.bytes, name: token.name, mayWrite: token.mayWrite, createdAt: token.createdAt,
      usedAt: token.usedAt)
  }
}

extension AccessToken {
  fileprivate init(_ token: StoredToken) {
    self.init(
      digest: SecretDigest(bytes: token.digest), name: token.name, mayWrite: token.mayWrite,
      createdAt: token.createdAt, usedAt: token.usedAt)
  }
}

extension StorageError {
  /// The SQLite result code, or 0 if there is none.
  fileprivate var code: Int32 {
    switch self {
    case .cannotOpen(_, let code), .refused(let code), .failed(let code): code
    default: 0
    }
  }
}
