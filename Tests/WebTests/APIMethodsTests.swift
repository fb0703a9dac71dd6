import Domain
import Testing

@testable import Web

@Suite("Grades, the matrix and what comes first for programs")
struct APIMethodsTests {
  let client = TestClient()

  private func add(_ title: String, _ fields: String = "") throws -> String {
    let made = try client.call(.post, "/tasks", "{\"title\": \"\(title)\"\(fields.isEmpty ? "" : ", " + fields)}")
    #expect(made.status == 201)
    return try #require(made.json["id"]?.text)
  }

  private func shown() throws -> [String] {
    let sections = try #require(try client.call(.get, "/abcde").json["sections"]?.elements)
    return (sections[0]["tasks"]?.elements ?? []).map {
      "\($0["title"]?.text ?? "")-\($0["shownNumber"]?.integer ?? 0)"
    }
  }

  @Test("a grade and its place are one step, and others make room")
  func grading() throws {
    let one = try add("one")
    let two = try add("two")
    let three = try add("three")
    #expect(try client.call(.post, "/tasks/\(one)/grade", "{\"grade\": \"A\", \"number\": 1}").status == 200)
    let change = try client.call(.post, "/tasks/\(two)/grade", "{\"grade\": \"A\", \"number\": 1}").json
    #expect(change["event"]?.text == "graded" && change["shownNumber"] == .int(1) && change["position"] == .int(1))
    #expect(try shown() == ["two-1", "one-2"])
    _ = try client.call(.post, "/tasks/\(three)/grade", "{\"grade\": \"A\", \"before\": \"\(one)\"}")
    #expect(try shown() == ["two-1", "three-2", "one-3"])
    _ = try client.call(.post, "/undo")
    #expect(try shown() == ["two-1", "one-2"])
    _ = try client.call(.post, "/tasks/\(two)/grade", "{\"grade\": null}")
    #expect(try shown() == ["one-1"])
    #expect(try client.call(.get, "/tasks/\(one)").json["shownNumber"] == .int(1))
    #expect(try client.call(.get, "/tasks?q=one").json["tasks"]?.elements?.first?["shownNumber"] == .int(1))
  }

  @Test("tells all that is wrong with a grade")
  func wrongGrades() throws {
    let id = try add("one")
    for (body, faults) in [
      ("{}", ["grade required"]), ("{\"grade\": \"F\"}", ["grade choice"]),
      ("{\"grade\": \"A\", \"number\": 1, \"after\": \"x\"}", [" choice"]),
      (
        "{\"grade\": \"B\", \"number\": 0}",
        ["subPriority subPriorityNotPositive", "subPriority subPriorityWithoutGradeA"]
      ),
      ("{\"grade\": \"A\", \"place\": 1}", ["place unknown"]),
    ] {
      let answer = try client.call(.post, "/tasks/\(id)/grade", body)
      #expect(answer.status == 422 && answer.json.faults == faults, "\(body)")
    }
    #expect(try client.call(.post, "/tasks/gone/grade", "{\"grade\": \"A\"}").status == 404)
    let stale = try client.call(.post, "/tasks/\(id)/grade", "{\"grade\": \"A\"}", ifMatch: "\"other\"")
    #expect(stale.status == 412)
    #expect(try client.call(.get, "/tasks/\(id)").json["grade"] == .null)
  }

  @Test("a task is given to somebody until a day, and taken back")
  func delegating() throws {
    let id = try add("one", "\"notBefore\": \"2999-01-02\"")
    let change = try client.call(.post, "/tasks/\(id)/delegate", "{\"to\": \"Robin\"}").json
    #expect(change["event"]?.text == "delegated" && change["followUp"]?.text == "2999-01-02")
    _ = try client.call(.post, "/tasks/\(id)/delegate", "{\"to\": \"Robin\", \"followUp\": null}")
    #expect(try client.call(.get, "/tasks/\(id)").json["notBefore"] == .null)
    #expect(try client.call(.post, "/tasks/\(id)/delegate", "{\"to\": null}").json["event"]?.text == "takenBack")
    let wrong = try client.call(.post, "/tasks/\(id)/delegate", "{\"to\": \" \", \"followUp\": \"2020-01-01\"}")
    #expect(wrong.status == 422)
    #expect(wrong.json.faults == ["delegatedTo delegateeEmpty", "notBefore followUpInThePast"])
    #expect(try client.call(.post, "/tasks/\(id)/delegate", "{}").json.faults.contains("to required"))
  }

  @Test("a quadrant is set for one task or for several, and the matrix shows where each is")
  func quadrants() throws {
    let one = try add("one")
    let two = try add("two", "\"grade\": \"A\"")
    _ = try client.call(.post, "/tasks/\(one)/quadrant", "{\"quadrant\": 1}")
    let matrix = try #require(try client.call(.get, "/matrix").json["quadrants"]?.elements)
    #expect(matrix.map { $0["count"] } == [.int(1), .int(0), .int(0), .int(1)])
    #expect(matrix[3]["tasks"]?.elements?.first?["suggestion"]?["importance"]?.text == "A")
    let bulk = "{\"action\": \"quadrant\", \"quadrant\": 3, \"tasks\": [\"\(one)\", \"\(two)\"]}"
    #expect(try client.call(.post, "/bulk", bulk).json["count"] == .int(2))
    let third = try client.call(.get, "/matrix?quadrant=3&limit=1").json["quadrants"]?.elements
    #expect(third?.count == 1 && third?.first?["count"] == .int(2))
    #expect(third?.first?["tasks"]?.elements?.count == 1)
    #expect(try client.call(.post, "/tasks/\(one)/quadrant", "{\"quadrant\": 5}").json.faults == ["quadrant choice"])
    #expect(try client.call(.get, "/matrix?quadrant=5").status == 422)
    #expect(try client.call(.get, "/abcde?limit=0").status == 422)
    #expect(try client.call(.get, "/next?limit=1").status == 422)
  }

  @Test("says what to do now, why, and what waits")
  func next() throws {
    #expect(try client.call(.get, "/next").json["task"] == .null)
    let beta = try add("beta", "\"grade\": \"B\", \"importance\": \"high\", \"urgent\": true")
    let alpha = try add("alpha", "\"grade\": \"A\", \"subPriority\": 3")
    let found = try client.call(.get, "/next").json
    #expect(found["task"]?["id"]?.text == alpha && found["reason"]?.text == "grade")
    #expect(found["shownNumber"] == .int(1) && found["gradeOf"]?.text == alpha)
    let passed = try #require(found["passedOver"]?.elements)
    #expect(passed.count == 1 && passed[0]["id"]?.text == beta && passed[0]["first"]?.text == alpha)
    _ = try client.call(.patch, "/settings", "{\"gradeGuard\": \"off\"}")
    let free = try client.call(.get, "/next").json
    #expect(free["task"]?["id"]?.text == beta && free["reason"]?.text == "score")
  }
}
