extension Migration {
  /// By what a server tells a calendar of events from another at the same address, and changes of blocks a server will
  /// not take, so that they are not sent again before they are changed.
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
