import Domain
import Testing

@testable import Storage

@Suite("Kept texts")
struct KeptTextTests {
  @Test func theOldestGiveWay() throws {
    let directory = try TemporaryDirectory()
    let connection = try DatabaseFile(in: directory.data).open()
    for name in ["a", "b", "a", "c"] { try connection.keepText(Array(name.utf8), TaskID(name), limit: 2) }
    #expect(try connection.keptText(TaskID("a")) == Array("a".utf8))
    #expect(try connection.keptText(TaskID("b")) == nil)
    #expect(try connection.keptText(TaskID("c")) == Array("c".utf8))
  }
}
