extension Migration {
  /// Resources with more occurrences than are stored; the user is informed as long as this lasts, and the expansion is
  /// retried once there is room.
  static let cutEvents = Migration(
    name: "cutEvents",
    sql: """
      ALTER TABLE eventResource
      ADD COLUMN cut INTEGER NOT NULL DEFAULT 0 CHECK (cut BETWEEN 0 AND 2);
      """)
}
