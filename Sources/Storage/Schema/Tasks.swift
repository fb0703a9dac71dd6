extension Migration {
  /// `tags` contains one name per line. `taskTag` finds the tasks of a tag, including tags written in the title, by
  /// their case-insensitive form.
  /// `allTags`, `effectiveMinutes` and `isDefaultDuration` duplicate what the domain derives, for sums and long lists.
  static let tasks = Migration(
    name: "tasks",
    sql: """
      CREATE TABLE task (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        list TEXT NOT NULL REFERENCES list (id) ON DELETE CASCADE,
        title TEXT NOT NULL,
        notes TEXT,
        importance INTEGER NOT NULL CHECK (importance BETWEEN 1 AND 3),
        urgency INTEGER NOT NULL CHECK (urgency BETWEEN 0 AND 1),
        grade INTEGER CHECK (grade BETWEEN 1 AND 5),
        subPriority INTEGER CHECK (subPriority >= 1),
        type INTEGER NOT NULL CHECK (type BETWEEN 1 AND 5),
        tags TEXT,
        dueOn INTEGER,
        dueMinute INTEGER CHECK (dueMinute BETWEEN 0 AND 1439),
        notBeforeOn INTEGER,
        manualMinutes INTEGER,
        recurrence TEXT,
        rank INTEGER NOT NULL,
        parent TEXT,
        delegatedTo TEXT,
        needsTitleImprovement INTEGER NOT NULL CHECK (needsTitleImprovement BETWEEN 0 AND 1),
        originalTitle TEXT,
        sourceURL TEXT,
        completedAt INTEGER,
        createdAt INTEGER NOT NULL,
        modifiedAt INTEGER NOT NULL,
        actualMinutes INTEGER NOT NULL,
        allTags TEXT,
        effectiveMinutes INTEGER NOT NULL,
        isDefaultDuration INTEGER NOT NULL CHECK (isDefaultDuration BETWEEN 0 AND 1)
      ) STRICT;

      CREATE INDEX taskByRank ON task (rank, id);

      CREATE INDEX openTaskByRank ON task (rank, id)
      WHERE completedAt IS NULL;

      CREATE INDEX openTaskByList ON task (list, rank, id)
      WHERE completedAt IS NULL;

      CREATE INDEX completedTask ON task (completedAt DESC, id)
      WHERE completedAt IS NOT NULL;

      CREATE TABLE taskTag (
        tagKey TEXT NOT NULL,
        task INTEGER NOT NULL REFERENCES task (number) ON DELETE CASCADE,
        PRIMARY KEY (tagKey, task)
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX taskTagByTask ON taskTag (task);
      """)
}
