extension Migration {
  /// The undo history; `changes` is JSON with the state before and after. Numbers are never reused, so an undo can
  /// refer to its entry.
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
