extension Migration {
  /// The time zone last used to interpret an account's local times.
  static let zones = Migration(
    name: "zones",
    sql: """
      ALTER TABLE account
      ADD COLUMN zone TEXT;
      """)
}
