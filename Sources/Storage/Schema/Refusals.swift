extension Migration {
  /// Changes that a server rejected, which are not sent again until they change; and lists or accounts whose server has
  /// asked for a pause.
  static let refusals = Migration(
    name: "refusals",
    sql: """
      CREATE TABLE refusal (
        task TEXT NOT NULL PRIMARY KEY,
        list TEXT NOT NULL,
        waiting INTEGER NOT NULL,
        etag TEXT,
        status INTEGER NOT NULL,
        code TEXT,
        words TEXT,
        refusedAt INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE pause (
        key TEXT NOT NULL PRIMARY KEY,
        untilAt INTEGER NOT NULL,
        status INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      """)
}
