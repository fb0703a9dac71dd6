import Domain
import ICalendar
import Sync
import Testing

@Suite("Writing due, start and recurrence")
struct TimeWritingTests {
  @Test(
    "a due keeps its form when only the day changes",
    arguments: [
      ("DUE;VALUE=DATE:20260704", "DUE;VALUE=DATE:20261224"), ("DUE:20260704T100000", "DUE:20261224T100000"),
      ("DUE:20260704T080000Z", "DUE:20261224T090000Z"),
      ("DUE;TZID=Europe/Berlin:20260704T100000", "DUE;TZID=Europe/Berlin:20261224T100000"),
      ("DUE;X-A=1;TZID=America/New_York:20260704T040000", "DUE;TZID=America/New_York;X-A=1:20261224T040000"),
      ("DUE;TZID=Nowhere:20260704T100000", "DUE;TZID=Nowhere:20261224T100000"),
    ])
  func forms(before: String, after: String) throws {
    let edit = try Sample.edit(before) { $0.due?.day = try Sample.day("2026-12-24") }
    #expect(edit.added == [after])
    #expect(edit.gone == [before])
  }

  @Test("another field leaves due and start alone, whatever their form")
  func untouched() throws {
    let edit = try Sample.edit("DUE;TZID=Mars:20260704T100059", "DTSTART;VALUE=DATE:20260101", "DURATION:PT1H") {
      $0.notes = "x"
    }
    #expect(edit.added == ["DESCRIPTION:x"])
    #expect(edit.gone == [])
  }

  @Test("a new due with a time floats; without one it is a date")
  func newDue() throws {
    #expect(try Sample.edit { $0.due = try Sample.due("2026-12-24") }.added == ["DUE;VALUE=DATE:20261224"])
    #expect(try Sample.edit { $0.due = try Sample.due("2026-12-24", "08:05") }.added == ["DUE:20261224T080500"])
  }

  @Test("a due that gains or loses its time takes the start with it")
  func formChange() throws {
    let edit = try Sample.edit("DTSTART;VALUE=DATE:20260101", "DUE;VALUE=DATE:20260102") {
      $0.due?.time = WallTime(minutes: 600)
    }
    #expect(edit.added == ["DTSTART:20260101T000000", "DUE:20260102T100000"])
    let back = try Sample.edit("DTSTART:20260101T070000Z", "DUE:20260102T070000Z") { $0.due?.time = nil }
    #expect(back.added == ["DTSTART;VALUE=DATE:20260101", "DUE;VALUE=DATE:20260102"])
  }

  @Test("the first day is a start in the form of the due")
  func notBefore() throws {
    let day = try Sample.day("2026-07-01")
    #expect(try Sample.edit { $0.notBefore = day }.added == ["DTSTART;VALUE=DATE:20260701"])
    let zoned = try Sample.edit("DUE;TZID=Europe/Berlin:20260704T100000") { $0.notBefore = day }
    #expect(zoned.added == ["DTSTART;TZID=Europe/Berlin:20260701T000000"])
    let utc = try Sample.edit("DUE:20260704T100000Z") { $0.notBefore = day }
    #expect(utc.added == ["DTSTART:20260630T220000Z"])
    let moved = try Sample.edit("DTSTART:20260601T090000") { $0.notBefore = day }
    #expect(moved.added == ["DTSTART:20260701T090000"])
    #expect(try Sample.edit("DTSTART:20260601T090000") { $0.notBefore = nil }.gone == ["DTSTART:20260601T090000"])
  }

  @Test("a recurring task gets a start on its due, and both advance together")
  func recurring() throws {
    let new = try Sample.edit("DUE;VALUE=DATE:20260704") { $0.recurrence = Recurrence(.daily) }
    #expect(new.added == ["DTSTART;VALUE=DATE:20260704", "RRULE:FREQ=DAILY"])
    let next = try Sample.edit(
      "DTSTART;TZID=Europe/Berlin:20261024T090000", "DUE;TZID=Europe/Berlin:20261024T100000", "RRULE:FREQ=DAILY"
    ) { $0.due?.day = try Sample.day("2026-10-25") }
    #expect(
      next.added == ["DTSTART;TZID=Europe/Berlin:20261025T090000", "DUE;TZID=Europe/Berlin:20261025T100000"])
    let ended = try Sample.edit(
      "DTSTART;VALUE=DATE:20260704", "DUE;VALUE=DATE:20260704", "RRULE:FREQ=DAILY", "EXDATE;VALUE=DATE:20260705"
    ) { $0.recurrence = nil }
    #expect(ended.added == [])
    #expect(ended.gone == ["DTSTART;VALUE=DATE:20260704", "RRULE:FREQ=DAILY", "EXDATE;VALUE=DATE:20260705"])
  }

  @Test("a duration goes when a due makes it wrong, and an estimate it stood for is kept")
  func duration() throws {
    let edit = try Sample.edit("DTSTART;VALUE=DATE:20260101", "DURATION:P1D") {
      $0.due = try Sample.due("2026-01-02")
    }
    #expect(edit.gone == ["DURATION:P1D"])
    #expect(edit.added == ["DUE;VALUE=DATE:20260102", "ESTIMATED-DURATION:PT1440M"])
  }

  @Test(
    "every recurrence is written as a rule that reads back as it was",
    arguments: [
      (.daily, "FREQ=DAILY"), (.weekly(Weekdays([1, 7])), "FREQ=WEEKLY;BYDAY=MO,SU"),
      (.biweekly(Weekdays([3])), "FREQ=WEEKLY;INTERVAL=2;BYDAY=WE"),
      (.monthly(day: 31), "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1"),
      (.monthly(day: 32), "FREQ=MONTHLY;BYMONTHDAY=-1"), (.yearly, "FREQ=YEARLY"),
      (.custom(every: 3, unit: .weeks), "FREQ=WEEKLY;INTERVAL=3"),
      (.rule("FREQ=MONTHLY;BYDAY=1MO;COUNT=3"), "FREQ=MONTHLY;BYDAY=1MO;COUNT=3"),
    ] as [(Recurrence.Pattern, String)])
  func rules(pattern: Recurrence.Pattern, rule: String) throws {
    let mapping = try Sample.mapping()
    let base = Sample.text("DTSTART;VALUE=DATE:20260704", "DUE;VALUE=DATE:20260704")
    var item = try #require(mapping.received(from: base, in: Sample.list)).item
    item.notBefore = nil
    item.recurrence = Recurrence(pattern)
    let text = mapping.patched(base, to: item, at: Sample.now)
    #expect(text.todo?.first("RRULE")?.rawValue == rule)
    #expect(mapping.received(from: text, in: Sample.list)?.item.recurrence == item.recurrence)
    #expect(mapping.patched(text, to: item, at: Sample.now).bytes == text.bytes)
  }

  @Test("what a rule has no word for is kept beside it")
  func anchor() throws {
    let edit = try Sample.edit("DUE;VALUE=DATE:20260704", "DTSTART;VALUE=DATE:20260704", "RRULE:INTERVAL=1;FREQ=DAILY")
    {
      $0.recurrence?.anchor = .completion
      $0.recurrence?.missed = .each
    }
    #expect(edit.added == ["X-ZEITBLOCK-REPEAT:COMPLETION-EACH"])
    #expect(edit.gone == [])
  }
}
