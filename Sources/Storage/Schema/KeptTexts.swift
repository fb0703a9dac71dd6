extension Migration {
  /// Last texts of reminders that have gone from their servers, so that a task that is taken back is made again from
  /// its own, with what only other programs understand. Numbers tell the age.
  static let keptTexts = Migration(
    name: "keptTexts",
    sql: """
      CREATE TABLE keptText (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        task TEXT NOT NULL UNIQUE,
        text BLOB NOT NULL
      ) STRICT;
      """)
}
