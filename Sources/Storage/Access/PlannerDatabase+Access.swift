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
    _ link: [UInt8], opening session: [UInt8], at now: Int64
  ) throws(StorageError) -> Bool {
    try change { (connection) throws(StorageError) in
      try connection.run("DELETE FROM accessLink WHERE digest = ?1 AND expiresAt > ?2", .bytes(link), .integer(now))
      guard connection.changedRows == 1 else { return false }
      try connection.addSession(session, at: now)
      return true
    }
  }

  public func addAccessSession(_ digest: [UInt8], at now: Int64) throws(StorageError) {
    try change { (connection) throws(StorageError) in try connection.addSession(digest, at: now) }
  }

  /// Whether a session was opened after `since` and not removed.
  public func hasAccessSession(_ digest: [UInt8], openedAfter since: Int64) throws(StorageError) -> Bool {
    let sql = """
      SELECT 1
      FROM accessSession
      WHERE digest = ?1
        AND openedAt > ?2
      """
    return try look { (connection) throws(StorageError) in
      try connection.first(sql, .bytes(digest), .integer(since)) { _ in true } ?? false
    }
  }

  /// Ends every session and link, as after a change of the password.
  public func removeAllAccess() throws(StorageError) {
    try change { (connection) throws(StorageError) in
      try connection.run("DELETE FROM accessSession")
      try connection.run("DELETE FROM accessLink")
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
  fileprivate func addSession(_ digest: [UInt8], at now: Int64) throws(StorageError) {
    let sql = """
      INSERT OR REPLACE INTO accessSession (digest, openedAt)
      VALUES (?1, ?2)
      """
    try run(sql, .bytes(digest), .integer(now))
  }
}
