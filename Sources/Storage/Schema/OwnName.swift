extension Migration {
  /// The host each session was opened under, and the name of the server in browsers on this machine.
  ///
  /// Nobody knows under which host the sessions so far were opened: their browsers sign in once more.
  static let ownName = Migration(
    name: "ownName",
    sql: """
      DELETE FROM accessSession;
      ALTER TABLE accessSession ADD COLUMN host TEXT NOT NULL DEFAULT '';

      CREATE TABLE accessName (
        number INTEGER PRIMARY KEY CHECK (number = 1),
        name TEXT NOT NULL
      ) STRICT;
      """)
}
