/// SQL text as a dictionary key. It hashes only the length and the end, where statements differ, because hashing a long
/// one in full for each written row would be slow.
struct StatementText: Hashable {
  private let sql: String

  init(_ sql: String) { self.sql = sql }

  func hash(into hasher: inout Hasher) {
    var end: UInt64 = 0
    for byte in sql.utf8.suffix(8) { end = end << 8 | UInt64(byte) }
    hasher.combine(end ^ UInt64(truncatingIfNeeded: sql.utf8.count))
  }
}
