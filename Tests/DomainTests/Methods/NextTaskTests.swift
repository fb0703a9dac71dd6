import TestSupport
import Testing

@testable import Domain

@Suite("What to do now")
struct NextTaskTests {
  private let now = Instant(seconds: 20_778 * 86_400 + 3_600)

  private func next(_ tasks: [TaskFacts], isGuarded: Bool = true) -> NextTask {
    NextTask(tasks, isGuarded: isGuarded, today: saturday, now: now)
  }

  private func task(_ id: String, _ grade: Grade? = nil, _ change: (inout TaskFacts) -> Void = { _ in }) -> TaskFacts {
    .made(id) {
      $0.grade = grade
      change(&$0)
    }
  }

  @Test func gradesComeInTheirOrderAndThenTheScore() {
    let pressing = task("pressing") { ($0.urgency, $0.importance) = (.urgent, .high) }
    var tasks = [
      task("e", .e), task("d", .d), task("c", .c), pressing, task("b", .b), task("a", .a),
      task("a2", .a) { $0.subPriority = 8 }, task("a1", .a) { $0.subPriority = 2 },
    ]
    var order: [String] = []
    while let choice = next(tasks).choice {
      order.append(choice.task.id.text)
      tasks.removeAll { $0.id == choice.task.id }
    }
    #expect(order == ["a1", "a2", "a", "pressing", "b", "c", "d", "e"])
    #expect(next([]).choice == nil)
  }

  @Test func withoutTheGuardTheScoreAloneDecides() throws {
    let pressing = task("pressing", .e) { ($0.urgency, $0.importance) = (.urgent, .high) }
    let found = next([task("a", .a), pressing], isGuarded: false)
    #expect(found.choice?.task.id.text == "pressing")
    #expect(found.choice?.isByGrade == false)
    #expect(found.passed.isEmpty)
    #expect(next([task("one"), task("two")], isGuarded: false).choice?.task.id.text == "one")
  }

  @Test func partsComeBeforeTheirWholeWithItsGrade() throws {
    let whole = task("whole", .a) { $0.subPriority = 4 }
    let part = task("part") { $0.parent = TaskID("whole") }
    let choice = try #require(next([task("b", .b), whole, part]).choice)
    #expect(choice.task.id.text == "part")
    #expect(choice.grade == .a && choice.number == 1 && choice.graded?.text == "whole")
  }

  @Test func whatWaitsIsPassedOverAndNamed() {
    let later = task("later", .a) { ($0.subPriority, $0.notBefore) = (1, saturday + 2) }
    let theirs = task("theirs", .a) { ($0.subPriority, $0.isDelegated) = (2, true) }
    let third = task("third", .a) { ($0.isDelegated, $0.notBefore) = (true, saturday + 4) }
    let pressing = task("pressing", .b) { ($0.urgency, $0.importance) = (.urgent, .high) }
    let found = next([task("a", .a) { $0.subPriority = 3 }, pressing, later, theirs, third])
    #expect(found.choice?.task.id.text == "a" && found.choice?.number == 3)
    #expect(found.passed.map { $0.task.id.text } == ["later", "theirs", "pressing"])
    #expect(
      found.passed.map { $0.wait } == [
        .day(saturday + 2), .delegated(until: nil), .better(TaskID("a"), number: 3),
      ])
    let nothing = next([later, theirs, third])
    #expect(nothing.choice == nil)
    #expect(nothing.passed.map { $0.task.id.text } == ["later", "theirs", "third"])
    #expect(nothing.passed.last?.wait == .delegated(until: saturday + 4))
  }

  @Test func onTheDayToAskAgainATaskIsThereAgain() {
    let theirs = task("theirs", .d) { ($0.isDelegated, $0.notBefore) = (true, saturday) }
    #expect(next([theirs]).choice?.task.id.text == "theirs")
  }

  /// Uses few distinct values, so that ties, subtasks and parent cycles are frequent.
  private func random(_ chance: inout SplitMix) -> [TaskFacts] {
    let count = Int.random(in: 0...14, using: &chance)
    let isGraded = Bool.random(using: &chance)
    return (0..<count).map { number in
      var task = task("\(number)")
      task.urgency = Bool.random(using: &chance) ? .urgent : .notUrgent
      task.importance = Bool.random(using: &chance) ? .high : .low
      if isGraded, Int.random(in: 0..<3, using: &chance) == 0 {
        task.grade = Grade.allCases.randomElement(using: &chance)
      }
      if task.grade == .a, Bool.random(using: &chance) { task.subPriority = Int.random(in: 1...3, using: &chance) }
      if Int.random(in: 0..<5, using: &chance) == 0 {
        task.parent = TaskID("\(Int.random(in: 0...15, using: &chance))")
      }
      if Int.random(in: 0..<3, using: &chance) == 0 {
        task.notBefore = saturday + Int.random(in: -1...2, using: &chance)
      }
      if Int.random(in: 0..<4, using: &chance) == 0 { task.isDelegated = true }
      if Bool.random(using: &chance) { task.due = Due(day: saturday + Int.random(in: -2...9, using: &chance)) }
      task.createdAt = Instant(seconds: now.seconds - 86_400 * Int64.random(in: 0...12, using: &chance))
      task.postponements = Int.random(in: 0...2, using: &chance)
      return task
    }
  }

  @Test func ofTheShortlistItSaysTheSameAsOfAllTasks() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var chance = SplitMix(seed: seed)
    var left = 0
    for round in 0..<4_000 {
      let tasks = random(&chance)
      var shortlist = NextShortlist(above: Set(tasks.compactMap { $0.parent }), today: saturday, now: now)
      for task in tasks { shortlist.see(task) }
      left += tasks.count - shortlist.tasks.count
      for isGuarded in [true, false] {
        let (all, few) = (next(tasks, isGuarded: isGuarded), next(shortlist.tasks, isGuarded: isGuarded))
        guard all == few else { return #expect(all == few, "seed \(seed), round \(round), guarded \(isGuarded)") }
      }
    }
    #expect(left > 5_000)
  }
}
