import Testing

@testable import Domain

/// The time is noon on Monday, 2026-11-23, in Berlin.
@Suite("Planning and closing a day")
struct RitualTests {
  private let planner = Planner(MemoryStore())
  private let monday = Berlin.monday

  private func noon() -> Environment { Berlin.environment(at: Berlin.at(monday, 12)) }

  private func add(
    _ title: String, _ number: Int64, minutes: Int? = nil, due: Due? = nil, _ recurrence: Recurrence? = nil,
    _ shape: (inout TaskDraft) -> Void = { _ in }
  ) throws -> TaskID {
    var draft = TaskDraft(title: title)
    draft.manualDuration = minutes
    draft.due = due
    draft.recurrence = recurrence
    shape(&draft)
    let early = Berlin.environment(at: Instant(seconds: Berlin.at(monday + -7, 0).seconds + number))
    return try #require(try planner.perform(.add(draft), in: early).changed.first)
  }

  @discardableResult
  private func schedule(_ task: TaskID?, _ start: Instant, _ minutes: Int = 60) throws -> BlockID? {
    var draft = BlockDraft(task: task, start: start, minutes: minutes, zone: "z")
    draft.title = task == nil ? "frei" : nil
    let outcome = try planner.perform(
      .schedule(draft), in: Berlin.environment(at: Instant(seconds: start.seconds - 60)))
    guard case .scheduled(let block) = outcome.event else { return nil }
    return block.id
  }

  private func planning(through last: Day? = nil, at now: Instant? = nil) throws -> DailyPlanning {
    let environment = now.map { Berlin.environment(at: $0) } ?? noon()
    return try planner.store.read { (reader) throws(PlannerFailure) in
      try reader.dailyPlanning(through: last ?? environment.today, in: environment)
    }
  }

  private func shutdown(at now: Instant) throws -> DailyShutdown {
    let environment = Berlin.environment(at: now)
    return try planner.store.read { (reader) throws(PlannerFailure) in try reader.dailyShutdown(in: environment) }
  }

  private func dayPlan(at now: Instant) throws -> DayPlan {
    let environment = Berlin.environment(at: now)
    return try planner.store.read { (reader) throws(PlannerFailure) in
      try reader.dayPlan(environment.today, with: nil, in: environment)
    }
  }

  // MARK: Planning

  @Test func whatWasMissedIsLeftWithTheNextGapsOfTodayAndLater() throws {
    let (report, gone) = (try add("Bericht", 1), try add("Erledigt", 2))
    try schedule(report, Berlin.at(monday + -3, 14), 90)
    try schedule(gone, Berlin.at(monday + -3, 16))
    try planner.perform(.complete([gone]), in: noon())
    // 12:00–12:30 and the time from 13:30 are free.
    try schedule(nil, Berlin.at(monday, 12, 30), 60)
    let left = try planning().left
    #expect(left.map { $0.planned.task?.id } == [report])
    #expect(left.first?.today == Berlin.at(monday, 13, 30))
    #expect(left.first?.later == Berlin.at(monday + 1, 9))
  }

  @Test func whereTodayHasNoGapLongEnoughOnlyALaterOneIsOffered() throws {
    try schedule(try add("Bericht", 1), Berlin.at(monday + -3, 14), 90)
    try schedule(nil, Berlin.at(monday, 12), 240)
    let left = try planning().left
    #expect(left.first?.today == nil && left.first?.later == Berlin.at(monday + 1, 9))
  }

  @Test func theLastOneMissedComesFirst() throws {
    let tasks = [try add("eins", 1), try add("zwei", 2)]
    try schedule(tasks[0], Berlin.at(monday + -5, 9))
    try schedule(tasks[1], Berlin.at(monday, 9))
    #expect(try planning().left.map { $0.planned.task?.title } == ["zwei", "eins"])
  }

