extension Migration {
  /// The server's identifier of a calendar, which distinguishes it from another one at the same address; and block
  /// changes that a server rejected, which are not sent again until they change.
  static let eventTrust = Migration(
    name: "eventTrust",
    sql: """
      ALTER TABLE eventCalendar ADD COLUMN identity TEXT;

      CREATE TABLE blockRefusal (
        block TEXT NOT NULL PRIMARY KEY,
        list TEXT NOT NULL,
        waiting INTEGER NOT NULL,
        etag TEXT,
        status INTEGER NOT NULL,
        code TEXT,
        words TEXT
      ) STRICT, WITHOUT ROWID;
      """)
}
