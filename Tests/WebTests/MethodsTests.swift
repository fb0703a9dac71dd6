import Domain
import Testing

@testable import Web

@Suite("ABCDE and matrix")
struct MethodsTests {
  private let client = TestClient()

  init() throws {
    for (title, grade) in [("Tax", Grade.a), ("Contract", .a), ("Letter", .b), ("Train", .d)] {
      var draft = TaskDraft(title: title)
      draft.grade = grade
      if grade == .a { draft.subPriority = title == "Tax" ? 1 : 4 }
      try client.perform(.add(draft))
    }
    try client.add("Dentist")
  }

  private func id(_ title: String) throws -> TaskID {
    try #require(try client.open().first { $0.title == title }).id
  }

  private func task(_ title: String) throws -> PlanItem {
    try #require(try client.open().first { $0.title == title })
  }

  @Test(arguments: [
    "/abcde", "/abcde/A", "/abcde/E", "/abcde/none", "/abcde/B?page=2", "/matrix", "/matrix/1", "/matrix/4",
  ])
  func theirAddressesAreReadAsTheyAreWritten(url: String) throws {
    let parts = url.split(separator: "?")
    let query = Fields(parts.count > 1 ? [Fields.Pair("page", "2")] : [])
    guard case .found(let route) = Route.match(Request(method: .get, path: String(parts[0]), query: query)) else {
      Issue.record("\(url) leads nowhere")
      return
    }
    #expect(route.url == url)
    #expect(client.get(url).status == 200)
  }

  @Test(arguments: ["/abcde/F", "/abcde/a", "/matrix/0", "/matrix/5", "/matrix/01", "/matrix/A"])
  func otherSectionsThereAreNot(url: String) {
    #expect(client.get(url).status == 404)
  }

  @Test func anAKeepsItsPlaceAndANewOneGoesBehindTheOthers() throws {
    _ = client.post(.change(try id("Letter"), .grade), ["grade": "A", "place": "abcde"])
    #expect(try task("Letter").grade == .a)
    let text = client.get("/abcde").text
    #expect(text.contains("Change number: A-3"))
    _ = client.post(.change(try id("Contract"), .grade), ["grade": "A", "place": "abcde"])
    #expect(try task("Contract").subPriority == 4)
  }

  @Test(arguments: ["question", "form"]) func theSecondPlaceOfASingleAIsTheFirst(way: String) throws {
    let client = TestClient()
    try client.add("Dentist")
    let id = try #require(try client.open().first).id
    let response =
      way == "form"
      ? client.post(.save(id), ["title": "Dentist", "grade": "A", "sub-priority": "2", "duration": "15"])
      : client.post(.change(id, .grade), ["grade": "A", "number": "2", "place": "abcde"])
    #expect(response.status == 303)
    #expect(client.get("/abcde").text.contains("Change number: A-1"))
  }

  @Test func aChangeLeadsBackToWhereItWasMade() throws {
    let answers = [
      ("abcde", "", "/abcde?notice="), ("matrix", "", "/matrix?notice="), ("matrix", "2", "/matrix/2?notice="),
      ("abcde", "none", "/abcde/none?notice="),
    ]
    for (number, answer) in answers.enumerated() {
      let response = client.post(
        .change(try id("Dentist"), .grade),
        ["grade": ["B", "C", "D", ""][number], "place": answer.0, "section": answer.1])
      #expect(response.status == 303)
      #expect(response.header("Location")?.hasPrefix(answer.2) == true)
    }
  }

  @Test func theNoticeNamesTheNumberThatIsShown() throws {
    let location = client.post(.change(try id("Letter"), .grade), ["grade": "A", "number": "2", "place": "abcde"])
      .header("Location")
    #expect(client.get(try #require(location)).text.contains("“Letter” is now A-2"))
    let moved = client.post(.change(try id("Letter"), .quadrant), ["quadrant": "1", "place": "matrix"]).header(
      "Location")
    #expect(client.get(try #require(moved)).text.contains("“Letter” is now in Do first"))
  }

  @Test(arguments: [("grade", "F"), ("grade", "a"), ("quadrant", "5"), ("quadrant", "")])
  func whatIsNoGradeAndNoFieldIsRefused(verb: String, value: String) throws {
    let before = try task("Letter")
    let verb = try #require(TaskVerb(rawValue: verb))
    let response = client.post(.change(before.id, verb), [verb == .grade ? "grade" : "quadrant": value])
    #expect(response.status == 422)
    #expect(try task("Letter") == before)
  }

