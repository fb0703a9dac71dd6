import Domain
import Foundation
import ICalendar
import Testing

@testable import Sync

@Suite("Reading a VTODO")
struct TaskReadingTests {
  @Test("a text without VTODO or without UID is no task")
  func noTask() throws {
    let mapping = try Sample.mapping()
    let event = CalendarText(parsing: Array("BEGIN:VEVENT\r\nUID:1\r\nEND:VEVENT\r\n".utf8))
    let anonymous = CalendarText(parsing: Array("BEGIN:VTODO\r\nSUMMARY:x\r\nEND:VTODO\r\n".utf8))
    #expect(mapping.received(from: event, in: Sample.list) == nil)
    #expect(mapping.received(from: anonymous, in: Sample.list) == nil)
  }

  @Test("text, tags and bookkeeping are read")
  func basics() throws {
    let item = try Sample.read(
      "DESCRIPTION:a\\nb", "CATEGORIES:home\\, sweet,Work", "CATEGORIES:work, x ,", "URL:https://a.example/?a=1\\,2",
      "LAST-MODIFIED:20260201T000000Z")
    #expect(item.id == TaskID("1"))
    #expect(item.title == "Brot")
    #expect(item.notes == "a\nb")
    #expect(item.tags.names == ["home, sweet", "Work", "x"])
    #expect(item.sourceURL == "https://a.example/?a=1\\,2")
    #expect(item.createdAt == Sample.created)
    #expect(item.modifiedAt.iso == "2026-02-01T00:00:00Z")
  }

  @Test(
    "priorities fall into three levels",
    arguments: [
      ("1", .high), ("4", .high), ("5", .medium), ("6", .low), ("9", .low), ("0", .low), ("42", .low), ("x", .low),
    ] as [(String, Importance)])
  func priority(value: String, importance: Importance) throws {
    #expect(try Sample.read("PRIORITY:" + value).importance == importance)
  }

  @Test(
    "a task is done when its status says so, or without a status when anything else does",
    arguments: [
      (["STATUS:COMPLETED"], true), (["COMPLETED:20260301T100000Z"], true), (["PERCENT-COMPLETE:100"], true),
      (["STATUS:NEEDS-ACTION", "PERCENT-COMPLETE:100"], false), (["STATUS:IN-PROCESS"], false), ([], false),
      (["status:cancelled"], true),
    ] as [([String], Bool)])
  func completion(lines: [String], isDone: Bool) throws {
    let task = try #require(try Sample.mapping().received(from: Sample.text(lines), in: Sample.list))
    #expect(task.item.isCompleted == isDone)
    #expect(task.isCancelled == lines.contains("status:cancelled"))
  }

  @Test(
    "a due is read in the local zone",
    arguments: [
      ("DUE;VALUE=DATE:20260704", "2026-07-04", nil), ("DUE:20260704T101500", "2026-07-04", "10:15"),
      ("DUE:20260704T230000Z", "2026-07-05", "01:00"),
      ("DUE;TZID=Europe/Berlin:20260704T101559", "2026-07-04", "10:15"),
      ("DUE;TZID=America/New_York:20260704T200000", "2026-07-05", "02:00"),
      ("DUE;TZID=/freeassociation.sourceforge.net/America/New_York:20260704T200000", "2026-07-05", "02:00"),
      ("DUE;TZID=\"Eastern Standard Time\":20260704T200000", "2026-07-05", "02:00"),
      ("DUE;TZID=Nowhere:20260704T200000", "2026-07-04", "20:00"),
      // 02:30 does not exist on this night and moves forward by the gap.
      ("DUE;TZID=Europe/Berlin:20260329T023000", "2026-03-29", "03:30"),
    ] as [(String, String, String?)])
  func due(line: String, day: String, time: String?) throws {
    #expect(try Sample.read(line).due == Sample.due(day, time))
  }

  @Test("every Windows name stands for a zone the platform knows")
  func windowsZones() {
    let platform = ZoneResolver.platform(local: "UTC")
    let unknown = WindowsZones.names.values.filter { platform.wall(Sample.now, $0) == nil }
    #expect(unknown == [])
  }

  @Test("a due that is none is no due", arguments: ["DUE:", "DUE:00000000T000000", "DUE:soon"])
  func noDue(line: String) throws {
    #expect(try Sample.read(line).due == nil)
  }

