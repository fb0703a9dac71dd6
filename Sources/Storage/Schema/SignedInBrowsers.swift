extension Migration {
  /// Signed-in browsers and their last use, the access log, and settings of a restored backup that wait for the user's
  /// consent.
  static let signedInBrowsers = Migration(
    name: "signedInBrowsers",
    sql: """
      ALTER TABLE accessSession ADD COLUMN id TEXT NOT NULL DEFAULT '';
      ALTER TABLE accessSession ADD COLUMN former BLOB;
      ALTER TABLE accessSession ADD COLUMN renewedAt INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE accessSession ADD COLUMN usedAt INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE accessSession ADD COLUMN browser TEXT NOT NULL DEFAULT '';

      UPDATE accessSession
      SET id = lower(hex(substr(digest, 1, 6))),
        renewedAt = openedAt,
        usedAt = CAST(strftime('%s', 'now') AS INTEGER);

      CREATE UNIQUE INDEX accessSessionByID ON accessSession (id);

      CREATE TABLE accessEvent (
        number INTEGER PRIMARY KEY,
        at INTEGER NOT NULL,
        kind TEXT NOT NULL,
        subject TEXT NOT NULL,
        peer TEXT NOT NULL
      ) STRICT;

      CREATE TABLE consent (
        kind TEXT NOT NULL,
        subject TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (kind, subject)
      ) STRICT, WITHOUT ROWID;
      """)
}
