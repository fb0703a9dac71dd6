import Domain
import Testing

@testable import Storage

@Suite("Questions about what is missing")
struct HeldDeletionTests {
  @Test("A question of a database from before there were questions about blocks is still one about tasks")
  func brought() throws {
    let directory = try TemporaryDirectory()
    let steps = try #require(Migration.all.firstIndex(of: .heldBlocks))
    let old = try DatabaseFile(in: directory.data, migrations: Array(Migration.all.prefix(steps))).open()
    let list = try #require(try old.first("SELECT id FROM list LIMIT 1") { ListID($0.text()) })
    try old.run(
      "INSERT INTO heldDeletion (list, href, task, heldAt, isConfirmed) VALUES (?1, '/a.ics', 'a', 7, 1)",
      .text(list.text))
    let connection = try DatabaseFile(in: directory.data).open()
    let held = HeldDeletion(
      href: "/a.ics", subject: .task(TaskID("a")), heldAt: Instant(seconds: 7), isConfirmed: true)
    #expect(try connection.heldDeletions(.task, in: list) == [held])
    #expect(try connection.heldDeletions(.block, in: list).isEmpty)
    #expect(try connection.all("SELECT name FROM sqlite_schema WHERE name = 'heldTask'") { $0.text() }.isEmpty)
  }
}
