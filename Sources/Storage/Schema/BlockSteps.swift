extension Migration {
  /// Finds the history entries that the review of an old week needs, without scanning all later ones.
  static let blockSteps = Migration(
    name: "blockSteps",
    sql: """
      CREATE INDEX blockStep ON historyEntry (number)
      WHERE kind IN ('reschedule', 'unschedule', 'plan') AND isUndone = 0;
      """)
}
