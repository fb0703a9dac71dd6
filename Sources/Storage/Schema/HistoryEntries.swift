extension Migration {
  /// What can be taken back, step by step; `changes` is the JSON of what was before and what came of it.
  /// Numbers are never used twice, so an undo can name its step.
  static let history = Migration(
    name: "history",
    sql: """
      CREATE TABLE historyEntry (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL,
        title TEXT NOT NULL,
        taskCount INTEGER NOT NULL,
        doneAt INTEGER NOT NULL,
        isUndone INTEGER NOT NULL DEFAULT 0 CHECK (isUndone BETWEEN 0 AND 1),
        changes TEXT NOT NULL
      ) STRICT;

      CREATE INDEX undoneHistoryEntry ON historyEntry (number)
      WHERE isUndone = 1;
      """)
}
