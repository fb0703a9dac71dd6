extension Migration {
  /// Whether sync skips an account.
  static let pausedAccounts = Migration(
    name: "pausedAccounts",
    sql: """
      ALTER TABLE account
      ADD COLUMN isPaused INTEGER NOT NULL DEFAULT 0 CHECK (isPaused BETWEEN 0 AND 1);
      """)
}
