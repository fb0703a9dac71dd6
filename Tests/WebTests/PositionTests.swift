import Domain
import Testing

@testable import Web

@Suite("The position of a task with others below some")
struct PositionTests {
  private let client = TestClient()

  /// One with two below it, and another.
  init() throws {
    for (title, parent) in [("one", nil), ("other", nil), ("below", TaskID("task-1")), ("too", TaskID("task-1"))] {
      var draft = TaskDraft(title: title)
      draft.parent = parent
      try client.perform(.add(draft))
    }
  }

  @Test func isTheRowTheBacklogShows() throws {
    #expect(client.get("/tasks/task-2").text.contains("Position 4 of 4"))
    #expect(client.get("/tasks/task-3").text.contains("Position 2 of 4"))
    _ = client.post(.change(TaskID("task-1"), .fold))
    #expect(client.get("/tasks/task-2").text.contains("Position 2 of 4"))
    #expect(client.get("/tasks/task-3").text.contains("Position 2 of 4"))
  }

  @Test func isTheRowATaskIsMovedTo() throws {
    _ = client.post(.change(TaskID("task-2"), .move), ["position": "1"])
    #expect(client.get("/tasks/task-2").text.contains("Position 1 of 4"))
    _ = client.post(.change(TaskID("task-2"), .move), ["position": "4"])
    #expect(client.get("/tasks/task-2").text.contains("Position 4 of 4"))
  }
}
