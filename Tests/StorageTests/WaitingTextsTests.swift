import Domain
import Testing

@testable import Storage

@Suite("Tasks that wait for the search")
struct WaitingTextsTests {
  let directory: TemporaryDirectory
  let database: PlannerDatabase

  init() throws {
    directory = try TemporaryDirectory()
    database = try PlannerDatabase(in: directory.data, readers: 1)
  }

  private func items(_ numbers: Range<Int>) -> [PlanItem] {
    numbers.map { number in
      var item = PlanItem(
        id: TaskID("task-\(number)"), list: .local, title: "Straße \(number)", rank: Rank(Int64(number)),
        createdAt: Instant(seconds: 0))
      item.tags = Tags(["Büro"])
      if number % 10 == 0 { item.completedAt = Instant(seconds: 1) }
      return item
    }
  }

  private func insert(_ numbers: Range<Int>) throws {
    try database.write { (transaction) throws(PlannerFailure) in try transaction.insert(items(numbers)) }
  }

  private func found(_ text: String, in database: PlannerDatabase) throws -> [Int] {
    let result = try database.read { (reader) throws(PlannerFailure) in
      try reader.search(TaskSearch(text, state: .all, limit: 0))
    }
    return [result.open, result.completed]
  }

  private func connection() throws -> Connection { try DatabaseFile(in: directory.data).open() }

  /// Compares the index with the tasks.
  private func check() throws {
    try connection().run("INSERT INTO taskText (taskText, rank) VALUES ('integrity-check', 1)")
  }

  @Test func areFoundByEveryProgramBeforeAndAfterTheyWereToldOf() throws {
    try insert(0..<30)
    try insert(30..<5_030)
    #expect(try connection().hasWaitingTexts())
    let other = try PlannerDatabase(in: directory.data)
    for told in [false, true] {
      if told { try database.catchUpSearch() }
      for store in [database, other] {
        #expect(try found("strasse", in: store) == [4_527, 503])
        #expect(try found("#buero 50", in: store) == [36, 5])
        #expect(try found("strasse 5029", in: store) == [1, 0])
        #expect(try found("gibtesnicht", in: store) == [0, 0])
      }
    }
    #expect(try !connection().hasWaitingTexts())
    try check()
  }

  @Test func areToldOfInPortionsOthersMayWriteBetween() throws {
    try insert(0..<5_000)
    let connection = try connection()
    var portions = 0
    while try connection.hasWaitingTexts() {
      try connection.write { () throws(StorageError) in try connection.searchSomeWaiting() }
      portions += 1
      try database.write { (transaction) throws(PlannerFailure) in
        try transaction.remove(TaskID("task-\(portions * 1_301)"))
        try transaction.save(items((10_000 + portions)..<(10_001 + portions))[0])
      }
      #expect(try found("strasse", in: database) == [4_500 - portions + portions, 500])
    }
    #expect(portions == 3)
    try check()
  }

  @Test func mayGoBeforeTheyWereToldOfAndOthersTakeTheirPlace() throws {
    try insert(0..<1_500)
    try database.write { (transaction) throws(PlannerFailure) in
      for item in items(0..<1_500) { try transaction.remove(item.id) }
      try transaction.save(items(7_001..<7_002)[0])
      try transaction.insert(items(8_001..<8_100))
    }
    #expect(try found("strasse", in: database) == [91, 9])
    try insert(9_000..<10_100)
    #expect(try found("strasse", in: database) == [1_081, 119])
    try database.catchUpSearch()
    #expect(try found("strasse", in: database) == [1_081, 119])
    try check()
  }

  @Test func areFoundWhereNothingCanBeWritten() throws {
    try insert(0..<1_200)
    try database.checkpoint()
    let file = try Connection(path: directory.data.database, access: .immutable)
    #expect(throws: StorageError.self) { try file.write { () throws(StorageError) in try file.searchSomeWaiting() } }
    let result = try file.read { () throws(StorageError) in
      try file.search(TaskSearch("strasse", state: .all, limit: 3))
    }
    #expect(result.items.count == 3)
    #expect([result.open, result.completed] == [1_080, 120])
  }

  @Test func leaveTheSchemaAsItWas() throws {
    let sql = "SELECT name || coalesce(sql, '') FROM sqlite_schema ORDER BY name"
    let before = try connection().all(sql) { $0.text() }
    try insert(0..<1_200)
    #expect(try connection().all(sql) { $0.text() } == before)
    try insert(2_000..<2_100)
    try insert(3_000..<4_100)
    #expect(try connection().all(sql) { $0.text() } == before)
    #expect(try connection().all("PRAGMA integrity_check") { $0.text() } == ["ok"])
  }

  @Test func areTheVeryRowsThatComeOneByOne() throws {
    try insert(0..<2_300)
    try database.catchUpSearch()
    let other = try TemporaryDirectory()
    try PlannerDatabase(in: other.data).write { (transaction) throws(PlannerFailure) in
      for item in items(0..<2_300) { try transaction.save(item) }
    }
    let others = try DatabaseFile(in: other.data).open()
    for table in ["task", "taggedTask", "tally", "unsearched"] {
      let columns = try others.all("SELECT name FROM pragma_table_info(?1)", .text(table)) { $0.text() }
      let row = columns.map { "quote(\"\($0)\")" }.joined(separator: " || ',' || ")
      let sql = "SELECT \(row) FROM \(table) ORDER BY 1"
      #expect(try connection().all(sql) { $0.text() } == others.all(sql) { $0.text() })
    }
  }
}

@Suite("Data from before tasks waited for the search")
struct EarlierDataTests {
  @Test func isFoundTakenBackAndDoneAgain() throws {
    let directory = try TemporaryDirectory()
    let earlier = Array(Migration.all.prefix { $0.name != "searchOnDemand" })
    let items = (0..<300).map { number in
      PlanItem(
        id: TaskID("task-\(number)"), list: .local, title: "Früher \(number)", rank: Rank(Int64(number) << 20),
        createdAt: Environment.counted().now)
    }
    do {
      let connection = try DatabaseFile(in: directory.data, migrations: earlier).open()
      let changes = items.map {
        Change.task(before: nil, after: .init(item: $0, place: Place(after: nil, before: nil)))
      }
      try connection.write { () throws(StorageError) in
        try connection.insertEarlier(items)
        try connection.run(
          "INSERT INTO historyEntry (kind, title, taskCount, doneAt, changes) VALUES ('bringIn', 'x', 300, 1, ?1)",
          .utf8(Change.stored(changes)))
      }
    }
    let database = try PlannerDatabase(in: directory.data)
    let planner = Planner(database)
    func open() throws -> Int {
      try database.read { (reader) throws(PlannerFailure) in
        try reader.search(TaskSearch("frueher", state: .all, limit: 0)).open
      }
    }
    #expect(try open() == 300)
    #expect(try planner.perform(.undo(expected: nil), in: .counted()).changed.count == 300)
    #expect(try open() == 0)
    #expect(try planner.perform(.redo, in: .counted()).changed.count == 300)
    #expect(try open() == 300)
  }
}

extension Connection {
  /// Tasks in data from before their texts had a checksum.
  func insertEarlier(_ items: [PlanItem]) throws(StorageError) {
    try run("ALTER TABLE task ADD COLUMN textChecksum INTEGER")
    for item in items { try insertTask(item) }
    try run("ALTER TABLE task DROP COLUMN textChecksum")
  }
}
