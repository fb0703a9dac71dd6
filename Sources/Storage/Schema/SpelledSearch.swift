extension Migration {
  /// Spells out letters that are more than a base letter with an accent (ß as ss) in the index, finds emoji and tags
  /// inside texts, distinguishes open from completed tasks, and indexes word prefixes.
  ///
  /// `searchText` defines the indexed text of a task; triggers remove the old row and insert the new one. The states
  /// are private-use characters, which users do not type.
  static let spelledSearch = Migration(
    name: "spelledSearch",
    sql: """
      DROP TRIGGER taskTextAfterInsert;
      DROP TRIGGER taskTextAfterDelete;
      DROP TRIGGER taskTextAfterUpdate;
      DROP TABLE taskText;

      CREATE VIEW searchText AS
      SELECT number,
        \(spelled("title")) AS title,
        \(spelled("notes")) AS notes,
        \(spelled("allTags")) AS tags,
        char(iif(completedAt IS NULL, 57344, 57345)) AS state
      FROM task;

      CREATE VIRTUAL TABLE taskText USING fts5 (
        title,
        notes,
        tags,
        state,
        content = 'searchText',
        content_rowid = 'number',
        tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co So'",
        prefix = '1 2'
      );

      INSERT INTO taskText (rowid, title, notes, tags, state)
      SELECT number, title, notes, tags, state
      FROM searchText;

      CREATE TRIGGER taskTextAfterInsert
      AFTER INSERT ON task
      WHEN NOT EXISTS (SELECT 1 FROM searchLater)
      BEGIN
        INSERT INTO taskText (rowid, title, notes, tags, state)
        SELECT number, title, notes, tags, state
        FROM searchText
        WHERE number = new.number;
      END;

      CREATE TRIGGER taskTextBeforeDelete
      BEFORE DELETE ON task
      WHEN NOT EXISTS (SELECT 1 FROM searchLater WHERE number < old.number)
      BEGIN
        INSERT INTO taskText (taskText, rowid, title, notes, tags, state)
        SELECT 'delete', number, title, notes, tags, state
        FROM searchText
        WHERE number = old.number;
      END;

      CREATE TRIGGER taskTextBeforeUpdate
      BEFORE UPDATE OF title, notes, allTags, completedAt ON task
      WHEN \(changesSearch)
      BEGIN
        INSERT INTO taskText (taskText, rowid, title, notes, tags, state)
        SELECT 'delete', number, title, notes, tags, state
        FROM searchText
        WHERE number = old.number;
      END;

      CREATE TRIGGER taskTextAfterUpdate
      AFTER UPDATE OF title, notes, allTags, completedAt ON task
      WHEN \(changesSearch)
      BEGIN
        INSERT INTO taskText (rowid, title, notes, tags, state)
        SELECT number, title, notes, tags, state
        FROM searchText
        WHERE number = new.number;
      END;
      """)

  private static let changesSearch = """
    (
        old.title <> new.title
          OR old.notes IS NOT new.notes
          OR old.allTags IS NOT new.allTags
          OR (old.completedAt IS NULL) <> (new.completedAt IS NULL)
      )
        AND NOT EXISTS (SELECT 1 FROM searchLater WHERE number < old.number)
    """

  /// Most texts contain none of these letters, which one GLOB detects.
  static func spelled(_ column: String) -> String {
    var replaced = column
    for (letter, spelling) in letters { replaced = "replace(\(replaced), '\(letter)', '\(spelling)')" }
    let set = letters.map { $0.0 }.joined()
    return "CASE WHEN \(column) GLOB '*[\(set)]*' THEN \(replaced) ELSE \(column) END"
  }

  private static let letters = [
    ("ß", "ss"), ("ẞ", "ss"), ("æ", "ae"), ("Æ", "ae"), ("œ", "oe"), ("Œ", "oe"), ("ø", "o"), ("Ø", "o"),
    ("ł", "l"), ("Ł", "l"), ("đ", "d"), ("Đ", "d"), ("ð", "d"), ("Ð", "d"), ("þ", "th"), ("Þ", "th"), ("ı", "i"),
  ]
}
