extension Migration {
  /// Which resources have more occurrences than are stored: told as long as it is so, and tried again once there is room.
  static let cutEvents = Migration(
    name: "cutEvents",
    sql: """
      ALTER TABLE eventResource
      ADD COLUMN cut INTEGER NOT NULL DEFAULT 0 CHECK (cut BETWEEN 0 AND 2);
      """)
}
