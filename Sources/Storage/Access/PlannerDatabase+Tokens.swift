/// An access token of a program, without its secret. Times are seconds since 1970-01-01 UTC.
public struct StoredToken: Sendable, Equatable {
  public var digest: [UInt8]
  public var name: String
  public var mayWrite: Bool
  public var createdAt: Int64
  /// Approximate time of the last use; nil if never used.
  public var usedAt: Int64?

  public init(digest: [UInt8], name: String, mayWrite: Bool, createdAt: Int64, usedAt: Int64? = nil) {
    self.digest = digest
    self.name = name
    self.mayWrite = mayWrite
    self.createdAt = createdAt
    self.usedAt = usedAt
  }
}

extension PlannerDatabase {
  public func addAccessToken(_ token: StoredToken) throws(StorageError) {
    let sql = """
      INSERT INTO accessToken (digest, name, mayWrite, createdAt, usedAt)
      VALUES (?1, ?2, ?3, ?4, ?5)
      """
    try change { (connection) throws(StorageError) in
      try connection.run(
        sql, .bytes(token.digest), .text(token.name), .flag(token.mayWrite), .integer(token.createdAt),
        .integer(token.usedAt))
    }
  }

  /// Returns all tokens, oldest first.
  public func accessTokens() throws(StorageError) -> [StoredToken] {
    let sql = """
      SELECT digest, name, mayWrite, createdAt, usedAt
      FROM accessToken
      ORDER BY createdAt, name, digest
      """
    return try look { (connection) throws(StorageError) in try connection.all(sql) { StoredToken(&$0) } }
  }

  public func accessToken(_ digest: [UInt8]) throws(StorageError) -> StoredToken? {
    let sql = """
      SELECT digest, name, mayWrite, createdAt, usedAt
      FROM accessToken
      WHERE digest = ?1
      """
    return try look { (connection) throws(StorageError) in
      try connection.first(sql, .bytes(digest)) { StoredToken(&$0) }
    }
  }

  public func noteUse(of token: [UInt8], at now: Int64) throws(StorageError) {
    try change { (connection) throws(StorageError) in
      try connection.run("UPDATE accessToken SET usedAt = ?2 WHERE digest = ?1", .bytes(token), .integer(now))
    }
  }

  /// Removes a token. Returns false if there is none with this digest.
  public func removeAccessToken(_ digest: [UInt8]) throws(StorageError) -> Bool {
    try change { (connection) throws(StorageError) in
      try connection.run("DELETE FROM accessToken WHERE digest = ?1", .bytes(digest))
      return connection.changedRows == 1
    }
  }
}

extension StoredToken {
  fileprivate init(_ row: inout Row) {
    self.init(
      digest: row.optionalBytes() ?? [], name: row.text(), mayWrite: row.flag(), createdAt: row.int64(),
      usedAt: row.optionalInt64())
  }
}
