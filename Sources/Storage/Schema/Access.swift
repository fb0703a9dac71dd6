extension Migration {
  /// Access over the network; only digests of secrets are stored.
  static let access = Migration(
    name: "access",
    sql: """
      CREATE TABLE accessLink (
        digest BLOB NOT NULL PRIMARY KEY,
        expiresAt INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE accessSession (
        digest BLOB NOT NULL PRIMARY KEY,
        openedAt INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE accessPassword (
        number INTEGER PRIMARY KEY CHECK (number = 1),
        hash TEXT NOT NULL
      ) STRICT;
      """)
}