  @Test(arguments: ["0", "-1", "x", "1.5", "99999999999999999999"])
  func aNumberThatIsNoneIsAskedForAgain(number: String) throws {
    let response = client.post(.change(try id("Tax"), .grade), ["grade": "A", "number": number, "place": "abcde"])
    #expect(response.status == 422)
    #expect(response.text.contains("Which number should “Tax” get?"))
    #expect(response.text.contains("value=\"\(number)\""))
  }

  @Test func aNameAndADayThatAreWrongComeBackWithWhatIsWrong() throws {
    let train = try id("Train")
    let response = client.post(
      .change(train, .delegate), ["delegatedTo": " ", "followUp": "2020-01-01", "place": "abcde"])
    #expect(response.status == 422)
    #expect(response.text.contains("value=\"2020-01-01\""))
    #expect(response.text.contains("id=\"name-error\""))
    #expect(response.text.contains("id=\"day-error\""))
    #expect(try task("Train").delegatedTo == nil)
    let unreadable = client.post(
      .change(train, .delegate), ["delegatedTo": "Jo", "followUp": "soon", "place": "abcde"])
    #expect(unreadable.status == 422)
  }

  @Test func whoHasItAndWhenToAskAgainIsShown() throws {
    let train = try id("Train")
    _ = client.post(.change(train, .delegate), ["delegatedTo": "Jonas", "followUp": "2026-11-22", "place": "abcde"])
    #expect(client.get("/abcde").text.contains("→ Jonas, follow up tomorrow"))
    client.today = client.today + 3
    #expect(client.get("/abcde").text.contains("→ Jonas, follow-up due since yesterday") == false)
    #expect(client.get("/abcde").text.contains("→ Jonas, follow-up due since"))
  }

  @Test func beginningABTellsOfTheAThatComesFirst() throws {
    let text = client.get(.asking(try id("Letter"), .start, .abcde)).text
    #expect(text.contains("A-1 “Tax” is still open."))
    #expect(text.contains("Start A-1") && text.contains("Do B anyway"))
    try client.perform(.set(.gradeGuard, "off"))
    #expect(!client.get(.asking(try id("Letter"), .start, .abcde)).text.contains("still open"))
  }

  @Test func theGuardIsSwitchedWhereItIsShown() throws {
    let response = client.post(.changeSettings, ["place": "abcde", "gradeGuard": "off"])
    #expect(response.header("Location")?.hasPrefix("/abcde") == true)
    #expect(client.get("/abcde").text.contains("aria-checked=\"false\""))
  }

  @Test func partsOfOpenTasksAreNotAskedForAGrade() throws {
    var draft = TaskDraft(title: "Part of it")
    draft.parent = try id("Dentist")
    try client.perform(.add(draft))
    let text = client.get("/abcde").text
    #expect(text.contains("Dentist"))
    #expect(!text.contains("Part of it"))
    #expect(client.get("/matrix/4").text.contains("Part of it"))
  }

  @Test func whatPeopleTypeIsOnlyText() throws {
    try client.add("<script>alert(1)</script>")
    _ = client.post(
      .change(try id("Train"), .delegate), ["delegatedTo": "<b>\"Jo\"</b>", "followUp": "", "place": "abcde"])
    for url in ["/abcde", "/matrix", "/abcde/none", "/matrix/4"] {
      let text = client.get(url).text
      #expect(!text.contains("<script>alert") && !text.contains("<b>\"Jo"))
    }
  }

  @Test(arguments: ["/abcde", "/matrix"])
  func withoutTasksThePageSaysWhatItIsFor(url: String) {
    let text = TestClient().get(url).text
    #expect(text.contains("No open tasks.") && text.contains("href=\"/tasks/new\""))
    #expect(!client.get(url).text.contains("No open tasks."))
  }

  @Test func onePageTooFarShowsTheLast() throws {
    #expect(client.get("/matrix/4?page=9").text.contains("Dentist"))
  }

  @Test func aQuestionAboutATaskThatIsGoneSaysSo() {
    for kind in TaskQuestion.allCases {
      #expect(client.get(.asking(TaskID("gone"), kind, .abcde)).status == 404)
    }
  }
}
