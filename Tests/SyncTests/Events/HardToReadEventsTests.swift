import Domain
import ICalendar
import Testing

@testable import Sync

@Suite("Events that are hard to read")
struct HardToReadEventsTests {
  private let zones = ZoneResolver.platform(local: "Europe/Berlin")

  private func reading(_ all: [[String]], calendar: [String] = []) -> EventReading {
    EventReading(events(all, zones: calendar), zones)
  }

  private func occurrences(
    _ reading: EventReading, _ from: String = "2026-11-01T00:00:00Z", _ until: String = "2026-12-01T00:00:00Z"
  ) throws -> [String] {
    let (from, until) = (try #require(Instant(iso: from)), try #require(Instant(iso: until)))
    let window = PlanWindow(from: from, until: until, first: from.utc.day, last: until.utc.day)
    return EventExpansion.findings(reading.series, calendar: ListID("c"), window: window).events
      .filter { window.contains($0.span) }.sorted { CalendarEvent.precedes($0, $1) }.map { event in
        if case .timed(let start, _) = event.span { return start.iso + " " + event.title }
        return event.title
      }
  }

  @Test("without a UID each event is one of its own, and has the same name the next time")
  func withoutUID() throws {
    let all = [
      ["SUMMARY:A", "DTSTART:20261103T090000Z"], ["UID:", "SUMMARY:B", "DTSTART:20261104T090000Z"],
      ["SUMMARY:B", "DTSTART:20261104T090000Z"],
    ]
    let found = reading(all)
    #expect(
      try occurrences(found) == ["2026-11-03T09:00:00Z A", "2026-11-04T09:00:00Z B", "2026-11-04T09:00:00Z B"])
    #expect(Set(found.series.map(\.uid)).count == 3 && found.series.map(\.uid) == reading(all).series.map(\.uid))
  }

