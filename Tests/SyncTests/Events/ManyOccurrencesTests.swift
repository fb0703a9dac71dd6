import CalDAV
import Domain
import HTTPClient
import ICalendar
import Storage
import Testing

@testable import Sync

@Suite("Calendars with more occurrences than can be shown")
struct ManyOccurrencesTests {
  private static let day: Int64 = 86_400
  private static let limit = 100
  private static let full = ListProblem.tooManyEvents(limit: limit)

  /// Shows at most 100 occurrences of a calendar.
  private func small() throws -> Plan {
    let plan = try Plan(.memory)
    plan.device.eventLimit = Self.limit
    return plan
  }

  /// Series of 20 each.
  private func fill(_ plan: Plan, _ numbers: Range<Int>) throws {
    for number in numbers {
      try plan.calendar.put(
        "f\(number).ics", "UID:f\(number)", "SUMMARY:Takt", "DTSTART:20261201T000000Z", "RRULE:FREQ=DAILY;COUNT=20")
    }
  }

  private func stored(_ plan: Plan) throws -> (events: Int, rows: [EventResource]) {
    try plan.device.database.read { (transaction) throws(PlannerFailure) in
      (try transaction.eventCount(in: plan.id), try transaction.eventResources(in: plan.id))
    }
  }

  @Test("only so many of a calendar are stored, that is told at every sync, and nothing else is touched")
  func limited() throws {
    let plan = try small()
    let block = try plan.schedule(try plan.device.add("Steuer", to: plan.scene.list))
    try plan.calendar.put("a.ics", "UID:a", "SUMMARY:Termin", "DTSTART:20261123T083000Z", "DURATION:PT1H")
    try fill(plan, 0..<6)
    let report = try plan.sync()
    #expect(report.problems == [Self.full] && report.added == 7 && report.created == 1)
    #expect(try stored(plan).events == Self.limit)
    #expect(try stored(plan).rows.count == 8)
    for _ in 0..<2 {
      let again = try plan.sync()
      #expect(again.problems == [Self.full] && again.received == 0)
    }
    #expect(try plan.blocks() == [block])
    #expect(try plan.calendar.resources().count == 8)
  }

  @Test("what was left out appears once there is room, and is told no more")
  func room() throws {
    let plan = try small()
    try fill(plan, 0..<6)
    #expect(try plan.sync().problems == [Self.full])
    let first = try #require(try plan.calendar.resources().first)
    #expect(try plan.calendar.client.delete(first.href, ifMatch: #require(first.etag), in: plan.calendar.url) == .done)
    let report = try plan.sync()
    #expect(report.gone == 1 && report.problems.isEmpty)
    let stored = try stored(plan)
    #expect(stored.events == Self.limit && stored.rows.allSatisfy { $0.cut == .none })
  }

  @Test("a resource that has too many is told until it has not")
  func resource() throws {
    let plan = try Plan(.memory)
    try plan.calendar.put("a.ics", "UID:a", "SUMMARY:Takt", "DTSTART:20261201T000000Z", "RRULE:FREQ=SECONDLY")
    for _ in 0..<3 {
      #expect(try plan.sync().problems == [.tooManyEvents(limit: EventExpansion.limit)])
    }
    try plan.calendar.replace("SECONDLY", with: "DAILY", saying: "Takt")
    #expect(try plan.sync().problems.isEmpty)
  }

  @Test("what is near comes first where not everything fits")
  func near() throws {
    let zones = ZoneResolver.platform(local: "Europe/Berlin")
    let now = Plan.start
    let text = events([["UID:a", "DTSTART:19900101T100000Z", "DURATION:PT1H", "RRULE:FREQ=HOURLY"]])
    let near = PlanWindow(
      from: Instant(seconds: now.seconds - Self.day), until: Instant(seconds: now.seconds + Self.day),
      first: now.utc.day + -1, last: now.utc.day + 1)
    let long = Instant(seconds: now.seconds - 10_000 * Self.day)
    let whole = PlanWindow(from: long, until: near.until, first: long.utc.day, last: near.last)
    let stretch = EventStretch(whole: whole, near: near, basis: .init(EventCalendar(list: ListID("c"))))
    let found = stretch.findings(EventReading(text, zones).series, calendar: ListID("c"), limit: 200)
    #expect(found.isCut && found.events.count == 200)
    #expect(found.events.prefix(48).allSatisfy { near.contains($0.span) })
    #expect(found.events.count { near.contains($0.span) } == 48)
    #expect(Set(found.events.map(\.recurrence)).count == 200)
  }