  @Test func whatHasToBeDoneIsDueByThenAndCanBeBegun() throws {
    let late = try add("überfällig", 1, due: Due(day: monday + -1))
    let evening = try add("abends", 2, minutes: 30, due: Due(day: monday, time: WallTime(hour: 18, minute: 0)))
    let day = try add("heute", 3, due: Due(day: monday))
    let tomorrow = try add("morgen", 4, due: Due(day: monday + 1))
    _ = try add("ohne", 5)
    _ = try add("später", 6, due: Due(day: monday)) { $0.notBefore = monday + 2 }
    _ = try add("abgegeben", 7, due: Due(day: monday)) { draft in
      draft.grade = .d
      draft.delegatedTo = "Kim"
    }
    _ = try add("gestrichen", 8, due: Due(day: monday)) { $0.grade = .e }
    let one = try planning()
    #expect(one.musts.map { $0.task.id } == [late, evening, day])
    #expect((one.mustCount, one.mustMinutes) == (3, 60))
    #expect(try planning(through: monday + 1).musts.map { $0.task.id } == [late, evening, day, tomorrow])
  }

  @Test func aTaskWithTimeAheadNeedsNoWayOutAndOneWithoutHasThem() throws {
    let (first, report) = (try add("zuerst", 1), try add("Bericht", 2, minutes: 60, due: Due(day: monday)))
    #expect(try planning().musts.map { $0.remedies } == [[.first, .postpone(monday + 1)]])
    try schedule(report, Berlin.at(monday, 14), 30)
    let half = try planning().musts
    #expect(half.map { $0.missing } == [30] && half.first?.remedies.isEmpty == false)
    try schedule(report, Berlin.at(monday, 15), 30)
    let whole = try planning().musts
    #expect(whole.map { $0.missing } == [0] && whole.first?.remedies.isEmpty == true)
    #expect(whole.first?.blocks.map { $0.start } == [Berlin.at(monday, 14), Berlin.at(monday, 15)])
    // A past block does not count as time ahead.
    #expect(try planning(at: Berlin.at(monday, 16)).musts.map { $0.missing } == [60])
    #expect(first != report)
  }

  @Test func whatIsFirstAlreadyIsNotOfferedTheFirstPlace() throws {
    _ = try add("Bericht", 1, due: Due(day: monday))
    #expect(try planning().musts.map { $0.remedies } == [[.postpone(monday + 1)]])
  }

  // MARK: Closing

  @Test func whatWasDoneTodayAndWhatIsStillOpenMakeUpTheDay() throws {
    let tasks = [try add("eins", 1), try add("zwei", 2), try add("drei", 3), try add("vier", 4)]
    try schedule(tasks[0], Berlin.at(monday, 9), 45)
    try schedule(tasks[1], Berlin.at(monday, 10))
    try schedule(tasks[2], Berlin.at(monday, 16, 30), 30)
    try schedule(nil, Berlin.at(monday, 11), 30)
    try planner.perform(.record(tasks[0], minutes: 55), in: noon())
    try planner.perform(.complete([tasks[0]]), in: Berlin.environment(at: Berlin.at(monday, 11)))
    try planner.perform(.complete([tasks[3]]), in: Berlin.environment(at: Berlin.at(monday + -1, 23)))
    let day = try shutdown(at: Berlin.at(monday, 16))
    #expect(day.done.map { [$0.minutes, $0.planned] } == [[55, 45]])
    #expect(day.open.map { $0.planned.task?.id } == [tasks[1], tasks[2]])
    #expect((day.openTasks, day.worked) == (2, 55))
    #expect(day.open.map { $0.today } == [nil, nil] && day.open.first?.later == Berlin.at(monday + 1, 9))
  }

