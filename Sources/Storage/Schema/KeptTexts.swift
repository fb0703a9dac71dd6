extension Migration {
  /// Last texts of reminders removed from their servers. A restored task is created again from its own text, with the
  /// properties that only other programs understand. Numbers reflect age.
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
