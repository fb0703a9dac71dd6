extension Migration {
  /// The zone in which an account's times were last read as wall times.
  static let zones = Migration(
    name: "zones",
    sql: """
      ALTER TABLE account
      ADD COLUMN zone TEXT;
      """)
}