  private func window(_ day: Int64, days: Int64 = 1) -> PlanWindow {
    // Midnight in Berlin, in winter.
    let from = Instant(seconds: 1_795_302_000 + day * Self.day)
    let first = from.utc.day + 1
    return PlanWindow(
      from: from, until: Instant(seconds: from.seconds + days * Self.day), first: first, last: first + (Int(days) - 1))
  }

  private func shown(_ plan: Plan, _ window: PlanWindow) throws -> [CalendarEvent] {
    try plan.device.engine.prepareEvents(in: window)
    return try plan.device.database.read { (transaction) throws(PlannerFailure) in try transaction.events(in: window) }
  }

  @Test(
    "a day is shown whole, however often a series has taken place before it", arguments: [0, 20, 90, 200, 380, 5_000])
  func everyHalfHour(day: Int64) throws {
    let plan = try Plan(.memory)
    try plan.calendar.put(
      "a.ics", "UID:a", "SUMMARY:Takt", "DTSTART:20260101T000000Z", "DURATION:PT30M", "RRULE:FREQ=MINUTELY;INTERVAL=30",
      "EXDATE:20261123T100000Z")
    try plan.sync()
    #expect(try shown(plan, window(day)).count == (day == 1 ? 47 : 48))
    #expect(try shown(plan, window(day + 3, days: 7)).count == 7 * 48)
    #expect(try shown(plan, window(day)).count == (day == 1 ? 47 : 48))
    #expect(try plan.sync().problems == [.tooManyEvents(limit: EventExpansion.limit)])
  }

  @Test(
    "a series that cannot be followed through a day takes the rest of it",
    arguments: ["FREQ=SECONDLY", "FREQ=SECONDLY;INTERVAL=2"])
  func tooDense(rule: String) throws {
    let plan = try Plan(.memory)
    try plan.calendar.put(
      "a.ics", "UID:a", "SUMMARY:Takt", "DTSTART:20100101T000000Z", "DURATION:PT1S", "RRULE:" + rule)
    try plan.sync()
    for day in [1, 370] as [Int64] {
      let window = window(day)
      let events = try shown(plan, window)
      let last = events.compactMap { event in
        if case .timed(_, let end) = event.span, event.isBusy { end } else { nil }
      }.max()
      #expect(last == window.until)
    }
  }

  @Test("so does one with more occurrences before the day than can be counted")
  func uncountable() {
    let rule = "RRULE:FREQ=SECONDLY;BYHOUR=7,8,9,10,11,12,13,14,15,16;COUNT=200000000"
    let text = events([["UID:a", "DTSTART:20100101T000000Z", "DURATION:PT1S", rule]])
    let series = EventReading(text, .platform(local: "Europe/Berlin")).series
    let day = window(1)
    let found = EventExpansion.findings(series, calendar: ListID("c"), window: day, coversRest: true)
    #expect(found.isCut && found.events.map(\.span) == [.timed(start: day.from, end: day.until)])
  }

  @Test(
    "a rule that comes often, rarely or never costs no more than a bounded number of steps",
    arguments: [
      "FREQ=SECONDLY;COUNT=999999999", "FREQ=SECONDLY;COUNT=2000000000", "FREQ=MINUTELY;COUNT=999999999",
      "FREQ=SECONDLY",
      "FREQ=SECONDLY;INTERVAL=7;COUNT=900000000", "FREQ=SECONDLY;BYHOUR=3;COUNT=100000000",
      "FREQ=MINUTELY;BYDAY=MO;COUNT=10000000", "FREQ=SECONDLY;BYSECOND=59;COUNT=10000000",
      "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30;COUNT=999999999",
      "FREQ=SECONDLY;INTERVAL=60;BYSECOND=30", "FREQ=MINUTELY;INTERVAL=60;BYMINUTE=30;COUNT=5",
      "FREQ=HOURLY;INTERVAL=24;BYHOUR=5;COUNT=999999999", "FREQ=YEARLY;BYYEARDAY=1;BYMONTHDAY=2",
      "FREQ=DAILY;BYMONTHDAY=1;BYDAY=MO;COUNT=999999999", "FREQ=YEARLY;BYDAY=53MO,-53MO;COUNT=99999999",
      "FREQ=MINUTELY;BYSECOND=0,1,2,3,4,5,6,7,8,9,10;COUNT=999999999;BYSETPOS=11",
      "FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8,9,10,11,12;BYMINUTE=0,10,20,30,40,50;BYSECOND=0,30;COUNT=99999999",
    ], ["20261101T000000Z", "19700101T000000Z", "00010101T000000Z"])
  func steps(rule: String, start: String) {
    let now = Plan.start
    let text = events([["UID:a", "DTSTART:" + start, "DURATION:PT1S", "RRULE:" + rule]])
    let series = EventReading(text, .platform(local: "Europe/Berlin")).series
    let found = stretch(around: now).findings(series, calendar: ListID("c"), limit: EventExpansion.resourceLimit)
    #expect(found.work <= 3 * 80_000 && found.steps <= 3 * EventExpansion.steps)
  }

