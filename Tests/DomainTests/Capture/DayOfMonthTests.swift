import Testing

@testable import Domain

@Suite("A day of the month without “on”")
struct DayOfMonthTests {
  @Test(arguments: lines.rows)
  func isReadAtTheEndOfALine(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.english).parse(row.text).summary == row.value)
  }

  static let lines = CaptureTable(
    """
    Return the projector the 7th | title=Return the projector, due=2026-12-07
    Water bill the 28th | title=Water bill, due=2026-11-28
    Dentist the 3rd | title=Dentist, due=2026-12-03
    Return the projector the 7th at 4pm | title=Return the projector, due=2026-12-07T16:00
    Return the projector the 7th #school ~20m | title=Return the projector, due=2026-12-07, min=20, tags=school
    Return the projector the 7th !high | title=Return the projector, due=2026-12-07, imp=high
    Renew BBC the 22nd | title=Renew BBC, due=2026-11-22
    Return the projector on the 7th | title=Return the projector, due=2026-12-07
    """)

  /// An ordinal is not a day after a king's name, in an enumeration, as the object of a verb or before a noun.
  @Test(arguments: [
    "Invite Edward the 7th", "Edward the 7th", "Return the 7th", "Read part one and the 7th", "A gift for the 7th",
    "Paint the 7th fence", "The death of Edward the 7th of his name",
  ])
  func isNoneElsewhere(_ text: String) {
    let captured = QuickAdd.morning(.english).parse(text)
    #expect(captured.title == text && captured.chips.isEmpty)
  }
}

@Suite("Verses of a book")
struct VerseTests {
  @Test(
    arguments: [
      "Recite Luke 2:14", "Memorise James 1:12", "Learn 1 Peter 5:10", "Romans 8:28", "Read Psalm 8:10 aloud",
      "Johannes 3:16 auswendig lernen", "Römer 8:28 lesen",
    ], [Language.english, .german])
  func areNoTimes(_ text: String, _ preferred: Language) {
    var reader = QuickAdd.morning(nil)
    reader.preferred = preferred
    #expect(reader.parse(text).chips.isEmpty)
  }

  @Test(arguments: [
    ("Call John 3:15", "2026-11-20T15:15"), ("Meet Luke 10:45", "2026-11-20T10:45"),
    ("Read to Luke 19:30", "2026-11-20T19:30"), ("Lukas 15:30 abholen", "2026-11-20T15:30"),
  ])
  func peopleHaveTimes(_ text: String, _ due: String) {
    #expect(QuickAdd.morning(nil).parse(text).due?.captured == due)
  }
}
