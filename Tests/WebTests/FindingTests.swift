import Domain
import Testing

@testable import Web

@Suite("All tasks and the search")
struct FindingTests {
  private let client = TestClient()

  @Test func allTasksAreCountedByState() throws {
    try client.add("one", "two", "three")
    try client.perform(.complete([TaskID("task-1")]))
    let page = client.get("/all").text
    #expect(page.contains("<span>All<span class=\"n\">3</span></span>"))
    #expect(page.contains("<span>Open<span class=\"n\">2</span></span>"))
    #expect(page.contains("<span>Completed<span class=\"n\">1</span></span>"))
    #expect(client.titlesFound("/all") == ["two", "three", "one"])
    #expect(client.titlesFound("/all?state=active") == ["two", "three"])
    #expect(client.titlesFound("/all?state=completed") == ["one"])
  }

  @Test func whatIsLookedForIsMarkedWhereItStands() throws {
    try client.add("Die Straße kehren", "Ruhe")
    var edit = TaskEdit()
    edit.notes = .set("vor dem Haus in der Straße & so")
    try client.perform(.edit(TaskID("task-2"), edit))
    let page = client.get("/all?q=strasse").text
    #expect(page.contains("Die <mark>Straße</mark> kehren"))
    #expect(page.contains("in der <mark>Straße</mark> &amp; so"))
    #expect(page.contains("2 tasks found"))
  }

  @Test func aSearchThatFindsNothingHereSaysWhereItWould() throws {
    try client.add("apple")
    try client.perform(.complete([TaskID("task-1")]))
    let page = client.get("/all?state=active&q=apple").text
    #expect(page.contains("Nothing found"))
    #expect(page.contains("href=\"/all?q=apple\">Show 1 task under “All”"))
    let none = client.get("/all?q=<b>pear").text
    #expect(none.contains("“&lt;b&gt;pear”"))
    #expect(!none.contains("<b>pear"))
  }

  @Test func manyTasksComeInPages() throws {
    for number in 1...205 { try client.add("t\(number)") }
    try client.perform(.complete([TaskID("task-1"), TaskID("task-2")]))
    let pages = (1...3).map { client.titlesFound("/all?page=\($0)") }
    #expect(pages.map { $0.count } == [100, 100, 5])
    #expect(pages[2].suffix(2) == ["t1", "t2"])
    #expect(Set(pages.joined()).count == 205)
    #expect(client.titlesFound("/all?page=99") == pages[2])
    #expect(client.get("/all?page=2").text.contains("rel=\"prev\" href=\"/all\""))
  }

  @Test func anAnswerToAChangeLeadsBackToTheSearch() throws {
    try client.add("apple pie")
    let response = client.post(
      .change(TaskID("task-1"), .delete), ["place": "all", "state": "active", "q": "apple pie", "page": "1"])
    #expect(response.header("Location") == "/all?state=active&q=apple%20pie&notice=2")
  }

  @Test func emptyStatesSayWhatIsNext() throws {
    #expect(client.get("/all").text.contains("Nothing open"))
    #expect(client.get("/all?state=completed").text.contains("Nothing completed yet"))
    client.acceptLanguage = "de"
    #expect(client.get("/all?q=x").text.contains("Nichts gefunden"))
  }

  @Test func deletedTasksWaitInTheTrashAndComeBack() throws {
    try client.add("gone", "stays")
    try client.perform(.delete([TaskID("task-1")]))
    let page = client.get("/trash").text
    #expect(page.contains("gone"))
    #expect(page.contains("30 days left"))
    #expect(client.get("/all").text.contains("Trash (1)"))
    let response = client.post(.recover(TaskID("task-1")), ["place": "trash", "page": "1"])
    #expect(response.header("Location") == "/trash?notice=4")
    #expect(client.get("/trash?notice=4").text.contains("“gone” restored"))
    #expect(try client.titles() == ["gone", "stays"])
  }

  @Test func deletingForGoodAsksAndSaysThatThereIsNoWayBack() throws {
    try client.add("gone")
    try client.perform(.delete([TaskID("task-1")]))
    let question = client.get(.purgeQuestion(TaskID("task-1"))).text
    #expect(question.contains("Delete “gone” for good?"))
    #expect(question.contains("can’t be undone"))
    #expect(client.get("/trash").text.contains("gone"))
    #expect(client.post(.purge(TaskID("task-1"))).header("Location") == "/trash")
    #expect(client.get("/trash").text.contains("The trash is empty"))
    #expect(client.post(.purge(TaskID("task-1"))).status == 404)
    #expect(client.get(.emptyQuestion).status == 303)
  }
}

extension TestClient {
  /// The titles of the rows, in their order.
  fileprivate func titlesFound(_ url: String) -> [String] {
    get(url).text.split(separator: "class=\"title\"").dropFirst().map { row in
      String(row.split(separator: ">", maxSplits: 1)[1].prefix { $0 != "<" })
    }
  }
}
