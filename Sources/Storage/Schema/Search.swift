extension Migration {
  /// Full-text search over title, notes and tags, ignoring case and diacritics; reads its text from `task`.
  static let search = Migration(
    name: "search",
    sql: """
      CREATE VIRTUAL TABLE taskText USING fts5 (
        title,
        notes,
        tags,
        content = 'task',
        content_rowid = 'number',
        tokenize = 'unicode61 remove_diacritics 2'
      );

      CREATE TRIGGER taskTextAfterInsert
      AFTER INSERT ON task
      BEGIN
        INSERT INTO taskText (rowid, title, notes, tags)
        VALUES (new.number, new.title, new.notes, new.tags);
      END;

      CREATE TRIGGER taskTextAfterDelete
      AFTER DELETE ON task
      BEGIN
        INSERT INTO taskText (taskText, rowid, title, notes, tags)
        VALUES ('delete', old.number, old.title, old.notes, old.tags);
      END;

      CREATE TRIGGER taskTextAfterUpdate
      AFTER UPDATE OF title, notes, tags ON task
      WHEN old.title <> new.title
        OR old.notes IS NOT new.notes
        OR old.tags IS NOT new.tags
      BEGIN
        INSERT INTO taskText (taskText, rowid, title, notes, tags)
        VALUES ('delete', old.number, old.title, old.notes, old.tags);
        INSERT INTO taskText (rowid, title, notes, tags)
        VALUES (new.number, new.title, new.notes, new.tags);
      END;
      """)
}
