extension Migration {
  /// Which events of a calendar block time: none (0), timed events (1) or all (2); and the user's choices for single
  /// events.
  static let blockingEvents = Migration(
    name: "blockingEvents",
    sql: """
      ALTER TABLE list
      ADD COLUMN blocking INTEGER NOT NULL DEFAULT 1 CHECK (blocking BETWEEN 0 AND 2);

      CREATE TABLE eventBlocking (
        calendar TEXT NOT NULL REFERENCES list (id) ON DELETE CASCADE,
        uid TEXT NOT NULL,
        blocks INTEGER NOT NULL CHECK (blocks BETWEEN 0 AND 1),
        PRIMARY KEY (calendar, uid)
      ) STRICT, WITHOUT ROWID;
      """)
}
