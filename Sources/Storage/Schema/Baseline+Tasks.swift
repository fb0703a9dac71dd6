extension Baseline {
  /// Tasks, their tallies and their history.
  static let tasks = """
    CREATE TABLE list (
      id TEXT NOT NULL PRIMARY KEY,
      account TEXT,
      name TEXT NOT NULL,
      colour TEXT,
      access INTEGER NOT NULL CHECK (access BETWEEN 0 AND 3)
    , contents INTEGER NOT NULL DEFAULT 1 CHECK (contents BETWEEN 1 AND 3),\
     isUsed INTEGER NOT NULL DEFAULT 1 CHECK (isUsed BETWEEN 0 AND 1)) STRICT, WITHOUT ROWID;

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

    CREATE INDEX completedTaskByRank ON task (rank, id)
    WHERE completedAt IS NOT NULL;

    CREATE INDEX openTaskByRank ON task (rank, id)
    WHERE completedAt IS NULL;

    CREATE INDEX openTaskByList ON task (list, rank, id)
    WHERE completedAt IS NULL;

    CREATE INDEX completedTask ON task (completedAt DESC, id)
    WHERE completedAt IS NOT NULL;

    CREATE INDEX titleToImprove ON task (createdAt, id, list)
    WHERE needsTitleImprovement = 1 AND completedAt IS NULL;

    CREATE INDEX improvedTitle ON task (modifiedAt DESC, id)
    WHERE originalTitle IS NOT NULL;

    CREATE TABLE taggedTask (
      tagKey TEXT NOT NULL,
      task INTEGER NOT NULL,
      PRIMARY KEY (tagKey, task)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE tally (
      list TEXT NOT NULL PRIMARY KEY REFERENCES list (id) ON DELETE CASCADE,
      openCount INTEGER NOT NULL DEFAULT 0,
      completedCount INTEGER NOT NULL DEFAULT 0,
      openMinutes INTEGER NOT NULL DEFAULT 0,
      openDefaultCount INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;

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

    CREATE TABLE setting (
      name TEXT NOT NULL PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE conflict (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      task TEXT NOT NULL,
      copy TEXT NOT NULL,
      copyTitle TEXT NOT NULL,
      texts TEXT NOT NULL,
      foundAt INTEGER NOT NULL,
      settled TEXT
    ) STRICT;

    CREATE INDEX openConflict ON conflict (number)
    WHERE settled IS NULL;

    CREATE TABLE completion (
      task TEXT NOT NULL,
      doneAt INTEGER NOT NULL,
      due TEXT NOT NULL,
      isSkipped INTEGER NOT NULL CHECK (isSkipped BETWEEN 0 AND 1),
      minutes INTEGER NOT NULL,
      PRIMARY KEY (task, doneAt, due)
    ) STRICT, WITHOUT ROWID;

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

    CREATE TABLE historyTask (
      task TEXT NOT NULL,
      entry INTEGER NOT NULL REFERENCES historyEntry (number) ON DELETE CASCADE,
      PRIMARY KEY (task, entry)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX historyTaskByEntry ON historyTask (entry);

    CREATE TABLE receivedChange (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      task TEXT NOT NULL,
      receivedAt INTEGER NOT NULL,
      itemBefore TEXT NOT NULL,
      itemAfter TEXT NOT NULL
    ) STRICT;

    CREATE INDEX receivedChangeByTask ON receivedChange (task, number);

    CREATE TABLE packedStep (
      entry INTEGER PRIMARY KEY REFERENCES historyEntry (number) ON DELETE CASCADE,
      tasks BLOB NOT NULL,
      subjects BLOB NOT NULL
    ) STRICT;

    CREATE TRIGGER tallyAfterListInsert
    AFTER INSERT ON list
    BEGIN
      INSERT OR IGNORE INTO tally (list)
      VALUES (new.id);
    END;

    CREATE TRIGGER tallyAfterTaskInsert
    AFTER INSERT ON task
    BEGIN
      UPDATE tally
      SET openCount = openCount + (new.completedAt IS NULL),
        completedCount = completedCount + (new.completedAt IS NOT NULL),
        openMinutes = openMinutes + (new.completedAt IS NULL) * new.effectiveMinutes,
        openDefaultCount = openDefaultCount + (new.completedAt IS NULL) * new.isDefaultDuration
      WHERE list = new.list;
    END;

    CREATE TRIGGER tallyAfterTaskDelete
    AFTER DELETE ON task
    BEGIN
      UPDATE tally
      SET openCount = openCount - (old.completedAt IS NULL),
        completedCount = completedCount - (old.completedAt IS NOT NULL),
        openMinutes = openMinutes - (old.completedAt IS NULL) * old.effectiveMinutes,
        openDefaultCount = openDefaultCount - (old.completedAt IS NULL) * old.isDefaultDuration
      WHERE list = old.list;
    END;

    CREATE TRIGGER tallyAfterTaskUpdate
    AFTER UPDATE OF list, completedAt, effectiveMinutes, isDefaultDuration ON task
    WHEN old.list <> new.list
      OR (old.completedAt IS NULL) <> (new.completedAt IS NULL)
      OR old.effectiveMinutes <> new.effectiveMinutes
      OR old.isDefaultDuration <> new.isDefaultDuration
    BEGIN
      UPDATE tally
      SET openCount = openCount - (old.completedAt IS NULL),
        completedCount = completedCount - (old.completedAt IS NOT NULL),
        openMinutes = openMinutes - (old.completedAt IS NULL) * old.effectiveMinutes,
        openDefaultCount = openDefaultCount - (old.completedAt IS NULL) * old.isDefaultDuration
      WHERE list = old.list;
      UPDATE tally
      SET openCount = openCount + (new.completedAt IS NULL),
        completedCount = completedCount + (new.completedAt IS NOT NULL),
        openMinutes = openMinutes + (new.completedAt IS NULL) * new.effectiveMinutes,
        openDefaultCount = openDefaultCount + (new.completedAt IS NULL) * new.isDefaultDuration
      WHERE list = new.list;
    END;
    """
}
