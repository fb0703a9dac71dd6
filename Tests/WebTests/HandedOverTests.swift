import Domain
import Testing

@testable import Web

/// What pages and programs hand over to `/capture`.
@Suite("Handed over from elsewhere")
struct HandedOverTests {
  private let client = TestClient()

  private func hand(
    _ fields: [(String, String)], from sender: String = "a", json: Bool = false, key: String? = nil, body: String = ""
  ) -> Response {
    var request = Request(
      method: .post, path: "/capture", form: Fields(fields.map { Fields.Pair($0.0, $0.1) }), acceptLanguage: "en")
    request.seal = { "\(sender)-" + ShortHash.digits(of: sender + $0) }
    request.origin = "http://127.0.0.1:7420"
    request.wantsJSON = json
    request.idempotencyKey = key
    request.body = Array(body.utf8)
    return client.respond(to: request)
  }

  private func location(_ response: Response) -> String { response.header("Location") ?? "" }

  @Test func isStoredAtOnceAndTellsSo() throws {
    let response = hand([("title", "An article"), ("text", "worth it"), ("url", "https://example.org/a")])
    #expect(response.status == 303)
    let item = try #require(try client.open().first)
    #expect(item.title == "An article" && item.notes == "worth it" && item.sourceURL == "https://example.org/a")
    #expect(item.needsTitleImprovement)
    #expect(location(response) == "/capture/\(item.id.text)?step=1")
    let page = client.get(location(response)).text
    #expect(page.contains("Captured") && page.contains("“An article”"))
    #expect(page.contains("action=\"/capture/\(item.id.text)\""))
  }

  @Test func canBeTakenBackAlsoWhenSomethingElseWasDoneMeanwhile() throws {
    let first = location(hand([("title", "First")]))
    let back = client.respond(
      .post, String(first.prefix { $0 != "?" }), form: Fields([.init("step", "1"), .init("close", "1")]))
    #expect(back.status == 200 && back.text.contains("name=\"title\" value=\"First\""))
    #expect(back.text.contains("name=\"close\"") && !back.text.contains("class=\"rail\""))
    #expect(try client.titles().isEmpty)
    let second = location(hand([("title", "Second")]))
    try client.add("Other")
    let address = String(second.prefix { $0 != "?" })
    #expect(client.respond(.post, address, form: Fields([.init("step", "2")])).status == 200)
    #expect(try client.titles() == ["Other"])
    #expect(client.get("/trash").text.contains("Second"))
    #expect(client.respond(.post, address).status == 404)
  }

  @Test func sentTwiceBecomesOneTaskAndSaysSo() throws {
    let first = hand([("title", "Milk")], json: true)
    let second = hand([("title", "Milk")], json: true)
    #expect(first.status == 201 && first.text.contains("\"already\":false"))
    #expect(second.status == 200 && second.text.contains("\"already\":true"))
    #expect(first.header("Location") == second.header("Location"))
    #expect(try client.titles() == ["Milk"])
    let page = client.get(location(hand([("title", "Milk")]))).text
    #expect(page.contains("Already captured") && page.contains("Add it anyway"))
  }

  @Test func isAnotherTaskFromAnotherSenderWithOtherContentLaterOrWhenItWasDone() throws {
    client.now = Instant(seconds: 1_000_000_050)
    _ = hand([("title", "Milk")])
    _ = hand([("title", "Milk")], from: "b")
    _ = hand([("title", "Milk"), ("text", "2 l")])
    #expect(try client.titles().count == 3)
    client.now = Instant(seconds: 1_000_000_169)
    _ = hand([("title", "Milk")])
    #expect(try client.titles().count == 3)
    client.now = Instant(seconds: 1_000_000_171)
    _ = hand([("title", "Milk")])
    #expect(try client.titles().count == 4)
    for item in try client.open() { try client.perform(.complete([item.id])) }
    _ = hand([("title", "Milk")])
    #expect(try client.titles() == ["Milk"])
  }

