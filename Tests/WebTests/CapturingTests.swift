import Domain
import Testing

@testable import Web

/// A line of quick add on its way to a task: shown, rejected, chosen, added.
@Suite("A line of quick add")
struct CapturingTests {
  private let client = TestClient()

  private func understood(_ line: String, _ more: [(String, String)] = []) -> String {
    let fields = [("title", line)] + more
    return client.respond(
      .post, Route.understand.url, form: Fields(fields.map { Fields.Pair($0.0, $0.1) })
    ).text
  }

  private func add(_ line: String, _ more: [(String, String)] = []) -> Response {
    let fields = [("title", line), ("quick", "1")] + more
    return client.respond(.post, Route.add.url, form: Fields(fields.map { Fields.Pair($0.0, $0.1) }))
  }

  @Test func isShownWithMarksOverTheExactWordsAndAChipForEach() {
    let html = understood("Ümläut 🎉 call mom tomorrow 3pm #home")
    #expect(html.contains("Ümläut 🎉 call mom <mark>tomorrow 3pm</mark> <mark>#home</mark>"))
    #expect(html.contains(">Sun 22 Nov, 15:00<"))
    #expect(html.contains("data-reject=\"due|tomorrow 3pm\""))
    #expect(html.contains("data-spoken=\"Recognised: Due"))
    #expect(html.contains("name=\"at\" value=\"2026-11-21T00:00\""))
  }

  @Test func namesTheFieldOnceWhereAPhraseIsInPieces() {
    let html = understood("tomorrow call mom at 3pm for 20 min #home #phone")
    #expect(html.split(separator: "data-kind=\"due\"").count == 3)
    #expect(html.split(separator: "<small>Due</small>").count == 2)
    #expect(html.split(separator: "<small>Tag</small>").count == 3)
  }

  @Test func changesNothingWhileItIsShown() throws {
    _ = understood("call mom tomorrow")
    #expect(try client.titles().isEmpty)
    #expect(client.get(Route.understand.url).status == 405)
  }

  @Test func showsWhatWasRejectedAsLongAsItsWordsAreThere() {
    let rejected = [("reject", "due|tomorrow")]
    let html = understood("call mom tomorrow", rejected)
    #expect(html.contains("is-rejected"))
    #expect(html.contains("data-accept=\"due|tomorrow\""))
    #expect(!html.contains("<mark>"))
    #expect(!understood("call mom", rejected).contains("is-rejected"))
  }

  @Test func isAddedAsItWasShown() throws {
    #expect(add("call mom tomorrow #home", [("reject", "due|tomorrow")]).status == 303)
    let item = try client.item("task-1")
    #expect(item.title == "call mom tomorrow")
    #expect(item.due == nil)
    #expect(item.tags.names == ["home"])
  }

  @Test func takesTheAlternativeThatWasChosen() throws {
    let html = understood("call mom tomorrow at 7")
    #expect(html.contains("data-choose=\"due|2026-11-22T19:00|tomorrow at 7\""))
    _ = add("call mom tomorrow at 7", [("choose", "due|2026-11-22T19:00|tomorrow at 7")])
    #expect(try client.open().first?.due?.time == WallTime(hour: 19, minute: 0))
  }

  @Test func takesNoAlternativeNobodyOffered() throws {
    _ = add(
      "call mom tomorrow at 7", [("choose", "due|2031-01-01|tomorrow at 7"), ("choose", "due"), ("reject", "x|y")])
    #expect(try client.item("task-1").due == Due(day: client.today + 1, time: WallTime(hour: 7, minute: 0)))
  }

  @Test func keepsTheDayItWasShownWith() throws {
    client.today = client.today + 1
    _ = add("call mom tomorrow", [("at", "2026-11-21T23:59")])
    #expect(try client.item("task-1").due?.day.iso == "2026-11-22")
    _ = add("call dad tomorrow", [("at", "2026-12-24T00:00")])
    #expect(try client.open().last?.due?.day.iso == "2026-11-23")
  }

  @Test func sentTwiceIsAddedOnce() throws {
    #expect(add("call mom tomorrow", [("key", "7F2C-1")]).header("Location") == "/backlog?notice=1")
    #expect(add("call mom tomorrow", [("key", "7F2C-1")]).header("Location") == "/backlog?notice=1")
    #expect(try client.titles() == ["call mom"])
  }

  @Test func tellsWhatWasUnderstood() {
    _ = add("Call mom tomorrow 3pm #20min #home !high every day")
    let page = client.get("/backlog?notice=1").text
    for part in ["“Call mom” added", "15:00", "20 min", "every day", "Importance: High", "#home"] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(page.contains("href=\"/tasks/task-1\""))
  }

  @Test func tellsTheTitleItHasNowAndTheOneItHad() throws {
    _ = add("remind me to buy oat milk")
    let id = try #require(try client.open().first?.id)
    _ = try client.perform(
      .improveTitle(id, TitleRevision(raw: "remind me to buy oat milk", title: "Buy oat milk")))
    let page = client.get("/backlog?notice=1").text
    #expect(page.contains("Added: “Buy oat milk”, was “remind me to buy oat milk”"))
    #expect(page.contains("name=\"expected\" value=\"1\""))
  }

  @Test func leadsBackToWhereItWasTyped() {
    #expect(add("one", [("area", "settings")]).header("Location") == "/settings?notice=1")
  }

  @Test func withoutATitleGoesOnInTheLongFormWithAllThatWasUnderstood() throws {
    let response = add("tomorrow #20min")
    #expect(response.status == 422)
    #expect(response.text.contains("The title is missing."))
    #expect(response.text.contains("name=\"title\" value=\"tomorrow #20min\""))
    #expect(response.text.contains("value=\"2026-11-22\""))
    #expect(try client.titles().isEmpty)
  }

  @Test func fillsTheLongForm() {
    let page = client.get("/tasks/new?quick=1&title=Rent every month on the 31st #home").text
    #expect(page.contains("name=\"title\" value=\"Rent every month on the 31st #home\""))
    #expect(page.contains("Becomes “Rent”."))
    #expect(page.contains("value=\"monthly\" checked"))
    #expect(page.contains("<span dir=\"auto\">home</span>"))
  }

  @Test func namesOnlyListsThatTakeTasks() throws {
    let lists = [
      SourceList(id: ListID("a"), name: "Garden"), SourceList(id: ListID("b"), name: "Shared", access: .readOnly),
    ]
    try client.perform(.receive(Received(lists: lists)))
    _ = add("Rake leaves +Garden")
    _ = add("Read notes +Shared")
    #expect(try client.open().map(\.title) == ["Rake leaves", "Read notes +Shared"])
    #expect(try client.open().first?.list == ListID("a"))
  }

  @Test(arguments: [("en", "2027-02-03"), ("en-US", "2027-02-03"), ("en-GB", "2027-03-02")])
  func readsDaysAndMonthsInTheOrderOfTheReader(accept: String, expected: String) throws {
    client.acceptLanguage = accept
    _ = add("call mom on 2/3")
    #expect(try client.open().first?.due?.day.iso == expected)
  }
}
