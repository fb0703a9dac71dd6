import Domain
import Testing

@testable import Web

@Suite("Leaving out an occurrence")
struct SkippingTests {
  private let client = TestClient()

  private func add(_ recurrence: Recurrence?) throws -> TaskID {
    var draft = TaskDraft(title: "Water <plants>")
    draft.due = Due(day: client.today)
    draft.recurrence = recurrence
    try client.perform(.add(draft))
    return TaskID("task-1")
  }

  @Test func aRecurringTaskMovesOnAndCanBeTakenBack() throws {
    let id = try add(Recurrence(.daily))
    #expect(client.get(.task(id)).text.contains("Skip this time"))
    let answer = client.post(.change(id, .skip), ["task": id.text])
    #expect(answer.status == 303 && answer.header("Location") == "/tasks/task-1?notice=2")
    #expect(try client.item(id.text).due?.day == client.today + 1)
    let page = client.get(answer.header("Location") ?? "").text
    #expect(page.contains("“Water &lt;plants&gt;” skipped this time, next tomorrow"))
    _ = client.post(.undo, ["expected": "2", "task": id.text])
    #expect(try client.item(id.text).due?.day == client.today)
  }

  @Test func aTaskWithoutRepetitionOffersNothingToSkip() throws {
    let id = try add(nil)
    #expect(!client.get(.task(id)).text.contains("Skip this time"))
    #expect(client.post(.change(id, .skip), ["task": id.text]).status == 422)
    #expect(try client.item(id.text).due?.day == client.today)
  }
}