  @Test func isKnownAgainAfterItsTitleWasImproved() throws {
    _ = hand([("title", "Re: Milk")])
    var edit = TaskEdit()
    edit.title = .set("Milk")
    try client.perform(.edit(try #require(try client.open().first?.id), edit))
    _ = hand([("title", "Re: Milk")])
    #expect(try client.titles() == ["Milk"])
  }

  @Test func withAKeyIsOneTaskHoweverLateAndNeverAnothersContent() throws {
    client.now = Instant(seconds: 1_000_000_000)
    #expect(hand([("title", "Milk")], json: true, key: "k-1").status == 201)
    client.now = Instant(seconds: 1_000_900_000)
    #expect(hand([("title", "Milk")], json: true, key: "k-1").status == 200)
    #expect(hand([("title", "Milk")], json: true, key: "k-2").status == 201)
    #expect(hand([("title", "Bread")], json: true, key: "k-1").status == 201)
    #expect(hand([("title", "Bread"), ("key", "k-1")], json: true).status == 200)
    #expect(hand([("title", "x")], json: true, key: "no key").status == 400)
    #expect(try client.titles() == ["Milk", "Milk", "Bread"])
  }

  @Test func deletedMeanwhileIsAddedAgainAndWhatWasDeletedStaysInTheTrash() throws {
    _ = hand([("title", "Milk")])
    try client.perform(.delete([try #require(try client.open().first?.id)]))
    _ = hand([("title", "Milk")])
    #expect(try client.titles() == ["Milk"])
    #expect(client.get("/trash").text.contains("Milk"))
  }

  @Test func withAKeyDeletedMeanwhileIsAddedOnceMoreAndWhatWasDeletedStaysInTheTrash() throws {
    _ = hand([("title", "Milk")], json: true, key: "k-1")
    let first = try #require(try client.open().first?.id)
    var edit = TaskEdit()
    edit.notes = .set("2 l")
    try client.perform(.edit(first, edit))
    try client.perform(.delete([first]))
    #expect(hand([("title", "Milk")], json: true, key: "k-1").status == 201)
    #expect(hand([("title", "Milk")], json: true, key: "k-1").status == 200)
    #expect(try client.titles() == ["Milk"])
    let trashed = try client.store.read { (reader) throws(PlannerFailure) in try reader.trashed(first) }
    #expect(trashed?.item.notes == "2 l")
  }

  @Test(arguments: [nil, "k-1"]) func completedMeanwhileIsAddedOnceMore(key: String?) throws {
    _ = hand([("title", "Milk")], json: true, key: key)
    try client.perform(.complete([try #require(try client.open().first?.id)]))
    #expect(hand([("title", "Milk")], json: true, key: key).status == 201)
    #expect(hand([("title", "Milk")], json: true, key: key).status == 200)
    #expect(try client.titles() == ["Milk"])
  }

  @Test func theFormGivesNothingANewNameEachTime() {
    #expect(!form("/capture?title=Milk").contains("name=\"key\""))
    #expect(form("/capture?title=Milk&key=k-1").contains("name=\"key\" value=\"k-1\""))
  }

  /// Beside it stands that of quick add.
  private func form(_ url: String) -> String {
    let forms = client.get(url).text.split(separator: "<form")
    return forms.first { $0.contains("action=\"/capture\"") }.map { String($0) } ?? ""
  }

  @Test func tellsWhatWasUnderstoodAndGivesTheWholeLineBack() throws {
    let address = location(hand([("title", "Call mom tomorrow 3pm #home"), ("parse", "1")]))
    #expect(address.contains("line=Call"))
    let page = client.get(address.replacing("%20", with: " ").replacing("%23", with: "#")).text
    #expect(page.contains("Sun 22 Nov, 15:00 · #home") && page.contains("“Call mom”"))
    let back = client.respond(
      .post, String(address.prefix { $0 != "?" }),
      form: Fields([.init("step", "1"), .init("line", "Call mom tomorrow 3pm #home")])
    ).text
    #expect(back.contains("value=\"Call mom tomorrow 3pm #home\"") && back.contains("value=\"1\" checked"))
  }

  @Test func opensAPlainWindowWithAWayOut() {
    let page = client.get("/capture?title=Milk&close=1").text
    #expect(page.contains("data-action=\"cancel\"") && !page.contains("class=\"rail\""))
    #expect(client.get("/capture?title=Milk").text.contains("class=\"rail\""))
  }

  @Test func namesWhatItDoesNotKnow() throws {
    let wrong = hand([("titel", "Milk")], json: true)
    #expect(wrong.status == 422 && wrong.text.contains("Unknown field: “titel”."))
    let stored = hand([("title", "Milk"), ("urll", "https://e.org")], json: true)
    #expect(stored.status == 201 && stored.text.contains("\"ignored\":[\"urll\"]"))
    #expect(hand([("titel", "Milk")]).text.contains("“titel”"))
  }

  @Test func isReadAsQuickAddOnlyWhenAsked() throws {
    _ = hand([("title", "Call mom tomorrow 3pm #home")])
    _ = hand([("title", "Call mom tomorrow 3pm #home"), ("parse", "1")])
    let items = try client.open()
    #expect(items.map(\.title) == ["Call mom tomorrow 3pm #home", "Call mom"])
    #expect(items[1].due == Due(day: client.today + 1, time: WallTime(hour: 15, minute: 0)))
    #expect(items[1].tags.names == ["home"])
  }

  @Test(arguments: ["call mom 2020-01-01", "tomorrow", "#home"])
  func whatCannotBeUnderstoodIsKeptAsItWasSaid(text: String) throws {
    #expect(hand([("text", text), ("parse", "1")]).status == 303)
    #expect(try client.titles() == [text])
  }

  @Test func withoutAnythingIsRefusedNamingTheField() {
    let answer = hand([("subject", "x")], json: true)
    #expect(answer.status == 422 && answer.text.contains("\"field\":\"title\"") && answer.text.contains("titleEmpty"))
    let page = hand([("title", " \u{200B}")])
    #expect(page.status == 422 && page.text.contains("Send a title, a text or a link."))
  }

  @Test func longerThanATaskCanHoldIsRefusedWithAllThatWasTyped() throws {
    let text = String(repeating: "x", count: 100_001)
    let answer = hand([("text", "a\n" + text)], json: true)
    #expect(answer.status == 413 && answer.text.contains("\"field\":\"text\""))
    let page = hand([("text", "a\n" + text)])
    #expect(page.status == 413 && page.text.contains(text) && page.text.contains("100000"))
    #expect(hand([("text", String(repeating: "x", count: 900_000))], json: true).status == 413)
    #expect(hand([("title", String(repeating: "x", count: 90_000))], json: true).status == 201)
    #expect(try client.titles().count == 1)
  }

  @Test func asJSONHasNoMembersNobodyKnows() throws {
    #expect(hand([], json: true, body: "{\"title\":\"a\",\"url\":\"https://e.org\",\"parse\":true}").status == 201)
    #expect(hand([], json: true, body: "{\"titel\":\"a\"}").status == 422)
    #expect(hand([], json: true, body: "{\"title\":7}").status == 422)
    #expect(hand([], json: true, body: "[]").status == 422)
    #expect(hand([], json: true, body: "{").status == 400)
    #expect(try client.open().first?.sourceURL == "https://e.org")
  }

  @Test func sentSeveralTimesUnderOneNameIsAllKept() throws {
    _ = hand([("text", "a"), ("text", "b"), ("title", "t")])
    #expect(try client.open().first?.notes == "a\nb")
  }

  @Test func isOnlyShownByGet() throws {
    let page = client.get("/capture?title=%22><b>&text=x&url=https://e.org&close=1").text
    #expect(page.contains("name=\"close\" value=\"1\"") && page.contains("&gt;&lt;b&gt;"))
    #expect(try client.titles().isEmpty)
    #expect(client.get("/capture/none").status == 404)
  }

  @Test func thePageOfWaysNamesTheAddressOfTheBrowser() {
    var request = Request(method: .get, path: "/settings/capture", acceptLanguage: "de")
    request.origin = "https://plan.example.org"
    let page = client.respond(to: request).text
    #expect(page.contains("value=\"https://plan.example.org/capture\""))
    #expect(
      page.contains("'https://plan.example.org/capture?close=1")
        || page.contains("https://plan.example.org/capture?close=1"))
    #expect(!page.contains("nur auf diesem Rechner"))
    request.origin = "http://x';alert(1)"
    #expect(!client.respond(to: request).text.contains("';alert(1)/capture?close"))
  }

  @Test func programsAreNotToldTheNameThatBrowsersAloneAreToKnow() {
    var request = Request(method: .get, path: "/settings/capture", acceptLanguage: "en")
    request.origin = "http://zeitblock-k3v7.localhost:7552"
    let page = client.respond(to: request).text
    #expect(page.contains("value=\"http://127.0.0.1:7552/capture\""))
    #expect(page.contains("only works on the computer"))
    #expect(page.contains("http://zeitblock-k3v7.localhost:7552/capture?close=1"))
    for other in ["http://zeitblock-k3v7.example.org:7552", "https://zeitblock-k3v7.localhost:7552"] {
      request.origin = other
      #expect(client.respond(to: request).text.contains("value=\"\(other)/capture\""))
    }
  }

  @Test func thePageOfWaysShowsMailAndFolder() throws {
    #expect(client.get("/settings/capture").text.contains("No folder set yet."))
    _ = try client.perform(.set(.captureFolder, "/tmp/in"))
    let page = client.get("/settings/capture").text
    #expect(page.contains("Folder: “/tmp/in”") && page.contains("zeitblock capture --mail"))
    #expect(page.contains("/tokens?scope=write") && page.contains("aria-current=\"page\""))
  }

  @Test func theManifestSpeaksBothLanguagesAndNamesTheShareTarget() throws {
    let german = String(decoding: AppManifest.body(in: .german, assets: "/assets/0"), as: UTF8.self)
    let english = String(decoding: AppManifest.body(in: .english, assets: "/assets/0"), as: UTF8.self)
    #expect(german.contains("Neue Aufgabe") && english.contains("New task"))
    let json = try JSON(parsing: Array(english.utf8))
    #expect(json["share_target"]?["action"]?.text == "/capture")
    #expect(json["display"]?.text == "standalone")
    #expect(client.get("/backlog").text.contains("<link rel=\"manifest\" href=\"/manifest.webmanifest?language=en\">"))
  }
}
