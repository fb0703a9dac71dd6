import Domain
import Testing

@Suite("Suggestions of urgency and importance")
struct MethodSuggestionTests {
  /// Monday, 2026-11-23; the current time is 9:30 UTC.
  private let monday = saturday + 2

  private var environment: Environment {
    Environment(
      now: instant(0, 570), today: monday, time: WallTime(minutes: 570) ?? .midnight, makeIdentifier: { "unused" })
  }

  private func instant(_ days: Int, _ minutes: Int) -> Instant {
    Instant(seconds: Int64((saturday + 2 + days).number) * 86_400 + Int64(minutes) * 60)
  }

  private func due(_ days: Int, _ minutes: Int? = nil) -> Due {
    Due(day: monday + days, time: minutes.flatMap { WallTime(minutes: $0) })
  }

  private func block(_ task: String?, _ days: Int, _ from: Int, _ until: Int) -> TimeBlock {
    TimeBlock(
      id: BlockID("b\(days)-\(from)"), task: task.map { TaskID($0) }, title: "b", start: instant(days, from),
      end: instant(days, until), zone: "Europe/Berlin", createdAt: instant(0, 0))
  }

  private func urgency(
    _ due: Due?, knowsCalendar: Bool = true, blocks: [TimeBlock] = [], _ change: (inout TaskFacts) -> Void = { _ in }
  ) -> MethodSuggestion.Urgency? {
    let free = knowsCalendar ? FreeTime(events: [], blocks: blocks, in: environment) : nil
    let task = TaskFacts.made("t") {
      ($0.due, $0.minutes) = (due, 60)
      change(&$0)
    }
    return MethodSuggestions(free: free, blocks: blocks, in: environment).suggestion(for: task)?.urgency
  }

  @Test func whatIsOverdueSeemsUrgent() {
    #expect(urgency(due(-1)) == .overdue(since: due(-1)))
    #expect(urgency(due(0, 569)) == .overdue(since: due(0, 569)))
    #expect(urgency(due(-1), knowsCalendar: false) == .overdue(since: due(-1)))
    #expect(urgency(due(-40)) { $0.isDelegated = true } == .overdue(since: due(-40)))
  }

  @Test func whatIsUrgentOrDoneOrNeverDueNeedsNoSuggestion() {
    #expect(urgency(due(-1)) { $0.urgency = .urgent } == nil)
    #expect(urgency(due(-1)) { $0.completedAt = Instant(seconds: 0) } == nil)
    #expect(urgency(nil) == nil)
  }

