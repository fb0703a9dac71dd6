import Domain
import Testing

extension Rule {
  private static var calendar: SourceList {
    SourceList(id: ListID("c"), account: "konto", name: "Arbeit", contents: .events)
  }

  /// 2026-11-21, 10:00 in a zone at UTC: half an hour from now.
  private static var ten: Instant { Instant(seconds: 1_795_255_200) }

  private static func draft(_ task: TaskID?, _ minutes: Int? = nil, at start: Instant = ten) -> BlockDraft {
    var draft = BlockDraft(task: task, start: start, minutes: minutes, zone: "Europe/Berlin")
    draft.isPinned = false
    return draft
  }

  /// One that takes the time even where something else has it.
  private static func crammed(_ task: TaskID?, _ minutes: Int? = nil, at start: Instant = ten) -> BlockDraft {
    var draft = draft(task, minutes, at: start)
    draft.anyway = true
    return draft
  }

  /// All of 2026-11-21 at UTC.
  private static func day(_ bench: Bench<Store>, plus days: Int = 0) -> PlanWindow {
    let day = bench.environment.today + days
    let start = Instant(seconds: Int64(day.number) * 86_400)
    return PlanWindow(from: start, until: Instant(seconds: start.seconds + 86_400), first: day, last: day)
  }

  static var planning: [Rule] { scheduling + following + overlay }

