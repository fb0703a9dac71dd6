import Domain
import Testing

@testable import Storage

@Suite("Finding tasks by their tags")
struct TagRowTests {
  private func save(_ number: Int, _ tags: [String], _ transaction: PlannerTransaction) throws(PlannerFailure) {
    var item = PlanItem(
      id: TaskID("task-\(number)"), list: .local, title: "Task \(number)", rank: Rank(Int64(number)),
      createdAt: Instant(seconds: 0))
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
}
