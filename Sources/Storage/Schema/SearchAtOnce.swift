extension Migration {
  /// The program itself indexes tasks inserted in bulk, so that the triggers need no flag to skip them.
  static let searchAtOnce = Migration(
    name: "searchAtOnce",
    sql: """
      DROP TRIGGER taskTextAfterInsert;
      DROP TRIGGER taskTextBeforeDelete;
      DROP TRIGGER taskTextBeforeUpdate;
      DROP TRIGGER taskTextAfterUpdate;
      DROP TABLE searchLater;

      CREATE TRIGGER taskTextAfterInsert
      AFTER INSERT ON task
      BEGIN
        \(putsIn)
      END;

      CREATE TRIGGER taskTextBeforeDelete
      BEFORE DELETE ON task
      BEGIN
        \(takesOut)
      END;

      CREATE TRIGGER taskTextBeforeUpdate
      BEFORE UPDATE OF title, notes, allTags, completedAt ON task
      WHEN \(changes)
      BEGIN
        \(takesOut)
      END;

      CREATE TRIGGER taskTextAfterUpdate
      AFTER UPDATE OF title, notes, allTags, completedAt ON task
      WHEN \(changes)
      BEGIN
        \(putsIn)
      END;
      """)

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
