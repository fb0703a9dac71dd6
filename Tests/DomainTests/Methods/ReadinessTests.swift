import Domain
import Testing

@Suite("What can be begun")
struct ReadinessTests {
  private func ready(_ tasks: TaskFacts...) -> [String] {
    let readiness = Readiness(tasks, today: saturday)
    return tasks.map { $0.id }.filter { readiness($0) }.map { $0.text }
  }

  private func task(_ id: String, below parent: String? = nil, _ change: (inout TaskFacts) -> Void = { _ in })
    -> TaskFacts
  {
    .made(id) {
      $0.parent = parent.map { TaskID($0) }
      change(&$0)
    }
  }

  @Test func aTaskWaitsForItsFirstDay() {
    let waiting = task("later") { $0.notBefore = saturday + 1 }
    let begun = task("now") { $0.notBefore = saturday }
    #expect(ready(waiting, begun, task("free")) == ["now", "free"])
  }

  @Test func whatSomebodyElseHasInHandWaitsUntilTheDayToAskAgain() {
    #expect(ready(task("theirs") { $0.isDelegated = true }).isEmpty)
    #expect(ready(task("later") { ($0.isDelegated, $0.notBefore) = (true, saturday + 1) }).isEmpty)
    #expect(ready(task("today") { ($0.isDelegated, $0.notBefore) = (true, saturday) }) == ["today"])
    #expect(ready(task("past") { ($0.isDelegated, $0.notBefore) = (true, saturday + -9) }) == ["past"])
  }

  @Test func whatLiesBelowATaskThatWaitsWaitsToo() {
    let tasks = [
      task("up") { $0.notBefore = saturday + 1 }, task("mid", below: "up"), task("low", below: "mid"), task("other"),
    ]
    #expect(ready(tasks[0], tasks[1], tasks[2], tasks[3]) == ["other"])
  }

  @Test func aTaskWaitsWhileEverythingBelowItWaits() {
    let held = task("low", below: "up") { $0.isDelegated = true }
    #expect(ready(task("up"), held).isEmpty)
    #expect(ready(task("up"), held, task("free", below: "up")) == ["up", "free"])
    let deep = task("deep", below: "mid") { $0.notBefore = saturday + 5 }
    #expect(ready(task("up"), task("mid", below: "up"), deep, task("next")) == ["next"])
    #expect(ready(task("up"), task("mid", below: "up"), task("deep", below: "mid")) == ["up", "mid", "deep"])
  }

  @Test func oneFamilyDoesNotHoldUpTheNext() {
    let held = task("a2", below: "a") { $0.isDelegated = true }
    #expect(ready(task("a"), held, task("b"), task("b2", below: "b"), task("c")) == ["b", "b2", "c"])
  }

  @Test func whatIsFoldedAwayCounts() {
    let folded = task("up") { $0.isFolded = true }
    #expect(ready(folded, task("low", below: "up") { $0.isDelegated = true }).isEmpty)
  }

  @Test func tasksBelowEachOtherInACircleStandOnTheirOwn() {
    #expect(ready(task("one", below: "two"), task("two", below: "one")) == ["one", "two"])
    #expect(ready(task("self", below: "self")) == ["self"])
    let held = task("two", below: "one") { $0.isDelegated = true }
    #expect(ready(task("one", below: "two"), held, task("below", below: "one")) == ["one", "below"])
  }

  @Test func aTaskWhoseParentIsNotThereStandsOnItsOwn() {
    #expect(ready(task("low", below: "gone")) == ["low"])
  }
}
