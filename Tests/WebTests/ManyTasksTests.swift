import Domain
import Testing

@testable import Web

@Suite("Backlog with filters, and several tasks at once")
struct ManyTasksTests {
  private let client = TestClient()

  private func add(_ title: String, _ change: (inout TaskDraft) -> Void = { _ in }) throws {
    var draft = TaskDraft(title: title)
    change(&draft)
    try client.perform(.add(draft))
  }

  private func bulk(_ fields: KeyValuePairs<String, String>) -> Response { client.post(.bulk, fields) }

  @Test func everyViewHasAnAddressThatLeadsBackToIt() throws {
    var view = TaskView()
    view.filter.types = [.learning, .income]
    view.filter.due = .week
    view.sort = .score
    view.isReversed = true
    let url = Route.filtered(view, page: 3).url
    #expect(url == "/backlog?type=learning&type=income&due=week&sort=score&order=reverse&page=3")
    #expect(Route.filtered(TaskView(), page: 1).url == "/backlog")
    #expect(Route.filtered(view, page: 1).url(noticing: 7).hasSuffix("order=reverse&notice=7"))
  }

  @Test(arguments: ["type=work", "sort=luck", "due=soon", "completed=perhaps", "importance=9", "tag=%23"])
  func aFilterNobodyKnowsIsRefusedAndNotKept(query: String) {
    let query = query.replacing("%23", with: "#")
    let response = client.get("/backlog?\(query)")
    #expect(response.status == 400)
    #expect(response.text.contains("Unknown filter"))
    #expect(response.header("X-Zeitblock-Cache") == nil)
  }

  @Test func aListNobodyKnowsIsRefused() {
    #expect(client.get("/backlog?list=nowhere").status == 400)
    #expect(client.get("/backlog?list=local").status == 200)
  }

  @Test func aFilteredPageTellsHowManyOfHowMany() throws {
    try add("one") { $0.type = .learning }
    try client.add("two", "three")
    let page = client.get("/backlog?type=learning").text
    #expect(page.contains("<b>1 of 3</b> open"))
    #expect(page.contains(">one</a>"))
    #expect(!page.contains(">two</a>"))
    #expect(page.contains("name=\"view\" value=\"type=learning\""))
  }

  @Test func aChangeLeadsBackToTheFilterItWasMadeIn() throws {
    try client.add("one", "two")
    let response = client.post(
      .change(TaskID("task-1"), .complete), ["view": "type=maintenance", "view": "sort=due", "page": "1"])
    #expect(response.header("Location") == "/backlog?type=maintenance&sort=due&notice=3")
  }

  @Test func completedTasksCanBeSeenAndReopened() throws {
    try client.add("one", "two")
    _ = client.post(.change(TaskID("task-1"), .complete))
    let page = client.get("/backlog?completed=yes").text
    #expect(page.contains("formaction=\"/tasks/task-1/reopen\""))
    #expect(page.contains("<b>1</b> completed"))
    #expect(!page.contains(">two</a>"))
  }

  @Test func severalTasksAreOneStep() throws {
    try client.add("one", "two", "three")
    let response = bulk(["do": "tag", "tag": "#Haus", "id": "task-1", "id": "task-3"])
    #expect(response.header("Location") == "/backlog?notice=4")
    #expect(client.get("/backlog?notice=4").text.contains("2 tasks changed"))
    #expect(try client.open().map { $0.tags.names } == [["Haus"], [], ["Haus"]])
    _ = client.post(.undo, ["expected": "4"])
    #expect(try client.open().allSatisfy { $0.tags.isEmpty })
  }

  @Test func allThatAFilterShowsCanBeMeant() throws {
    for number in 1...150 { try add("task \(number)") { $0.type = number % 2 == 0 ? .learning : .income } }
    #expect(bulk(["do": "delete", "all": "1", "view": "type=learning"]).status == 303)
    #expect(try client.open().count == 75)
    #expect(try client.open().allSatisfy { $0.type == .income })
  }

