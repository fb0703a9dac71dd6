extension Migration {
  /// Finds the steps that a review of an old week has to look at, without going through all that were done since.
  static let blockSteps = Migration(
    name: "blockSteps",
    sql: """
      CREATE INDEX blockStep ON historyEntry (number)
      WHERE kind IN ('reschedule', 'unschedule', 'plan') AND isUndone = 0;
      """)
}
