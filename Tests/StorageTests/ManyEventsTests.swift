import Domain
import Storage
import Testing

@Suite("Many events")
struct ManyEventsTests {
  @Test("a day of 20 calendars with 5,000 events and their series is there at once")
  func day() throws {
    let directory = try TemporaryDirectory()
    let database = try PlannerDatabase(in: directory.data)
    let today = Day(number: 20_778)
    try database.write { (transaction) throws(PlannerFailure) in
      for calendar in 0..<20 {
        let id = ListID("c\(calendar)")
        try transaction.save(SourceList(id: id, account: "a", name: "c\(calendar)", contents: .events))
        for event in 0..<250 {
          // Every tenth is a series of 20 weeks.
          let count = event % 10 == 0 ? 20 : 1
          let first = Int64(today.number) * 86_400 + Int64(event * 37 % 1_440) * 60 - Int64(event % 400) * 86_400
          let occurrences = (0..<count).map { week in
            let start = Instant(seconds: first + Int64(week) * 7 * 86_400)
            return CalendarEvent(
              calendar: id, uid: "\(calendar)-\(event)", recurrence: count > 1 ? "\(week)" : nil,
              title: "Termin \(event)",
              span: .timed(start: start, end: Instant(seconds: start.seconds + 3_600)))
          }
          try transaction.setEvents(occurrences, from: EventSource(calendar: id, name: "\(event).ics"))
        }
      }
    }
    let start = Instant(seconds: Int64(today.number) * 86_400)
    let window = PlanWindow(from: start, until: Instant(seconds: start.seconds + 86_400), first: today, last: today)
    var found = 0
    let clock = ContinuousClock()
    let times = try (0..<20).map { _ in
      try clock.measure {
        found = try database.read { (transaction) throws(PlannerFailure) in try transaction.events(in: window) }.count
      }
    }
    #expect(found > 20)
    // A tenth of a second leaves room for a busy machine; it takes a few milliseconds.
    let best = try #require(times.min())
    print("a day of \(found) occurrences: \(best)")
    #expect(best < .milliseconds(100))
  }
}
