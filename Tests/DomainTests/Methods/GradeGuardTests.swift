import Domain
import Testing

@Suite("Never a B while an A is open")
struct GradeGuardTests {
  private func task(_ id: String, _ grade: Grade?, _ change: (inout TaskFacts) -> Void = { _ in }) -> TaskFacts {
    .made(id) {
      $0.grade = grade
      change(&$0)
    }
  }

  private func blocker(of id: String, among tasks: TaskFacts...) -> String? {
    let watch = GradeGuard(tasks, today: saturday)
    guard let task = tasks.first(where: { $0.id.text == id }), let notice = watch.notice(beginning: task) else {
      return nil
    }
    return notice.blocker.id.text + (notice.number.map { "-\($0)" } ?? "")
  }

  @Test func aBWaitsForTheFirstAThatCanBeBegun() {
    let first = task("a1", .a) { ($0.subPriority, $0.isDelegated) = (1, true) }
    let second = task("a2", .a) { ($0.subPriority, $0.notBefore) = (2, saturday + 1) }
    let third = task("a3", .a) { $0.subPriority = 7 }
    #expect(blocker(of: "b", among: task("b", .b), task("a", .a), third, second, first) == "a3-3")
    #expect(blocker(of: "b", among: task("b", .b), second, first) == nil)
    #expect(blocker(of: "b", among: task("b", .b), task("a", .a)) == "a")
  }

  @Test func aCWaitsForAnAAndThenForAB() {
    #expect(blocker(of: "c", among: task("c", .c), task("b", .b), task("a", .a)) == "a")
    #expect(blocker(of: "c", among: task("c", .c), task("b", .b)) == "b")
    let held = task("a", .a) { $0.isDelegated = true }
    #expect(blocker(of: "c", among: task("c", .c), task("b", .b), held) == "b")
  }

  @Test(arguments: [Grade.a, .d, .e, nil]) func theOthersWaitForNothing(grade: Grade?) {
    #expect(blocker(of: "x", among: task("x", grade), task("a", .a), task("b", .b)) == nil)
  }

  @Test func aPartAndItsWholeDoNotSpeakAgainstEachOther() {
    let whole = task("whole", .a)
    let part = task("part", .b) { $0.parent = TaskID("whole") }
    let deep = task("deep", .b) { $0.parent = TaskID("part") }
    #expect(blocker(of: "deep", among: whole, part, deep) == nil)
    #expect(blocker(of: "deep", among: whole, part, deep, task("a", .a)) == "a")
    let important = task("part", .a) { $0.parent = TaskID("b") }
    #expect(blocker(of: "b", among: task("b", .b), important) == nil)
  }

  @Test func circlesComeToAnEnd() {
    let one = task("one", .b) { $0.parent = TaskID("two") }
    let two = task("two", .c) { $0.parent = TaskID("one") }
    #expect(blocker(of: "one", among: one, two, task("a", .a)) == "a")
    #expect(blocker(of: "two", among: one, two) == nil)
  }

  @Test func theSettingSwitchesItOff() throws {
    let planner = Planner(MemoryStore())
    let look = {
      try planner.store.read { (reader) throws(PlannerFailure) in
        try reader.isGuarded()
      }
    }
    #expect(try look() == true)
    _ = try planner.perform(.set(.gradeGuard, "off"), in: .fixed)
    #expect(try look() == false)
    _ = try planner.perform(.set(.gradeGuard, "on"), in: .fixed)
    #expect(try look() == true)
    #expect(throws: PlannerFailure.invalid([Problem(.gradeGuard, .settingValue(choices: ["on", "off"]))])) {
      try planner.perform(.set(.gradeGuard, "maybe"), in: .fixed)
    }
  }
}
