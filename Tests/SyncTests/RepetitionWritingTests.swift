import Domain
import ICalendar
import Sync
import Testing

@Suite("Ends and moved occurrences as VTODO")
struct RepetitionWritingTests {
  /// The times of a text with a rule, and what is read from it.
  @Test(
    "an end is read as the last day of the due",
    arguments: [
      ("DUE;VALUE=DATE:20261121", "FREQ=DAILY;COUNT=3", "daily;times:3"),
      ("DUE;VALUE=DATE:20261121", "FREQ=DAILY;UNTIL=20261124", "daily;until:2026-11-24"),
      ("DUE:20261121T180000", "FREQ=DAILY;UNTIL=20261124T235959", "daily;until:2026-11-24"),
      ("DUE:20261121T180000", "FREQ=DAILY;UNTIL=20261124T175959", "daily;until:2026-11-23"),
      ("DUE;TZID=Europe/Berlin:20261121T180000", "FREQ=DAILY;UNTIL=20261124T225959Z", "daily;until:2026-11-24"),
      ("DUE;TZID=Europe/Berlin:20261121T180000", "FREQ=DAILY;UNTIL=20261124T170000Z", "daily;until:2026-11-24"),
      (
        "DUE;VALUE=DATE:20261127", "FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270101",
        "rule:FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270101"
      ),
      (
        "DUE;TZID=Europe/Berlin:20261127T180000", "FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270101T225959Z",
        "rule:FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270101"
      ),
    ])
  func reads(due: String, rule: String, stored: String) throws {
    let base = Sample.text(due, "RRULE:" + rule)
    let mapping = try Sample.mapping()
    let item = try #require(mapping.received(from: base, in: Sample.list)).item
    #expect(item.recurrence?.stored == stored)
    #expect(mapping.patched(base, to: item, at: Sample.now).bytes == base.bytes)
  }

  @Test(
    "every recurrence is written so that it reads back, in the form of its due",
    arguments: [
      ("weekly:1;until:2026-12-31", "2026-11-23", "FREQ=WEEKLY;BYDAY=MO;UNTIL=20261231", nil),
      ("weekly:1;until:2026-12-31", "2026-11-23T08:00", "FREQ=WEEKLY;BYDAY=MO;UNTIL=20261231T235959", nil),
      ("monthly:31;each;times:4", "2027-01-31", "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1;COUNT=4", "EACH"),
      ("yearly;completion;times:2", "2028-02-29", "FREQ=YEARLY;COUNT=2", "yearly.completion.times:2"),
      ("every:2,months;times:9", "2027-01-31", "FREQ=MONTHLY;INTERVAL=2;COUNT=9", "every:2_months.times:9"),
      (
        "rule:FREQ=MONTHLY;BYDAY=-1FR;COUNT=3\ncompletion", "2026-11-27", "FREQ=MONTHLY;BYDAY=-1FR;COUNT=3",
        "COMPLETION"
      ),
      (
        "rule:FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,WE;UNTIL=20270101\neach", "2026-11-23T08:00",
        "FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,WE;UNTIL=20270101T235959", "EACH"
      ),
    ] as [(String, String, String, String?)])
  func writes(stored: String, due: String, rule: String, token: String?) throws {
    let mapping = try Sample.mapping()
    var item = try Sample.read()
    item.due = Due(iso: due)
    let recurrence: Recurrence = try #require(Recurrence(stored: stored))
    item.recurrence = recurrence
    let text = mapping.patched(Sample.text(), to: item, at: Sample.now)
    #expect(text.todo?.first("RRULE")?.rawValue == rule)
    #expect(text.todo?.first("X-ZEITBLOCK-REPEAT")?.rawValue == token)
    let back = try #require(mapping.received(from: text, in: Sample.list)).item
    #expect(back.recurrence == item.recurrence && back.due == item.due)
    #expect(mapping.patched(text, to: back, at: Sample.created).bytes == text.bytes)
  }

  @Test("completing counts down in the rule as it is written")
  func countsDown() throws {
    let change = try RecurringTaskTests.changes(["DUE;VALUE=DATE:20261121", "RRULE:COUNT=5;freq=daily;INTERVAL=2"])
    #expect(change.added.contains("RRULE:COUNT=4;freq=daily;INTERVAL=2"))
    let last = try RecurringTaskTests.changes(["DUE;VALUE=DATE:20261121", "RRULE:FREQ=DAILY;UNTIL=20261121"])
    #expect(last.added.contains("STATUS:COMPLETED"))
    #expect(!last.gone.contains { $0.hasPrefix("RRULE") })
  }

  @Test("an end follows a due that gets a time")
  func fits() throws {
    let edit = try Sample.edit(
      "DUE;VALUE=DATE:20261121", "DTSTART;VALUE=DATE:20261121", "RRULE:FREQ=DAILY;UNTIL=20261231"
    ) {
      $0.due = Due(iso: "2026-11-21T08:00")
    }
    #expect(edit.added.contains("RRULE:FREQ=DAILY;UNTIL=20261231T235959"))
  }

  @Test("an occurrence moved alone leaves the series where it is, here and after a sync")
  func movedAlone() throws {
    var edit = TaskEdit()
    edit.due = .set(Due(iso: "2026-11-25"))
    edit.scope = .occurrence
    let base = Sample.text("DTSTART;VALUE=DATE:20261123", "DUE;VALUE=DATE:20261123", "RRULE:FREQ=WEEKLY")
    let text = try RecurringTaskTests.text(base) { [.edit($0, edit)] }
    #expect(text.todo?.first("X-ZEITBLOCK-MOVED")?.rawValue == "2026-11-23.2026-11-25")
    #expect(text.todo?.first("RRULE")?.rawValue == "FREQ=WEEKLY")
    let item = try #require(try Sample.mapping().received(from: text, in: Sample.list)).item
    #expect(item.due?.iso == "2026-11-25" && item.occurrence?.iso == "2026-11-23")
    let done = try RecurringTaskTests.text(text) { [.complete([$0])] }
    #expect(done.todo?.first("DUE")?.rawValue == "20261130")
    #expect(done.todo?.first("X-ZEITBLOCK-MOVED") == nil)
  }

  @Test("once another program has moved the due, the occurrence is where it says")
  func movedElsewhere() throws {
    let item = try Sample.read(
      "DUE;VALUE=DATE:20261130", "RRULE:FREQ=WEEKLY", "X-ZEITBLOCK-MOVED:2026-11-23.2026-11-25")
    #expect(item.recurrence?.scheduled == nil && item.occurrence?.iso == "2026-11-30")
  }

  @Test("a rule that chooses the start and not the due is no pattern of dues")
  func speaksOfStart() throws {
    let lines = ["DTSTART;VALUE=DATE:20261123", "DUE;VALUE=DATE:20261125", "RRULE:FREQ=WEEKLY;BYDAY=MO"]
    let item = try #require(try Sample.mapping().received(from: Sample.text(lines), in: Sample.list)).item
    #expect(item.recurrence?.stored == "rule:FREQ=WEEKLY;BYDAY=MO\nlead:2880")
    let change = try RecurringTaskTests.changes(lines)
    #expect(change.added.contains("DTSTART;VALUE=DATE:20261130") && change.added.contains("DUE;VALUE=DATE:20261202"))
  }
}
