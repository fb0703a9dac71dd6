extension Migration {
  /// The contents of each list, tasks (1), events (2) or both (3), and whether the user wants it shown.
  static let chosenLists = Migration(
    name: "chosenLists",
    sql: """
      ALTER TABLE list
      ADD COLUMN contents INTEGER NOT NULL DEFAULT 1 CHECK (contents BETWEEN 1 AND 3);

      ALTER TABLE list
      ADD COLUMN isUsed INTEGER NOT NULL DEFAULT 1 CHECK (isUsed BETWEEN 0 AND 1);
      """)
}
