import TestSupport
import Testing

@testable import Domain

/// The day is Monday, 2026-11-23, in Berlin.
@Suite("A planned day")
struct DayPlanTests {
  private let monday = Berlin.monday

  private func event(
    _ title: String, _ from: Instant, _ until: Instant, isBusy: Bool = true,
    _ status: CalendarEvent.Status = .confirmed
  ) -> CalendarEvent {
    CalendarEvent(
      calendar: ListID("c"), uid: title, title: title, span: .timed(start: from, end: until), isBusy: isBusy,
      status: status)
  }

  private func block(_ name: String, _ from: Instant, _ minutes: Int) -> PlannedBlock {
    let block = TimeBlock(
      id: BlockID(name), task: nil, title: name, start: from, end: from.advanced(minutes: minutes), zone: "z",
      createdAt: from)
    return PlannedBlock(block: block, task: nil, standing: .planned)
  }

  private func plan(
    _ day: Day, at environment: Environment, hours: String = WorkingHours.standard.text, events: [CalendarEvent] = [],
    blocks: [PlannedBlock] = [], placements: [Proposal.Placement] = []
  ) throws -> DayPlan {
    let hours = try WorkingHours(reading: hours)
    return DayPlan(
      DayFrame(day, environment.zones),
      DayPlan.Material(hours: hours, grid: 5, events: events, blocks: blocks, placements: placements),
      in: environment)
  }

  private var early: Environment { Berlin.environment(Berlin.monday, 7) }

  @Test func daysOnWhichClocksChangeAreAsLongAsTheyAre() throws {
    #expect(DayFrame(Berlin.springDay, Berlin.zones).minutes == 1_380)
    #expect(DayFrame(Berlin.autumnDay, Berlin.zones).minutes == 1_500)
    let frame = DayFrame(Berlin.springDay, Berlin.zones)
    #expect(frame.clock(at: 119).iso == "01:59")
    #expect(frame.clock(at: 120).iso == "03:00")
    #expect(frame.minute(of: Berlin.at(Berlin.springDay, 9)) == 480)
    #expect(frame.minute(of: Instant(seconds: frame.start.seconds - 1)) == -1)
    let hours = "7=00:00-24:00"
    #expect(try plan(Berlin.springDay, at: early, hours: hours).working == [0..<1_380])
    #expect(try plan(Berlin.autumnDay, at: early, hours: hours).working == [0..<1_500])
    #expect(try plan(Berlin.autumnDay, at: early, hours: hours).capacity.gone == 1_500)
  }

  @Test func hoursOverMidnightBelongToBothDays() throws {
    let hours = "1=22:00-06:00"
    #expect(try plan(monday, at: early, hours: hours).working == [1_320..<1_440])
    #expect(try plan(monday + 1, at: early, hours: hours).working == [0..<360])
    #expect(try plan(Berlin.springDay, at: early, hours: "6=22:00-06:00").working == [0..<300])
    #expect(try plan(Berlin.autumnDay, at: early, hours: "6=22:00-06:00").working == [0..<420])
    // The clock change skips these hours.
    #expect(try plan(Berlin.springDay, at: early, hours: "7=02:00-03:00").working.isEmpty)
  }

  @Test func gapsLieBetweenWhatIsTaken() throws {
    let events = [
      event("Besprechung", Berlin.at(monday, 10), Berlin.at(monday, 11)),
      event("gilt als frei", Berlin.at(monday, 13), Berlin.at(monday, 14), isBusy: false),
      event("abgesagt", Berlin.at(monday, 14), Berlin.at(monday, 15), .cancelled),
      event("Glocke", Berlin.at(monday, 15), Berlin.at(monday, 15)),
    ]
    let plan = try plan(monday, at: early, events: events, blocks: [block("b", Berlin.at(monday, 11), 57)])
    #expect(plan.gaps == [540..<600, 717..<1_020])
    #expect(plan.entries.map { $0.from } == [600, 660, 780, 900])
    #expect(plan.entries.map { $0.until } == [660, 717, 840, 905])
    #expect(plan.capacity.working == 480 && plan.capacity.busy == 60 && plan.capacity.inside == 57)
    #expect(plan.capacity.free == 363 && plan.capacity.gone == 0 && plan.capacity.over == 0)
  }

  @Test func whatIsOverIsNoGap() throws {
    let noon = Berlin.environment(monday, 12, 2)
    #expect(try plan(monday, at: noon).gaps == [722..<1_020])
    #expect(try plan(monday, at: noon).now == 722)
    #expect(try plan(monday, at: noon).capacity.gone == 182)
    let yesterday = try plan(monday + -3, at: noon, blocks: [block("b", Berlin.at(monday + -3, 9), 60)])
    #expect(yesterday.gaps.isEmpty && yesterday.now == nil)
    #expect(yesterday.capacity.gone == 420 && yesterday.capacity.ahead == 0 && yesterday.capacity.planned == 60)
  }

  @Test func whatLastsLongerThanTheDayIsCut() throws {
    let long = event("lang", Berlin.at(monday + -5, 9), Berlin.at(monday + -5, 9 + 300))
    let plan = try plan(monday, at: early, events: [long], blocks: [block("nachts", Berlin.at(monday, 23, 30), 60)])
    #expect(plan.allDay == [long] && plan.entries.map { [$0.from, $0.until] } == [[1_410, 1_440]])
    #expect(plan.entries.map { $0.startsBefore } == [false] && plan.entries.map { $0.endsAfter } == [true])
    #expect(plan.gaps.isEmpty)
    #expect(plan.capacity.available == 0 && plan.capacity.planned == 30 && plan.capacity.over == 30)
  }

