/// A signed-in browser, without its secret. Times are seconds since 1970-01-01 UTC.
public struct StoredSession: Sendable, Equatable {
  public var id: String
  public var digest: [UInt8]
  /// Digest of the secret before the last renewal; nil once the browser has used the new secret.
  public var former: [UInt8]?
  /// For example `Firefox · Linux`; empty if the browser sent no name.
  public var browser: String
  /// The host name used at sign-in, without a port.
  public var host: String
  public var openedAt: Int64
  public var renewedAt: Int64
  /// Approximate time of the last use.
  public var usedAt: Int64

  public init(
    id: String, digest: [UInt8], former: [UInt8]? = nil, browser: String, host: String, openedAt: Int64,
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

/// Links, sessions and passwords for access over the network. Only digests of secrets are stored; times are seconds
/// since 1970-01-01 UTC.
extension PlannerDatabase {
  /// Stores a one-time link and removes links that have expired by `now`.
  public func addAccessLink(_ digest: [UInt8], expiresAt: Int64, at now: Int64) throws(StorageError) {
    try change { (connection) throws(StorageError) in
      try connection.run("DELETE FROM accessLink WHERE expiresAt <= ?1", .integer(now))
      let sql = """
        INSERT OR REPLACE INTO accessLink (digest, expiresAt)
        VALUES (?1, ?2)
        """
      try connection.run(sql, .bytes(digest), .integer(expiresAt))
    }
  }

  /// Consumes an unexpired link and stores the new session. Returns false if there is no such link.
  public func redeemAccessLink(
    _ link: [UInt8], opening session: StoredSession, at now: Int64
  ) throws(StorageError) -> Bool {
    try change { (connection) throws(StorageError) in
      try connection.run("DELETE FROM accessLink WHERE digest = ?1 AND expiresAt > ?2", .bytes(link), .integer(now))
      guard connection.changedRows == 1 else { return false }
      try connection.add(session)
      return true
    }
  }

  public func addAccessSession(_ session: StoredSession) throws(StorageError) {
    try change { (connection) throws(StorageError) in try connection.add(session) }
  }

  /// Returns the session with this digest as its current or former secret, or nil.
  public func accessSession(_ digest: [UInt8]) throws(StorageError) -> StoredSession? {
    let sql = """
      SELECT \(Connection.sessionColumns)
      FROM accessSession
      WHERE digest = ?1 OR former = ?1
      """
    return try look { (connection) throws(StorageError) in
      try connection.first(sql, .bytes(digest)) { StoredSession(&$0) }
    }
  }

  /// Returns all sessions, the most recently used first.
  public func accessSessions() throws(StorageError) -> [StoredSession] {
    let sql = """
      SELECT \(Connection.sessionColumns)
      FROM accessSession
      ORDER BY usedAt DESC, id
      """
    return try look { (connection) throws(StorageError) in try connection.all(sql) { StoredSession(&$0) } }
  }

  /// Replaces the secret of a session. Returns false if the session was renewed or removed since it was read.
  public func renewAccessSession(
    _ session: StoredSession, to digest: [UInt8], from former: [UInt8], at now: Int64
  ) throws(StorageError) -> Bool {
    let sql = """
      UPDATE accessSession
      SET digest = ?2, former = ?3, renewedAt = ?4, usedAt = max(usedAt, ?4)
      WHERE id = ?1 AND renewedAt = ?5
      """
    return try change { (connection) throws(StorageError) in
      try connection.run(
        sql, .text(session.id), .bytes(digest), .bytes(former), .integer(now), .integer(session.renewedAt))
      return connection.changedRows == 1
    }
  }

  /// Records a use of a session.
  /// - Parameter isSettled: whether the browser has used its new secret, which makes the former one invalid.
  public func noteUse(ofSession id: String, at now: Int64, isSettled: Bool) throws(StorageError) {
    let sql = """
      UPDATE accessSession
      SET usedAt = max(usedAt, ?2), former = CASE WHEN ?3 THEN NULL ELSE former END
      WHERE id = ?1
      """
    try change { (connection) throws(StorageError) in
      try connection.run(sql, .text(id), .integer(now), .flag(isSettled))
    }
  }

  /// Removes a session. Returns false if there is none with this ID.
  public func removeAccessSession(_ id: String) throws(StorageError) -> Bool {
    try change { (connection) throws(StorageError) in
      try connection.run("DELETE FROM accessSession WHERE id = ?1", .text(id))
      return connection.changedRows == 1
    }
  }

  /// Removes the sessions that have not been used after `time`.
  public func removeAccessSessions(unusedSince time: Int64) throws(StorageError) {
    try change { (connection) throws(StorageError) in
      try connection.run("DELETE FROM accessSession WHERE usedAt <= ?1", .integer(time))
    }
  }

  /// Removes all sessions and links, for example after a password change.
  /// - Parameter withTokens: whether to remove the tokens of programs too.
  public func removeAllAccess(withTokens: Bool = false) throws(StorageError) {
    try change { (connection) throws(StorageError) in
      try connection.run("DELETE FROM accessSession")
      try connection.run("DELETE FROM accessLink")
      if withTokens { try connection.run("DELETE FROM accessToken") }
    }
  }

  /// Returns the name of this server in browsers on the same machine, or nil if none has been chosen yet.
  public func ownName() throws(StorageError) -> String? {
    try look { (connection) throws(StorageError) in try connection.ownName() }
  }

  /// Stores a name unless one exists. Returns the stored name.
  public func keepOwnName(_ name: String) throws(StorageError) -> String {
    if let kept = try ownName() { return kept }
    return try change { (connection) throws(StorageError) in
      try connection.run("INSERT OR IGNORE INTO accessName (number, name) VALUES (1, ?1)", .text(name))
      return try connection.ownName() ?? name
    }
  }

  /// Replaces the name and removes the sessions opened under the old one.
  public func replaceOwnName(by name: String) throws(StorageError) {
    try change { (connection) throws(StorageError) in
      try connection.run("DELETE FROM accessSession WHERE host IN (SELECT name FROM accessName)")
      try connection.run("INSERT OR REPLACE INTO accessName (number, name) VALUES (1, ?1)", .text(name))
    }
  }

  /// Returns the salted hash of the password, or nil if no password is set.
  public func accessPasswordHash() throws(StorageError) -> String? {
    try look { (connection) throws(StorageError) in
      try connection.first("SELECT hash FROM accessPassword") { $0.text() }
    }
  }

  public func setAccessPasswordHash(_ hash: String?) throws(StorageError) {
    try change { (connection) throws(StorageError) in
      guard let hash else { return try connection.run("DELETE FROM accessPassword") }
      try connection.run("INSERT OR REPLACE INTO accessPassword (number, hash) VALUES (1, ?1)", .text(hash))
    }
  }
}

extension Connection {
  fileprivate static let sessionColumns = "id, digest, former, browser, host, openedAt, renewedAt, usedAt"

  fileprivate func ownName() throws(StorageError) -> String? {
    try first("SELECT name FROM accessName") { $0.text() }
  }

  fileprivate func add(_ session: StoredSession) throws(StorageError) {
    let sql = """
      INSERT INTO accessSession (\(Self.sessionColumns))
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      """
    try run(
      sql, .text(session.id), .bytes(session.digest), .bytes(session.former), .text(session.browser),
      .text(session.host), .integer(session.openedAt), .integer(session.renewedAt), .integer(session.usedAt))
  }
}

extension StoredSession {
  fileprivate init(_ row: inout Row) {
    self.init(
      id: row.text(), digest: row.optionalBytes() ?? [], former: row.optionalBytes(), browser: row.text(),
      host: row.text(), openedAt: row.int64(), renewedAt: row.int64(), usedAt: row.int64())
  }
}
