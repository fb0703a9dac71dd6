extension Migration {
  /// Tasks with folded subtasks, and the history entries that postponed a task's due day; the latter remain when the
  /// entry is deleted. The index finds subtasks.
  static let backlog = Migration(
    name: "backlog",
    sql: """
      CREATE TABLE foldedTask (
        task TEXT NOT NULL PRIMARY KEY
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE postponement (
        entry INTEGER NOT NULL,
        task TEXT NOT NULL,
        PRIMARY KEY (entry, task)
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX taskByParent ON task (parent, rank, id)
      WHERE parent IS NOT NULL;
      """)
}
