import Domain
import Testing

@testable import Storage

@Suite("Adding many tasks at once")
struct SearchLaterTests {
  private func item(_ title: String, _ number: Int) -> PlanItem {
    PlanItem(
      id: TaskID("task-\(number)"), list: .local, title: title, rank: Rank(Int64(number)),
      createdAt: Instant(seconds: 0))
  }

  /// The titles the search finds; it is also checked against the tasks themselves.
  private func found(_ word: String, in directory: DataDirectory) throws -> [String] {
    let connection = try Connection(path: directory.database, access: .readWrite)
    try connection.run("INSERT INTO taskText (taskText, rank) VALUES ('integrity-check', 1)")
    let sql = "SELECT title FROM taskText WHERE taskText MATCH ?1 ORDER BY title"
    return try connection.all(sql, .text(word)) { $0.text() }
  }

  @Test("They are found once they are stored, changed or removed meanwhile, and so are all later ones")
  func addsMany() throws {
    let directory = try TemporaryDirectory()
    let database = try PlannerDatabase(in: directory.data)
    try database.write { (transaction) throws(PlannerFailure) in
      try transaction.save(item("Before apple", 1))
      try transaction.addingMany { () throws(PlannerFailure) in
        for number in 2..<40 { try transaction.save(item("Many apple \(number)", number)) }
        try transaction.save(item("Changed pear", 5))
        try transaction.remove(TaskID("task-6"))
        try transaction.save(item("Before plum", 1))
      }
      try transaction.save(item("After apple", 50))
    }
    #expect(try found("apple", in: directory.data).count == 36 + 1)
    #expect(try found("pear", in: directory.data) == ["Changed pear"])
    #expect(try found("plum", in: directory.data) == ["Before plum"])
  }

  @Test("A transaction given up leaves nothing behind")
  func givenUp() throws {
    let directory = try TemporaryDirectory()
    let database = try PlannerDatabase(in: directory.data)
    #expect(throws: PlannerFailure.self) {
      try database.write { (transaction) throws(PlannerFailure) in
        try transaction.addingMany { () throws(PlannerFailure) in
          try transaction.save(item("Lost apple", 1))
          throw PlannerFailure.nothingToUndo
        }
      }
    }
    try database.write { (transaction) throws(PlannerFailure) in try transaction.save(item("Kept apple", 2)) }
    #expect(try found("apple", in: directory.data) == ["Kept apple"])
  }
}
