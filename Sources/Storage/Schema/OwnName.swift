extension Migration {
  /// The host used to open each session, and the server's name in browsers on this machine.
  ///
  /// The host of earlier sessions is unknown, so their browsers must sign in again.
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
