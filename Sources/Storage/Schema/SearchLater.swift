extension Migration {
  /// Lets a transaction that adds many tasks index them all at its end; row by row, the search rewrites its index each
  /// time. While `searchLater` contains a number, tasks with higher numbers are not indexed. Outside such a
  /// transaction, the table is empty.
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
