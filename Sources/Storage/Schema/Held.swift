extension Migration {
  /// Reminders missing on a server in suspiciously large numbers, which stay unchanged until the user has decided; and
  /// the server's identifier of a collection, which distinguishes it from another one at the same address.
  static let heldDeletions = Migration(
    name: "heldDeletions",
    sql: """
      CREATE TABLE heldDeletion (
        list TEXT NOT NULL REFERENCES list (id) ON DELETE CASCADE,
        href TEXT NOT NULL,
        task TEXT NOT NULL,
        heldAt INTEGER NOT NULL,
        isConfirmed INTEGER NOT NULL DEFAULT 0 CHECK (isConfirmed BETWEEN 0 AND 1),
        PRIMARY KEY (list, href)
      ) STRICT, WITHOUT ROWID;

      ALTER TABLE collection
      ADD COLUMN identity TEXT;
      """)
}
