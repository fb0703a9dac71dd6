extension Migration {
  /// Tags by their names alone. Which ones a task has stands in the task itself (`allTags`), so that rows that are no
  /// longer true are removed one by one; an index for that cost an import as much as its tags.
  static let taggedTasks = Migration(
    name: "taggedTasks",
    sql: """
      CREATE TABLE taggedTask (
        tagKey TEXT NOT NULL,
        task INTEGER NOT NULL,
        PRIMARY KEY (tagKey, task)
      ) STRICT, WITHOUT ROWID;

      INSERT INTO taggedTask (tagKey, task)
      SELECT tagKey, task
      FROM taskTag
      ORDER BY tagKey, task;

      DROP TABLE taskTag;
      """)
}
