import Domain
import Testing

extension Rule {
  private static var calendar: SourceList { SourceList(id: ListID("c"), name: "Familie", contents: .events) }

  private static func key(_ uid: String) -> EventKey { EventKey(calendar: calendar.id, uid: uid) }

  /// From 2026-11-23, the next Monday, at UTC.
  private static func at(_ hour: Int, _ minute: Int = 0) -> Instant {
    Instant(seconds: 20_780 * 86_400 + Int64(hour * 3_600 + minute * 60))
  }

  private static var monday: Day { Day(number: 20_780) }

  private static func event(_ uid: String, _ from: Int, _ until: Int) -> CalendarEvent {
    CalendarEvent(calendar: calendar.id, uid: uid, title: uid, span: .timed(start: at(from), end: at(until)))
  }

  private static var birthday: CalendarEvent {
    CalendarEvent(
      calendar: calendar.id, uid: "birthday", title: "Anna", span: .days(first: monday, last: monday))
  }

  private static func fill(_ bench: Bench<Store>, _ events: CalendarEvent...) throws {
    try bench.perform(.receive(Received(lists: [calendar])))
    try bench.setEvents(events, "a")
  }

  /// What is free on Monday, as its page, the plan and the search for gaps have it.
  private static func free(_ bench: Bench<Store>) throws -> [String] {
    try bench.store.read { (reader) throws(PlannerFailure) in
      let environment = bench.environment
      let plan = try reader.dayPlan(monday, with: nil, in: environment)
      let found = plan.gaps.map { "\($0.lowerBound)-\($0.upperBound)" }
      let gaps = try reader.nextGaps(minutes: 5, limit: 9, from: at(0), in: environment)
        .filter { $0.upperBound <= at(24) }
        .map { "\(($0.lowerBound.seconds - at(0).seconds) / 60)-\(($0.upperBound.seconds - at(0).seconds) / 60)" }
      #expect(found == gaps)
      #expect(plan.capacity.free == plan.gaps.reduce(0) { $0 + $1.count })
      return found
    }
  }

  private static func list(_ bench: Bench<Store>) throws -> SourceList? {
    try bench.store.read { (reader) throws(PlannerFailure) in try reader.list(calendar.id) }
  }

  static var blocking: [Rule] { byCalendar + byHand + buffering }

