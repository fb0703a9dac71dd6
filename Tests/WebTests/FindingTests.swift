import Domain
import Testing

@testable import Web

@Suite("All tasks and the search")
struct FindingTests {
  private let desk = Desk()

  @Test func allTasksAreCountedByState() throws {
    try desk.add("one", "two", "three")
    try desk.perform(.complete([TaskID("task-1")]))
    let page = desk.get("/all").text
    #expect(page.contains("<span>All<span class=\"n\">3</span></span>"))
    #expect(page.contains("<span>Open<span class=\"n\">2</span></span>"))
    #expect(page.contains("<span>Completed<span class=\"n\">1</span></span>"))
    #expect(desk.titlesFound("/all") == ["two", "three", "one"])
    #expect(desk.titlesFound("/all?state=active") == ["two", "three"])
    #expect(desk.titlesFound("/all?state=completed") == ["one"])
  }

  @Test func whatIsLookedForIsMarkedWhereItStands() throws {
    try desk.add("Die Straße kehren", "Ruhe")
    var edit = TaskEdit()
    edit.notes = .set("vor dem Haus in der Straße & so")
    try desk.perform(.edit(TaskID("task-2"), edit))
    let page = desk.get("/all?q=strasse").text
    #expect(page.contains("Die <mark>Straße</mark> kehren"))
    #expect(page.contains("in der <mark>Straße</mark> &amp; so"))
    #expect(page.contains("2 tasks found"))
  }

  @Test func aSearchThatFindsNothingHereSaysWhereItWould() throws {
    try desk.add("apple")
    try desk.perform(.complete([TaskID("task-1")]))
    let page = desk.get("/all?state=active&q=apple").text
    #expect(page.contains("Nothing found"))
    #expect(page.contains("href=\"/all?q=apple\">Show 1 task under “All”"))
    let none = desk.get("/all?q=<b>pear").text
    #expect(none.contains("“&lt;b&gt;pear”"))
    #expect(!none.contains("<b>pear"))
  }

  @Test func manyTasksComeInPages() throws {
    for number in 1...205 { try desk.add("t\(number)") }
    try desk.perform(.complete([TaskID("task-1"), TaskID("task-2")]))
    let pages = (1...3).map { desk.titlesFound("/all?page=\($0)") }
    #expect(pages.map { $0.count } == [100, 100, 5])
    #expect(pages[2].suffix(2) == ["t1", "t2"])
    #expect(Set(pages.joined()).count == 205)
    #expect(desk.titlesFound("/all?page=99") == pages[2])
    #expect(desk.get("/all?page=2").text.contains("rel=\"prev\" href=\"/all\""))
  }

  @Test func anAnswerToAChangeLeadsBackToTheSearch() throws {
    try desk.add("apple pie")
    let response = desk.post(
      .change(TaskID("task-1"), .delete), ["place": "all", "state": "active", "q": "apple pie", "page": "1"])
    #expect(response.header("Location") == "/all?state=active&q=apple%20pie&notice=2")
  }

  @Test func emptyStatesSayWhatIsNext() throws {
    #expect(desk.get("/all").text.contains("Nothing open"))
    #expect(desk.get("/all?state=completed").text.contains("Nothing completed yet"))
    desk.acceptLanguage = "de"
    #expect(desk.get("/all?q=x").text.contains("Nichts gefunden"))
  }

  @Test func deletedTasksWaitInTheTrashAndComeBack() throws {
    try desk.add("gone", "stays")
    try desk.perform(.delete([TaskID("task-1")]))
    let page = desk.get("/trash").text
    #expect(page.contains("gone"))
    #expect(page.contains("30 days left"))
    #expect(desk.get("/all").text.contains("Trash (1)"))
    let response = desk.post(.recover(TaskID("task-1")), ["place": "trash", "page": "1"])
    #expect(response.header("Location") == "/trash?notice=4")
    #expect(desk.get("/trash?notice=4").text.contains("“gone” restored"))
    #expect(try desk.titles() == ["gone", "stays"])
  }

  @Test func deletingForGoodAsksAndSaysThatThereIsNoWayBack() throws {
    try desk.add("gone")
    try desk.perform(.delete([TaskID("task-1")]))
    let question = desk.get(.purgeQuestion(TaskID("task-1"))).text
    #expect(question.contains("Delete “gone” for good?"))
    #expect(question.contains("can’t be undone"))
    #expect(desk.get("/trash").text.contains("gone"))
    #expect(desk.post(.purge(TaskID("task-1"))).header("Location") == "/trash")
    #expect(desk.get("/trash").text.contains("The trash is empty"))
    #expect(desk.post(.purge(TaskID("task-1"))).status == 404)
    #expect(desk.get(.emptyQuestion).status == 303)
  }
}

extension Desk {
  /// The titles of the rows, in their order.
  fileprivate func titlesFound(_ url: String) -> [String] {
    get(url).text.split(separator: "class=\"title\"").dropFirst().map { row in
      String(row.split(separator: ">", maxSplits: 1)[1].prefix { $0 != "<" })
    }
  }
}
