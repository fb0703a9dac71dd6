extension Migration {
  /// What is shown behind the letter of A tasks is asked for with every list that may hold one, and few have it.
  static let numberedTasks = Migration(
    name: "numberedTasks",
    sql: """
      CREATE INDEX numberedTask ON task (subPriority, rank, id)
      WHERE completedAt IS NULL AND grade = 1 AND subPriority IS NOT NULL;
      """)
}
