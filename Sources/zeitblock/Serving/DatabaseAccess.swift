import Server
import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keeps who may enter beside the tasks.
struct DatabaseAccess: AccessStore {
  let database: PlannerDatabase

  @Sendable static func now() -> Int64 { Int64(time(nil)) }

  func addLink(_ digest: SecretDigest, expiresAt: Int64) throws(AccessStoreError) {
    try attempt { () throws(StorageError) in
      try database.addAccessLink(digest.bytes, expiresAt: expiresAt, at: Self.now())
    }
  }

  func redeemLink(_ link: SecretDigest, opening session: SecretDigest, at now: Int64) throws(AccessStoreError) -> Bool {
    try attempt { () throws(StorageError) in
      try database.redeemAccessLink(link.bytes, opening: session.bytes, at: now)
    }
  }

  func addSession(_ digest: SecretDigest, at now: Int64) throws(AccessStoreError) {
    try attempt { () throws(StorageError) in try database.addAccessSession(digest.bytes, at: now) }
  }

  func hasSession(_ digest: SecretDigest, openedAfter since: Int64) throws(AccessStoreError) -> Bool {
    try attempt { () throws(StorageError) in try database.hasAccessSession(digest.bytes, openedAfter: since) }
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
  /// SQLite's code where it gave one.
  fileprivate var code: Int32 {
    switch self {
    case .cannotOpen(_, let code), .refused(let code), .failed(let code): code
    default: 0
    }
  }
}
