extension Migration {
  /// Completed and skipped occurrences of recurring tasks. `due` is the occurrence, `2026-12-24` or `2026-12-24T15:00`.
  /// Rows outlive their task, so that a restored task keeps its past.
  static let completions = Migration(
    name: "completions",
    sql: """
      CREATE TABLE completion (
        task TEXT NOT NULL,
        doneAt INTEGER NOT NULL,
        due TEXT NOT NULL,
        isSkipped INTEGER NOT NULL CHECK (isSkipped BETWEEN 0 AND 1),
        minutes INTEGER NOT NULL,
        PRIMARY KEY (task, doneAt, due)
      ) STRICT, WITHOUT ROWID;
      """)
}
