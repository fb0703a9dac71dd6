import Domain
import ICalendar
import Testing

@testable import Sync

/// A text with events, by the lines of each.
func events(_ events: [[String]], zones: [String] = []) -> CalendarText {
  let lines =
    ["BEGIN:VCALENDAR", "VERSION:2.0"] + zones
    + events.flatMap { ["BEGIN:VEVENT", "DTSTAMP:20260101T000000Z"] + $0 + ["END:VEVENT"] } + ["END:VCALENDAR", ""]
  return CalendarText(parsing: Array(lines.joined(separator: "\r\n").utf8))
}

/// The instants were worked out by hand, or by Python's `zoneinfo` where clocks change.
@Suite("Occurrences of events")
struct EventExpansionTests {
  private let zones = ZoneResolver.platform(local: "Europe/Berlin")

  private func window(_ from: String, _ until: String) throws -> PlanWindow {
    let (from, until) = (try #require(Instant(iso: from)), try #require(Instant(iso: until)))
    return PlanWindow(from: from, until: until, first: from.utc.day, last: until.utc.day)
  }

  private func expand(
    _ text: CalendarText, _ from: String = "2026-01-01T00:00:00Z", _ until: String = "2027-01-01T00:00:00Z"
  ) throws -> [CalendarEvent] {
    let window = try window(from, until)
    return EventReading(text, zones).series.flatMap {
      EventExpansion(series: $0, calendar: ListID("c"), window: window).occurrences()
    }.sorted { CalendarEvent.precedes($0, $1) }
  }

  private func times(_ events: [CalendarEvent]) -> [String] {
    events.map { event in
      switch event.span {
      case .timed(let start, let end): start.iso + "/" + end.iso
      case .days(let first, let last): first.iso + "/" + last.iso
      }
    }
  }

  @Test("keeps its wall time when clocks change")
  func dailyOverTheChange() throws {
    let text = events([
      [
        "UID:a", "SUMMARY:Stand-up", "DTSTART;TZID=Europe/Berlin:20260327T090000",
        "DTEND;TZID=Europe/Berlin:20260327T091500", "RRULE:FREQ=DAILY;COUNT=4",
      ]
    ])
    #expect(
      try times(expand(text)) == [
        "2026-03-27T08:00:00Z/2026-03-27T08:15:00Z", "2026-03-28T08:00:00Z/2026-03-28T08:15:00Z",
        "2026-03-29T07:00:00Z/2026-03-29T07:15:00Z", "2026-03-30T07:00:00Z/2026-03-30T07:15:00Z",
      ])
    #expect(try expand(text).map(\.recurrence).first == "20260327T080000Z")
  }

  @Test(
    "reads a zone by whatever name it goes",
    arguments: [
      "Europe/Berlin", "W. Europe Standard Time", "/freeassociation.sourceforge.net/Europe/Berlin",
      "\"/citadel.org/20210210_1/Europe/Berlin\"",
    ])
  func zoneNames(name: String) throws {
    let text = events([["UID:a", "DTSTART;TZID=\(name):20260701T090000", "DURATION:PT1H"]])
    #expect(try times(expand(text)) == ["2026-07-01T07:00:00Z/2026-07-01T08:00:00Z"])
  }

