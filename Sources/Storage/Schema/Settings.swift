extension Migration {
  static let settings = Migration(
    name: "settings",
    sql: """
      CREATE TABLE setting (
        name TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      """)
}
