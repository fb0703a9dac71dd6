extension Migration {
  /// Stores every task in one rank index only; open tasks used to be in two.
  static let ranksByState = Migration(
    name: "ranksByState",
    sql: """
      DROP INDEX taskByRank;

      CREATE INDEX completedTaskByRank ON task (rank, id)
      WHERE completedAt IS NOT NULL;
      """)
}
