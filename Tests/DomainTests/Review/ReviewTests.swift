import TestSupport
import Testing

@testable import Domain

/// Tests a week in Berlin from Monday, 2026-11-23; each step sets the clock.
@Suite("The review of a week")
struct ReviewTests {
  private var bench = ProposalBench()
  private let monday = Berlin.monday

  private mutating func clock(_ day: Int, _ hour: Int, _ minute: Int = 0) {
    bench.now = Berlin.at(monday + day, hour, minute)
  }

  private func review(from day: Int = 0) throws -> Review {
    let environment = bench.environment
    return try bench.store.read { (reader) throws(PlannerFailure) in
      try reader.review(Week(of: monday + day).days, in: environment)
    }
  }

  private func days(_ review: Review) -> [[Int]] { review.days.map { [$0.planned, $0.done] } }

  private func move(_ block: TimeBlock, to day: Int, _ hour: Int) throws {
    var edit = BlockEdit()
    edit.start = .set(Berlin.at(monday + day, hour))
    try bench.perform(.reschedule(block.id, edit))
  }

  @Test mutating func anEmptyWeekSaysNothing() throws {
    let review = try review()
    #expect(review.isEmpty && review.planned == 0 && review.knownSince == nil)
  }

  @Test mutating func aBlockWhoseTaskIsCompletedInItIsPlannedAndDone() throws {
    clock(0, 8)
    let task = try bench.add("Report", 60)
    try bench.block(task, Berlin.at(monday, 9), 60, isPinned: true)
    clock(0, 9, 25)
    // Completing the task ends the running block, but an hour was planned.
    try bench.perform(.complete([task]))
    let review = try review()
    #expect(days(review)[0] == [60, 60])
    #expect(review.completed.map { $0.title } == ["Report"] && review.unplanned == 0 && review.untimed == 1)
  }

  @Test mutating func aTaskCompletedEarlierThatDayKeepsWhatWasPlanned() throws {
    clock(0, 8)
    let task = try bench.add("Report", 60)
    try bench.block(task, Berlin.at(monday, 15), 60, isPinned: true)
    try bench.block(task, Berlin.at(monday + 1, 15), 60, isPinned: true)
    clock(0, 9)
    try bench.perform(.complete([task]))
    // Tuesday's block was removed before that day, so it does not count as planned.
    #expect(days(try review()).prefix(2) == [[60, 60], [0, 0]])
  }

  @Test mutating func whatIsMovedOnAfterItsDayHasComeIsPostponed() throws {
    clock(0, 8)
    let task = try bench.add("Bike", 60)
    let block = try bench.block(task, Berlin.at(monday, 9), 60, isPinned: true)
    clock(0, 18)
    try move(block, to: 1, 9)
    clock(2, 8)
    try move(block, to: 3, 9)
    clock(3, 10, 30)
    try bench.perform(.complete([task]))
    let review = try review()
    #expect(days(review).prefix(4) == [[60, 0], [60, 0], [0, 0], [60, 60]])
    #expect(review.postponed == [.init(task: task, title: "Bike", count: 2, isOpen: false)])
  }

  @Test mutating func aPlanMayChangeBeforeItsDayComes() throws {
    clock(-1, 18)
    let task = try bench.add("Bike", 60)
    let block = try bench.block(task, Berlin.at(monday + 1, 9), 60, isPinned: true)
    clock(0, 8)
    try move(block, to: 4, 9)
    clock(5, 8)
    let review = try review()
    #expect(days(review)[1] == [0, 0] && days(review)[4] == [60, 0])
    #expect(review.postponed.isEmpty)
  }

  @Test mutating func aMoveWithinTheDayCountsOnceAndIsNotPostponed() throws {
    clock(0, 8)
    let task = try bench.add("Bike", 60)
    let block = try bench.block(task, Berlin.at(monday, 9), 60, isPinned: true)
    clock(0, 12)
    try move(block, to: 0, 14)
    let review = try review()
    #expect(days(review)[0] == [60, 0] && review.postponed.isEmpty)
  }

  @Test mutating func aBlockMovedOutOfTheWeekAfterItsEndBelongsToThatWeek() throws {
    clock(0, 8)
    let task = try bench.add("Bike", 60)
    let block = try bench.block(task, Berlin.at(monday + 4, 9), 60, isPinned: true)
    clock(8, 8)
    try move(block, to: 9, 9)
    let former = try review()
    #expect(days(former)[4] == [60, 0] && former.postponed.map { $0.count } == [1])
    let later = try review(from: 7)
    #expect(days(later)[2] == [60, 0] && later.postponed.isEmpty)
  }

  @Test mutating func whatIsPutIntoThePastAfterwardsWasNotPlanned() throws {
    clock(2, 8)
    let task = try bench.add("Bike", 60)
    try bench.block(task, Berlin.at(monday, 9), 60, isPinned: true)
    #expect(try review().planned == 0)
  }

  @Test mutating func whatWasTakenBackCountsAsIfItHadNeverBeen() throws {
    clock(0, 8)
    let task = try bench.add("Bike", 60)
    let block = try bench.block(task, Berlin.at(monday, 9), 60, isPinned: true)
    clock(0, 18)
    try move(block, to: 1, 9)
    try bench.perform(.undo(expected: nil))
    let review = try review()
    #expect(days(review).prefix(2) == [[60, 0], [0, 0]] && review.postponed.isEmpty)
  }

