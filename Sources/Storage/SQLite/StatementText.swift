/// The text of a statement as a key. Statements differ in length or at their ends, so there is no need to hash a long one
/// whole each time a row is written.
struct StatementText: Hashable {
  private let sql: String

  init(_ sql: String) { self.sql = sql }

  func hash(into hasher: inout Hasher) {
    hasher.combine(sql.utf8.count)
    for byte in sql.utf8.suffix(8) { hasher.combine(byte) }
  }
}
