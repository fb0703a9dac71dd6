import Domain
import Testing

@testable import Web

@Suite("Addresses with far numbers")
struct FarNumbersTests {
  private static let numbers = [
    "9223372036854775807", "-9223372036854775808", "9223372036854775808", "2147483647", "2147483648", "1000000000", "0",
    "-1", "99999999999999999999999999",
  ]

  @Test(arguments: numbers, numbers) func rowsThatAreNotThereAreNone(first: String, last: String) throws {
    let client = TestClient()
    try client.add("One", "Two")
    for address in ["/backlog?rows=\(first)-\(last)", "/backlog?rows=\(first)-\(last)&since=\(first)"] {
      #expect(client.get(address).status == 200, "\(address)")
    }
    let moved = client.respond(
      .post, "/tasks/task-1/move", form: Fields([.init("to", "bottom"), .init("rows", "\(first)-\(last)")]))
    #expect(moved.status == 303)
  }

  @Test(arguments: numbers) func pagesThatAreNotThereAreTheLastOne(number: String) throws {
    let client = TestClient()
    try client.add("One")
    for path in ["/backlog", "/trash", "/titles", "/tasks/task-1/history", "/abcde/a", "/matrix/1"] {
      #expect([200, 404].contains(client.get("\(path)?page=\(number)").status), "\(path)")
    }
  }

  @Test(arguments: numbers) func lengthsAndPlacesAreRefusedOrTheEnd(number: String) throws {
    let client = TestClient()
    try client.add("One", "Two")
    #expect([303, 422].contains(client.post(.change(TaskID("task-1"), .move), ["position": number]).status))
    #expect(client.post(.change(TaskID("task-1"), .duration), ["minutes": number]).status == 422)
    #expect(
      [303, 422].contains(client.post(.change(TaskID("task-1"), .grade), ["grade": "A", "number": number]).status))
    let block = client.post(.place, ["task": "task-1", "start": "2026-11-23T09:00:00Z", "minutes": number])
    #expect(block.status == 422)
  }

  @Test(arguments: ["0000-01-01", "0001-01-01", "9999-12-31", "9999-12-27"])
  func daysAtTheEndOfTimeAreShown(day: String) {
    let client = TestClient()
    #expect(client.get("/day/\(day)").status == 200)
    #expect(client.get("/week/\(day)").status == 200)
  }

  @Test func aDayNoTextCanNameIsNotStored() throws {
    let client = TestClient()
    let far = try #require(Day(iso: "9999-12-31")) + 1
    var draft = TaskDraft(title: "a")
    draft.due = Due(day: far)
    draft.notBefore = far
    let problems = [Problem(.due, .dayUnreadable), Problem(.notBefore, .dayUnreadable)]
    #expect(throws: PlannerFailure.invalid(problems)) { try client.perform(.add(draft)) }
  }
}
