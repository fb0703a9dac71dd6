import Domain
import ICalendar
import Sync
import Testing

/// Series whose occurrences other programs tell one by one.
@Suite("Series told one by one")
struct TellingTests {
  private static func text(_ rule: String = "RRULE:FREQ=DAILY;INTERVAL=2;COUNT=4") -> CalendarText {
    let lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:1", "SUMMARY:Blumen",
      "DTSTART;TZID=Europe/Berlin:20261119T080000", "DUE;TZID=Europe/Berlin:20261119T100000", rule, "X-ODD:1",
      "END:VTODO", "BEGIN:VTODO", "UID:1", "RECURRENCE-ID;TZID=Europe/Berlin:20261119T080000", "STATUS:COMPLETED",
      "COMPLETED:20261119T090000Z", "X-THEIRS:a,b", "END:VTODO", "END:VCALENDAR",
    ]
    return CalendarText(parsing: lines.flatMap { Array($0.utf8) + [13, 10] })
  }

  private static func read(_ text: CalendarText) throws -> PlanItem {
    try #require(try Sample.mapping().received(from: text, in: .local)).item
  }

  /// The override VTODOs without stamps.
  private static func lines(_ text: CalendarText) -> [String] { Sample.lines(text) }

  @Test("the first occurrence not told as done is the one that is due")
  func reading() throws {
    #expect(try Self.read(Self.text()).due?.iso == "2026-11-21T10:00")
    #expect(try Self.read(Self.text("RRULE:FREQ=DAILY;COUNT=1")).isCompleted)
    #expect(try !Self.read(Self.text("RRULE:FREQ=DAILY;RSCALE=CHINESE")).isCompleted)
  }

  @Test("completing tells the occurrence beside the others and leaves the series as it is")
  func completing() throws {
    let base = Self.text()
    let text = try RecurringTaskTests.text(base, after: { [.complete([$0])] })
    let (before, after) = (Self.lines(base), Self.lines(text))
    #expect(Array(after.prefix(before.count - 1)) == Array(before.dropLast()))
    #expect(
      Array(after.dropFirst(before.count - 1)) == [
        "BEGIN:VTODO", "UID:1", "RECURRENCE-ID;TZID=Europe/Berlin:20261121T080000",
        "DTSTART;TZID=Europe/Berlin:20261121T080000", "DUE;TZID=Europe/Berlin:20261121T100000", "SUMMARY:Blumen",
        "STATUS:COMPLETED", "COMPLETED:20261121T083000Z", "PERCENT-COMPLETE:100", "END:VTODO", "END:VCALENDAR",
      ])
    let item = try Self.read(text)
    #expect(item.due?.iso == "2026-11-23T10:00" && !item.isCompleted)
    #expect(try Sample.mapping().patched(text, to: item, at: Sample.created).bytes == text.bytes)
  }

  @Test("with the last occurrence told the task is done, and open again when that is taken back")
  func ending() throws {
    let mapping = try Sample.mapping()
    var text = Self.text()
    for _ in 0..<3 { text = try RecurringTaskTests.text(text, after: { [.complete([$0])] }) }
    #expect(try Self.read(text).isCompleted)
    #expect(text.components.filter { $0.name == "VTODO" }.count == 5)
    #expect(text.todo?.first("STATUS") == nil)
    let reopened = try RecurringTaskTests.text(text, after: { [.reopen([$0])] })
    #expect(try Self.read(reopened).due?.iso == "2026-11-25T10:00")
    #expect(try !Self.read(reopened).isCompleted)
    let again = try RecurringTaskTests.text(reopened, after: { [.complete([$0])] })
    #expect(try Self.read(again).isCompleted && mapping.received(from: again, in: .local) != nil)
    #expect(again.components.filter { $0.name == "VTODO" }.count == 5)
  }

  @Test("an undo before the sync leaves the text alone, one after it opens the occurrence again")
  func undone() throws {
    let base = Self.text()
    let same = try RecurringTaskTests.text(base, after: { [.complete([$0]), .undo(expected: nil)] })
    #expect(same.bytes == base.bytes)
    let mapping = try Sample.mapping()
    let before = try Self.read(base)
    let done = try RecurringTaskTests.text(base, after: { [.complete([$0])] })
    let back = mapping.patched(done, to: before, at: Sample.now)
    #expect(try Self.read(back).due == before.due)
    #expect(try Self.read(back).recurrence == before.recurrence)
  }

  @Test("skipping leaves the occurrence out of the series, and in again when taken back")
  func skipping() throws {
    let base = Self.text()
    let text = try RecurringTaskTests.text(base, after: { [.skip($0)] })
    let added = Self.lines(text).filter { !Self.lines(base).contains($0) }
    #expect(added == ["EXDATE;TZID=Europe/Berlin:20261121T080000"])
    #expect(try Self.read(text).due?.iso == "2026-11-23T10:00")
    let back = try Sample.mapping().patched(text, to: Self.read(base), at: Sample.now)
    #expect(Self.lines(back) == Self.lines(base))
  }

  @Test("another due day moves the one occurrence and not the series")
  func moving() throws {
    let base = Self.text()
    var edit = TaskEdit()
    edit.due = .set(try Sample.due("2026-11-22", "12:00"))
    edit.title = .set("Alle Blumen")
    let text = try RecurringTaskTests.text(base, after: { [.edit($0, edit)] })
    #expect(text.todo?.dateTime("DUE") == base.todo?.dateTime("DUE"))
    #expect(try Self.read(text).due?.iso == "2026-11-22T12:00")
    let next = try RecurringTaskTests.text(text, after: { [.complete([$0])] })
    #expect(try Self.read(next).due?.iso == "2026-11-23T10:00")
    #expect(next.components.filter { $0.name == "VTODO" }.count == 3)
  }

  @Test("closed occurrences in a resource of their own are no task")
  func history() throws {
    let lines = ["RECURRENCE-ID;VALUE=DATE:20261121", "STATUS:COMPLETED"]
    #expect(try Sample.mapping().received(from: Sample.text(lines), in: .local) == nil)
    #expect(try Sample.mapping().received(from: Sample.text(Array(lines.prefix(1))), in: .local) != nil)
  }
}
