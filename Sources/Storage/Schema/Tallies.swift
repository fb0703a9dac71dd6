extension Migration {
  /// Sums per list, maintained by triggers, so that a page need not count ten thousand rows.
  static let tallies = Migration(
    name: "tallies",
    sql: """
      CREATE TABLE tally (
        list TEXT NOT NULL PRIMARY KEY REFERENCES list (id) ON DELETE CASCADE,
        openCount INTEGER NOT NULL DEFAULT 0,
        completedCount INTEGER NOT NULL DEFAULT 0,
        openMinutes INTEGER NOT NULL DEFAULT 0,
        openDefaultCount INTEGER NOT NULL DEFAULT 0
      ) STRICT, WITHOUT ROWID;

      INSERT INTO tally (list)
      SELECT id FROM list;

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
      """)
}
