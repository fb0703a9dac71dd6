import Domain
import Testing

extension Rule {
  /// Saturday, 2026-11-21, 10:00 in a zone at UTC: half an hour from now.
  private static var ten: Instant { Instant(seconds: 1_795_255_200) }

  private static func at(_ minutes: Int) -> Instant { Instant(seconds: ten.seconds + Int64(minutes) * 60) }

  private static func draft(_ task: TaskID, _ minutes: Int, at start: Instant = ten) -> BlockDraft {
    BlockDraft(task: task, start: start, minutes: minutes, zone: "Europe/Berlin")
  }

  private static func taken(_ title: String, next: Instant?) -> PlannerFailure {
    .invalid([Problem(.start, .timeTaken(title: title, next: next))])
  }

  private static func event(_ title: String, _ from: Int, _ until: Int) -> CalendarEvent {
    CalendarEvent(
      calendar: ListID("c"), uid: title, title: title, span: .timed(start: at(from), end: at(until)))
  }

  static var placing: [Rule] {
    [
      Rule("refuses time that an event or another block has, and says when there is time") { bench in
        let ids = try bench.add("Steuer", "Brief")
        // At noon is a break.
        try bench.perform(.set(.workingHours, "1=09:00-17:00;6=10:00-11:40+12:00-17:00"))
        try bench.perform(.receive(Received(lists: [SourceList(id: ListID("c"), name: "Arbeit", contents: .events)])))
        try bench.setEvents([event("Besprechung", 60, 90)], "a")
        try bench.perform(.schedule(draft(ids[0], 30)))
        #expect(throws: taken("Steuer", next: at(30))) { try bench.perform(.schedule(draft(ids[1], 30, at: at(15)))) }
        #expect(throws: taken("Steuer", next: at(120))) { try bench.perform(.schedule(draft(ids[1], 45, at: at(15)))) }
        // Nothing is long enough before Monday.
        #expect(throws: taken("Steuer", next: at(2_820))) { try bench.perform(.schedule(draft(ids[1], 301))) }
        #expect(throws: taken("Besprechung", next: at(120))) {
          try bench.perform(.schedule(draft(ids[1], 31, at: at(30))))
        }
        var anyway = draft(ids[1], 31, at: at(30))
        anyway.anyway = true
        try bench.perform(.schedule(anyway))
        #expect(try bench.blocks(of: ids[1]).map { $0.start } == [at(30)])
      },
      Rule("where a block lies now is no other place for it") { bench in
        let ids = try bench.add("Steuer", "Brief")
        try bench.perform(.set(.workingHours, "6=10:00-17:00"))
        try bench.perform(.schedule(draft(ids[0], 30)))
        try bench.perform(.schedule(draft(ids[1], 30, at: at(30))))
        let block = try #require(try bench.blocks(of: ids[1]).first)
        var edit = BlockEdit()
        edit.start = .set(at(10))
        #expect(throws: taken("Steuer", next: at(60))) { try bench.perform(.reschedule(block.id, edit)) }
      },
      Rule("an event of whole days that blocks takes all of them, but moves nothing that lies there already") { bench in
        let task = try bench.add("Steuer")[0]
        try bench.perform(.set(.workingHours, "1=09:00-17:00;6=10:00-17:00"))
        let calendar = SourceList(id: ListID("c"), name: "Arbeit", contents: .events, blocking: .all)
        try bench.perform(.receive(Received(lists: [calendar])))
        var holiday = event("Urlaub", 0, 0)
        holiday.span = .days(first: bench.environment.today, last: bench.environment.today)
        try bench.setEvents([holiday], "a")
        #expect(throws: taken("Urlaub", next: at(2_820))) { try bench.perform(.schedule(draft(task, 30))) }
        var anyway = draft(task, 30)
        anyway.anyway = true
        try bench.perform(.schedule(anyway))
        let block = try #require(try bench.blocks(of: task).first)
        var edit = BlockEdit()
        edit.start = .set(at(60))
        try bench.perform(.reschedule(block.id, edit))
        try bench.perform(.complete([task]))
        try bench.perform(.reopen([task]))
        #expect(try bench.blocks(of: task).map { $0.start } == [at(60)])
      },
      Rule("time that counts as free, is cancelled or has no length is not taken") { bench in
        let task = try bench.add("Steuer")[0]
        try bench.perform(.receive(Received(lists: [SourceList(id: ListID("c"), name: "Arbeit", contents: .events)])))
        var events = [event("frei", 0, 30), event("abgesagt", 0, 30), event("Glocke", 10, 10), event("Urlaub", 0, 0)]
        events[3].isBusy = false
        events[0].isBusy = false
        events[1].status = .cancelled
        events[3].span = .days(first: bench.environment.today, last: bench.environment.today)
        try bench.setEvents(events, "a")
        try bench.perform(.schedule(draft(task, 30)))
        #expect(try bench.blocks(of: task).count == 1)
      },
      Rule("a block that lies over something already may stay there and shrink but not grow over it") { bench in
        let ids = try bench.add("Steuer", "Brief")
        try bench.perform(.schedule(draft(ids[0], 30)))
        var anyway = draft(ids[1], 30, at: at(15))
        anyway.anyway = true
        try bench.perform(.schedule(anyway))
        let block = try #require(try bench.blocks(of: ids[1]).first)
        var edit = BlockEdit()
        edit.minutes = .set(20)
        try bench.perform(.reschedule(block.id, edit))
        edit = BlockEdit()
        edit.start = .set(at(10))
        #expect(throws: PlannerFailure.self) { try bench.perform(.reschedule(block.id, edit)) }
        edit.start = .set(at(25))
        try bench.perform(.reschedule(block.id, edit))
        edit.start = .set(at(5))
        edit.anyway = true
        try bench.perform(.reschedule(block.id, edit))
        #expect(try bench.blocks(of: ids[1]).map { $0.start } == [at(5)])
      },
      Rule("what a person places, moves or resizes is pinned unless they say otherwise") { bench in
        let task = try bench.add("Steuer")[0]
        try bench.perform(.schedule(draft(task, 30)))
        let block = try #require(try bench.blocks(of: task).first)
        #expect(block.isPinned)
        var edit = BlockEdit()
        edit.isPinned = .set(false)
        try bench.perform(.reschedule(block.id, edit))
        #expect(try bench.blocks(of: task).map { $0.isPinned } == [false])
        edit = BlockEdit()
        edit.minutes = .set(45)
        try bench.perform(.reschedule(block.id, edit))
        #expect(try bench.blocks(of: task).map { $0.isPinned } == [true])
        edit.minutes = .set(60)
        edit.isPinned = .set(false)
        try bench.perform(.reschedule(block.id, edit))
        #expect(try bench.blocks(of: task).map { $0.isPinned } == [false])
      },
    ]
  }

  /// Two blocks of a task: one that runs since ten minutes, and one from ten on.
  private static func prepared(_ bench: Bench<Store>) throws -> TaskID {
    let task = try bench.add("Steuer")[0]
    try bench.perform(.schedule(draft(task, 30, at: at(-40))))
    try bench.perform(.schedule(draft(task, 30)))
    try bench.perform(.complete([task]))
    #expect(try bench.blocks(of: task).map { $0.minutes } == [10])
    return task
  }

  static var returning: [Rule] {
    [
      Rule("a task that is open again gets its time back, in one step") { bench in
        let task = try prepared(bench)
        try bench.perform(.reopen([task]))
        #expect(try bench.blocks(of: task).map { $0.minutes } == [30, 30])
        try bench.perform(.undo(expected: nil))
        #expect(try bench.blocks(of: task).map { $0.minutes } == [10])
        #expect(try bench.item(task)?.isCompleted == true)
        try bench.perform(.redo)
        #expect(try bench.blocks(of: task).map { $0.minutes } == [30, 30])
      },
      Rule("but not the time that something else has meanwhile") { bench in
        let task = try prepared(bench)
        let other = try bench.add("Brief")[0]
        try bench.perform(.schedule(draft(other, 30, at: at(20))))
        try bench.perform(.reopen([task]))
        #expect(try bench.blocks(of: task).map { $0.minutes } == [30])
      },
      Rule("and not what was already over, nor what another completing took") { bench in
        let task = try prepared(bench)
        var later = bench.environment
        later.now = at(600)
        try bench.planner.perform(.reopen([task]), in: later)
        #expect(try bench.blocks(of: task).map { $0.minutes } == [10])
        try bench.planner.perform(.complete([task]), in: later)
        try bench.perform(.reopen([task]))
        #expect(try bench.blocks(of: task).map { $0.minutes } == [10])
      },
      Rule("doing a recurring task once frees the time until it comes back") { bench in
        var daily = TaskDraft(title: "Müll")
        daily.due = Due(day: bench.environment.today)
        daily.recurrence = Recurrence(.daily)
        let task = try #require(try bench.perform(.add(daily)).changed.first)
        try bench.perform(.schedule(draft(task, 30, at: at(-40))))
        try bench.perform(.schedule(draft(task, 30)))
        try bench.perform(.schedule(draft(task, 30, at: at(1_440))))
        try bench.perform(.complete([task]))
        #expect(try bench.blocks(of: task).map { $0.start } == [at(-40), at(1_440)])
        #expect(try bench.blocks(of: task).map { $0.minutes } == [10, 30])
        try bench.perform(.undo(expected: nil))
        #expect(try bench.blocks(of: task).map { $0.minutes } == [30, 30, 30])
      },
    ]
  }
}
