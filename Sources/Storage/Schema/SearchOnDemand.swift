extension Migration {
  /// Lets very many tasks that come together wait for the search: `unsearched` names the numbers of tasks it does not know
  /// yet. They are put into it by whoever looks for something next, or by a server beforehand; until then no trigger tells
  /// the search of them.
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
