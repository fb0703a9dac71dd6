extension Migration {
  /// The tasks of history entries that added very many, in a form much shorter than `historyEntry.changes`, which marks
  /// their position with `{"packed":true}`. The column `subjects` is an index of the tasks; `historyTask` has no rows
  /// for them.
  static let packedSteps = Migration(
    name: "packedSteps",
    sql: """
      CREATE TABLE packedStep (
        entry INTEGER PRIMARY KEY REFERENCES historyEntry (number) ON DELETE CASCADE,
        tasks BLOB NOT NULL,
        subjects BLOB NOT NULL
      ) STRICT;
      """)
}
