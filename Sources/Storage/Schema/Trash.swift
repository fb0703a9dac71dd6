extension Migration {
  /// Deleted tasks with the data needed to restore them; a row is ignored if its task exists again.
  static let trash = Migration(
    name: "trash",
    sql: """
      CREATE TABLE trashedTask (
        task TEXT NOT NULL PRIMARY KEY,
        deletedAt INTEGER NOT NULL,
        cause TEXT NOT NULL,
        listName TEXT NOT NULL,
        standsAfter TEXT,
        standsBefore TEXT,
        item TEXT NOT NULL,
        blocks TEXT NOT NULL
      ) STRICT;

      CREATE INDEX trashedTaskByTime ON trashedTask (deletedAt DESC, task);
      """)
}
