extension Migration {
  /// Spells out letters only in texts that are not plain ASCII, and stores no column lengths, because no ranking needs
  /// them.
  static let quickSearch = Migration(
    name: "quickSearch",
    sql: """
      DROP VIEW searchText;
      DROP TABLE taskText;

      CREATE VIEW searchText AS
      SELECT number,
        \(spelledUnlessPlain("title")) AS title,
        \(spelledUnlessPlain("notes")) AS notes,
        \(spelledUnlessPlain("allTags")) AS tags,
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

      INSERT INTO taskText (rowid, title, notes, tags, state)
      SELECT number, title, notes, tags, state
      FROM searchText;
      """)

  /// A text with as many bytes as characters is plain ASCII.
  static func spelledUnlessPlain(_ column: String) -> String {
    "iif(length(\(column)) = length(CAST(\(column) AS BLOB)), \(column), \(spelled(column)))"
  }
}
