extension Migration {
  /// Finds the few A tasks with a sub-priority, which is looked up for every list that may contain one.
  static let numberedTasks = Migration(
    name: "numberedTasks",
    sql: """
      CREATE INDEX numberedTask ON task (subPriority, rank, id)
      WHERE completedAt IS NULL AND grade = 1 AND subPriority IS NOT NULL;
      """)
}
