extension Baseline {
  /// The full-text search.
  static let search = """
    CREATE VIEW searchText AS
    SELECT number,
      \(Migration.spelledUnlessPlain("title")) AS title,
      \(Migration.spelledUnlessPlain("notes")) AS notes,
      \(Migration.spelledUnlessPlain("allTags")) AS tags,
      char(iif(completedAt IS NULL, 57344, 57345)) AS state
    FROM task;

    CREATE VIRTUAL TABLE taskText USING fts5 (
      title,
      notes,
      tags,
      state,
      content = 'searchText',
      content_rowid = 'number',
      columnsize = 0,
      tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co So'",
      prefix = '1 2'
    );

    CREATE TABLE unsearched (
      first INTEGER PRIMARY KEY,
      last INTEGER NOT NULL
    ) STRICT;

    CREATE TRIGGER taskTextAfterInsert
    AFTER INSERT ON task
    WHEN NOT EXISTS (SELECT 1 FROM unsearched WHERE new.number BETWEEN first AND last)
    BEGIN
      INSERT INTO taskText (rowid, title, notes, tags, state)
      SELECT number, title, notes, tags, state
      FROM searchText
      WHERE number = new.number;
    END;

    CREATE TRIGGER taskTextBeforeDelete
    BEFORE DELETE ON task
    WHEN NOT EXISTS (SELECT 1 FROM unsearched WHERE old.number BETWEEN first AND last)
    BEGIN
      INSERT INTO taskText (taskText, rowid, title, notes, tags, state)
      SELECT 'delete', number, title, notes, tags, state
      FROM searchText
      WHERE number = old.number;
    END;

    CREATE TRIGGER taskTextBeforeUpdate
    BEFORE UPDATE OF title, notes, allTags, completedAt ON task
    WHEN (old.title <> new.title
      OR old.notes IS NOT new.notes
      OR old.allTags IS NOT new.allTags
      OR (old.completedAt IS NULL) <> (new.completedAt IS NULL))
      AND NOT EXISTS (SELECT 1 FROM unsearched WHERE old.number BETWEEN first AND last)
    BEGIN
      INSERT INTO taskText (taskText, rowid, title, notes, tags, state)
      SELECT 'delete', number, title, notes, tags, state
      FROM searchText
      WHERE number = old.number;
    END;

    CREATE TRIGGER taskTextAfterUpdate
    AFTER UPDATE OF title, notes, allTags, completedAt ON task
    WHEN (old.title <> new.title
      OR old.notes IS NOT new.notes
      OR old.allTags IS NOT new.allTags
      OR (old.completedAt IS NULL) <> (new.completedAt IS NULL))
      AND NOT EXISTS (SELECT 1 FROM unsearched WHERE old.number BETWEEN first AND last)
    BEGIN
      INSERT INTO taskText (rowid, title, notes, tags, state)
      SELECT number, title, notes, tags, state
      FROM searchText
      WHERE number = new.number;
    END;
    """
}