  @Test func littleFreeTimeIsTold() {
    #expect(urgency(due(0, 600)) == .littleTime(free: 30, needed: 60, before: due(0, 600)))
    #expect(urgency(due(0)) == .littleTime(free: 450, needed: 60, before: due(0, 1_020)))
    // 930 free minutes minus the 60 needed leave more than a working day.
    #expect(urgency(due(1)) == nil)
    #expect(urgency(due(1)) { $0.minutes = 450 } == nil)
    #expect(
      urgency(due(1)) { $0.minutes = 451 } == .littleTime(free: 930, needed: 451, before: due(1, 1_020)))
  }

  @Test func aLongTaskNeedsHalfItsLengthToSpare() {
    // 5 working days minus 30 minutes: 2370 free, 1440 needed; the remaining 930 exceed half of 1440.
    #expect(urgency(due(4)) { $0.minutes = 1_440 } == nil)
    // 4 working days: 1890 free, 450 remain.
    #expect(urgency(due(3)) { $0.minutes = 1_440 } == .littleTime(free: 1_890, needed: 1_440, before: due(3, 1_020)))
    // 2010 free before Friday 11:00; the remaining 570 exceed a working day but not half of the duration.
    #expect(
      urgency(due(4, 660)) { $0.minutes = 1_440 } == .littleTime(free: 2_010, needed: 1_440, before: due(4, 660)))
  }

  @Test func whatWasWorkedAndWhatIsPlannedIsNotNeededAnyMore() {
    #expect(
      urgency(due(0)) { $0.actualMinutes = 45 } == .littleTime(free: 450, needed: 15, before: due(0, 1_020)))
    #expect(
      urgency(due(0)) { $0.actualMinutes = 999 } == .littleTime(free: 450, needed: 0, before: due(0, 1_020)))
    let half = block("t", 0, 600, 630)
    #expect(urgency(due(0), blocks: [half]) == .littleTime(free: 420, needed: 30, before: due(0, 1_020)))
    #expect(urgency(due(0), blocks: [half, block("t", 0, 700, 730)]) == nil)
    // Blocks after the due time or for other tasks do not count.
    #expect(
      urgency(due(0), blocks: [block("t", 1, 600, 660)]) == .littleTime(free: 450, needed: 60, before: due(0, 1_020)))
    #expect(
      urgency(due(0), blocks: [block("u", 0, 600, 660)]) == .littleTime(free: 390, needed: 60, before: due(0, 1_020)))
    // The rest of a running block counts.
    #expect(
      urgency(due(0), blocks: [block("t", 0, 540, 600)]) == .littleTime(free: 420, needed: 30, before: due(0, 1_020)))
  }

  @Test func aDayOffEndsWithTheDay() {
    let task = TaskFacts.made("t") { ($0.due, $0.minutes) = (due(5), 60) }
    let busy = (0..<5).map { block(nil, $0, 540, 1_020) }
    let free = FreeTime(events: [], blocks: busy, in: environment)
    let found = MethodSuggestions(free: free, blocks: busy, in: environment).suggestion(for: task)
    #expect(found?.urgency == .littleTime(free: 0, needed: 60, before: due(5)))
  }

  @Test func withoutACalendarTwoDaysAreSoon() {
    for (days, minutes, isSoon) in [
      (0, nil, true), (1, nil, true), (2, nil, false), (2, 570, true), (2, 571, false), (3, 0, false), (0, 600, true),
    ] as [(Int, Int?, Bool)] {
      let day = due(days, minutes)
      #expect(urgency(day, knowsCalendar: false) == (isSoon ? .dueSoon(day) : nil))
    }
    #expect(urgency(due(1)) { $0.isDelegated = true } == .dueSoon(due(1)))
    #expect(urgency(due(20)) == nil)
  }

  @Test func gradesAAndBSpeakForImportance() {
    let suggestions = MethodSuggestions(free: nil, blocks: [], in: environment)
    for grade in Grade.allCases {
      let speaks = grade == .a || grade == .b
      for importance in Importance.allCases {
        let task = TaskFacts.made("t") { ($0.grade, $0.importance) = (grade, importance) }
        let found = suggestions.suggestion(for: task)
        #expect(found?.importance == (speaks && importance != .high ? grade : nil))
        #expect(found?.quadrant(of: task) == (found == nil ? nil : .schedule))
      }
    }
  }

  @Test func aSuggestionNamesTheQuadrantItSpeaksFor() {
    let task = TaskFacts.made("t") { ($0.grade, $0.due) = (.a, due(-1)) }
    let found = MethodSuggestions(free: nil, blocks: [], in: environment).suggestion(for: task)
    #expect(found == MethodSuggestion(urgency: .overdue(since: due(-1)), importance: .a))
    #expect(found?.quadrant(of: task) == .doFirst)
    #expect(found?.quadrant(of: .made("t") { ($0.urgency, $0.importance) = (.urgent, .high) }) == nil)
  }

  @Test func aStoreKnowsACalendarWhenOneCanBeRead() throws {
    let planner = Planner(MemoryStore())
    var draft = TaskDraft(title: "t")
    draft.id = TaskID("t")
    draft.due = due(0)
    draft.manualDuration = 60
    _ = try planner.perform(.add(draft), in: environment)
    let look = {
      try planner.store.read { (reader) throws(PlannerFailure) in try reader.methodSuggestions(in: environment) }
    }
    #expect(try look()[TaskID("t")]?.urgency == .dueSoon(due(0)))
    var calendar = SourceList(id: ListID("c"), account: "home", name: "Work", access: .readOnly, contents: .events)
    _ = try planner.perform(.receive(Received(lists: [calendar])), in: environment)
    #expect(try look()[TaskID("t")]?.urgency == .littleTime(free: 450, needed: 60, before: due(0, 1_020)))
    let meeting = CalendarEvent(
      calendar: calendar.id, uid: "e", title: "Meeting",
      span: .timed(start: instant(0, 600), end: instant(0, 900)))
    try planner.store.write { (writer) throws(PlannerFailure) in
      try writer.setEvents([meeting], from: EventSource(calendar: calendar.id, name: "e"))
    }
    #expect(try look()[TaskID("t")]?.urgency == .littleTime(free: 150, needed: 60, before: due(0, 1_020)))
    calendar.access = .denied
    _ = try planner.perform(.receive(Received(lists: [calendar])), in: environment)
    #expect(try look()[TaskID("t")]?.urgency == .dueSoon(due(0)))
  }
}
