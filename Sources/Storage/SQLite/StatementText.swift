/// The text of a statement as a key. Statements differ in length or at their ends, so there is no need to hash a long one
/// whole each time a row is written.
struct StatementText: Hashable {
  private let sql: String

  init(_ sql: String) { self.sql = sql }

  func hash(into hasher: inout Hasher) {
    var end: UInt64 = 0
    for byte in sql.utf8.suffix(8) { end = end << 8 | UInt64(byte) }
    hasher.combine(end ^ UInt64(truncatingIfNeeded: sql.utf8.count))
  }
}