  @Test(
    "where a count cannot have run out it is not counted, and nothing is left out",
    arguments: [
      ("FREQ=HOURLY;BYHOUR=9;COUNT=999999999", "19700101T000000Z", 730),
      ("FREQ=DAILY;COUNT=999999999", "00010101T000000Z", 730),
      ("FREQ=SECONDLY;BYHOUR=9;BYMINUTE=0;BYSECOND=0;COUNT=900000000", "19700101T000000Z", 730),
      ("FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30;COUNT=999999999", "19700101T000000Z", 0),
      ("FREQ=HOURLY;COUNT=500017", "19700101T000000Z", 25),
      ("FREQ=WEEKLY;BYDAY=MO,WE;COUNT=250", "20250106T000000Z", 38),
    ])
  func exact(rule: String, start: String, count: Int) throws {
    let text = events([["UID:a", "DTSTART:" + start, "DURATION:PT1S", "RRULE:" + rule]])
    let series = EventReading(text, .platform(local: "Europe/Berlin")).series
    let from = WallClock(day: try #require(Day(iso: "2027-01-15"))).utc
    let window = PlanWindow(
      from: from, until: Instant(seconds: from.seconds + 730 * Self.day), first: from.utc.day, last: from.utc.day + 730)
    let found = EventExpansion.findings(series, calendar: ListID("c"), window: window)
    #expect(!found.isCut && found.events.count == count)
  }

  /// A year to both sides, a week near.
  private func stretch(around now: Instant) -> EventStretch {
    func window(_ days: Int64) -> PlanWindow {
      let (from, until) = (
        Instant(seconds: now.seconds - days * Self.day), Instant(seconds: now.seconds + days * Self.day)
      )
      return PlanWindow(from: from, until: until, first: from.utc.day, last: until.utc.day)
    }
    return EventStretch(whole: window(365), near: window(7), basis: .init(EventCalendar(list: ListID("c"))))
  }

  @Test("looks at many days in turn end: what was looked at once is not worked out again")
  func looks() throws {
    let plan = try Plan(.memory)
    try plan.calendar.put("a.ics", "UID:a", "SUMMARY:Takt", "DTSTART:20260101T000000Z", "RRULE:FREQ=MINUTELY")
    try plan.sync()
    let days: [Int64] = [100, 200, 300]
    for day in days { _ = try shown(plan, window(day)) }
    let stamp = try plan.device.database.changeStamp().current()
    for day in days { #expect(try shown(plan, window(day)).count == 1_440) }
    #expect(try plan.device.database.changeStamp().current() == stamp)
  }

  @Test("a yearly event is there in every year from its first on", arguments: [1_965, 1_971, 1_972, 1_999, 2_090])
  func birthdays(year: Int) throws {
    let plan = try Plan(.memory)
    try plan.calendar.put("a.ics", "UID:a", "SUMMARY:Tag", "DTSTART;VALUE=DATE:19650503", "RRULE:FREQ=YEARLY")
    try plan.sync()
    let day = try #require(Day(year: year, month: 5, day: 3))
    let from = Instant(seconds: Int64(day.number) * Self.day - 3_600)
    let window = PlanWindow(from: from, until: Instant(seconds: from.seconds + Self.day), first: day, last: day)
    #expect(try shown(plan, window).map(\.title) == ["Tag"])
  }

  @Test("a look far back leaves what is near")
  func farBack() throws {
    let plan = try Plan(.memory)
    try plan.calendar.put(
      "a.ics", "UID:a", "SUMMARY:Stand-up", "DTSTART:19970105T083000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY")
    try plan.sync()
    let before = try plan.events()
    #expect(before.count == 8)
    let from = Instant(seconds: Plan.start.seconds - 10_500 * Self.day)
    let window = PlanWindow(
      from: from, until: Instant(seconds: from.seconds + Self.day), first: from.utc.day, last: from.utc.day + 1)
    try plan.device.engine.prepareEvents(in: window)
    let found = try plan.device.database.read { (transaction) throws(PlannerFailure) in
      try transaction.events(in: window)
    }
    #expect(found.count == 2)
    #expect(try plan.events() == before)
    #expect(Set(try plan.events().map(\.recurrence)).count == 8)
  }
}
