extension Migration {
  /// Finds titles to improve and improved titles, both few among many tasks.
  static let titles = Migration(
    name: "titles",
    sql: """
      CREATE INDEX titleToImprove ON task (createdAt, id, list)
      WHERE needsTitleImprovement = 1 AND completedAt IS NULL;

      CREATE INDEX improvedTitle ON task (modifiedAt DESC, id)
      WHERE originalTitle IS NOT NULL;
      """)
}
