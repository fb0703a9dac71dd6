import Testing

@testable import Domain

/// The local time zone is one hour ahead of UTC.
@Suite("Times of other zones in a line")
struct CapturedZoneTests {
  static let table = CaptureTable(
    """
    Call 15:00 UTC tomorrow | title=Call, due=2026-11-21T16:00
    Call tomorrow at 3pm PST | title=Call, due=2026-11-22T00:00
    Call 8:00 GMT+2 tomorrow | title=Call, due=2026-11-21T07:00
    Call 3-4pm EST tomorrow | title=Call, due=2026-11-21T21:00, min=60
    Release tomorrow morning UTC | title=Release, due=2026-11-21T10:00
    Call 9am UTC | title=Call, due=2026-11-20T10:00
    Call 8am UTC | title=Call, due=2026-11-21T09:00
    Call at 3pm est tomorrow | title=Call, due=2026-11-21T21:00
    Deliver 2026-12-05T14:30Z | title=Deliver, due=2026-12-05T15:30
    Deliver 2026-12-05T14:30+02:00 | title=Deliver, due=2026-12-05T13:30
    Standup every Monday 9:00 UTC | title=Standup, due=2026-11-23T10:00, rec=FREQ=WEEKLY;BYDAY=MO
    Call 9:00 (UTC) tomorrow | title=Call, due=2026-11-21T10:00
    Call 3pm ET tomorrow | title=Call, due=2026-11-21T21:00
    Call July 1 at 3pm ET | title=Call, due=2027-07-01T20:00
    Call July 1 16:00 CET | title=Call, due=2027-07-01T15:00
    Call 11 am GMT+0900 (JST) tomorrow | title=Call, due=2026-11-21T03:00
    """)

  @Test(arguments: table.rows)
  func areTurnedIntoTheTimeHere(_ row: CaptureTable.Row) {
    var grammar = QuickAdd.morning(.english)
    grammar.zones = .fixed(ahead: 3_600)
    #expect(grammar.parse(row.text).summary == row.value)
  }

  @Test(arguments: ["Call 15:00 UTC", "Call 3pm PST", "Anruf 15 Uhr MEZ"])
  func stayWholeWhereNobodyKnowsTheTimeHere(_ text: String) {
    for language in Language.allCases {
      let captured = QuickAdd.morning(language).parse(text)
      #expect(captured.title == text)
      #expect(captured.chips.isEmpty)
    }
  }
}
