extension Migration {
  static let lists = Migration(
    name: "lists",
    sql: """
      CREATE TABLE list (
        id TEXT NOT NULL PRIMARY KEY,
        account TEXT,
        name TEXT NOT NULL,
        colour TEXT,
        access INTEGER NOT NULL CHECK (access BETWEEN 0 AND 3)
      ) STRICT, WITHOUT ROWID;

      INSERT INTO list (id, name, access)
      VALUES ('local', 'Zeitblock', 1);
      """)
}
