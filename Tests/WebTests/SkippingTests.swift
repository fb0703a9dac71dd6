import Domain
import Testing

@testable import Web

@Suite("Leaving out an occurrence")
struct SkippingTests {
  private let desk = Desk()

  private func add(_ recurrence: Recurrence?) throws -> TaskID {
    var draft = TaskDraft(title: "Water <plants>")
    draft.due = Due(day: desk.today)
    draft.recurrence = recurrence
    try desk.perform(.add(draft))
    return TaskID("task-1")
  }

  @Test func aRecurringTaskMovesOnAndCanBeTakenBack() throws {
    let id = try add(Recurrence(.daily))
    #expect(desk.get(.task(id)).text.contains("Skip this time"))
    let answer = desk.post(.change(id, .skip), ["task": id.text])
    #expect(answer.status == 303 && answer.header("Location") == "/tasks/task-1?notice=2")
    #expect(try desk.item(id.text).due?.day == desk.today + 1)
    let page = desk.get(answer.header("Location") ?? "").text
    #expect(page.contains("“Water &lt;plants&gt;” skipped this time, next tomorrow"))
    _ = desk.post(.undo, ["expected": "2", "task": id.text])
    #expect(try desk.item(id.text).due?.day == desk.today)
  }

  @Test func aTaskWithoutRepetitionOffersNothingToSkip() throws {
    let id = try add(nil)
    #expect(!desk.get(.task(id)).text.contains("Skip this time"))
    #expect(desk.post(.change(id, .skip), ["task": id.text]).status == 422)
    #expect(try desk.item(id.text).due?.day == desk.today)
  }
}
