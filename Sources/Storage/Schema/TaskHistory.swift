extension Migration {
  /// The history entries of each task, and changes that servers made to existing tasks.
  static let taskHistory = Migration(
    name: "taskHistory",
    sql: """
      CREATE TABLE historyTask (
        task TEXT NOT NULL,
        entry INTEGER NOT NULL REFERENCES historyEntry (number) ON DELETE CASCADE,
        PRIMARY KEY (task, entry)
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX historyTaskByEntry ON historyTask (entry);

      INSERT OR IGNORE INTO historyTask (task, entry)
      SELECT
        coalesce(
          json_extract(change.value, '$.before.item.id'), json_extract(change.value, '$.after.item.id'),
          json_extract(change.value, '$.block[0].task'), json_extract(change.value, '$.block[1].task')
        ) AS subject,
        historyEntry.number
      FROM historyEntry, json_each(historyEntry.changes) AS change
      WHERE subject IS NOT NULL;

      CREATE TABLE receivedChange (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        task TEXT NOT NULL,
        receivedAt INTEGER NOT NULL,
        itemBefore TEXT NOT NULL,
        itemAfter TEXT NOT NULL
      ) STRICT;

      CREATE INDEX receivedChangeByTask ON receivedChange (task, number);
      """)
}
