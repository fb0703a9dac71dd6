import Domain
import Testing

@testable import Web

@Suite("The position of a task with others below some")
struct PositionTests {
  private let desk = Desk()

  /// One with two below it, and another.
  init() throws {
    for (title, parent) in [("one", nil), ("other", nil), ("below", TaskID("task-1")), ("too", TaskID("task-1"))] {
      var draft = TaskDraft(title: title)
      draft.parent = parent
      try desk.perform(.add(draft))
    }
  }

  @Test func isTheRowTheBacklogShows() throws {
    #expect(desk.get("/tasks/task-2").text.contains("Position 4 of 4"))
    #expect(desk.get("/tasks/task-3").text.contains("Position 2 of 4"))
    _ = desk.post(.change(TaskID("task-1"), .fold))
    #expect(desk.get("/tasks/task-2").text.contains("Position 2 of 4"))
    #expect(desk.get("/tasks/task-3").text.contains("Position 2 of 4"))
  }

  @Test func isTheRowATaskIsMovedTo() throws {
    _ = desk.post(.change(TaskID("task-2"), .move), ["position": "1"])
    #expect(desk.get("/tasks/task-2").text.contains("Position 1 of 4"))
    _ = desk.post(.change(TaskID("task-2"), .move), ["position": "4"])
    #expect(desk.get("/tasks/task-2").text.contains("Position 4 of 4"))
  }
}
