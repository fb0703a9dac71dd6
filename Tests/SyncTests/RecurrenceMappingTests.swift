import Domain
import ICalendar
import Sync
import Testing

@Suite("Recurrence as VTODO")
struct RecurrenceMappingTests {
  @Test(
    "a series with days left out or added is kept verbatim and byte for byte",
    arguments: ["EXDATE;VALUE=DATE:20261122,20261123", "RDATE;VALUE=DATE:20261130", "EXRULE:FREQ=WEEKLY"])
  func exceptions(line: String) throws {
    let lines = ["DTSTART;VALUE=DATE:20261121", "DUE;VALUE=DATE:20261121", "RRULE:FREQ=DAILY", line]
    let base = Sample.text(lines + ["X-ZEITBLOCK-REPEAT:COMPLETION"])
    let item = try #require(try Sample.mapping().received(from: base, in: Sample.list)).item
    #expect(item.recurrence?.pattern == .rule("FREQ=DAILY"))
    #expect(item.recurrence?.anchor == .completion)
    #expect(item.recurrence?.next(afterDue: try Sample.day("2026-11-21"), doneOn: try Sample.day("2026-11-21")) == nil)
    var moved = item
    moved.due = try Sample.due("2026-11-25")
    let text = Sample.lines(try Sample.mapping().patched(base, to: moved, at: Sample.now))
    #expect(text.contains("RRULE:FREQ=DAILY") && text.contains(line))
    #expect(text.contains("X-ZEITBLOCK-REPEAT:COMPLETION"))
  }

  @Test("a series with one day told by a VTODO of its own is kept verbatim")
  func override() throws {
    let lines = [
      "BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:1", "DUE;VALUE=DATE:20261121", "RRULE:FREQ=DAILY", "END:VTODO",
      "BEGIN:VTODO", "UID:1", "RECURRENCE-ID;VALUE=DATE:20261122", "DUE;VALUE=DATE:20261125", "END:VTODO",
    ]
    let other = lines.map { $0 == "UID:1" ? "UID:2" : $0 }
    for (text, pattern) in [
      (lines, Recurrence.Pattern.rule("FREQ=DAILY")), (Array(lines.prefix(6) + other.suffix(5)), .daily),
    ] {
      let calendar = CalendarText(parsing: (text + ["END:VCALENDAR"]).flatMap { Array($0.utf8) + [13, 10] })
      let item = try #require(try Sample.mapping().received(from: calendar, in: Sample.list)).item
      #expect(item.recurrence?.pattern == pattern)
    }
  }

  @Test("a new rule takes along the days that belonged to the old one")
  func replaced() throws {
    let edit = try Sample.edit(
      "DTSTART;VALUE=DATE:20261121", "DUE;VALUE=DATE:20261121", "RRULE:FREQ=DAILY", "EXDATE;VALUE=DATE:20261122"
    ) { $0.recurrence = Recurrence(.daily) }
    #expect(edit.added == [])
    #expect(edit.gone == ["EXDATE;VALUE=DATE:20261122"])
  }

  @Test(
    "every recurrence made here reads back as ours",
    arguments: [
      ("every:1,months,31", "2027-01-31", "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1", "every:1_months_31"),
      ("every:2,months,30", "2027-02-28", "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=28,29,30;BYSETPOS=-1", nil),
      ("every:2,months", "2027-01-31", "FREQ=MONTHLY;INTERVAL=2", "every:2_months"),
      (
        "every:2,months;completion;each", "2027-01-31", "FREQ=MONTHLY;INTERVAL=2", "every:2_months.completion.each"
      ),
      ("every:2,months;completion", "2027-01-28", "FREQ=MONTHLY;INTERVAL=2", "COMPLETION"),
      ("yearly:29", "2028-02-29", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", nil),
      ("yearly:29", "2029-02-28", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", nil),
      ("yearly;completion", "2028-02-29", "FREQ=YEARLY", "yearly.completion"),
      ("every:4,years,29", "2028-02-29", "FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=-1", nil),
      ("every:1,days", "2027-01-31", "FREQ=DAILY", "every:1_days"),
      ("every:2,weeks;each", "2027-01-31", "FREQ=WEEKLY;INTERVAL=2", "every:2_weeks.each"),
    ] as [(String, String, String, String?)])
  func ours(stored: String, due: String, rule: String, token: String?) throws {
    let mapping = try Sample.mapping()
    var item = try Sample.read()
    item.due = try Sample.due(due)
    item.recurrence = Recurrence(stored: stored)
    #expect(item.recurrence != nil)
    let text = mapping.patched(Sample.text(), to: item, at: Sample.now)
    #expect(text.todo?.first("RRULE")?.rawValue == rule)
    #expect(text.todo?.first("X-ZEITBLOCK-REPEAT")?.rawValue == token)
    #expect(mapping.received(from: text, in: Sample.list)?.item.recurrence == item.recurrence)
    #expect(mapping.patched(text, to: item, at: Sample.created).bytes == text.bytes)
  }

  @Test(
    "a rule edited elsewhere wins over what was named beside it, one only rewritten does not",
    arguments: [
      ("FREQ=WEEKLY", "weekly;completion"), ("FREQ=MONTHLY;BYDAY=1MO", "rule:FREQ=MONTHLY;BYDAY=1MO"),
      ("INTERVAL=2;FREQ=MONTHLY", "every:2,months;completion"),
      ("FREQ=MONTHLY;INTERVAL=3", "rule:FREQ=MONTHLY;INTERVAL=3"),
    ])
  func edited(rule: String, stored: String) throws {
    let item = try Sample.read(
      "DUE;VALUE=DATE:20270131", "RRULE:" + rule, "X-ZEITBLOCK-REPEAT:every:2_months.completion")
    #expect(item.recurrence?.stored == stored)
  }
}