  @Test("a second rule adds its occurrences")
  func secondRule() throws {
    let found = reading([
      [
        "UID:a", "SUMMARY:A", "DTSTART:20261102T090000Z", "RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=2",
        "RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=2",
      ]
    ])
    #expect(
      try occurrences(found).map { $0.prefix(10) } == ["2026-11-02", "2026-11-04", "2026-11-09"]
        && found.remarks.isEmpty)
  }

  @Test(
    "of two descriptions of one occurrence the newer counts; where neither is newer the last, and that is told",
    arguments: [
      ("SEQUENCE:2", "SEQUENCE:1", "Eins", 0), ("SEQUENCE:1", "SEQUENCE:2", "Zwei", 0),
      ("LAST-MODIFIED:20260202T000000Z", "LAST-MODIFIED:20260201T000000Z", "Eins", 0), ("X-A:1", "X-A:2", "Zwei", 1),
    ])
  func twoOverrides(first: String, second: String, title: String, told: Int) throws {
    let found = reading([
      ["UID:a", "SUMMARY:Alle", "DTSTART:20261103T090000Z", "RRULE:FREQ=DAILY;COUNT=2"],
      ["UID:a", "SUMMARY:Eins", "RECURRENCE-ID:20261104T090000Z", "DTSTART:20261104T100000Z", first],
      ["UID:a", "SUMMARY:Zwei", "RECURRENCE-ID:20261104T090000Z", "DTSTART:20261104T110000Z", second],
    ])
    let times = ["Eins": "10", "Zwei": "11"]
    #expect(
      try occurrences(found) == ["2026-11-03T09:00:00Z Alle", "2026-11-04T\(times[title] ?? ""):00:00Z \(title)"])
    #expect(found.remarks.reduce(0) { $0 + $1.count } == told)
    #expect(found.remarks.allSatisfy { $0.kind == .repeatedEvents })
  }

  @Test("times without a zone are those of X-WR-TIMEZONE, days stay days, and a zone nobody knows there is told")
  func floating() throws {
    let all = [
      ["UID:a", "SUMMARY:A", "DTSTART:20261103T090000"],
      ["UID:b", "SUMMARY:B", "DTSTART;TZID=Europe/Berlin:20261103T090000"],
      ["UID:c", "SUMMARY:C", "DTSTART;VALUE=DATE:20261103"],
    ]
    #expect(
      try occurrences(reading(all, calendar: ["X-WR-TIMEZONE:America/New_York"]))
        == ["C", "2026-11-03T08:00:00Z B", "2026-11-03T14:00:00Z A"])
    let unknown = reading(all, calendar: ["X-WR-TIMEZONE:Mars/Olympus"])
    #expect(try occurrences(unknown).last == "2026-11-03T08:00:00Z B")
    #expect(unknown.remarks == [Remark(.unknownZones, ["Mars/Olympus"], count: 1)])
    #expect(reading(all).remarks.isEmpty)
  }

  @Test(
    "a count of no occurrences is a series without an end, and told", arguments: ["COUNT=-1", "COUNT=0", "count=-1"])
  func emptyCount(count: String) throws {
    let found = reading([["UID:a", "SUMMARY:A", "DTSTART:20261103T090000Z", "RRULE:FREQ=WEEKLY;\(count)"]])
    #expect(try occurrences(found).count == 4)
    #expect(found.remarks == [Remark(.partlyReadEvents, ["A"], count: 1)])
  }

  @Test(
    "what cannot be read is told by name",
    arguments: [
      (["UID:a", "SUMMARY:A"], Remark.Kind.unreadEvents), (["UID:a", "SUMMARY:A", "DTSTART:tomorrow"], .unreadEvents),
      (["UID:a", "SUMMARY:A", "DTSTART:20261103T090000Z", "RECURRENCE-ID:x"], .unreadEvents),
      (["UID:a", "SUMMARY:A", "DTSTART:20261103T090000Z", "RRULE:FREQ=OFTEN"], .partlyReadEvents),
      (["UID:a", "SUMMARY:A", "DTSTART:20261103T090000Z", "DTEND:noon"], .partlyReadEvents),
      (["UID:a", "SUMMARY:A", "DTSTART:20261103T090000Z", "RRULE:FREQ=DAILY", "EXDATE:x"], .partlyReadEvents),
      (["UID:a", "SUMMARY:A", "DTSTART:20261103T090000Z", "RDATE:x"], .partlyReadEvents),
    ])
  func told(lines: [String], kind: Remark.Kind) {
    #expect(reading([lines]).remarks == [Remark(kind, ["A"], count: 1)])
  }

  @Test("of many only a few are named, and all are counted")
  func many() {
    let found = reading((0..<100).map { ["UID:\($0)", "SUMMARY:Nr. \($0)"] })
    #expect(found.remarks == [Remark(.unreadEvents, ["Nr. 0", "Nr. 1", "Nr. 2"], count: 100)])
  }

  private func zone(_ parts: Int, _ rule: String = "RRULE:FREQ=YEARLY") -> [String] {
    ["BEGIN:VTIMEZONE", "TZID:Office"]
      + (0..<parts).flatMap { number in
        [
          "BEGIN:STANDARD", "DTSTART:0001010\(number % 9 + 1)T020000",
          "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", rule, "END:STANDARD",
        ]
      } + ["END:VTIMEZONE"]
  }

  @Test(
    "a zone of more parts or changes than any real one counts as unknown, and costs nothing",
    arguments: [
      (10, "RRULE:FREQ=YEARLY", false), (100, "RRULE:FREQ=YEARLY", true), (5_000, "RRULE:FREQ=YEARLY", true),
      (1, "RRULE:FREQ=SECONDLY", true), (400, "RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", false),
      (400, "RRULE:FREQ=SECONDLY;BYYEARDAY=366;BYDAY=MO;BYHOUR=4;BYMINUTE=5;BYSECOND=6", true),
    ])
  func hugeZones(parts: Int, rule: String, isUnknown: Bool) throws {
    let all = [["UID:a", "SUMMARY:A", "DTSTART;TZID=Office:20261103T090000"]]
    let found = reading(all, calendar: zone(parts, rule))
    #expect(found.remarks == (isUnknown ? [Remark(.unknownZones, ["Office"], count: 1)] : []))
    #expect(try occurrences(found) == ["2026-11-03T08:00:00Z A"])
  }

  @Test("all zones of a text have one budget, and those nobody asks for cost nothing of it")
  func manyZones() {
    let zones = (0..<100).flatMap { number in
      zone(9).map { $0 == "TZID:Office" ? "TZID:Office \(number)" : $0 }
    }
    let one = reading([["UID:a", "DTSTART;TZID=Office 99:20261103T090000"]], calendar: zones)
    #expect(one.remarks.isEmpty)
    let all = reading((0..<100).map { ["UID:\($0)", "DTSTART;TZID=Office \($0):20261103T090000"] }, calendar: zones)
    let unknown = all.remarks.first { $0.kind == .unknownZones }?.count ?? 0
    #expect((50..<100).contains(unknown))
  }
}