  @Test func anOccurrenceOfTodayCountsAsDoneAndItsMinutesCanBeCorrectedAndThatUndone() throws {
    let daily = try add("täglich", 1, due: Due(day: monday), Recurrence(.daily))
    try planner.perform(.record(daily, minutes: 20), in: noon())
    let at = Berlin.at(monday, 13)
    try planner.perform(.complete([daily]), in: Berlin.environment(at: at))
    #expect(try shutdown(at: Berlin.at(monday, 17)).done.map { $0.minutes } == [20])
    let evening = Berlin.environment(at: Berlin.at(monday, 17))
    let outcome = try planner.perform(.correctTime(daily, minutes: 35, doneAt: at), in: evening)
    #expect(outcome.event == .recorded(title: "täglich", minutes: 15, total: 35) && outcome.number != nil)
    #expect(try shutdown(at: Berlin.at(monday, 17)).done.map { $0.minutes } == [35])
    try planner.perform(.undo(expected: outcome.number), in: evening)
    #expect(try shutdown(at: Berlin.at(monday, 17)).done.map { $0.minutes } == [20])
    try planner.perform(.redo, in: evening)
    #expect(try shutdown(at: Berlin.at(monday, 17)).done.map { $0.minutes } == [35])
    // The next occurrence starts with no minutes.
    #expect(try planner.store.read { (reader) throws(PlannerFailure) in try reader.item(daily) }?.actualMinutes == 0)
  }

  @Test func theMinutesOfATaskCanBeCorrectedUpAndDownAndToNothing() throws {
    let task = try add("eins", 1)
    try planner.perform(.complete([task]), in: noon())
    for minutes in [40, 5, 0, 60_000] {
      try planner.perform(.correctTime(task, minutes: minutes, doneAt: noon().now), in: noon())
      #expect(try shutdown(at: Berlin.at(monday, 17)).done.map { $0.minutes } == [minutes])
    }
    #expect(try planner.perform(.correctTime(task, minutes: 60_000, doneAt: nil), in: noon()).event == .nothingChanged)
  }

  @Test(arguments: [-1, 60_001, Int.farthest]) func otherMinutesAreRefused(minutes: Int) throws {
    let task = try add("eins", 1)
    #expect(throws: PlannerFailure.invalid([Problem(.actualMinutes, .timeOutOfRange(limit: 60_000))])) {
      try planner.perform(.correctTime(task, minutes: minutes, doneAt: nil), in: noon())
    }
  }

  @Test func whatIsOpenAgainIsLeftAloneByACorrectionThatCameTooLate() throws {
    let task = try add("eins", 1)
    try planner.perform(.complete([task]), in: noon())
    try planner.perform(.reopen([task]), in: noon())
    let outcome = try planner.perform(.correctTime(task, minutes: 30, doneAt: noon().now), in: noon())
    #expect(outcome.event == .nothingChanged && outcome.number == nil)
  }

  // MARK: Offers

  @Test func planningIsOfferedUntilTheDayIsUnderWayAndClosingFromAnHourBeforeItEnds() throws {
    let task = try add("eins", 1)
    #expect(try dayPlan(at: Berlin.at(monday, 8)).ritual(hasLeft: false) == .planning)
    // Without anything to close, no ritual is offered.
    #expect(try dayPlan(at: Berlin.at(monday, 16, 30)).ritual(hasLeft: true) == nil)
    try schedule(task, Berlin.at(monday, 14))
    #expect(try dayPlan(at: Berlin.at(monday, 9)).ritual(hasLeft: false) == nil)
    #expect(try dayPlan(at: Berlin.at(monday, 9)).ritual(hasLeft: true) == .planning)
    #expect(try dayPlan(at: Berlin.at(monday, 15, 59)).ritual(hasLeft: false) == .planning)
    #expect(try dayPlan(at: Berlin.at(monday, 16)).ritual(hasLeft: false) == .shutdown)
    #expect(try dayPlan(at: Berlin.at(monday, 23)).ritual(hasLeft: false) == .shutdown)
  }

  @Test func otherDaysOfferNothing() throws {
    let environment = noon()
    let tomorrow = try planner.store.read { (reader) throws(PlannerFailure) in
      try reader.dayPlan(environment.today + 1, with: nil, in: environment)
    }
    #expect(tomorrow.ritual(hasLeft: true) == nil)
  }
}
