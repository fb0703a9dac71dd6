extension Migration {
  /// The result of the last fetch of each subscribed calendar, with its problem, if any. Times are seconds since
  /// 1970-01-01 UTC.
  static let subscriptionResults = Migration(
    name: "subscriptionResults",
    sql: """
      CREATE TABLE subscriptionResult (
        list TEXT NOT NULL PRIMARY KEY REFERENCES list (id) ON DELETE CASCADE,
        startedAt INTEGER NOT NULL,
        finishedAt INTEGER NOT NULL,
        completedAt INTEGER,
        received INTEGER NOT NULL,
        code TEXT,
        subject TEXT NOT NULL,
        count INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      """)
}
