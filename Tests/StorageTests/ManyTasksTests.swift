import Domain
import Testing

@testable import Storage

@Suite("Inserting many tasks at once")
struct ManyTasksTests {
  private func item(_ title: String, _ number: Int) -> PlanItem {
    var item = PlanItem(
      id: TaskID("task-\(number)"), list: number % 3 == 0 ? ListID("other") : .local, title: title,
      rank: Rank(Int64(number)), createdAt: Instant(seconds: 0))
    if number % 2 == 0 { item.manualDuration = number }
    if number % 5 == 0 { item.completedAt = Instant(seconds: 5) }
    if number % 7 == 0 { item.notes = "With a note and #Note-\(number)" }
    item.tags = Tags(["Tag \(number % 4)", "Apple"])
    return item
  }

  private var many: [PlanItem] { (2..<90).map { item("Many apples \($0) #Written", $0) } }

  private func database() throws -> (directory: TemporaryDirectory, store: PlannerDatabase) {
    let directory = try TemporaryDirectory()
    let database = try PlannerDatabase(in: directory.data)
    try database.write { (transaction) throws(PlannerFailure) in
      try transaction.save(SourceList(id: ListID("other"), name: "Other"))
      try transaction.save(item("Before", 1))
    }
    return (directory, database)
  }

  /// Every row of every table, search index apart, which is checked against the tasks.
  private func rows(in directory: TemporaryDirectory) throws -> [String] {
    let connection = try Connection(path: directory.data.database, access: .readWrite)
    try connection.run("INSERT INTO taskText (taskText, rank) VALUES ('integrity-check', 1)")
    let tables = try connection.all(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'taskText%' ORDER BY name"
    ) { $0.text() }
    var rows: [String] = []
    for table in tables {
      let columns = try connection.all("SELECT name FROM pragma_table_info(?1)", .text(table)) { $0.text() }
      let row = columns.map { "quote(\"\($0)\")" }.joined(separator: " || ',' || ")
      rows += try connection.all("SELECT \(row) FROM \"\(table)\" ORDER BY 1") { "\(table): \($0.text())" }
    }
    return rows
  }

  private func found(_ word: String, in directory: TemporaryDirectory) throws -> Int? {
    let connection = try Connection(path: directory.data.database, access: .readWrite)
    return try connection.first("SELECT count(*) FROM taskText WHERE taskText MATCH ?1", .text(word)) { $0.int() }
  }

  @Test("Leaves the very rows that inserting one by one does")
  func sameRows() throws {
    let (together, one) = try (database(), database())
    try together.store.write { (transaction) throws(PlannerFailure) in try transaction.insert(many) }
    try one.store.write { (transaction) throws(PlannerFailure) in for item in many { try transaction.save(item) } }
    let rows = try rows(in: together.directory)
    #expect(rows == (try self.rows(in: one.directory)))
    #expect(rows.contains { $0.hasPrefix("tally: 'other',") && !$0.contains(",0,0,") })
    #expect(try found("apples", in: together.directory) == many.count)
  }

  @Test("What is changed, removed and added afterwards counts and is found as ever", arguments: [true, false])
  func goesOn(inTheSameTransaction: Bool) throws {
    let (directory, database) = try database()
    let change = { (transaction: PlannerTransaction) throws(PlannerFailure) in
      try transaction.save(item("Changed pear", 5))
      try transaction.remove(TaskID("task-6"))
      try transaction.save(item("After apples", 200))
    }
    try database.write { (transaction) throws(PlannerFailure) in
      try transaction.insert(many)
      if inTheSameTransaction { try change(transaction) }
    }
    if !inTheSameTransaction { try database.write(change) }
    #expect(try found("apples", in: directory) == many.count - 2 + 1)
    #expect(try found("pear", in: directory) == 1)
    let (counts, items) = try database.read { (transaction) throws(PlannerFailure) in
      (try transaction.counts(nil), try transaction.items(ItemQuery(state: .all)))
    }
    let open = items.filter { !$0.isCompleted }
    #expect(counts.open == open.count)
    #expect(counts.completed == items.count - open.count)
    #expect(counts.openMinutes == open.map(\.effectiveDuration.minutes).reduce(0, +))
  }

  @Test("A transaction given up leaves nothing behind, nor does one refused because a task is there")
  func givenUp() throws {
    let (directory, database) = try database()
    #expect(throws: PlannerFailure.nothingToUndo) {
      try database.write { (transaction) throws(PlannerFailure) in
        try transaction.insert(many)
        throw PlannerFailure.nothingToUndo
      }
    }
    #expect(throws: PlannerFailure.self) {
      try database.write { (transaction) throws(PlannerFailure) in
        try transaction.insert(many + [item("Twice", 1)])
      }
    }
    try database.write { (transaction) throws(PlannerFailure) in try transaction.save(item("Kept plum", 2)) }
    #expect(try found("plum", in: directory) == 1)
    #expect(try found("apples", in: directory) == 0)
    #expect(try database.read { (transaction) throws(PlannerFailure) in try transaction.counts(nil) }.open == 2)
  }
}
