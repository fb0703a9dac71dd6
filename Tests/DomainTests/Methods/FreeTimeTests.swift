import Domain
import TestSupport
import Testing

/// Times are minutes since midnight of Saturday, 2026-11-21, in UTC; the current time is 9:30.
@Suite("Free working time")
struct FreeTimeTests {
  private let midnight: Int64 = 20_778 * 86_400

  private func event(_ from: Int, _ until: Int, isBusy: Bool = true, _ status: CalendarEvent.Status = .confirmed)
    -> CalendarEvent
  {
    let span = CalendarEvent.Span.timed(
      start: Instant(seconds: midnight + Int64(from) * 60), end: Instant(seconds: midnight + Int64(until) * 60))
    return CalendarEvent(
      calendar: ListID("c"), uid: "e", title: "e", span: span, isBusy: isBusy, status: status)
  }

  private func day(_ first: Int, _ last: Int) -> CalendarEvent {
    CalendarEvent(
      calendar: ListID("c"), uid: "e", title: "e", span: .days(first: saturday + first, last: saturday + last),
      blocking: .all)
  }

  private func free(_ events: CalendarEvent..., until days: Int, _ minutes: Int? = nil) -> Int? {
    FreeTime(events: events, blocks: [], in: .fixed).minutes(
      until: Due(day: saturday + days, time: minutes.flatMap { WallTime(minutes: $0) }))
  }

  private let monday = 2 * 1_440

  @Test func weekendsAndNightsAreNoWorkingTime() {
    #expect(free(until: 0) == 0)
    #expect(free(until: 1) == 0)
    #expect(free(until: 2, 540) == 0)
    #expect(free(until: 2, 600) == 60)
    #expect(free(until: 2) == 480)
    #expect(free(until: 2, 1_300) == 480)
    #expect(free(until: 6) == 5 * 480)
    #expect(free(until: 8) == 5 * 480)
    #expect(free(until: 13) == 10 * 480)
    #expect(free(until: 14) == nil)
    #expect(free(until: -3) == 0)
  }

  @Test func whatIsTakenIsNotFree() {
    #expect(free(event(monday + 600, monday + 660), until: 2) == 420)
    #expect(free(event(monday + 600, monday + 660), event(monday + 630, monday + 700), until: 2) == 380)
    #expect(free(event(monday + 400, monday + 600), event(monday + 1_000, monday + 1_100), until: 2) == 400)
    #expect(free(event(monday + 600, monday + 600), until: 2) == 480)
    #expect(free(event(monday + 600, monday + 660), until: 2, 630) == 60)
  }

  @Test func freeAndCancelledEventsTakeNothing() {
    #expect(free(event(monday, monday + 1_440, isBusy: false), until: 2) == 480)
    #expect(free(event(monday, monday + 1_440, .cancelled), until: 2) == 480)
    #expect(free(event(monday, monday + 1_440, .tentative), until: 2) == 0)
  }

  @Test func wholeDaysTakeTheirDays() {
    #expect(free(day(2, 3), until: 4) == 480)
    #expect(free(day(-9, 99), until: 13) == 0)
    #expect(free(event(monday + 900, monday + 1_440 + 600), until: 3) == 360 + 420)
  }

  @Test func buffersAroundEventsAreNotFree() {
    let events = [event(monday + 600, monday + 660), event(monday + 1_020, monday + 1_080), day(3, 3)]
    let free = FreeTime(events: events, buffers: EventBuffers(before: 15, after: 30), blocks: [], in: .fixed)
    #expect(free.minutes(until: Due(day: saturday + 2)) == 480 - 105 - 15)
    #expect(free.minutes(until: Due(day: saturday + 4)) == 480 - 105 - 15 + 480)
  }

  @Test func otherHoursAreCountedAsTheSettingSays() throws {
    let hours = try WorkingHours(reading: "1=08:00-12:00+13:00-15:00;5=22:00-02:00")
    func free(_ events: [CalendarEvent] = [], until days: Int, _ minutes: Int? = nil) -> Int? {
      FreeTime(events: events, blocks: [], hours: hours, in: .fixed).minutes(
        until: Due(day: saturday + days, time: minutes.flatMap { WallTime(minutes: $0) }))
    }
    #expect(free(until: 2) == 360)
    #expect(free(until: 2, 750) == 240)
    // Friday's hours count until midnight; the rest counts on Saturday.
    #expect(free(until: 6) == 480)
    #expect(free(until: 7) == 600)
    #expect(free([event(monday + 700, monday + 800)], until: 2) == 320)
    #expect(FreeTime(events: [], blocks: [], hours: .none, in: .fixed).minutes(until: Due(day: saturday + 9)) == 0)
    #expect(hours.usualDay == 300)
  }

  @Test func whatIsOverTodayIsGone() {
    var environment = Environment.fixed
    environment.today = saturday + 2
    environment.time = WallTime(minutes: 720) ?? .midnight
    environment.now = Instant(seconds: midnight + Int64(monday + 720) * 60)
    let free = FreeTime(events: [event(monday + 700, monday + 740)], blocks: [], in: environment)
    #expect(free.minutes(until: Due(day: saturday + 2)) == 1_020 - 740)
    environment.time = WallTime(minutes: 1_100) ?? .midnight
    let late = FreeTime(events: [], blocks: [], in: environment)
    #expect(late.minutes(until: Due(day: saturday + 2)) == 0)
  }

  @Test func countsWhatCountingMinuteByMinuteCounts() {
    for seed in UInt64(1)...40 {
      var random = SplitMix(seed: seed)
      let events = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        let start = Int.random(in: -2_000...20_000, using: &random)
        return event(start, start + Int.random(in: 0...3_000, using: &random))
      }
      let free = FreeTime(events: events, blocks: [], in: .fixed)
      var taken = Set<Int>()
      for case .timed(let start, let end) in events.map({ $0.span }) {
        taken.formUnion(Int((start.seconds - midnight) / 60)..<Int((end.seconds - midnight) / 60))
      }
      for _ in 0..<20 {
        let end = Int.random(in: 0..<14 * 1_440, using: &random)
        let counted = (570..<max(570, end)).count { minute in
          (saturday + minute / 1_440).weekday <= 5 && (540..<1_020).contains(minute % 1_440) && !taken.contains(minute)
        }
        let due = Due(day: saturday + end / 1_440, time: WallTime(minutes: end % 1_440))
        #expect(free.minutes(until: due) == counted, "seed \(seed), until \(end)")
      }
    }
  }
}
