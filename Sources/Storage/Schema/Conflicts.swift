extension Migration {
  /// Texts changed on both sides, until a person has chosen and after. `texts` is JSON; numbers are never used twice.
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
