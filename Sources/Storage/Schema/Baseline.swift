/// What the first steps of the schema come to, for new data: taking them one by one makes, alters and drops much that is
/// never used. Steps added later follow one by one; nothing here has to change then.
enum Baseline {
  /// How many steps it stands for.
  static let steps = 37

  static let sql = [tasks, search, servers, planning, firstRows].joined(separator: "\n")

  private static let firstRows = """
    INSERT INTO list (id, name, access)
    VALUES ('local', 'Zeitblock', 1);
    """
}
