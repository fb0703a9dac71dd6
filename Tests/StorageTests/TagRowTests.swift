import Domain
import Testing

@testable import Storage

@Suite("Finding tasks by their tags")
struct TagRowTests {
  private func item(_ number: Int, in list: ListID = .local) -> PlanItem {
    PlanItem(
      id: TaskID("task-\(number)"), list: list, title: "Task \(number)", rank: Rank(Int64(number)),
      createdAt: Instant(seconds: 0))
  }

  private func save(
    _ number: Int, _ tags: [String], _ transaction: PlannerTransaction, in list: ListID = .local
  ) throws(PlannerFailure) {
    var item = item(number, in: list)
    item.tags = Tags(tags)
    try transaction.save(item)
  }

  private func tagged(_ tag: String, in database: PlannerDatabase) throws -> [String] {
    try database.read { (transaction) throws(PlannerFailure) in
      try transaction.items(ItemQuery(tag: tag)).map(\.id.text)
    }
  }

  @Test("A task that was changed is found by its new tags only, however new and known ones are mixed")
  func changes() throws {
    let directory = try TemporaryDirectory()
    let database = try PlannerDatabase(in: directory.data)
    try database.write { (transaction) throws(PlannerFailure) in
      try save(1, ["old", "both"], transaction)
      try save(2, ["old"], transaction)
      try save(1, ["new", "both"], transaction)
      try save(3, ["new"], transaction)
      try save(2, [], transaction)
    }
    #expect(try tagged("old", in: database) == [])
    #expect(try tagged("new", in: database) == ["task-1", "task-3"])
    #expect(try tagged("both", in: database) == ["task-1"])
  }

  @Test("A task that gets the number of one that is gone does not get its tags", arguments: [true, false])
  func numbersGivenAgain(withItsList: Bool) throws {
    let directory = try TemporaryDirectory()
    let database = try PlannerDatabase(in: directory.data)
    let list = SourceList(id: ListID("other"), name: "Other")
    try database.write { (transaction) throws(PlannerFailure) in
      try transaction.save(list)
      try save(1, ["gone", "Also Gone"], transaction, in: list.id)
    }
    try database.write { (transaction) throws(PlannerFailure) in
      if withItsList { try transaction.remove(list.id) } else { try transaction.remove(TaskID("task-1")) }
      try save(2, ["there"], transaction)
    }
    #expect(try tagged("gone", in: database) == [])
    #expect(try tagged("also gone", in: database) == [])
    #expect(try tagged("there", in: database) == ["task-2"])
  }

  @Test("Many tasks that came together take their tags along when they go")
  func manyTakenBack() throws {
    let directory = try TemporaryDirectory()
    let database = try PlannerDatabase(in: directory.data)
    let items = (0..<60).map { number in
      var item = item(number)
      item.tags = Tags(["tag-\(number % 7)", "all"])
      return item
    }
    try database.write { (transaction) throws(PlannerFailure) in try transaction.insert(items) }
    #expect(try tagged("tag-3", in: database).count == 9)
    try database.write { (transaction) throws(PlannerFailure) in
      for item in items { try transaction.remove(item.id) }
    }
    let connection = try DatabaseFile(in: directory.data).open()
    #expect(try connection.first("SELECT count(*) FROM taggedTask") { $0.int() } == 0)
  }

  @Test("Tags of earlier data are found as before")
  func earlierData() throws {
    let directory = try TemporaryDirectory()
    let earlier = Array(Migration.all.prefix { $0.name != "taggedTasks" })
    do {
      let connection = try DatabaseFile(in: directory.data, migrations: earlier).open()
      try connection.write { () throws(StorageError) in
        try connection.insertEarlier([item(1)])
        try connection.run("UPDATE task SET tags = 'Old', allTags = 'Old'")
        try connection.run("INSERT INTO taskTag (tagKey, task) SELECT 'old', number FROM task")
      }
    }
    let database = try PlannerDatabase(in: directory.data)
    #expect(try tagged("old", in: database) == ["task-1"])
    try database.write { (transaction) throws(PlannerFailure) in try save(1, ["new"], transaction) }
    #expect(try tagged("old", in: database) == [])
    #expect(try tagged("new", in: database) == ["task-1"])
  }
}
