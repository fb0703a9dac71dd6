import Domain
import Testing

@Suite("Changes in the history")
struct ChangeTests {
  @Test func aChosenListComesBackAsItWasStored() throws {
    let change = Change.list(ListID("ä\n"), name: "„Liste“", isUsed: false)
    #expect(try Change(json: JSON(parsing: change.json.printed)) == change)
    #expect(change.inverse == .list(ListID("ä\n"), name: "„Liste“", isUsed: true))
    #expect(Change(json: .object([.init("list", .string("a"))])) == nil)
  }
}