  @Test func whatFillsOnlyPartOfADayKeepsItsHours() throws {
    let night = event("Nachtzug", Berlin.at(monday + -1, 21), Berlin.at(monday, 9, 30))
    let plan = try plan(monday, at: early, events: [night])
    #expect(plan.allDay.isEmpty && plan.entries.map { [$0.from, $0.until] } == [[0, 570]])
    #expect(plan.entries.map { $0.startsBefore } == [true] && plan.gaps == [570..<1_020])
  }

  @Test func wholeDaysThatTakeTimeLeaveNone() throws {
    var holiday = event("Urlaub", monday.start, monday.start)
    holiday.span = .days(first: monday + -1, last: monday)
    #expect(try plan(monday, at: early, events: [holiday]).allDay == [holiday])
    #expect(try plan(monday, at: early, events: [holiday]).gaps == [540..<1_020])
    holiday.blocking = .all
    #expect(try plan(monday, at: early, events: [holiday]).gaps.isEmpty)
    #expect(try plan(monday + 1, at: early, events: [holiday]).allDay.isEmpty)
    holiday.isBusy = false
    #expect(try plan(monday, at: early, events: [holiday]).gaps == [540..<1_020])
  }

  @Test func daysWithoutWorkingHoursHaveNoGaps() throws {
    let plan = try plan(monday, at: early, hours: "none", blocks: [block("b", Berlin.at(monday, 9), 60)])
    #expect(plan.gaps.isEmpty && plan.working.isEmpty)
    #expect(plan.capacity.outside == 60 && plan.capacity.over == 60)
  }

  @Test func whatOverlapsStandsSideBySide() throws {
    let events = [
      event("a", Berlin.at(monday, 9), Berlin.at(monday, 12)), event("b", Berlin.at(monday, 9), Berlin.at(monday, 10)),
      event("c", Berlin.at(monday, 9, 30), Berlin.at(monday, 10)),
      event("d", Berlin.at(monday, 10), Berlin.at(monday, 11)),
      event("e", Berlin.at(monday, 12), Berlin.at(monday, 13)),
    ]
    let entries = try plan(monday, at: early, events: events).entries
    #expect(
      entries.map { [$0.column, $0.columns, $0.span] } == [[0, 3, 1], [1, 3, 1], [2, 3, 1], [1, 3, 2], [0, 1, 1]])
  }

  @Test func proposedBlocksTakeOnlyWhatIsFree() throws {
    let placement = Proposal.Placement(
      number: 1, task: TaskID("t"), title: "t", start: Berlin.at(monday, 9, 30), minutes: 60, reasons: [])
    let plan = try plan(
      monday, at: early, blocks: [block("b", Berlin.at(monday, 9), 60)], placements: [placement])
    #expect(plan.capacity.inside == 60 && plan.capacity.proposed == 30 && plan.capacity.free == 390)
    #expect(plan.gaps == [630..<1_020])
  }

  @Test func everyDayAddsUp() throws {
    for seed in UInt64(1)...150 {
      var random = SplitMix(seed: seed)
      let day = [monday, Berlin.springDay, Berlin.autumnDay][Int(seed % 3)]
      let environment = Berlin.environment(day + Int.random(in: -1...1, using: &random), Int(seed % 24), 7)
      let start = Berlin.at(day, 0)
      func stretch() -> (Instant, Instant) {
        let from = Instant(seconds: start.seconds + Int64.random(in: -20_000...110_000, using: &random))
        return (from, Instant(seconds: from.seconds + Int64.random(in: -60...20_000, using: &random)))
      }
      let events = (0..<Int.random(in: 0...40, using: &random)).map { index in
        let (from, until) = stretch()
        return event("\(index)", from, until, isBusy: index % 3 != 0)
      }
      let blocks = (0..<Int.random(in: 0...12, using: &random)).map { index in
        block("\(index)", stretch().0, Int.random(in: 1...300, using: &random))
      }
      let plan = try plan(
        day, at: environment, hours: "1=09:00-12:30+13:00-17:00;6=22:00-03:30;7=03:30-11:00+11:00-23:30",
        events: events, blocks: blocks)
      let sums = plan.capacity
      #expect(sums.gone + sums.inside + sums.proposed + sums.free == sums.available, "seed \(seed)")
      #expect(sums.outside >= 0, "seed \(seed)")
      for gap in plan.gaps {
        #expect(plan.working.contains { $0.clamped(to: gap) == gap }, "seed \(seed)")
        #expect(!plan.entries.contains { $0.taken?.overlaps(gap) ?? false }, "seed \(seed)")
      }
      for (index, left) in plan.entries.enumerated() {
        #expect(left.from >= 0 && left.from < left.until && left.until <= plan.frame.minutes, "seed \(seed)")
        #expect(left.column + left.span <= left.columns, "seed \(seed)")
        for right in plan.entries[(index + 1)...] where left.until > right.from && right.until > left.from {
          let (a, b) = (left.column..<left.column + left.span, right.column..<right.column + right.span)
          #expect(!a.overlaps(b) && left.columns == right.columns, "seed \(seed)")
        }
      }
    }
  }
}

extension Day {
  fileprivate var start: Instant { Berlin.at(self, 0) }
}
