extension Migration {
  /// The result of each account's last sync; times are seconds since 1970-01-01 UTC.
  static let syncResults = Migration(
    name: "syncResults",
    sql: """
      CREATE TABLE syncResult (
        account TEXT NOT NULL PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
        startedAt INTEGER NOT NULL,
        finishedAt INTEGER NOT NULL,
        completedAt INTEGER,
        received INTEGER NOT NULL,
        sent INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE syncProblem (
        account TEXT NOT NULL REFERENCES syncResult (account) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        code TEXT NOT NULL,
        list TEXT,
        subject TEXT NOT NULL,
        count INTEGER NOT NULL,
        total INTEGER NOT NULL,
        PRIMARY KEY (account, place)
      ) STRICT, WITHOUT ROWID;
      """)
}
