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
