/// The result of the first migrations, for new databases: running them one by one creates, alters and drops much that
/// is never used. Later migrations run one by one; adding one does not change the baseline.
enum Baseline {
  /// Number of migrations it replaces.
  static let steps = 37

  static let sql = [tasks, search, servers, planning, firstRows].joined(separator: "\n")

  private static let firstRows = """
    INSERT INTO list (id, name, access)
    VALUES ('local', 'Zeitblock', 1);
    """
}