  private static var scheduling: [Rule] {
    [
      Rule("sets time aside for a task, as long as it takes, and leaves the task as it is") { bench in
        let task = try bench.add("Steuer #45min")[0]
        let before = try bench.item(task)
        let outcome = try bench.perform(.schedule(draft(task)))
        let block = try #require(try bench.blocks(of: task).first)
        #expect(outcome.event == .scheduled(block))
        #expect(block.title == "Steuer #45min")
        #expect(block.minutes == 45)
        #expect(block.calendar == nil)
        #expect(block.id.taskHash == ShortHash.digits(of: task.text))
        #expect(try bench.item(task) == before)
        #expect(try bench.perform(.undo(expected: outcome.number)).event.isUndone)
        #expect(try bench.blocks(of: task).isEmpty)
        try bench.perform(.redo)
        #expect(try bench.blocks(of: task).map { $0.id } == [block.id])
      },
      Rule("refuses a time no text can name, so that every step can be taken back") { bench in
        let task = try bench.add("Steuer")[0]
        let problem = PlannerFailure.invalid([Problem(.start, .dayUnreadable)])
        // The last hour of year 9999.
        for (start, minutes) in [(253_402_297_200, 61), (253_402_300_800, 30), (-62_167_219_260, 30)] as [(Int64, Int)]
        {
          let start = Instant(seconds: start)
          #expect(throws: problem) { try bench.perform(.schedule(draft(task, minutes, at: start))) }
          let placement = Proposal.Placement(
            number: 1, task: task, title: "Steuer", start: start, minutes: minutes, reasons: [])
          #expect(throws: PlannerFailure.self) { try bench.perform(.acceptPlan([placement], removing: [])) }
        }
        try bench.perform(.schedule(draft(task, 30)))
        var edit = BlockEdit()
        edit.start = .set(Instant(seconds: 253_402_300_000))
        let block = try #require(try bench.blocks(of: task).first)
        #expect(throws: problem) { try bench.perform(.reschedule(block.id, edit)) }
        #expect(try bench.perform(.undo(expected: nil)).event.isUndone)
        #expect(try bench.blocks(of: task).isEmpty)
      },
      Rule("refuses a block with all broken rules and stores nothing") { bench in
        var bad = draft(TaskID("nobody"), 4)
        bad.calendar = ListID("nowhere")
        bad.zone = ""
        let expected = [
          Problem(.task, .taskUnknown), Problem(.length, .blockLength(least: 5, most: 1_440)),
          Problem(.calendar, .calendarUnknown("nowhere")), Problem(.zone, .zoneUnknown("")),
        ]
        #expect(throws: PlannerFailure.invalid(expected)) { try bench.perform(.schedule(bad)) }
        #expect(throws: PlannerFailure.invalid([Problem(.title, .titleEmpty)])) {
          try bench.perform(.schedule(draft(nil, 1_440)))
        }
        #expect(throws: PlannerFailure.self) { try bench.perform(.schedule(draft(nil, 1_441))) }
      },
      Rule("puts blocks into the calendar for events and notes them for its server") { bench in
        try bench.perform(.receive(Received(lists: [calendar])))
        let task = try bench.add("Steuer")[0]
        try bench.perform(.schedule(draft(task)))
        #expect(try bench.blocks(of: task).first?.calendar == calendar.id)
        try bench.perform(.set(.blockCalendar, "none"))
        try bench.perform(.schedule(crammed(task)))
        #expect(try bench.blocks(of: task).count { $0.calendar == nil } == 1)
        #expect(throws: PlannerFailure.self) { try bench.perform(.set(.blockCalendar, "local")) }
        try bench.perform(.set(.blockCalendar, "c"))
      },
      Rule("takes no calendar that may only be read or is not used") { bench in
        var closed = calendar
        closed.access = .readOnly
        try bench.perform(.receive(Received(lists: [closed])))
        var asked = crammed(try bench.add("Steuer")[0])
        try bench.perform(.schedule(asked))
        #expect(try bench.blocks(in: day(bench)).first?.calendar == nil)
        asked.calendar = closed.id
        #expect(throws: PlannerFailure.invalid([Problem(.calendar, .chosenCalendarReadOnly("Arbeit"))])) {
          try bench.perform(.schedule(asked))
        }
      },
      Rule("moving a block keeps its length and pins it; both are taken back together") { bench in
        let task = try bench.add("Steuer")[0]
        try bench.perform(.schedule(draft(task, 50)))
        let before = try #require(try bench.blocks(of: task).first)
        var edit = BlockEdit()
        edit.start = .set(Instant(seconds: ten.seconds + 86_400 - 600))
        try bench.perform(.reschedule(before.id, edit))
        let after = try #require(try bench.blocks(of: task).first)
        #expect(after.minutes == 50)
        #expect(after.isPinned)
        #expect(try bench.perform(.reschedule(before.id, edit)).event == .nothingChanged)
        try bench.perform(.undo(expected: nil))
        #expect(try bench.blocks(of: task) == [before])
      },
      Rule("a block in another calendar is another event") { bench in
        try bench.perform(.receive(Received(lists: [calendar])))
        try bench.perform(.schedule(draft(try bench.add("Steuer")[0])))
        let before = try #require(try bench.blocks(in: day(bench)).first)
        var edit = BlockEdit()
        edit.calendar = .set(nil)
        try bench.perform(.reschedule(before.id, edit))
        let after = try #require(try bench.blocks(in: day(bench)).first)
        #expect(after.id != before.id)
        #expect(after.calendar == nil)
        try bench.perform(.undo(expected: nil))
        #expect(try bench.blocks(in: day(bench)).map { $0.id } == [before.id])
      },
      Rule("unscheduling removes blocks and never their task") { bench in
        let task = try bench.add("Steuer")[0]
        try bench.perform(.schedule(draft(task)))
        try bench.perform(.schedule(draft(task, at: Instant(seconds: ten.seconds + 7_200))))
        let ids = try bench.blocks(of: task).map { $0.id }
        #expect(try bench.perform(.unschedule(ids + ids)).event == .unscheduled(title: "Steuer", count: 2))
        #expect(try bench.blocks(of: task).isEmpty)
        #expect(try bench.titles() == ["Steuer"])
        #expect(throws: PlannerFailure.unknownBlock(ids[0])) { try bench.perform(.unschedule(ids)) }
        try bench.perform(.undo(expected: nil))
        #expect(try bench.blocks(of: task).map { $0.id } == ids)
      },
      Rule("an undo leaves a block alone that was changed meanwhile") { bench in
        try bench.perform(.schedule(draft(try bench.add("Steuer")[0])))
        var moved = try #require(try bench.blocks(in: day(bench)).first)
        moved.end = Instant(seconds: moved.end.seconds + 600)
        try bench.perform(.receive(Received(blocks: [Received.Block(block: moved)])))
        let event = try bench.perform(.undo(expected: nil)).event
        guard case .undone(_, let untouched) = event else { return #expect(event.isUndone) }
        #expect(untouched == [Untouched(title: "Steuer", fields: [], isBlock: true)])
        #expect(try bench.blocks(in: day(bench)) == [moved])
      },
    ]
  }

  private static var following: [Rule] {
    [
      Rule("completing a task frees the time still ahead and ends the block that runs, in one step") { bench in
        let task = try bench.add("Steuer")[0]
        let now = bench.environment.now
        try bench.perform(.schedule(draft(task, 60, at: Instant(seconds: now.seconds - 1_200))))
        try bench.perform(.schedule(crammed(task)))
        try bench.perform(.schedule(draft(task, 15, at: Instant(seconds: now.seconds - 7_200))))
        let before = try bench.blocks(of: task)
        try bench.perform(.complete([task]))
        #expect(try bench.blocks(of: task).map { $0.minutes } == [15, 20])
        try bench.perform(.undo(expected: nil))
        #expect(try bench.blocks(of: task).map { $0.minutes } == before.map { $0.minutes })
        #expect(try bench.item(task)?.isCompleted == false)
      },
      Rule("with onSchedule at complete the task counts as done and its block stays") { bench in
        try bench.perform(.set(.onSchedule, "complete"))
        let task = try bench.add("Steuer")[0]
        try bench.perform(.schedule(draft(task)))
        #expect(try bench.item(task)?.isCompleted == true)
        #expect(try bench.blocks(of: task).count == 1)
        try bench.perform(.undo(expected: nil))
        #expect(try bench.item(task)?.isCompleted == false)
        #expect(try bench.blocks(of: task).isEmpty)
      },
      Rule("a renamed task renames its blocks ahead; a deleted one takes them along until it is taken back") { bench in
        let task = try bench.add("Steuer")[0]
        try bench.perform(.schedule(draft(task)))
        var edit = TaskEdit()
        edit.title = .set("Steuererklärung")
        try bench.perform(.edit(task, edit))
        #expect(try bench.blocks(of: task).map { $0.title } == ["Steuererklärung"])
        let outcome = try bench.perform(.delete([task]))
        #expect(outcome.event == .deleted(title: "Steuererklärung", count: 1))
        #expect(try bench.blocks(of: task).isEmpty)
        try bench.perform(.undo(expected: nil))
        #expect(try bench.blocks(of: task).map { $0.title } == ["Steuererklärung"])
        #expect(try bench.titles() == ["Steuererklärung"])
      },
      Rule("a block stays when its task has gone on the server") { bench in
        let task = try bench.add("Steuer")[0]
        try bench.perform(.schedule(draft(task)))
        try bench.perform(.receive(Received(gone: [task])))
        #expect(try bench.blocks(of: task).map { $0.title } == ["Steuer"])
      },
    ]
  }

  private static func event(_ title: String, _ span: CalendarEvent.Span) -> CalendarEvent {
    CalendarEvent(calendar: calendar.id, uid: title, title: title, span: span)
  }

  private static var overlay: [Rule] {
    [
      Rule("shows what touches a window: whole days first, then by start") { bench in
        try bench.perform(.receive(Received(lists: [calendar])))
        let window = day(bench)
        let (from, until) = (window.from.seconds, window.until.seconds)
        let inside = [
          event("Urlaub", .days(first: window.first + -3, last: window.last)),
          event("über Nacht", .timed(start: Instant(seconds: from - 60), end: Instant(seconds: from + 60))),
          event("Glocke", .timed(start: window.from, end: window.from)),
          event("spät", .timed(start: Instant(seconds: until - 1), end: Instant(seconds: until + 60))),
        ]
        let outside = [
          event("gestern", .days(first: window.first + -1, last: window.first + -1)),
          event("vorher", .timed(start: Instant(seconds: from - 60), end: window.from)),
          event("nachher", .timed(start: window.until, end: window.until)),
        ]
        try bench.setEvents(outside + inside.reversed(), "a")
        #expect(try bench.events(in: window) == inside)
      },
      Rule("replaces and removes what came from one source") { bench in
        try bench.perform(.receive(Received(lists: [calendar])))
        let span = CalendarEvent.Span.days(first: bench.environment.today, last: bench.environment.today)
        try bench.setEvents([event("eins", span), event("zwei", span)], "a")
        try bench.setEvents([event("drei", span)], "b")
        try bench.setEvents([event("vier", span)], "a")
        #expect(try bench.events(in: day(bench)).map { $0.title } == ["drei", "vier"])
        try bench.setEvents([], "b")
        #expect(try bench.events(in: day(bench)).map { $0.title } == ["vier"])
      },
      Rule("keeps every fact of an occurrence") { bench in
        try bench.perform(.receive(Received(lists: [calendar])))
        let window = day(bench)
        var full = event("ganz", .timed(start: window.from, end: window.until))
        full.recurrence = "20261121T000000Z"
        full.location = "Büro; 3. Stock"
        full.isBusy = false
        full.status = .cancelled
        try bench.setEvents([full], "a")
        #expect(try bench.events(in: window) == [full])
      },
      Rule("shows nothing of a calendar that is not used, and forgets one that is gone with its blocks") { bench in
        try bench.perform(.receive(Received(lists: [calendar])))
        let window = day(bench)
        try bench.setEvents([event("da", .timed(start: window.from, end: window.until))], "a")
        try bench.perform(.schedule(crammed(try bench.add("Steuer")[0])))
        try bench.perform(.use(calendar.id, false))
        #expect(try bench.events(in: window).isEmpty)
        try bench.perform(.use(calendar.id, true))
        #expect(try bench.events(in: window).count == 1)
        try bench.perform(.receive(Received(goneLists: [calendar.id])))
        #expect(try bench.events(in: window).isEmpty)
        #expect(try bench.blocks(in: window).isEmpty)
      },
    ]
  }
}

extension Bench {
  func blocks(of task: TaskID) throws -> [TimeBlock] {
    try store.read { (reader) throws(PlannerFailure) in try reader.blocks(of: task) }
  }

  func blocks(in window: PlanWindow) throws -> [TimeBlock] {
    try store.read { (reader) throws(PlannerFailure) in try reader.blocks(in: window) }
  }

  func events(in window: PlanWindow) throws -> [CalendarEvent] {
    try store.read { (reader) throws(PlannerFailure) in try reader.events(in: window) }
  }

  func setEvents(_ events: [CalendarEvent], _ name: String) throws {
    try store.write { (writer) throws(PlannerFailure) in
      try writer.setEvents(events, from: EventSource(calendar: ListID("c"), name: name))
    }
  }
}

extension Event {
  fileprivate var isUndone: Bool {
    if case .undone(_, let untouched) = self { return untouched.isEmpty }
    return false
  }
}
