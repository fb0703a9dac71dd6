extension Migration {
  /// Extends the deletion guard to time blocks; a calendar with tasks and blocks has two separate questions.
  static let heldBlocks = Migration(
    name: "heldBlocks",
    sql: """
      ALTER TABLE heldDeletion RENAME TO heldTask;

      CREATE TABLE heldDeletion (
        list TEXT NOT NULL REFERENCES list (id) ON DELETE CASCADE,
        kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 1),
        href TEXT NOT NULL,
        subject TEXT NOT NULL,
        heldAt INTEGER NOT NULL,
        isConfirmed INTEGER NOT NULL CHECK (isConfirmed BETWEEN 0 AND 1),
        PRIMARY KEY (list, kind, href)
      ) STRICT, WITHOUT ROWID;

      INSERT INTO heldDeletion (list, kind, href, subject, heldAt, isConfirmed)
      SELECT list, 0, href, task, heldAt, isConfirmed
      FROM heldTask;

      DROP TABLE heldTask;
      """)
}
