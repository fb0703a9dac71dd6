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

  @Test(arguments: [
    Change.calendarBlocking(ListID("ä"), name: "„K“", before: .timed, after: .none),
    .eventBlocking(EventKey(calendar: ListID("ä"), uid: "u\n/1"), title: "", before: nil, after: true),
    .eventBlocking(EventKey(calendar: ListID("c"), uid: "u"), title: "x", before: false, after: nil),
  ])
  func whatBlocksComesBackAsItWasStored(change: Change) throws {
    #expect(try Change(json: JSON(parsing: change.json.printed)) == change)
    #expect(change.inverse.inverse == change && change.inverse != change)
  }
}
