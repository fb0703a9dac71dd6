import Domain
import Testing

@testable import Web

@Suite("Backlog with filters, and several tasks at once")
struct ManyTasksTests {
  private let desk = Desk()

  private func add(_ title: String, _ change: (inout TaskDraft) -> Void = { _ in }) throws {
    var draft = TaskDraft(title: title)
    change(&draft)
    try desk.perform(.add(draft))
  }

  private func bulk(_ fields: KeyValuePairs<String, String>) -> Response { desk.post(.bulk, fields) }

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
    let response = desk.get("/backlog?\(query)")
    #expect(response.status == 400)
    #expect(response.text.contains("Unknown filter"))
    #expect(response.header("X-Zeitblock-Cache") == nil)
  }

  @Test func aListNobodyKnowsIsRefused() {
    #expect(desk.get("/backlog?list=nowhere").status == 400)
    #expect(desk.get("/backlog?list=local").status == 200)
  }

  @Test func aFilteredPageTellsHowManyOfHowMany() throws {
    try add("one") { $0.type = .learning }
    try desk.add("two", "three")
    let page = desk.get("/backlog?type=learning").text
    #expect(page.contains("<b>1 of 3</b> open"))
    #expect(page.contains(">one</a>"))
    #expect(!page.contains(">two</a>"))
    #expect(page.contains("name=\"view\" value=\"type=learning\""))
  }

  @Test func aChangeLeadsBackToTheFilterItWasMadeIn() throws {
    try desk.add("one", "two")
    let response = desk.post(
      .change(TaskID("task-1"), .complete), ["view": "type=maintenance", "view": "sort=due", "page": "1"])
    #expect(response.header("Location") == "/backlog?type=maintenance&sort=due&notice=3")
  }

  @Test func completedTasksCanBeSeenAndReopened() throws {
    try desk.add("one", "two")
    _ = desk.post(.change(TaskID("task-1"), .complete))
    let page = desk.get("/backlog?completed=yes").text
    #expect(page.contains("formaction=\"/tasks/task-1/reopen\""))
    #expect(page.contains("<b>1</b> completed"))
    #expect(!page.contains(">two</a>"))
  }

  @Test func severalTasksAreOneStep() throws {
    try desk.add("one", "two", "three")
    let response = bulk(["do": "tag", "tag": "#Haus", "id": "task-1", "id": "task-3"])
    #expect(response.header("Location") == "/backlog?notice=4")
    #expect(desk.get("/backlog?notice=4").text.contains("2 tasks changed"))
    #expect(try desk.open().map { $0.tags.names } == [["Haus"], [], ["Haus"]])
    _ = desk.post(.undo, ["expected": "4"])
    #expect(try desk.open().allSatisfy { $0.tags.isEmpty })
  }

  @Test func allThatAFilterShowsCanBeMeant() throws {
    for number in 1...150 { try add("task \(number)") { $0.type = number % 2 == 0 ? .learning : .income } }
    #expect(bulk(["do": "delete", "all": "1", "view": "type=learning"]).status == 303)
    #expect(try desk.open().count == 75)
    #expect(try desk.open().allSatisfy { $0.type == .income })
  }

  @Test func idsOfAScriptComeInOneField() throws {
    let odd = TaskID("a,b/ü")
    var item = PlanItem(id: odd, list: .local, title: "odd", rank: Rank(1), createdAt: desk.environment.now)
    item.importance = .low
    try desk.perform(.receive(Received(tasks: [.init(item: item)])))
    try desk.add("one")
    #expect(
      bulk(["do": "importance", "importance": "high", "ids": "\(PathSegment.written(odd.text)),task-1"]).status == 303)
    #expect(try desk.open().allSatisfy { $0.importance == .high })
  }

  @Test(
    arguments: [
      ["do": "tag", "tag": " "], ["do": "tag", "tag": "a,b"], ["do": "duration", "minutes": "x"],
      ["do": "duration", "minutes": "0"], ["do": "due", "due": "soon"], ["do": "grade", "grade": "F"],
      ["do": "importance", "importance": ""], ["do": "type", "type": "work"], ["do": "list", "list": "gone"],
      ["do": "explode"], [:],
    ] as [KeyValuePairs<String, String>])
  func whatCannotBeReadChangesNothing(fields: KeyValuePairs<String, String>) throws {
    try desk.add("one")
    let before = try desk.open()
    let form = Fields(fields.map { Fields.Pair($0.key, $0.value) } + [Fields.Pair("id", "task-1")])
    #expect(desk.respond(.post, "/bulk", form: form).status == 422)
    #expect(try desk.open() == before)
  }

  @Test func nothingChosenIsSaid() {
    let response = bulk(["do": "delete"])
    #expect(response.status == 422)
    #expect(response.text.contains("Select at least one task."))
  }

  @Test func onlyRowsThatChangedAreSentAndAllAreNamed() throws {
    for number in 1...20 { try desk.add("task \(number)") }
    let later = "\(desk.environment.now.seconds + 1)"
    let nothingNew = desk.get("/backlog?rows=1-20&since=\(later)", fragment: true)
    #expect(!nothingNew.text.contains("class=\"title\""))
    #expect(nothingNew.text.contains("data-of=\"20\""))
    #expect(nothingNew.header("X-Zeitblock-Cache") == nil)
    let some = desk.get("/backlog?rows=3-4", fragment: true).text
    #expect(some.contains(">task 3</a>") && some.contains(">task 4</a>"))
    #expect(!some.contains(">task 5</a>") && !some.contains("id=\"row-menu\""))
  }

  @Test func aRowKeepsItsMarkUntilSomethingOfItChanges() throws {
    try desk.add("one", "two")
    func marks() throws -> [String] {
      let page = desk.get("/backlog?rows=1-9", fragment: true).text
      let start = try #require(page.firstRange(of: "data-marks=\""))
      return page[start.upperBound...].prefix { $0 != "\"" }.split(separator: " ").map { String($0) }
    }
    let before = try marks()
    #expect(Set(before).count == 2)
    _ = desk.post(.change(TaskID("task-2"), .move), ["to": "top"])
    #expect(try marks() == before.reversed())
    _ = desk.post(.change(TaskID("task-2"), .rename), ["title": "new"])
    let after = try marks()
    #expect(after[1] == before[0])
    #expect(!before.contains(after[0]))
  }

  @Test(arguments: ["rows=0-5", "rows=5", "rows=9-1", "rows=1-99999", "rows=x-y"])
  func aWindowThatMakesNoSenseIsTheWholePage(query: String) throws {
    try desk.add("one")
    #expect(desk.get("/backlog?\(query)", fragment: true).text.contains("id=\"row-menu\""))
  }

  @Test func aPositionInAFilterMeansTheTaskSeenThere() throws {
    for (title, type) in [("a", TaskType.income), ("x", .learning), ("b", .income), ("c", .income)] {
      try add(title) { $0.type = type }
    }
    _ = desk.post(.change(TaskID("task-4"), .move), ["position": "2", "view": "type=income"])
    #expect(try desk.titles() == ["a", "x", "c", "b"])
    _ = desk.post(.change(TaskID("task-1"), .move), ["position": "9", "view": "type=income"])
    #expect(try desk.titles() == ["x", "c", "b", "a"])
  }

  @Test func subtasksAreAskedAboutBeforeTheirTaskIsDone() throws {
    try desk.add("one", "two", "three")
    try desk.perform(.nest(TaskID("task-2"), under: TaskID("task-1")))
    let question = desk.post(.change(TaskID("task-1"), .complete))
    #expect(question.status == 409)
    #expect(question.text.contains("“one” has one open subtask."))
    #expect(try desk.titles() == ["one", "two", "three"])
    #expect(bulk(["do": "complete", "id": "task-1", "id": "task-3"]).status == 409)
    #expect(bulk(["do": "complete", "id": "task-1", "id": "task-2"]).status == 303)
    _ = desk.post(.undo)
    #expect(desk.post(.change(TaskID("task-1"), .complete), ["subtasks": "keep"]).status == 303)
    #expect(try desk.titles() == ["two", "three"])
    #expect(desk.get("/backlog").text.contains("Part of “one”"))
    _ = desk.post(.undo)
    #expect(desk.post(.change(TaskID("task-1"), .complete), ["subtasks": "all"]).status == 303)
    #expect(try desk.titles() == ["three"])
  }

  @Test func indentingGoesBelowTheTaskAboveAndFoldingHidesIt() throws {
    try desk.add("one", "two", "three")
    _ = desk.post(.change(TaskID("task-1"), .indent))
    #expect(try desk.item("task-1").parent == nil)
    _ = desk.post(.change(TaskID("task-2"), .indent))
    _ = desk.post(.change(TaskID("task-3"), .indent))
    #expect(try desk.open().map { $0.parent?.text } == [nil, "task-1", "task-1"])
    #expect(desk.get("/backlog").text.contains("class=\"row depth-1\""))
    #expect(desk.post(.change(TaskID("task-1"), .fold)).header("Location") == "/backlog")
    let folded = desk.get("/backlog").text
    #expect(!folded.contains(">two</a>"))
    #expect(folded.contains("aria-expanded=\"false\""))
    #expect(folded.contains("<b>3</b> open"))
    _ = desk.post(.change(TaskID("task-1"), .unfold))
    _ = desk.post(.change(TaskID("task-2"), .outdent))
    #expect(try desk.item("task-2").parent == nil)
  }
}
