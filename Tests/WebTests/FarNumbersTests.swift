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
    let desk = Desk()
    try desk.add("One", "Two")
    for address in ["/backlog?rows=\(first)-\(last)", "/backlog?rows=\(first)-\(last)&since=\(first)"] {
      #expect(desk.get(address).status == 200, "\(address)")
    }
    let moved = desk.respond(
      .post, "/tasks/task-1/move", form: Fields([.init("to", "bottom"), .init("rows", "\(first)-\(last)")]))
    #expect(moved.status == 303)
  }

  @Test(arguments: numbers) func pagesThatAreNotThereAreTheLastOne(number: String) throws {
    let desk = Desk()
    try desk.add("One")
    for path in ["/backlog", "/trash", "/titles", "/tasks/task-1/history", "/abcde/a", "/matrix/1"] {
      #expect([200, 404].contains(desk.get("\(path)?page=\(number)").status), "\(path)")
    }
  }

  @Test(arguments: numbers) func lengthsAndPlacesAreRefusedOrTheEnd(number: String) throws {
    let desk = Desk()
    try desk.add("One", "Two")
    #expect([303, 422].contains(desk.post(.change(TaskID("task-1"), .move), ["position": number]).status))
    #expect(desk.post(.change(TaskID("task-1"), .duration), ["minutes": number]).status == 422)
    #expect(
      [303, 422].contains(desk.post(.change(TaskID("task-1"), .grade), ["grade": "A", "number": number]).status))
    let block = desk.post(.place, ["task": "task-1", "start": "2026-11-23T09:00:00Z", "minutes": number])
    #expect(block.status == 422)
  }

  @Test(arguments: ["0000-01-01", "0001-01-01", "9999-12-31", "9999-12-27"])
  func daysAtTheEndOfTimeAreShown(day: String) {
    let desk = Desk()
    #expect(desk.get("/day/\(day)").status == 200)
    #expect(desk.get("/week/\(day)").status == 200)
  }

  @Test func aDayNoTextCanNameIsNotStored() throws {
    let desk = Desk()
    let far = try #require(Day(iso: "9999-12-31")) + 1
    var draft = TaskDraft(title: "a")
    draft.due = Due(day: far)
    draft.notBefore = far
    let problems = [Problem(.due, .dayUnreadable), Problem(.notBefore, .dayUnreadable)]
    #expect(throws: PlannerFailure.invalid(problems)) { try desk.perform(.add(draft)) }
  }
}
