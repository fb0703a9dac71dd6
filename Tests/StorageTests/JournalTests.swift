import Domain
import Testing

@testable import Storage

@Suite("The journal")
struct JournalTests {
  let directory: TemporaryDirectory
  let connection: Connection
  private let list = ListID("l")

  init() throws {
    directory = try TemporaryDirectory()
    connection = try DatabaseFile(in: directory.data).open()
  }

  private func draft(_ verb: JournalEntry.Verb = .update, _ href: String = "/a", at seconds: Int64)
    -> JournalEntry.Draft
  {
    JournalEntry.Draft(
      account: "home", list: list, href: href, uid: "u", task: TaskID("t"), title: "Milch", verb: verb,
      target: verb == .move ? JournalEntry.Place(list: ListID("m"), href: "/m/a") : nil, before: [1, 0], sent: [2],
      at: Instant(seconds: seconds))
  }

  @Test(arguments: JournalEntry.Verb.allCases)
  func anEntryComesBackAsItWasNoted(verb: JournalEntry.Verb) throws {
    let number = try connection.beginJournal(draft(verb, at: 5))
    let open = try #require(try connection.openJournal(list, "/a"))
    #expect(open.number == number && open.draft == draft(verb, at: 5) && open.outcome == nil)
    #expect(try connection.openMoves().count == (verb == .move ? 1 : 0))
    try connection.endJournal(
      list, "/a", JournalEntry.Ending(.refused, at: Instant(seconds: 7), after: [3], words: "no"))
    #expect(try connection.openJournal(list, "/a") == nil)
    let entry = try #require(try connection.journal(nil, since: nil, limit: 9).first)
    #expect(entry.outcome == .refused && entry.words == "no" && entry.after == [3])
    #expect(entry.endedAt == Instant(seconds: 7))
  }

  @Test func aLaterWriteToTheSamePlaceTakesTheOthersPlace() throws {
    try connection.beginJournal(draft(at: 1))
    try connection.beginJournal(draft(at: 2))
    try connection.beginJournal(draft(.create, "/b", at: 3))
    let all = try connection.journal(list, since: nil, limit: 9)
    #expect(all.map(\.outcome) == [.dropped, nil, nil])
    #expect(try connection.journal(nil, since: Instant(seconds: 2), limit: 1).map(\.draft.href) == ["/b"])
    #expect(try connection.journal(ListID("other"), since: nil, limit: 9).isEmpty)
  }

  @Test func aResourceThatIsRemovedHasNoWriteUnderWay() throws {
    try connection.beginJournal(draft(at: 1))
    try connection.removeResource(list, "/a")
    #expect(try connection.openJournal(list, "/a") == nil)
  }

  @Test func theFirstEntryAfterAnInstantTellsWhatWasThere() throws {
    for (second, text) in [(10, UInt8(1)), (20, 2), (30, 3)] as [(Int64, UInt8)] {
      var entry = draft(at: second)
      entry.before = [text]
      try connection.beginJournal(entry)
      try connection.endJournal(list, "/a", JournalEntry.Ending(.done, at: Instant(seconds: second)))
    }
    #expect(try connection.firstJournal(after: Instant(seconds: 15), nil).map(\.draft.before) == [[2]])
    #expect(try connection.firstJournal(after: Instant(seconds: 0), list).map(\.draft.before) == [[1]])
    #expect(try connection.firstJournal(after: Instant(seconds: 30), nil).isEmpty)
    #expect(try connection.firstJournal(after: Instant(seconds: 0), ListID("other")).isEmpty)
  }

  @Test func oldEntriesAreForgottenUnlessTheirOutcomeIsUnknown() throws {
    try connection.beginJournal(draft(.update, "/open", at: 1))
    try connection.beginJournal(draft(.update, "/done", at: 2))
    try connection.endJournal(list, "/done", JournalEntry.Ending(.done, at: Instant(seconds: 2)))
    #expect(try connection.journalStart() == nil)
    try connection.pruneJournal(at: Instant(seconds: 3 + Connection.journalAge))
    #expect(try connection.journal(nil, since: nil, limit: 9).map(\.draft.href) == ["/open"])
  }
}
