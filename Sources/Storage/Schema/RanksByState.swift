extension Migration {
  /// Every task is in the order once: open ones had stood in an index of their own and in that of all besides.
  static let ranksByState = Migration(
    name: "ranksByState",
    sql: """
      DROP INDEX taskByRank;

      CREATE INDEX completedTaskByRank ON task (rank, id)
      WHERE completedAt IS NOT NULL;
      """)
}
