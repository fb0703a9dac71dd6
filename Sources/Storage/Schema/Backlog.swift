extension Migration {
  /// Which tasks have what lies below them folded away, and which steps of the history moved a task's due day to a later
  /// one; such a note outlives its step when that is forgotten. The index finds subtasks.
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
