extension Migration {
  /// Access tokens of programs; only their digests are stored.
  static let accessTokens = Migration(
    name: "accessTokens",
    sql: """
      CREATE TABLE accessToken (
        digest BLOB NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        mayWrite INTEGER NOT NULL CHECK (mayWrite BETWEEN 0 AND 1),
        createdAt INTEGER NOT NULL,
        usedAt INTEGER
      ) STRICT, WITHOUT ROWID;
      """)
}
