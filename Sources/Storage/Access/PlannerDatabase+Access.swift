/// A signed-in browser, without its secret. Times are seconds since 1970-01-01 UTC.
public struct StoredSession: Sendable, Equatable {
  public var id: String
  public var digest: [UInt8]
  /// Of the secret before the last renewal, until the browser has used the new one.
  public var former: [UInt8]?
  /// Such as `Firefox · Linux`; empty when it did not say.
  public var browser: String
  /// The host it was opened under, without a port.
  public var host: String
  public var openedAt: Int64
  public var renewedAt: Int64
  /// About when it was used last.
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

/// Who may enter over the network. Only digests of secrets are stored; times are seconds since 1970-01-01 UTC.
extension PlannerDatabase {
  /// Remembers a one-time link; links that have expired by `now` are dropped.
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

  /// Spends an unexpired link and opens a session in its place; false when there is no such link.
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

  /// The session a secret or the one before it belongs to.
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

  /// Used last first.
  public func accessSessions() throws(StorageError) -> [StoredSession] {
    let sql = """
      SELECT \(Connection.sessionColumns)
      FROM accessSession
      ORDER BY usedAt DESC, id
      """
    return try look { (connection) throws(StorageError) in try connection.all(sql) { StoredSession(&$0) } }
  }

  /// Gives a session another secret; false when somebody has renewed or ended it since it was read.
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

  /// - Parameter isSettled: whether the browser has used its new secret, so that the former one is void.
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

  /// False when there is no such session.
  public func removeAccessSession(_ id: String) throws(StorageError) -> Bool {
    try change { (connection) throws(StorageError) in
      try connection.run("DELETE FROM accessSession WHERE id = ?1", .text(id))
      return connection.changedRows == 1
    }
  }

  /// Drops what nobody has used since.
  public func removeAccessSessions(unusedSince time: Int64) throws(StorageError) {
    try change { (connection) throws(StorageError) in
      try connection.run("DELETE FROM accessSession WHERE usedAt <= ?1", .integer(time))
    }
  }

  /// Ends every session and link, as after a change of the password.
  /// - Parameter withTokens: whether programs lose their access too.
  public func removeAllAccess(withTokens: Bool = false) throws(StorageError) {
    try change { (connection) throws(StorageError) in
      try connection.run("DELETE FROM accessSession")
      try connection.run("DELETE FROM accessLink")
      if withTokens { try connection.run("DELETE FROM accessToken") }
    }
  }

  /// The name of the server in browsers on this machine; nil before there is one.
  public func ownName() throws(StorageError) -> String? {
    try look { (connection) throws(StorageError) in try connection.ownName() }
  }

  /// Keeps a name unless there is one. Returns the one there is.
  public func keepOwnName(_ name: String) throws(StorageError) -> String {
    if let kept = try ownName() { return kept }
    return try change { (connection) throws(StorageError) in
      try connection.run("INSERT OR IGNORE INTO accessName (number, name) VALUES (1, ?1)", .text(name))
      return try connection.ownName() ?? name
    }
  }

  /// Puts a name in the place of the present one and ends the sessions opened under that.
  public func replaceOwnName(by name: String) throws(StorageError) {
    try change { (connection) throws(StorageError) in
      try connection.run("DELETE FROM accessSession WHERE host IN (SELECT name FROM accessName)")
      try connection.run("INSERT OR REPLACE INTO accessName (number, name) VALUES (1, ?1)", .text(name))
    }
  }

  /// The salted hash of the password; nil when none is set.
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
