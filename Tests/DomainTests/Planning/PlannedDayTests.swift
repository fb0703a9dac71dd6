import Testing

@testable import Domain

/// The time is noon on Monday, 2026-11-23, in Berlin.
@Suite("A day read from the store")
struct PlannedDayTests {
  private let planner = Planner(MemoryStore())
  private let monday = Berlin.monday
  private var noon: Environment { Berlin.environment(at: Berlin.at(monday, 12)) }

  private func add(_ title: String, _ number: Int64, due: Day? = nil, _ recurrence: Recurrence? = nil) throws -> TaskID
  {
    var draft = TaskDraft(title: title)
    draft.due = due.map { Due(day: $0) }
    draft.recurrence = recurrence
    let early = Berlin.environment(at: Instant(seconds: Berlin.at(monday, 0).seconds + number))
    return try #require(try planner.perform(.add(draft), in: early).changed.first)
  }

  private func schedule(_ task: TaskID?, _ start: Instant, _ minutes: Int = 60) throws {
    var draft = BlockDraft(task: task, start: start, minutes: minutes, zone: "z")
    draft.title = task == nil ? "frei" : nil
    try planner.perform(.schedule(draft), in: Berlin.environment(at: Instant(seconds: start.seconds - 60)))
  }

  private func read<Value>(_ body: (MemoryTransaction) throws(PlannerFailure) -> Value) throws -> Value {
    try planner.store.read(body)
  }

  @Test func blocksSayHowTheyStand() throws {
    let ids = [try add("eins", 1), try add("zwei", 2), try add("drei", 3)]
    try schedule(ids[0], Berlin.at(monday, 9))
    try schedule(ids[1], Berlin.at(monday, 10))
    try schedule(nil, Berlin.at(monday, 11), 30)
    try schedule(ids[2], Berlin.at(monday, 11, 30))
    try schedule(ids[1], Berlin.at(monday, 15))
    let now = noon
    let plan = try read { (reader) throws(PlannerFailure) in try reader.dayPlan(monday, with: nil, in: now) }
    #expect(plan.blocks.map { $0.standing } == [.missed, .over, .over, .running, .planned])
    #expect(plan.blocks.map { $0.isOnlyBlock } == [true, false, true, true, false])
    #expect(plan.blocks.allSatisfy { $0.allowsChanges })
    let missed = try read { (reader) throws(PlannerFailure) in try reader.missedBlocks(in: now) }
    #expect(missed.map { $0.task?.title } == ["eins"])
    try planner.perform(.complete([ids[0]]), in: now)
    let after = try read { (reader) throws(PlannerFailure) in try reader.dayPlan(monday, with: nil, in: now) }
    #expect(after.blocks.first?.standing == .done)
  }

  @Test func aRecurringTaskThatWasDoneIsNotMissed() throws {
    let task = try add("Müll", 1, due: monday, Recurrence(.daily))
    try schedule(task, Berlin.at(monday, 9))
    try planner.perform(.complete([task]), in: Berlin.environment(at: Berlin.at(monday, 9, 30)))
    let now = noon
    let plan = try read { (reader) throws(PlannerFailure) in try reader.dayPlan(monday, with: nil, in: now) }
    #expect(plan.blocks.map { $0.standing } == [.done])
    #expect(plan.blocks.map { $0.block.minutes } == [30])
  }

  @Test func theNextGapsHoldWhatIsAskedFor() throws {
    try schedule(nil, Berlin.at(monday, 12, 30), 90)
    try schedule(nil, Berlin.at(monday, 14, 33), 60)
    let now = Berlin.environment(at: Berlin.at(monday, 12, 2))
    func gaps(_ minutes: Int) throws -> [Range<Instant>] {
      try read { (reader) throws(PlannerFailure) in
        try reader.nextGaps(minutes: minutes, limit: 3, from: now.now, in: now)
      }
    }
    #expect(try gaps(25).map { $0.lowerBound } == [(12, 5), (14, 0), (15, 35)].map { Berlin.at(monday, $0.0, $0.1) })
    #expect(
      try gaps(45).map { $0.lowerBound } == [
        Berlin.at(monday, 15, 35), Berlin.at(monday + 1, 9), Berlin.at(monday + 2, 9),
      ])
    #expect(try gaps(481).isEmpty)
  }

  @Test func theTrayHoldsWhatHasNoTimeYet() throws {
    let ids = [try add("eins #30min", 1), try add("zwei", 2), try add("drei", 3), try add("vier", 4)]
    try schedule(ids[1], Berlin.at(monday, 15))
    var later = TaskEdit()
    later.notBefore = .set(monday + 3)
    let now = noon
    try planner.perform(.edit(ids[2], later), in: now)
    let tray = try read { (reader) throws(PlannerFailure) in try reader.planTray(limit: 1, in: now) }
    #expect(tray.tasks.map { $0.title } == ["eins #30min"])
    #expect(tray.count == 2 && tray.minutes == 45)
  }

  @Test func minutesWorkedOnWhatWasDoneAreCountedOnTheirDay() throws {
    let ids = [try add("eins", 1), try add("Müll", 2, due: monday, Recurrence(.daily))]
    let now = noon
    for id in ids { try planner.perform(.record(id, minutes: 20), in: now) }
    try planner.perform(.complete(ids), in: now)
    let plans = try read { (reader) throws(PlannerFailure) in try reader.weekPlan(monday + 3, with: nil, in: now) }
    #expect(plans.map { $0.day } == (0..<7).map { monday + $0 })
    #expect(plans.map { $0.capacity.actual } == [40, 0, 0, 0, 0, 0, 0])
  }
}
