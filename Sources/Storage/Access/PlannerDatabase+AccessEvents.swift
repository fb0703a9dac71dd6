/// An entry of the access log. Never contains a secret.
public struct StoredAccessEvent: Sendable, Equatable {
  /// Seconds since 1970-01-01 UTC.
  public var at: Int64
  public var kind: String
  /// The subject: a browser, the name of a token or a setting.
  public var subject: String
  /// The remote address; empty for the command line on this machine.
  public var peer: String

  public init(at: Int64, kind: String, subject: String, peer: String) {
    self.at = at
    self.kind = kind
    self.subject = subject
    self.peer = peer
  }
}

extension PlannerDatabase {
  /// Maximum number of stored events; older ones are deleted.
  public static let keptAccessEvents: Int64 = 1_000

  public func addAccessEvents(_ events: [StoredAccessEvent]) throws(StorageError) {
    let sql = """
      INSERT INTO accessEvent (at, kind, subject, peer)
      VALUES (?1, ?2, ?3, ?4)
      """
    let old = """
      DELETE FROM accessEvent
      WHERE number <= (SELECT max(number) FROM accessEvent) - ?1
      """
    try change { (connection) throws(StorageError) in
      for event in events {
        try connection.run(sql, .integer(event.at), .text(event.kind), .text(event.subject), .text(event.peer))
      }
      try connection.run(old, .integer(Self.keptAccessEvents))
    }
  }

  /// Returns at most `limit` events, newest first.
  public func accessEvents(limit: Int) throws(StorageError) -> [StoredAccessEvent] {
    let sql = """
      SELECT at, kind, subject, peer
      FROM accessEvent
      ORDER BY number DESC
      LIMIT ?1
      """
    return try look { (connection) throws(StorageError) in
      try connection.all(sql, .integer(Int64(limit))) {
        StoredAccessEvent(at: $0.int64(), kind: $0.text(), subject: $0.text(), peer: $0.text())
      }
    }
  }
}
