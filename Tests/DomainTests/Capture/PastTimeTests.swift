import Testing

@testable import Domain

@Suite("A time of today that has passed")
struct PastTimeTests {
  @Test("stays as written, but for a bare hour from 1 to 6 and what is said by the dial", arguments: german.rows)
  func isReadInGerman(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.german).parse(row.text).summary == row.value)
  }

  @Test("stays as it is written in English too", arguments: english.rows)
  func isReadInEnglish(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(.english).parse(row.text).summary == row.value)
  }

  @Test("offers the other half of the day")
  func offers() {
    let german = QuickAdd.morning(.german)
    #expect(german.parse("Anna heute 9:15").chips.first?.alternatives == ["2026-11-20T21:15"])
    #expect(german.parse("Anna heute um 9 Uhr").chips.first?.alternatives == ["2026-11-20T21:00"])
    #expect(german.parse("Anna heute um 5").chips.first?.alternatives == ["2026-11-20T05:00"])
  }

  @Test("is never moved where nothing but a time was asked for")
  func asWritten() {
    var grammar = QuickAdd.morning(nil)
    grammar.takesTimesAsWritten = true
    #expect(grammar.parse("today 9:15").due?.captured == "2026-11-20T09:15")
    #expect(grammar.parse("heute um 5").due?.captured == "2026-11-20T05:00")
    #expect(grammar.parse("um 5").due?.captured == "2026-11-21T05:00")
    #expect(grammar.parse("heute halb neun").due?.captured == "2026-11-20T20:30")
  }

  static let german = CaptureTable(
    """
    Zahnarzt heute 9:30 | title=Zahnarzt, due=2026-11-20T09:30
    Zahnarzt heute 9:15 | title=Zahnarzt, due=2026-11-20T09:15
    Zahnarzt heute um 9 Uhr | title=Zahnarzt, due=2026-11-20T09:00
    Zahnarzt heute um 9 Uhr 15 | title=Zahnarzt, due=2026-11-20T09:15
    Zahnarzt um 8 heute | title=Zahnarzt, due=2026-11-20T08:00
    Zahnarzt heute um 7 | title=Zahnarzt, due=2026-11-20T07:00
    Zahnarzt heute 3:30 | title=Zahnarzt, due=2026-11-20T03:30
    Zahnarzt heute 5:00 | title=Zahnarzt, due=2026-11-20T05:00
    Zahnarzt heute von 8 bis 9 | title=Zahnarzt, due=2026-11-20T08:00, min=60
    Zahnarzt heute um 5 | title=Zahnarzt, due=2026-11-20T17:00
    Zahnarzt heute um 5 Uhr | title=Zahnarzt, due=2026-11-20T17:00
    Zahnarzt heute um 5 Uhr früh | title=Zahnarzt, due=2026-11-20T05:00
    Zahnarzt heute halb neun | title=Zahnarzt, due=2026-11-20T20:30
    Zahnarzt um 9 Uhr | title=Zahnarzt, due=2026-11-21T09:00
    Zahnarzt um 5 Uhr | title=Zahnarzt, due=2026-11-20T17:00
    Zahnarzt heute um 11 | title=Zahnarzt, due=2026-11-20T11:00
    """)

  static let english = CaptureTable(
    """
    Call Ann today 9:30 | title=Call Ann, due=2026-11-20T09:30
    Call Ann at 8 today | title=Call Ann, due=2026-11-20T08:00
    Call Ann today at 9 o'clock | title=Call Ann, due=2026-11-20T09:00
    Call Ann today at 3:30 | title=Call Ann, due=2026-11-20T03:30
    Call Ann today at eight fifteen | title=Call Ann, due=2026-11-20T08:15
    Call Ann today by 9 | title=Call Ann, due=2026-11-20T09:00
    Call Ann today at 5 | title=Call Ann, due=2026-11-20T17:00
    Call Ann today at 5am | title=Call Ann, due=2026-11-20T05:00
    Call Ann today at quarter past eight | title=Call Ann, due=2026-11-20T20:15
    Call Ann at 8 | title=Call Ann, due=2026-11-21T08:00
    """)
}

@Suite("Numbers behind weekdays, lengths and quarters")
struct NumberBehindTests {
  @Test("count only where they mean something", arguments: rows.rows)
  func areRead(_ row: CaptureTable.Row) {
    #expect(QuickAdd.morning(nil).parse(row.text).summary == row.value)
  }

  static let rows = CaptureTable(
    """
    Fri 13 | title=Fri 13
    Fr 13 | title=Fr 13
    Call Bob Fri 27 | title=Call Bob, due=2026-11-27
    Call Bob Friday 27 | title=Call Bob, due=2026-11-27
    Fr 27: Rechnung zahlen | title=Rechnung zahlen, due=2026-11-27
    Call Bob Fri 13:30 | title=Call Bob, due=2026-11-27T13:30
    Mon 3 eggs | title=Mon 3 eggs
    Dehnen täglich 10 Minuten 30 mal | title=Dehnen, min=10, rec=FREQ=DAILY;COUNT=30
    Stretch daily 10 minutes 30 times | title=Stretch, min=10, rec=FREQ=DAILY;COUNT=30
    Bericht jeden ersten Montag im Quartal | title=Bericht, rec=FREQ=MONTHLY;BYMONTH=1,4,7,10;BYDAY=1MO
    Report every first Monday of the quarter | title=Report, rec=FREQ=MONTHLY;BYMONTH=1,4,7,10;BYDAY=1MO
    Bericht am letzten Freitag jedes Quartals | title=Bericht, rec=FREQ=MONTHLY;BYMONTH=3,6,9,12;BYDAY=-1FR
    Report on the last workday of every quarter | title=Report, rec=FREQ=MONTHLY;BYMONTH=3,6,9,12;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
    Bericht jedes Quartal | title=Bericht, rec=FREQ=MONTHLY;INTERVAL=3
    """)
}