  private static var byCalendar: [Rule] {
    [
      Rule("events with a time block, whole days do not, until their calendar says otherwise") { bench in
        try fill(bench, birthday, event("team", 10, 11))
        #expect(try free(bench) == ["540-600", "660-1020"])
        try bench.perform(.setCalendarBlocking(calendar.id, .all))
        #expect(try free(bench) == [])
        let outcome = try bench.perform(.setCalendarBlocking(calendar.id, .none))
        #expect(outcome.event == .calendarBlockingSet(name: "Familie", .none))
        #expect(try free(bench) == ["540-1020"])
        #expect(try bench.perform(.setCalendarBlocking(calendar.id, .none)).event == .nothingChanged)
        try bench.perform(.undo(expected: outcome.number))
        #expect(try free(bench) == [])
        try bench.perform(.redo)
        #expect(try list(bench)?.blocking == EventBlocking.none)
      },
      Rule("a calendar set to block everything still lets through what says that it is free or cancelled") { bench in
        var (open, off, maybe) = (event("open", 9, 10), event("off", 10, 11), event("maybe", 11, 12))
        open.isBusy = false
        off.status = .cancelled
        maybe.status = .tentative
        try fill(bench, open, off, maybe)
        try bench.perform(.setCalendarBlocking(calendar.id, .all))
        #expect(try free(bench) == ["540-660", "720-1020"])
      },
      Rule("a server never changes what of its calendar blocks") { bench in
        try fill(bench, birthday)
        try bench.perform(.setCalendarBlocking(calendar.id, .all))
        var renamed = calendar
        renamed.name = "Zuhause"
        try bench.perform(.receive(Received(lists: [renamed])))
        #expect(try list(bench)?.name == "Zuhause")
        #expect(try list(bench)?.blocking == .all)
      },
      Rule("refuses calendars nobody knows and lists without events") { bench in
        #expect(throws: PlannerFailure.invalid([Problem(.list, .listUnknown("x"))])) {
          try bench.perform(.setCalendarBlocking(ListID("x"), .all))
        }
        #expect(throws: PlannerFailure.invalid([Problem(.list, .calendarUnknown("Zeitblock"))])) {
          try bench.perform(.setCalendarBlocking(.local, .all))
        }
      },
    ]
  }

  private static var byHand: [Rule] {
    [
      Rule("an event blocks or not as a person said, whatever its calendar says, and also when it comes anew") {
        bench in
        try fill(bench, birthday, event("team", 10, 11))
        let outcome = try bench.perform(.setEventBlocking(key("birthday"), true))
        #expect(outcome.event == .eventBlockingSet(title: "Anna", true))
        #expect(try free(bench) == [])
        try bench.setEvents([], "a")
        try bench.setEvents([birthday, event("team", 10, 11)], "another resource")
        #expect(try free(bench) == [])
        try bench.perform(.setEventBlocking(key("birthday"), false))
        try bench.perform(.setEventBlocking(key("team"), false))
        try bench.perform(.setCalendarBlocking(calendar.id, .all))
        #expect(try free(bench) == ["540-1020"])
        try bench.perform(.setEventBlocking(key("team"), nil))
        #expect(try free(bench) == ["540-600", "660-1020"])
      },
      Rule("what was said of an event is taken back and said again") { bench in
        try fill(bench, event("team", 10, 11))
        try bench.perform(.setEventBlocking(key("team"), false))
        #expect(try bench.perform(.setEventBlocking(key("team"), false)).event == .nothingChanged)
        try bench.perform(.undo(expected: nil))
        #expect(try free(bench) == ["540-600", "660-1020"])
        try bench.perform(.redo)
        #expect(try free(bench) == ["540-1020"])
      },
      Rule("a person can let time that counts as free block, but nothing that is cancelled") { bench in
        var (open, off) = (event("open", 9, 10), event("off", 10, 11))
        open.isBusy = false
        off.status = .cancelled
        try fill(bench, open, off)
        try bench.perform(.setEventBlocking(key("open"), true))
        try bench.perform(.setEventBlocking(key("off"), true))
        #expect(try free(bench) == ["600-1020"])
      },
      Rule("it is said of all occurrences of an event, and of no other of the same name elsewhere") { bench in
        var (first, second) = (event("team", 9, 10), event("team", 11, 12))
        (first.recurrence, second.recurrence) = ("a", "b")
        try fill(bench, first, second)
        let other = SourceList(id: ListID("other"), name: "Arbeit", contents: .events)
        try bench.perform(.receive(Received(lists: [other])))
        try bench.store.write { (writer) throws(PlannerFailure) in
          var twin = event("team", 15, 16)
          twin.calendar = other.id
          try writer.setEvents([twin], from: EventSource(calendar: other.id, name: "a"))
        }
        try bench.perform(.setEventBlocking(key("team"), false))
        #expect(try free(bench) == ["540-900", "960-1020"])
      },
      Rule("refuses events nobody knows, and forgets what was said with the calendar") { bench in
        #expect(throws: PlannerFailure.unknownEvent(key("x"))) { try bench.perform(.setEventBlocking(key("x"), true)) }
        try fill(bench, event("team", 10, 11))
        try bench.perform(.setEventBlocking(key("team"), false))
        try bench.perform(.receive(Received(goneLists: [calendar.id])))
        // There is nothing to take it back from.
        try bench.perform(.undo(expected: nil))
        try bench.perform(.redo)
        try fill(bench, event("team", 10, 11))
        #expect(try free(bench) == ["540-600", "660-1020"])
      },
    ]
  }

  private static var buffering: [Rule] {
    [
      Rule("buffers keep time free around events that block and have a time") { bench in
        var open = event("open", 15, 16)
        open.isBusy = false
        try fill(bench, birthday, event("team", 10, 11), open)
        try bench.perform(.set(.eventBufferBefore, "10"))
        try bench.perform(.set(.eventBufferAfter, "30"))
        #expect(try free(bench) == ["540-590", "690-1020"])
        #expect(throws: PlannerFailure.self) { try bench.perform(.set(.eventBufferAfter, "61")) }
      },
      Rule("buffers of what ends before working hours or begins after them reach into them") { bench in
        try fill(bench, event("früh", 8, 9), event("spät", 17, 18))
        try bench.perform(
          .setAll([.init(key: .eventBufferBefore, value: "20"), .init(key: .eventBufferAfter, value: "5")]))
        #expect(try free(bench) == ["545-1000"])
        try bench.perform(.set(.workingHours, "1=00:00-24:00"))
        try fill(bench, event("gestern", -1, 0), event("morgen", 24, 25))
        #expect(try free(bench) == ["5-1420"])
      },
      Rule("a person may still place a block into a buffer") { bench in
        try fill(bench, event("team", 10, 11))
        try bench.perform(.set(.eventBufferAfter, "30"))
        let task = try bench.add("Steuer")[0]
        let draft = BlockDraft(task: task, start: at(11), minutes: 30, zone: "UTC")
        try bench.perform(.schedule(draft))
        #expect(try bench.blocks(of: task).map { $0.start } == [at(11)])
      },
    ]
  }
}
