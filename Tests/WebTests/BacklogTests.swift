import Domain
import Foundation
import Testing

@testable import Web

@Suite("Backlog page")
struct BacklogTests {
  private let client = TestClient()

  @Test func theStartLeadsToTheBacklog() {
    _ = client.post(.add, ["title": "x"])
    let response = client.get(.home)
    #expect(response.status == 303)
    #expect(response.header("Location") == "/backlog")
  }

  @Test func anEmptyBacklogOffersTheFirstTaskAndSamples() {
    let page = client.get(.backlog(page: 1)).text
    #expect(page.contains("Nothing here yet."))
    #expect(page.contains("action=\"/samples/load\""))
    #expect(!page.contains("id=\"rows\""))
  }

  @Test func rowsStandInTheirOrderWithTheirPosition() throws {
    try client.add("one", "two")
    let page = client.get(.backlog(page: 1)).text
    let first = try #require(page.range(of: "<span class=\"rank\">1</span>"))
    let second = try #require(page.range(of: "<span class=\"rank\">2</span>"))
    #expect(page[first.upperBound..<second.lowerBound].contains(">one</a>"))
    #expect(page[second.upperBound...].contains(">two</a>"))
  }

  @Test(arguments: ["<script>alert(1)</script>", "\" onclick=\"x", "'><img src=x>", "a & b"])
  func nothingTypedBecomesMarkup(title: String) throws {
    try client.add(title)
    for url in ["/backlog", "/tasks/task-1", "/backlog?notice=1"] {
      let page = client.get(url).text
      #expect(!page.contains(title))
      #expect(!page.contains("<script>alert"))
    }
  }

  @Test func titlesKeepTheirDirectionToThemselves() throws {
    try client.add("\u{202E}evil")
    #expect(client.get(.backlog(page: 1)).text.contains("dir=\"auto\">\u{202E}evil</a>"))
  }

  @Test func onlyADurationNobodySaidIsMarked() throws {
    try client.add("guess", "said #30min")
    let page = client.get(.backlog(page: 1)).text
    #expect(page.contains("class=\"dur is-default\" href=\"/tasks/task-1#duration\""))
    #expect(page.contains("class=\"dur\" href=\"/tasks/task-2#duration\""))
    #expect(page.contains("Change duration: 15 min, default"))
  }

  @Test func aHundredRowsFillAPageAndTheRestHasItsOwn() throws {
    for number in 1...101 { try client.add("task \(number)") }
    let first = client.get(.backlog(page: 1)).text
    #expect(first.contains(">task 100</a>"))
    #expect(!first.contains(">task 101</a>"))
    #expect(first.contains("href=\"/backlog?page=2\""))
    let second = client.get(.backlog(page: 2)).text
    #expect(second.contains("<span class=\"rank\">101</span>"))
    #expect(client.get(.backlog(page: 9)).text.contains(">task 101</a>"))
  }

  @Test func onlyAPageThatDependsOnNothingElseMayBeKeptForTheDay() throws {
    try client.add("one")
    #expect(client.get("/backlog").header("X-Zeitblock-Cache") == "day")
    #expect(client.get("/backlog?notice=1").header("X-Zeitblock-Cache") == nil)
    #expect(client.get("/backlog?notice=77").header("X-Zeitblock-Cache") == nil)
    #expect(client.get("/nothing").header("X-Zeitblock-Cache") == nil)
  }

  @Test func aFragmentIsThePageWithoutItsHeadAndTheDots() throws {
    try client.add("one")
    var page = client.get("/backlog").text
    let fragment = client.get("/backlog", fragment: true).text
    #expect(!fragment.contains("<head>"))
    for dot in ["status-wide", "status-narrow"] {
      let start = try #require(page.range(of: "<a class=\"status is-saved\" id=\"\(dot)\""))
      let end = try #require(page.range(of: "</a>", range: start.upperBound..<page.endIndex))
      page.removeSubrange(start.lowerBound..<end.upperBound)
    }
    // A fragment needs no name for a task to come.
    page = page.replacingOccurrences(of: "name=\"key\" value=\"task-2\"", with: "name=\"key\" value=\"\"")
    #expect(page.contains(fragment))
  }

  @Test func waitingChangesAreCountedNotClaimedSaved() throws {
    let list = SourceList(id: ListID("s"), account: "home", name: "Server")
    try client.perform(.receive(Received(lists: [list])))
    var draft = TaskDraft(title: "there")
    draft.list = list.id
    try client.perform(.add(draft))
    let page = client.get("/backlog").text
    #expect(page.contains("1 change waiting"))
    #expect(!page.contains(">Saved<"))
  }

  @Test func theSettingDecidesOnTheLanguage() throws {
    client.acceptLanguage = "de"
    #expect(client.get("/backlog").text.contains("<html lang=\"de\">"))
    try client.perform(.set(.language, "en"))
    #expect(client.get("/backlog").text.contains("<html lang=\"en\">"))
    try client.perform(.set(.theme, "dark"))
    #expect(client.get("/backlog").text.contains("<html lang=\"en\" data-theme=\"dark\">"))
  }
}
