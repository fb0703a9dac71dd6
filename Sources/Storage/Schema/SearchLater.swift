extension Migration {
  /// Lets a transaction that adds many tasks put them into the full-text search all at once at its end: row by row the
  /// search writes its index anew each time. While `searchLater` holds a number, tasks with higher ones are not in the
  /// search yet. Outside of such a transaction the table is empty.
  static let searchLater = Migration(
    name: "searchLater",
    sql: """
      CREATE TABLE searchLater (
        number INTEGER PRIMARY KEY
      ) STRICT;

      DROP TRIGGER taskTextAfterInsert;
      DROP TRIGGER taskTextAfterDelete;
      DROP TRIGGER taskTextAfterUpdate;

      CREATE TRIGGER taskTextAfterInsert
      AFTER INSERT ON task
      WHEN NOT EXISTS (SELECT 1 FROM searchLater)
      BEGIN
        INSERT INTO taskText (rowid, title, notes, tags)
        VALUES (new.number, new.title, new.notes, new.tags);
      END;

      CREATE TRIGGER taskTextAfterDelete
      AFTER DELETE ON task
      WHEN NOT EXISTS (SELECT 1 FROM searchLater WHERE number < old.number)
      BEGIN
        INSERT INTO taskText (taskText, rowid, title, notes, tags)
        VALUES ('delete', old.number, old.title, old.notes, old.tags);
      END;

      CREATE TRIGGER taskTextAfterUpdate
      AFTER UPDATE OF title, notes, tags ON task
      WHEN (
        old.title <> new.title
          OR old.notes IS NOT new.notes
          OR old.tags IS NOT new.tags
      )
        AND NOT EXISTS (SELECT 1 FROM searchLater WHERE number < old.number)
      BEGIN
        INSERT INTO taskText (taskText, rowid, title, notes, tags)
        VALUES ('delete', old.number, old.title, old.notes, old.tags);
        INSERT INTO taskText (rowid, title, notes, tags)
        VALUES (new.number, new.title, new.notes, new.tags);
      END;
      """)
}
