import Domain
import Testing

@testable import Web

@Suite("Changing tasks by forms")
struct ChangingTests {
  private let client = TestClient()
  private let second = TaskID("task-2")

  init() throws {
    try client.add("one", "two", "three")
  }

  private func change(_ verb: TaskVerb, _ fields: KeyValuePairs<String, String> = [:]) -> Response {
    client.post(.change(second, verb), fields)
  }

  @Test func quickAddAppendsATaskWithoutADuration() throws {
    let response = client.post(.add, ["title": "  four ", "quick": "1"])
    #expect(response.status == 303)
    #expect(response.header("Location") == "/backlog?notice=4")
    #expect(try client.titles().last == "four")
    #expect(try client.open().last?.manualDuration == nil)
  }

  @Test func completingLeadsBackToThePageItWasDoneOn() throws {
    let response = change(.complete, ["page": "2"])
    #expect(response.header("Location") == "/backlog?page=2&notice=4")
    #expect(try client.titles() == ["one", "three"])
    #expect(client.get("/backlog?notice=4").text.contains("“two” completed"))
  }

  @Test func reopeningBringsTheTaskBack() throws {
    _ = change(.complete)
    #expect(change(.reopen, ["task": "task-2"]).header("Location") == "/tasks/task-2?notice=5")
    #expect(try client.titles().contains("two"))
  }

  @Test func deletingFromTheTasksPageLeadsToTheBacklog() throws {
    #expect(change(.delete, ["task": "task-2"]).header("Location") == "/backlog?notice=4")
    #expect(client.get(.task(second)).status == 404)
    #expect(client.post(.undo, ["expected": "4"]).header("Location") == "/backlog?notice=4")
    #expect(try client.titles() == ["one", "two", "three"])
  }

  @Test(
    arguments: [
      (["to": "top"], ["two", "one", "three"]), (["to": "bottom"], ["one", "three", "two"]),
      (["position": "3"], ["one", "three", "two"]), (["position": "99"], ["one", "three", "two"]),
      (["before": "task-1"], ["two", "one", "three"]), (["after": "task-3"], ["one", "three", "two"]),
    ] as [(KeyValuePairs<String, String>, [String])])
  func movingSavesTheOrder(fields: KeyValuePairs<String, String>, expected: [String]) throws {
    #expect(change(.move, fields).status == 303)
    #expect(try client.titles() == expected)
  }

  @Test func aMoveIsToldWithThePlaceReached() {
    _ = change(.move, ["to": "top"])
    #expect(client.get("/backlog?notice=4").text.contains("“two”: position 1 of 3"))
  }

  @Test(arguments: ["", "0", "-1", "x"])
  func anUnreadablePositionIsRefusedInWords(position: String) throws {
    let response = change(.move, ["position": position])
    #expect(response.status == 422)
    #expect(response.text.contains("Enter a whole number, 1 or higher."))
    #expect(try client.titles() == ["one", "two", "three"])
  }

  @Test func renamingRefusesAnEmptyTitle() throws {
    #expect(change(.rename, ["title": "new"]).status == 303)
    #expect(change(.rename, ["title": "  "]).status == 422)
    #expect(try client.item("task-2").title == "new")
  }

  @Test func theDurationCanBeSetAndTakenAway() throws {
    _ = change(.duration, ["minutes": "60"])
    #expect(try client.item("task-2").manualDuration == 60)
    _ = change(.duration, ["minutes": ""])
    #expect(try client.item("task-2").manualDuration == nil)
    #expect(change(.duration, ["minutes": "abc"]).status == 422)
    #expect(change(.duration, ["minutes": "1441"]).status == 422)
  }

  @Test(arguments: TaskVerb.allCases)
  func aTaskThatIsGoneIsSaidToBeGone(verb: TaskVerb) {
    let fields: KeyValuePairs = ["title": "x", "to": "top", "quadrant": "1", "taken": "5"]
    let response = client.post(.change(TaskID("gone"), verb), fields)
    #expect(response.status == 404)
    #expect(response.text.contains("This task no longer exists."))
  }

  @Test func undoTakesBackOnlyTheChangeThatWasSeen() throws {
    _ = change(.complete)
    #expect(client.post(.undo, ["expected": "3"]).status == 409)
    #expect(try client.titles() == ["one", "three"])
    #expect(client.post(.undo, ["expected": "4"]).status == 303)
    #expect(client.get("/backlog?notice=4").text.contains("Undone: “two” completed"))
    #expect(client.post(.redo).status == 303)
    #expect(try client.titles() == ["one", "three"])
    #expect(client.post(.redo).status == 409)
  }

  @Test func nothingToUndoIsSaid() {
    let empty = TestClient()
    #expect(empty.post(.undo).status == 409)
    #expect(empty.post(.undo).text.contains("There’s nothing to undo."))
  }

  @Test func anUndoThatHadToLeaveFieldsAloneSaysWhich() throws {
    _ = change(.rename, ["title": "renamed"])
    var other = PlanItem(
      id: second, list: .local, title: "elsewhere", rank: try client.item("task-2").rank,
      createdAt: client.environment.now)
    other.importance = .high
    try client.perform(.receive(Received(tasks: [.init(item: other)])))
    let response = client.post(.undo)
    #expect(response.status == 200)
    #expect(response.text.contains("“elsewhere” (Title)"))
  }

  @Test func aNoticeIsGivenOnlyForTheNewestChange() {
    _ = change(.complete)
    #expect(!client.get("/backlog?notice=3").text.contains("class=\"toast\""))
    #expect(!client.get("/backlog?notice=x").text.contains("class=\"toast\""))
    #expect(client.get("/backlog?notice=4").text.contains("class=\"toast\""))
  }

  @Test func settingsAreSavedAndUndone() throws {
    #expect(client.post(.changeSettings, ["language": "de"]).header("Location") == "/settings?notice=4")
    #expect(client.get("/settings?notice=4").text.contains("Einstellung gespeichert"))
    #expect(client.post(.undo, ["area": "settings"]).header("Location") == "/settings?notice=4")
    #expect(client.post(.changeSettings, ["theme": "pink"]).status == 422)
  }

  @Test func samplesComeAndGoWithOnePressEach() throws {
    #expect(client.post(.loadSamples).status == 303)
    #expect(try client.titles().count > 10)
    #expect(client.get(.settings).text.contains("formaction=\"/samples/remove\""))
    #expect(client.post(.removeSamples, ["area": "settings"]).header("Location")?.hasPrefix("/settings") == true)
    #expect(try client.titles() == ["one", "two", "three"])
  }

  /// Some have a page that asks first.
  @Test func everyChangeNeedsPost() throws {
    let before = try client.open()
    for verb in TaskVerb.allCases where TaskQuestion(rawValue: verb.rawValue) != nil {
      #expect(client.get(Route.change(second, verb).url).status == 200)
    }
    #expect(try client.open() == before)
    for verb in TaskVerb.allCases where TaskQuestion(rawValue: verb.rawValue) == nil {
      let response = client.get(Route.change(second, verb).url)
      #expect(response.status == 405)
      #expect(response.header("Allow") == "POST")
    }
  }
}