  @Test("a start is the first day, but for a recurring task only when it differs from the due day")
  func start() throws {
    #expect(try Sample.read("DTSTART;VALUE=DATE:20260102").notBefore == Sample.day("2026-01-02"))
    let rule = "RRULE:FREQ=DAILY"
    #expect(try Sample.read("DTSTART:20260102T090000", "DUE:20260102T100000", rule).notBefore == nil)
    #expect(
      try Sample.read("DTSTART;VALUE=DATE:20260101", "DUE;VALUE=DATE:20260102", rule).notBefore
        == Sample.day("2026-01-01"))
  }

  @Test(
    "an estimate is looked for in three places",
    arguments: [
      (["ESTIMATED-DURATION:PT1H30M", "X-ESTIMATED-DURATION:PT5M"], 90), (["X-ESTIMATED-DURATION:PT5M"], 5),
      (["DURATION:PT1H", "DTSTART:20260101T000000"], 60), (["DURATION:PT1H"], nil), (["ESTIMATED-DURATION:P2D"], nil),
      (["DURATION:PT1H", "DTSTART:20260101T000000", "DUE:20260101T050000"], nil), (["ESTIMATED-DURATION:-PT5M"], nil),
    ] as [([String], Int?)])
  func estimate(lines: [String], minutes: Int?) throws {
    let task = try #require(try Sample.mapping().received(from: Sample.text(lines), in: Sample.list))
    #expect(task.item.manualDuration == minutes)
  }

  @Test(
    "the parent is the first relation that names one",
    arguments: [
      (["RELATED-TO:p"], "p"), (["RELATED-TO;RELTYPE=CHILD:c", "RELATED-TO;RELTYPE=parent:p"], "p"),
      (["RELATED-TO;RELTYPE=:p"], "p"), (["RELATED-TO:", "RELATED-TO:p"], "p"), (["RELATED-TO:"], nil),
      (["RELATED-TO:1"], nil), (["RELATED-TO;RELTYPE=SIBLING:s"], nil),
    ] as [([String], String?)])
  func parent(lines: [String], parent: String?) throws {
    let task = try #require(try Sample.mapping().received(from: Sample.text(lines), in: Sample.list))
    #expect(task.item.parent?.text == parent)
  }

  @Test("our own properties are read, and damaged ones count as absent")
  func ownProperties() throws {
    let item = try Sample.read(
      "X-ZEITBLOCK-GRADE:A-2", "X-ZEITBLOCK-URGENCY:urgent", "X-ZEITBLOCK-TYPE:GIVINGBACK",
      "X-ZEITBLOCK-DELEGATED-TO:w7Zybg", "X-ZEITBLOCK-ORIGINAL-TITLE:!")
    #expect(item.grade == .a && item.subPriority == 2)
    #expect(item.urgency == .urgent)
    #expect(item.type == .givingBack)
    #expect(item.delegatedTo == "örn")
    #expect(item.originalTitle == nil)
    #expect(try Sample.read("X-ZEITBLOCK-GRADE:B-2").subPriority == nil)
    #expect(try Sample.read("X-ZEITBLOCK-GRADE:F", "X-ZEITBLOCK-TYPE:").grade == nil)
  }

  @Test("what is not shared is not read")
  func unshared() throws {
    let text = Sample.text("PRIORITY:1", "X-ZEITBLOCK-GRADE:A", "DTSTART;VALUE=DATE:20260101")
    let mapping = try Sample.mapping(sharesMetadata: false)
    let item = try #require(mapping.received(from: text, in: Sample.list)).item
    #expect(item.importance == .low && item.grade == nil && item.notBefore == nil)
  }

  @Test(
    "simple rules are recurrences, others are kept verbatim",
    arguments: [
      ("FREQ=DAILY", .daily), ("freq=daily;interval=3", .custom(every: 3, unit: .days)),
      ("FREQ=WEEKLY;BYDAY=MO,FR", .weekly(Weekdays([1, 5]))),
      ("INTERVAL=2;FREQ=WEEKLY;BYDAY=TU;WKST=MO", .biweekly(Weekdays([2]))), ("FREQ=WEEKLY", .weekly(Weekdays())),
      ("FREQ=MONTHLY;BYMONTHDAY=-1", .monthly(day: 32)), ("FREQ=MONTHLY;BYMONTHDAY=7", .monthly(day: 7)),
      ("FREQ=MONTHLY;BYSETPOS=-1;BYMONTHDAY=28,29,30", .monthly(day: 30)), ("FREQ=MONTHLY", .monthly(day: 4)),
      ("FREQ=MONTHLY;INTERVAL=3", .custom(every: 3, unit: .months)), ("FREQ=YEARLY", .yearly),
      ("FREQ=MONTHLY;BYDAY=1MO", .rule("FREQ=MONTHLY;BYDAY=1MO")), ("junk", .rule("junk")),
      ("FREQ=WEEKLY;INTERVAL=2;WKST=SU", .rule("FREQ=WEEKLY;INTERVAL=2;WKST=SU")),
    ] as [(String, Recurrence.Pattern)])
  func recurrence(rule: String, pattern: Recurrence.Pattern) throws {
    #expect(try Sample.read("DUE;VALUE=DATE:20260704", "RRULE:" + rule).recurrence == Recurrence(pattern))
  }

  @Test("a monthly rule on a day that some months lack skips them, which no pattern does")
  func monthEnd() throws {
    let item = try Sample.read("DUE;VALUE=DATE:20260731", "RRULE:FREQ=MONTHLY")
    #expect(item.recurrence?.pattern == .rule("FREQ=MONTHLY"))
  }
}
