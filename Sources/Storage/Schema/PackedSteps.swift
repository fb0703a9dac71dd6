extension Migration {
  /// Tasks of steps that made very many, in a form much shorter than that of `historyEntry.changes`, which says where they
  /// stand by `{"packed":true}`. The index tells of which tasks a step tells; `historyTask` has no rows for them.
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
