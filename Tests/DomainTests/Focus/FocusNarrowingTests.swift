import Domain
import Testing

@Suite("Drawing only some tasks")
struct FocusNarrowingTests {
  @Test("from a quadrant and from grade A")
  func methods() throws {
    let bench = FocusBench()
    let must = try bench.add("A") { $0.grade = .a }[0]
    let second = try bench.add("Q2") { $0.importance = .high }[0]
    let first = try bench.add("Q1") { ($0.importance, $0.urgency) = (.high, .urgent) }[0]
    #expect(try bench.act(.draw(.gradeA)).card?.item.id == must)
    let scene = try bench.act(.draw(.quadrant(.doFirst)))
    #expect(scene.card?.item.id == first && scene.card?.reason == .quadrant(.doFirst))
    #expect(scene.poolCount == 1 && scene.stackCount == 1)
    #expect(try bench.act(.draw(.quadrant(.schedule))).card?.item.id == second)
    #expect(try bench.act(.draw(.quadrant(.delegate))).phase == .empty(.narrowed(open: 3)))
    #expect(try bench.act(.draw(.none)).poolCount == 3)
  }

  private func schedule(_ bench: FocusBench, _ task: TaskID?, _ start: Int64, _ minutes: Int) throws {
    var draft = BlockDraft(task: task, start: Instant(seconds: bench.now.seconds + start * 60), zone: "UTC")
    draft.minutes = minutes
    draft.anyway = true
    if task == nil { draft.title = "Termin" }
    try bench.perform(.schedule(draft))
  }

  @Test("stays as it is for a minute where no clock runs, no time is counted and no block begins or ends in it")
  func steady() throws {
    let bench = FocusBench()
    #expect(try !bench.look().isSteady)
    let ids = try bench.add("eins", "zwei")
    #expect(try bench.look().isSteady)
    try bench.act(.draw(.fits))
    #expect(try !bench.look().isSteady)
    try bench.act(.draw(.none))
    try bench.show(ids[0])
    try bench.act(.timer(.start))
    #expect(try !bench.look().isSteady)
    try bench.act(.timer(.stop))
    #expect(try bench.look().isSteady)
    try bench.act(.complete(ids[0], with: []))
    #expect(try !bench.look().isSteady)
    bench.pass(60)
    #expect(try bench.look().isSteady)
    // The block begins half a minute after 9:34.
    bench.pass(30)
    try schedule(bench, ids[1], 3, 10)
    bench.pass(90)
    #expect(try bench.look().isSteady)
    bench.pass(60)
    #expect(try !bench.look().isSteady)
    bench.pass(30)
    #expect(try bench.look().isSteady)
  }

  @Test("what this time is set aside for: of all blocks that run, subtasks too, none without a task")
  func block() throws {
    let bench = FocusBench()
    let ids = try bench.add("eins", "zwei", "drei", "unter drei")
    try bench.perform(.nest(ids[3], under: ids[2]))
    #expect(try bench.act(.draw(.block)).phase == .empty(.narrowed(open: 3)))
    try schedule(bench, nil, -10, 60)
    #expect(try bench.look().card == nil)
    try schedule(bench, ids[1], -10, 30)
    try schedule(bench, ids[3], -5, 30)
    try schedule(bench, ids[0], 30, 30)
    let scene = try bench.look()
    #expect(scene.poolCount == 2 && scene.card?.reason == .block)
    #expect([ids[1], ids[3]].contains(try bench.top()))
    // After the blocks end, the current task remains until it is completed.
    let top = try bench.top()
    bench.pass(minutes: 26)
    #expect(try bench.top() == top)
    #expect(try bench.look().card?.reason == .random)
  }

