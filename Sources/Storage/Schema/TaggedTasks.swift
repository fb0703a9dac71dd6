extension Migration {
  /// Tasks by tag name. The tags of a task are in the task itself (`allTags`), so outdated rows are removed one by one;
  /// an index for this would double the cost of tags during an import.
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
