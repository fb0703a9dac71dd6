extension Migration {
  /// Texts changed on both sides, before and after the user resolves the conflict. `texts` is JSON; numbers are never
  /// reused.
  static let conflicts = Migration(
    name: "conflicts",
    sql: """
      CREATE TABLE conflict (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        task TEXT NOT NULL,
        copy TEXT NOT NULL,
        copyTitle TEXT NOT NULL,
        texts TEXT NOT NULL,
        foundAt INTEGER NOT NULL,
        settled TEXT
      ) STRICT;

      CREATE INDEX openConflict ON conflict (number)
      WHERE settled IS NULL;
      """)
}
