extension Migration {
  /// Changes a server does not have yet. Each change gets a new number, so that a change made while an older one is
  /// being sent is not cleared with it.
  static let outbox = Migration(
    name: "outbox",
    sql: """
      CREATE TABLE outbox (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        task TEXT NOT NULL UNIQUE,
        list TEXT NOT NULL,
        kind INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 2),
        isMoved INTEGER NOT NULL CHECK (isMoved BETWEEN 0 AND 1)
      ) STRICT;
      """)
}