  @Test mutating func aLaterDueDateCountsAsPostponedOnceForEachStep() throws {
    clock(0, 8)
    let task = try bench.add("Tax") { $0.due = Due(day: Berlin.monday + 1) }
    for day in [2, 4] {
      var edit = TaskEdit()
      edit.due = .set(Due(day: monday + day))
      try bench.perform(.edit(task, edit))
      clock(day, 8)
    }
    #expect(try review().postponed == [.init(task: task, title: "Tax", count: 2, isOpen: true)])
    #expect(try review(from: 7).postponed.isEmpty)
  }

  @Test mutating func recordedMinutesGoToTheWeekTheyWereRecordedIn() throws {
    clock(0, 8)
    let work = try bench.add("Work") { $0.type = .income }
    let rest = try bench.add("Rest") { $0.type = .recharge }
    try bench.perform(.record(work, minutes: 90))
    try bench.perform(.record(rest, minutes: 30))
    clock(8, 8)
    try bench.perform(.record(work, minutes: 45))
    try bench.perform(.complete([work]))
    let former = try review()
    #expect(former.recorded.types == [.init(key: .income, minutes: 90), .init(key: .recharge, minutes: 30)])
    #expect(former.recorded.lists == [.init(key: "Zeitblock", minutes: 120)] && former.completed.isEmpty)
    let later = try review(from: 7)
    #expect(later.recorded.minutes == 45 && later.completed.map { $0.minutes } == [135] && later.untimed == 0)
  }

  @Test mutating func blocksWithoutATaskAreCountedByThemselves() throws {
    clock(0, 8)
    try bench.block(nil, Berlin.at(monday, 9), 45, isPinned: true)
    let review = try review()
    #expect(review.planned == 0 && review.withoutTask == 45 && !review.isEmpty)
  }

  @Test mutating func eachOccurrenceIsDoneOnItsDay() throws {
    clock(0, 7)
    let task = try bench.add("Water", 20) {
      $0.due = Due(day: Berlin.monday)
      $0.recurrence = Recurrence(.daily)
    }
    for day in 0..<3 { try bench.block(task, Berlin.at(monday + day, 9), 20, isPinned: true) }
    clock(0, 8)
    try bench.perform(.complete([task]))
    clock(2, 10)
    try bench.perform(.skip(task))
    try bench.perform(.complete([task]))
    let review = try review()
    #expect(days(review).prefix(3) == [[20, 20], [20, 0], [20, 20]])
    #expect(review.completed.count == 2)
  }

  @Test mutating func theDayOfTheClockChangeTakesBlocksOfItsOwnHours() throws {
    // Clocks are set back on Sunday, 2026-10-25.
    let sunday = try #require(Day(iso: "2026-10-25"))
    bench.now = Berlin.at(sunday, 0, 30)
    let early = try bench.add("Early", 30)
    let late = try bench.add("Late", 30)
    try bench.block(early, Berlin.at(sunday, 1), 30, isPinned: true)
    try bench.block(late, Berlin.at(sunday, 23, 15), 30, isPinned: true)
    bench.now = Berlin.at(sunday + 1, 8)
    try bench.perform(.complete([late]))
    let environment = bench.environment
    let week = try bench.store.read { (reader) throws(PlannerFailure) in
      try reader.review(Week(of: sunday).days, in: environment)
    }
    #expect(week.days.map { $0.planned } == [0, 0, 0, 0, 0, 0, 60])
    // The task was completed on Monday, after the end of the week.
    #expect(week.doneMinutes == 0 && week.completed.isEmpty)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  mutating func whatIsDoneNeverExceedsWhatIsPlannedAndNothingIsCountedTwice(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var tasks: [TaskID] = []
    var minutes = 0
    for index in 0..<6 { tasks.append(try bench.add("T\(index)", 30)) }
    for step in 0..<60 {
      bench.now = Berlin.at(monday + step / 8, 7 + step % 8)
      let task = tasks[Int.random(in: 0..<tasks.count, using: &random)]
      let blocks = try bench.blocks()
      let (day, hour) = (Int.random(in: 0..<9, using: &random), Int.random(in: 6..<20, using: &random))
      do {
        switch Int.random(in: 0..<7, using: &random) {
        case 0, 1: try bench.block(task, Berlin.at(monday + day, hour), 30, isPinned: true)
        case 2: if let block = blocks.randomElement(using: &random) { try move(block, to: day, hour) }
        case 3: if let block = blocks.randomElement(using: &random) { try bench.perform(.unschedule([block.id])) }
        case 4: try bench.perform(.complete([task]))
        case 5: try bench.perform(.undo(expected: nil))
        default: try bench.perform(.reopen([task]))
        }
      } catch is PlannerFailure { continue }
    }
    bench.now = Berlin.at(monday + 9, 8)
    let (first, second) = (try review(), try review(from: 7))
    for review in [first, second] {
      #expect(review.days.allSatisfy { 0 <= $0.done && $0.done <= $0.planned }, "seed \(seed)")
      #expect(review.done.minutes == review.doneMinutes, "seed \(seed)")
      #expect(review.postponed.allSatisfy { $0.count > 0 }, "seed \(seed)")
      minutes += review.planned
    }
    // The plan includes at least the current unchanged blocks that were created before their start.
    let standing = try bench.blocks().filter {
      $0.createdAt < $0.start && $0.modifiedAt == $0.createdAt && $0.task != nil
    }
    #expect(minutes >= standing.reduce(0) { $0 + $1.minutes }, "seed \(seed)")
  }
}
