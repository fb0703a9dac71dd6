import Domain
import Testing

@testable import Web

/// Several lines on their way to several tasks: asked about, made, taken back.
@Suite("Several lines")
struct PastedLinesPageTests {
  private let client = TestClient()

  private func send(_ text: String, _ more: [(String, String)] = []) -> Response {
    let fields = [("text", text)] + more
    return client.respond(.post, "/quick-add/lines", form: Fields(fields.map { Fields.Pair($0.0, $0.1) }))
  }

  @Test func areAskedAboutFirst() throws {
    let page = send("- Milk\n- Bread tomorrow\n\n- [x] done")
    #expect(page.status == 409)
    #expect(page.text.contains("Make 3 lines into 2 tasks?"))
    #expect(page.text.contains("1 ticked line won’t be added."))
    #expect(page.text.contains("<span>Bread</span>"))
    #expect(try client.titles().isEmpty)
  }

  @Test func areShownWithWhatWasUnderstoodOfThem() {
    let page = send("Call mom tomorrow #home 20 min\nBread").text
    #expect(page.contains("<span>Call mom</span>") && page.contains("20 min"))
    #expect(page.contains("Sun 22 Nov") && page.contains("#home"))
  }

  @Test func leadBackToTheTextWithoutAScript() {
    #expect(send("Milk\nBread").text.contains("value=\"edit\""))
    let page = send("Milk\nBread", [("do", "edit")])
    #expect(page.status == 200 && page.text.contains("Milk\nBread</textarea>") && page.text.contains("autofocus"))
  }

  @Test func keepTheirIndentationAsOneTask() throws {
    _ = send("- Party\n  - cake\n    - candles", [("do", "one")])
    #expect(try client.open().first?.notes == "- cake\n  - candles")
  }

  @Test func overALimitAreOfferedAsOneTaskOverThePageTheyWerePastedInto() throws {
    let text = "Plan\n" + String(repeating: "x", count: 600)
    for fragment in [true, false] {
      let page = client.respond(
        .post, "/quick-add/lines", form: Fields([.init("text", text)]), fragment: fragment)
      #expect(page.status == 422 && page.text.contains("Line 2 is over 500 characters."))
      #expect(page.text.contains("value=\"one\"") && page.text.contains(text))
      #expect(page.text.contains("id=\"question\"") == fragment)
    }
    _ = send(text, [("do", "one")])
    #expect(try client.open().first?.notes == String(repeating: "x", count: 600))
  }

  @Test func becomeTasksAsOneStep() throws {
    let answer = send("Milk #shop\nCall mom tomorrow\n3. x", [("do", "all"), ("key", "7F2C")])
    #expect(answer.header("Location") == "/backlog?notice=1")
    #expect(try client.titles() == ["Milk", "Call mom", "3. x"])
    #expect(try client.open()[1].due?.day == client.today + 1)
    #expect(client.get("/backlog?notice=1").text.contains("3 tasks added"))
    try client.perform(.undo(expected: 1))
    #expect(try client.titles().isEmpty)
    try client.perform(.redo)
    #expect(try client.titles().count == 3)
  }

  @Test func sentTwiceAreAddedOnce() throws {
    for _ in 1...2 { _ = send("a\nb", [("do", "all"), ("key", "7F2C")]) }
    #expect(try client.titles() == ["a", "b"])
  }

  @Test func canBeOneTaskWithTheRestAsDescription() throws {
    _ = send("- Plan trip friday\n- [ ] book\nhttps://example.org/x", [("do", "one")])
    let item = try #require(try client.open().first)
    #expect(item.title == "Plan trip" && item.due != nil)
    #expect(item.notes == "- [ ] book" && item.sourceURL == "https://example.org/x")
  }

  @Test func keepADayInThePastInTheTitle() throws {
    _ = send("Tax 2020-01-01\nMilk", [("do", "all")])
    #expect(try client.titles() == ["Tax 2020-01-01", "Milk"])
  }

  @Test func keepNumbersThatAreDays() throws {
    _ = send("1. Dezember Miete\n2. Dezember Oma", [("do", "all")])
    #expect(try client.open().map { $0.due?.day.iso } == ["2026-12-01", "2026-12-02"])
  }

  @Test func areRefusedAllTogetherWithTheLineNamed() throws {
    let long = send("a\n" + String(repeating: "x", count: 501), [("do", "all")])
    #expect(long.status == 422 && long.text.contains("Line 2 is over 500 characters."))
    let many = send(String(repeating: "a\n", count: 201))
    #expect(many.status == 422 && many.text.contains("At most 200 lines at once; these are 201."))
    #expect(send(" \n- \n").status == 422)
    #expect(send(String(repeating: "x", count: 500_000)).status == 422)
    #expect(try client.titles().isEmpty)
  }

  @Test func canBeTypedWithoutAScript() {
    #expect(client.get("/tasks/new").text.contains("href=\"/quick-add/lines\""))
    #expect(client.get("/quick-add/lines").text.contains("<textarea"))
  }
}