  @Test("evaluates a zone only the text describes, and reads one nobody knows as that of clocks here")
  func describedZone() throws {
    let zone = [
      "BEGIN:VTIMEZONE", "TZID:Office", "BEGIN:STANDARD", "DTSTART:16010101T030000", "TZOFFSETFROM:-0230",
      "TZOFFSETTO:-0330", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10", "END:STANDARD", "BEGIN:DAYLIGHT",
      "DTSTART:16010101T020000", "TZOFFSETFROM:-0330", "TZOFFSETTO:-0230", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3",
      "END:DAYLIGHT", "END:VTIMEZONE",
    ]
    let text = events(
      [
        ["UID:a", "DTSTART;TZID=Office:20260115T090000", "DURATION:PT1H"],
        ["UID:b", "DTSTART;TZID=Office:20260715T090000", "DURATION:PT1H"],
        ["UID:c", "DTSTART;TZID=Nowhere:20260815T090000", "DURATION:PT1H"],
      ], zones: zone)
    #expect(
      try times(expand(text)) == [
        "2026-01-15T12:30:00Z/2026-01-15T13:30:00Z", "2026-07-15T11:30:00Z/2026-07-15T12:30:00Z",
        "2026-08-15T07:00:00Z/2026-08-15T08:00:00Z",
      ])
    #expect(EventReading(text, zones).zones.unknown == ["Nowhere"])
  }

  @Test("leaves out EXDATE, adds RDATE and its periods, and takes what single occurrences say")
  func exceptions() throws {
    let text = events([
      [
        "UID:a", "SUMMARY:Kurs", "DTSTART;TZID=Europe/Berlin:20261102T180000", "DURATION:PT1H",
        "RRULE:FREQ=WEEKLY;UNTIL=20261123T170000Z", "EXDATE:20261109T170000Z",
        "RDATE;TZID=Europe/Berlin:20261105T180000",
        "RDATE;VALUE=PERIOD:20261106T170000Z/PT3H,20261107T170000Z/20261107T173000Z",
      ],
      [
        "UID:a", "SUMMARY:Kurs verlegt", "RECURRENCE-ID;TZID=Europe/Berlin:20261116T180000",
        "DTSTART;TZID=Europe/Berlin:20261117T200000", "DURATION:PT2H", "TRANSP:TRANSPARENT",
      ],
    ])
    let found = try expand(text)
    #expect(
      times(found) == [
        "2026-11-02T17:00:00Z/2026-11-02T18:00:00Z", "2026-11-05T17:00:00Z/2026-11-05T18:00:00Z",
        "2026-11-06T17:00:00Z/2026-11-06T20:00:00Z", "2026-11-07T17:00:00Z/2026-11-07T17:30:00Z",
        "2026-11-17T19:00:00Z/2026-11-17T21:00:00Z", "2026-11-23T17:00:00Z/2026-11-23T18:00:00Z",
      ])
    #expect(found[4].title == "Kurs verlegt")
    #expect(found[4].recurrence == "20261116T170000Z")
    #expect(!found[4].isBusy)
  }

  @Test("an exception for this and all to come moves them all")
  func thisAndFuture() throws {
    let text = events([
      ["UID:a", "SUMMARY:Alt", "DTSTART:20260105T100000Z", "DTEND:20260105T110000Z", "RRULE:FREQ=DAILY;COUNT=5"],
      [
        "UID:a", "SUMMARY:Neu", "RECURRENCE-ID;RANGE=THISANDFUTURE:20260107T100000Z", "DTSTART:20260107T143000Z",
        "DTEND:20260107T144500Z",
      ],
      [
        "UID:a", "SUMMARY:Einmal", "RECURRENCE-ID:20260109T100000Z", "DTSTART:20260109T080000Z",
        "DTEND:20260109T090000Z",
      ],
    ])
    let found = try expand(text)
    #expect(found.map(\.title) == ["Alt", "Alt", "Neu", "Neu", "Einmal"])
    #expect(times(found)[3] == "2026-01-08T14:30:00Z/2026-01-08T14:45:00Z")
  }

  @Test("whole days stay days; a day of a duration is one of the calendar")
  func days() throws {
    let text = events([
      ["UID:a", "SUMMARY:Urlaub", "DTSTART;VALUE=DATE:20260706", "DTEND;VALUE=DATE:20260720"],
      ["UID:b", "SUMMARY:Feiertag", "DTSTART;VALUE=DATE:20260801", "RRULE:FREQ=YEARLY;COUNT=3"],
      ["UID:c", "SUMMARY:Nacht", "DTSTART;TZID=Europe/Berlin:20261024T220000", "DURATION:P1D"],
      ["UID:d", "SUMMARY:Genau", "DTSTART;TZID=Europe/Berlin:20261024T220000", "DURATION:PT24H"],
      ["UID:e", "SUMMARY:Punkt", "DTSTART:20261130T120000Z"],
    ])
    #expect(
      try times(expand(text)) == [
        "2026-07-06/2026-07-19", "2026-08-01/2026-08-01", "2026-10-24T20:00:00Z/2026-10-25T20:00:00Z",
        "2026-10-24T20:00:00Z/2026-10-25T21:00:00Z", "2026-11-30T12:00:00Z/2026-11-30T12:00:00Z",
      ])
  }

  @Test("finds what began before the window and a series that is old, at once")
  func longAgo() throws {
    let text = events([
      ["UID:a", "DTSTART:19700101T230000Z", "DURATION:PT2H", "RRULE:FREQ=DAILY"],
      ["UID:b", "DTSTART:20000101T000000Z", "RRULE:FREQ=SECONDLY"],
    ])
    let found = try expand(text, "2026-11-21T00:00:00Z", "2026-11-22T00:00:00Z")
    #expect(found.filter { $0.uid == "a" }.count == 2)
    #expect(found.filter { $0.uid == "b" }.count == EventExpansion.limit || found.contains { $0.uid == "b" })
  }

  @Test("tells cancelled and tentative events and free time apart")
  func states() throws {
    let text = events([
      ["UID:a", "DTSTART:20260101T100000Z", "DURATION:PT1H", "STATUS:CANCELLED"],
      ["UID:b", "DTSTART:20260101T110000Z", "DURATION:PT1H", "STATUS:TENTATIVE"],
      ["UID:c", "DTSTART:20260101T120000Z", "DURATION:PT1H", "TRANSP:TRANSPARENT"],
    ])
    let found = try expand(text)
    #expect(found.map(\.status) == [.cancelled, .tentative, .confirmed])
    #expect(found.map(\.isBusy) == [false, true, false])
  }

  @Test(
    "reads whatever is written without falling over",
    arguments: [
      ["UID:a", "DTSTART:nonsense"], ["UID:a"], ["UID:a", "DTSTART:20260101T100000Z", "DTEND:20250101T100000Z"],
      ["UID:a", "DTSTART:20260101T100000Z", "RRULE:FREQ=SOMETIMES"],
      ["UID:a", "DTSTART:99991231T235959Z", "DURATION:P9W"],
      ["UID:a", "DTSTART;VALUE=DATE:20260101", "DTEND;VALUE=DATE:20250101", "EXDATE:,,"],
      ["UID:a", "DTSTART:20260101T100000Z", "DURATION:P999999999W", "RRULE:FREQ=DAILY"],
      ["UID:a", "DTSTART;VALUE=DATE:20260101", "DURATION:P999999999W"],
      ["UID:a", "DTSTART:20260101T100000Z", "RDATE:/,20260102T100000Z/x", "DURATION:-PT5M"],
    ])
  func badInput(lines: [String]) throws {
    for event in try expand(events([lines])) {
      if case .timed(let start, let end) = event.span { #expect(start <= end) }
    }
  }

  @Test(
    "never walks without end, however far an occurrence was moved and however long it lasts",
    arguments: [
      ["RECURRENCE-ID;RANGE=THISANDFUTURE:00010102T000000Z", "DTSTART:99990101T000000Z"],
      ["RECURRENCE-ID;RANGE=THISANDFUTURE:99980102T000000Z", "DTSTART:00010101T000000Z"],
      ["RECURRENCE-ID:00010102T000000Z", "DTSTART:00010102T000000Z", "DTEND:99990101T000000Z"],
    ])
  func endlessWalk(override: [String]) throws {
    let text = events([
      ["UID:a", "DTSTART:00010101T000000Z", "RRULE:FREQ=SECONDLY"], ["UID:a"] + override,
    ])
    let window = try window("2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z")
    let series = EventReading(text, zones).series
    let found = EventExpansion.findings(series, calendar: ListID("c"), window: window)
    #expect(found.isCut && found.events.count <= EventExpansion.limit + 1)
  }

  @Test(
    "the rules of one resource together look at a bounded number of days and times in vain, and what happens once is given",
    arguments: ["FREQ=SECONDLY;INTERVAL=60;BYSECOND=30", "FREQ=HOURLY;INTERVAL=24;BYHOUR=5;COUNT=5"])
  func vain(rule: String) throws {
    let window = try window("2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z")
    let hostile = (0..<1_000).map { ["UID:\($0)", "DTSTART:19700101T000000Z", "RRULE:" + rule] }
    let text = events(hostile + [["UID:once", "DTSTART:20260601T100000Z"]])
    let found = EventExpansion.findings(EventReading(text, zones).series, calendar: ListID("c"), window: window)
    #expect(found.isCut && found.events.map(\.uid) == ["once"])
    #expect(found.work <= EventExpansion.vainWork + 100_000)
    let none = EventExpansion.findings(
      EventReading(text, zones).series, calendar: ListID("c"), window: window, patience: 0)
    #expect(none.isCut && none.events.map(\.uid) == ["once"] && none.work == 0)
  }

  @Test("a calendar of thousands of series is given in full")
  func manySeries() throws {
    let window = try window("2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z")
    let rules = [
      "FREQ=YEARLY", "FREQ=YEARLY;BYDAY=20MO", "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29",
    ]
    let text = events(
      (0..<4_000).map {
        ["UID:\($0)", "DTSTART:20240229T100000Z", "DURATION:PT1H", "RRULE:" + rules[$0 % rules.count]]
      })
    let found = EventExpansion.findings(EventReading(text, zones).series, calendar: ListID("c"), window: window)
    #expect(!found.isCut && found.events.count == 13_000)
  }

  @Test("keeps an occurrence moved by weeks with all after it")
  func movedByWeeks() throws {
    let text = events([
      ["UID:a", "DTSTART:20250601T100000Z", "DURATION:PT1H", "RRULE:FREQ=MONTHLY;COUNT=12"],
      ["UID:a", "RECURRENCE-ID;RANGE=THISANDFUTURE:20251201T100000Z", "DTSTART:20260301T100000Z", "DURATION:PT1H"],
    ])
    #expect(try expand(text).count == 6)
  }

  @Test("cuts what one resource gives, and says so")
  func limits() throws {
    let window = try window("2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z")
    func findings(_ rule: String, _ count: Int) -> EventExpansion.Findings {
      let text = events((0..<count).map { ["UID:\($0)", "DTSTART:20260101T100000Z", rule] })
      return EventExpansion.findings(EventReading(text, zones).series, calendar: ListID("c"), window: window)
    }
    let four = findings("RRULE:FREQ=SECONDLY;COUNT=5000", 4)
    #expect(four.events.count == 20_000 && !four.isCut)
    let many = findings("RRULE:FREQ=SECONDLY", 40)
    #expect(many.events.count == 20_000 && many.isCut)
    #expect(Set(many.events.map(\.uid)).count == 4)
    let one = findings("RRULE:FREQ=SECONDLY;COUNT=5001", 1)
    #expect(one.events.count == 5_000 && one.isCut)
  }
}