  @Test func idsOfAScriptComeInOneField() throws {
    let odd = TaskID("a,b/ü")
    var item = PlanItem(id: odd, list: .local, title: "odd", rank: Rank(1), createdAt: client.environment.now)
    item.importance = .low
    try client.perform(.receive(Received(tasks: [.init(item: item)])))
    try client.add("one")
    #expect(
      bulk(["do": "importance", "importance": "high", "ids": "\(PathSegment.written(odd.text)),task-1"]).status == 303)
    #expect(try client.open().allSatisfy { $0.importance == .high })
  }

  @Test(
    arguments: [
      ["do": "tag", "tag": " "], ["do": "tag", "tag": "a,b"], ["do": "duration", "minutes": "x"],
      ["do": "duration", "minutes": "0"], ["do": "due", "due": "soon"], ["do": "grade", "grade": "F"],
      ["do": "importance", "importance": ""], ["do": "type", "type": "work"], ["do": "list", "list": "gone"],
      ["do": "explode"], [:],
    ] as [KeyValuePairs<String, String>])
  func whatCannotBeReadChangesNothing(fields: KeyValuePairs<String, String>) throws {
    try client.add("one")
    let before = try client.open()
    let form = Fields(fields.map { Fields.Pair($0.key, $0.value) } + [Fields.Pair("id", "task-1")])
    #expect(client.respond(.post, "/bulk", form: form).status == 422)
    #expect(try client.open() == before)
  }

  @Test func nothingChosenIsSaid() {
    let response = bulk(["do": "delete"])
    #expect(response.status == 422)
    #expect(response.text.contains("Select at least one task."))
  }

  @Test func onlyRowsThatChangedAreSentAndAllAreNamed() throws {
    for number in 1...20 { try client.add("task \(number)") }
    let later = "\(client.environment.now.seconds + 1)"
    let nothingNew = client.get("/backlog?rows=1-20&since=\(later)", fragment: true)
    #expect(!nothingNew.text.contains("class=\"title\""))
    #expect(nothingNew.text.contains("data-of=\"20\""))
    #expect(nothingNew.header("X-Zeitblock-Cache") == nil)
    let some = client.get("/backlog?rows=3-4", fragment: true).text
    #expect(some.contains(">task 3</a>") && some.contains(">task 4</a>"))
    #expect(!some.contains(">task 5</a>") && !some.contains("id=\"row-menu\""))
  }

  @Test func aRowKeepsItsMarkUntilSomethingOfItChanges() throws {
    try client.add("one", "two")
    func marks() throws -> [String] {
      let page = client.get("/backlog?rows=1-9", fragment: true).text
      let start = try #require(page.firstRange(of: "data-marks=\""))
      return page[start.upperBound...].prefix { $0 != "\"" }.split(separator: " ").map { String($0) }
    }
    let before = try marks()
    #expect(Set(before).count == 2)
    _ = client.post(.change(TaskID("task-2"), .move), ["to": "top"])
    #expect(try marks() == before.reversed())
    _ = client.post(.change(TaskID("task-2"), .rename), ["title": "new"])
    let after = try marks()
    #expect(after[1] == before[0])
    #expect(!before.contains(after[0]))
  }

  @Test(arguments: ["rows=0-5", "rows=5", "rows=9-1", "rows=1-99999", "rows=x-y"])
  func aWindowThatMakesNoSenseIsTheWholePage(query: String) throws {
    try client.add("one")
    #expect(client.get("/backlog?\(query)", fragment: true).text.contains("id=\"row-menu\""))
  }

  @Test func aPositionInAFilterMeansTheTaskSeenThere() throws {
    for (title, type) in [("a", TaskType.income), ("x", .learning), ("b", .income), ("c", .income)] {
      try add(title) { $0.type = type }
    }
    _ = client.post(.change(TaskID("task-4"), .move), ["position": "2", "view": "type=income"])
    #expect(try client.titles() == ["a", "x", "c", "b"])
    _ = client.post(.change(TaskID("task-1"), .move), ["position": "9", "view": "type=income"])
    #expect(try client.titles() == ["x", "c", "b", "a"])
  }

  @Test func subtasksAreAskedAboutBeforeTheirTaskIsDone() throws {
    try client.add("one", "two", "three")
    try client.perform(.nest(TaskID("task-2"), under: TaskID("task-1")))
    let question = client.post(.change(TaskID("task-1"), .complete))
    #expect(question.status == 409)
    #expect(question.text.contains("“one” has one open subtask."))
    #expect(try client.titles() == ["one", "two", "three"])
    #expect(bulk(["do": "complete", "id": "task-1", "id": "task-3"]).status == 409)
    #expect(bulk(["do": "complete", "id": "task-1", "id": "task-2"]).status == 303)
    _ = client.post(.undo)
    #expect(client.post(.change(TaskID("task-1"), .complete), ["subtasks": "keep"]).status == 303)
    #expect(try client.titles() == ["two", "three"])
    #expect(client.get("/backlog").text.contains("Part of “one”"))
    _ = client.post(.undo)
    #expect(client.post(.change(TaskID("task-1"), .complete), ["subtasks": "all"]).status == 303)
    #expect(try client.titles() == ["three"])
  }

  @Test func indentingGoesBelowTheTaskAboveAndFoldingHidesIt() throws {
    try client.add("one", "two", "three")
    _ = client.post(.change(TaskID("task-1"), .indent))
    #expect(try client.item("task-1").parent == nil)
    _ = client.post(.change(TaskID("task-2"), .indent))
    _ = client.post(.change(TaskID("task-3"), .indent))
    #expect(try client.open().map { $0.parent?.text } == [nil, "task-1", "task-1"])
    #expect(client.get("/backlog").text.contains("class=\"row depth-1\""))
    #expect(client.post(.change(TaskID("task-1"), .fold)).header("Location") == "/backlog")
    let folded = client.get("/backlog").text
    #expect(!folded.contains(">two</a>"))
    #expect(folded.contains("aria-expanded=\"false\""))
    #expect(folded.contains("<b>3</b> open"))
    _ = client.post(.change(TaskID("task-1"), .unfold))
    _ = client.post(.change(TaskID("task-2"), .outdent))
    #expect(try client.item("task-2").parent == nil)
  }
}
