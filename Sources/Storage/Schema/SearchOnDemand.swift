extension Migration {
  /// Defers the indexing of very large inserts: `unsearched` contains the number ranges of tasks not indexed yet. The
  /// next search, or a server before it, indexes them; until then no trigger changes their index rows.
  static let searchOnDemand = Migration(
    name: "searchOnDemand",
    sql: """
      CREATE TABLE unsearched (
        first INTEGER PRIMARY KEY,
        last INTEGER NOT NULL
      ) STRICT;

      DROP TRIGGER taskTextAfterInsert;
      DROP TRIGGER taskTextBeforeDelete;
      DROP TRIGGER taskTextBeforeUpdate;
      DROP TRIGGER taskTextAfterUpdate;

      CREATE TRIGGER taskTextAfterInsert
      AFTER INSERT ON task
      WHEN \(isSearched("new"))
      BEGIN
        \(putsIn)
      END;

      CREATE TRIGGER taskTextBeforeDelete
      BEFORE DELETE ON task
      WHEN \(isSearched("old"))
      BEGIN
        \(takesOut)
      END;

      CREATE TRIGGER taskTextBeforeUpdate
      BEFORE UPDATE OF title, notes, allTags, completedAt ON task
      WHEN (\(changes))
        AND \(isSearched("old"))
      BEGIN
        \(takesOut)
      END;

      CREATE TRIGGER taskTextAfterUpdate
      AFTER UPDATE OF title, notes, allTags, completedAt ON task
      WHEN (\(changes))
        AND \(isSearched("old"))
      BEGIN
        \(putsIn)
      END;
      """)

  private static func isSearched(_ row: String) -> String {
    "NOT EXISTS (SELECT 1 FROM unsearched WHERE \(row).number BETWEEN first AND last)"
  }

  private static let putsIn = """
    INSERT INTO taskText (rowid, title, notes, tags, state)
      SELECT number, title, notes, tags, state
      FROM searchText
      WHERE number = new.number;
    """

  private static let takesOut = """
    INSERT INTO taskText (taskText, rowid, title, notes, tags, state)
      SELECT 'delete', number, title, notes, tags, state
      FROM searchText
      WHERE number = old.number;
    """

  private static let changes = """
    old.title <> new.title
      OR old.notes IS NOT new.notes
      OR old.allTags IS NOT new.allTags
      OR (old.completedAt IS NULL) <> (new.completedAt IS NULL)
    """
}