  @Test("what fits into the time until something begins, at the latest until the day ends")
  func fits() throws {
    let bench = FocusBench()
    let quick = try bench.add("kurz") { $0.manualDuration = 10 }[0]
    let long = try bench.add("lang") { $0.manualDuration = 60 }[0]
    let endless = try bench.add("ewig") { $0.manualDuration = 15 * 60 }[0]
    // At 9:30, 870 minutes of the day remain.
    var scene = try bench.act(.draw(.fits))
    #expect(scene.poolCount == 2 && ![scene.card?.item.id].contains(endless))
    try schedule(bench, long, 30, 60)
    scene = try bench.act(.draw(.fits))
    #expect(scene.poolCount == (scene.card?.item.id == quick ? 1 : 2))
    scene = try bench.act(.show(quick))
    #expect(try bench.act(.shuffle(quick)).notice == .onlyOne)
    // A running block does not limit the available time.
    bench.pass(minutes: 31)
    #expect(try bench.look().poolCount == 2)
  }

  @Test("busy events end the free time; all-day, free and cancelled ones do not")
  func events() throws {
    let bench = FocusBench()
    try bench.receive("c", "Kalender")
    try bench.add("lang") { $0.manualDuration = 60 }
    try bench.act(.choose(.all))
    func event(_ after: Int64, isBusy: Bool = true, _ status: CalendarEvent.Status = .confirmed) -> CalendarEvent {
      let start = Instant(seconds: bench.now.seconds + after * 60)
      let span = CalendarEvent.Span.timed(start: start, end: Instant(seconds: start.seconds + 3_600))
      return CalendarEvent(
        calendar: ListID("c"), uid: "e", title: "e", span: span, isBusy: isBusy, status: status)
    }
    let today = bench.environment.today
    let quiet = [
      event(20, isBusy: false), event(20, .cancelled),
      CalendarEvent(calendar: ListID("c"), uid: "d", title: "d", span: .days(first: today, last: today)),
    ]
    func put(_ events: [CalendarEvent]) throws {
      try bench.store.write { (writer) throws(PlannerFailure) in
        try writer.setEvents(events, from: EventSource(calendar: ListID("c"), name: "s"))
      }
    }
    try put(quiet)
    #expect(try bench.act(.draw(.fits)).card?.reason == .fits(minutes: 870))
    try put(quiet + [event(-30), event(59)])
    #expect(try bench.act(.draw(.none)).card != nil)
    #expect(try bench.act(.draw(.fits)).phase == .empty(.narrowed(open: 1)))
    try put(quiet + [event(60)])
    #expect(try bench.look().card?.reason == .fits(minutes: 60))
  }

  @Test("speaks of the better graded task until somebody does it anyway, for that day")
  func guarding() throws {
    let bench = FocusBench()
    let must = try bench.add("muss") { ($0.grade, $0.subPriority) = (.a, 7) }[0]
    let should = try bench.add("soll") { $0.grade = .b }[0]
    let card = try #require(try bench.act(.show(should)).card)
    #expect(card.guardNotice?.blocker.id == must && card.guardNotice?.number == 1 && card.blockerTitle == "muss")
    let ignored = try bench.act(.ignoreGuard(should))
    #expect(ignored.card?.guardNotice == nil && ignored.card?.item.id == should)
    bench.pass(86_400)
    #expect(try bench.look().card?.guardNotice?.blocker.id == must)
    #expect(try bench.act(.show(must)).card?.number == 1)
    try bench.perform(.set(.gradeGuard, "off"))
    #expect(try bench.act(.show(should)).card?.guardNotice == nil)
  }

  @Test("leaves out what waits for a day, for somebody, and for what lies below")
  func readiness() throws {
    let bench = FocusBench()
    try bench.add("später") { $0.notBefore = Day(iso: "2026-12-01") }
    try bench.add("bei Ben") { $0.delegatedTo = "Ben" }
    let due = try bench.add("nachfragen") { ($0.delegatedTo, $0.notBefore) = ("Ada", Day(iso: "2026-11-21")) }[0]
    let scene = try bench.look()
    #expect(scene.card?.item.id == due && scene.poolCount == 1)
    #expect(try bench.act(.complete(due, with: [])).phase == .empty(.waiting(open: 2)))
  }
}
