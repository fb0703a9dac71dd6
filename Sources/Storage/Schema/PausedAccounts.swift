extension Migration {
  /// Whether an account rests: then it is neither read nor written.
  static let pausedAccounts = Migration(
    name: "pausedAccounts",
    sql: """
      ALTER TABLE account
      ADD COLUMN isPaused INTEGER NOT NULL DEFAULT 0 CHECK (isPaused BETWEEN 0 AND 1);
      """)
}
