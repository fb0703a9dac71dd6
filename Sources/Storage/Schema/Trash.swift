extension Migration {
  /// Deleted tasks with what is needed to bring them back; a row whose task is there again counts for nothing.
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
