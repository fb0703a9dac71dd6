import Domain
import Testing

@testable import Web

@Suite("Crowded days on pages")
struct CrowdedDayTests {
  private let plan: PlanClient
  private var client: TestClient { plan.client }

  init() throws { plan = try PlanClient() }

  private func add(_ title: String, _ grade: Grade, _ number: Int? = nil) throws -> TaskID {
    var draft = TaskDraft(title: title)
    (draft.grade, draft.subPriority, draft.manualDuration) = (grade, number, 30)
    try client.perform(.add(draft))
    return try #require(try client.open().last?.id)
  }

  private func told(_ response: Response) throws -> String {
    client.get(try #require(response.header("Location"))).text
  }

  @Test func fourMeetingsAtOnceAreNamedByATabWhereThereIsNoRoomForThem() throws {
    try plan.events([
      ("One", plan.at(13), 90), ("Two", plan.at(13, 15), 45), ("Three", plan.at(13, 30), 60),
      ("Four", plan.at(13, 30), 30),
      ("Later", plan.at(15), 30),
    ])
    for path in ["/day", "/week"] {
      let text = client.get(path).text
      #expect(text.contains("aria-label=\"2 more at the same time, 13:30\""))
      #expect(text.ranges(of: "data-many").count == 4)
      #expect(text.ranges(of: "<span class=\"note\">13:30–14:00</span>").count == 1)
    }
  }

  @Test func twoAtOnceNeedNoTab() throws {
    try plan.events([("One", plan.at(13), 90), ("Two", plan.at(13, 15), 45)])
    #expect(!client.get("/day").text.contains("crowd"))
  }

  @Test func whatATypedNumberPushesOnIsTold() throws {
    _ = try add("First", .a, 1)
    _ = try add("Second", .a, 2)
    let id = try add("Letter", .b)
    let graded = try told(client.post(.change(id, .grade), ["grade": "A", "number": "2", "place": "abcde"]))
    #expect(graded.contains("“Letter” is now A-2, “Second” now A-3"))
  }

  @Test func severalThatAreRenumberedAreCounted() throws {
    for number in 1...3 { _ = try add("A \(number)", .a, number) }
    let id = try add("Letter", .b)
    let text = try told(client.post(.change(id, .grade), ["grade": "A", "number": "1", "place": "abcde"]))
    #expect(text.contains("“Letter” is now A-1, 3 others now A-2 to A-4"))
  }

  private func place(_ task: TaskID, _ hour: Int) throws -> String {
    try told(client.post(.place, ["task": task.text, "start": plan.at(hour).iso, "place": "day"]))
  }

  @Test func placingABBeforeAnOpenAIsToldWithTheWayToScheduleItToo() throws {
    let first = try add("Report", .a, 1)
    let letter = try add("Letter", .b)
    let text = try place(letter, 14)
    #expect(text.contains("“Letter” scheduled: today, 14:00–14:30. A-1 is still open: “Report”"))
    #expect(text.contains("Schedule it too"))
    let done = try told(client.post(.place, ["task": first.text, "to": "next", "place": "day"]))
    #expect(done.contains("“Report” scheduled") && !done.contains("still open"))
    #expect(try plan.blocks(of: first).count == 1)
  }

  @Test(arguments: ["guard off", "planned before", "graded A", "in the past"])
  func nothingIsToldWhere(_ how: String) throws {
    let first = try add("Report", .a, 1)
    let letter = try add("Letter", how == "graded A" ? .a : .b)
    if how == "guard off" { try client.perform(.set(.gradeGuard, "off")) }
    if how == "planned before" { try plan.block(first, plan.at(13), 30) }
    #expect(!(try place(letter, how == "in the past" ? 9 : 14)).contains("still open"))
  }

  @Test func theBacklogSaysUpToWhereTodaysTimeReaches() throws {
    try plan.events([("Fair", plan.at(11), 300)])
    let planned = try plan.add("Planned", minutes: 60)
    try plan.block(planned, plan.at(11), 60)
    for (title, minutes) in [("One", 60), ("Two", 90), ("Three", 45), ("Four", 5)] {
      try plan.add(title, minutes: minutes)
    }
    let text = client.get("/backlog").text
    #expect(text.contains("data-free=\"180\"") && text.contains("<b>3 h</b> free today"))
    #expect(text.ranges(of: "class=\"fit-line\"").count == 1 && text.contains("2 h 30 of 3 h"))
    let line = try #require(text.firstRange(of: "class=\"fit-line\"")).lowerBound
    let (two, three) = (try #require(text.firstRange(of: ">Two<")), try #require(text.firstRange(of: ">Three<")))
    #expect(two.upperBound < line && line < three.lowerBound)
    #expect(text.ranges(of: " is-beyond").count == 2)
    #expect(client.get("/day").text.contains("Fits today up to here"))
    #expect(!client.get("/backlog?sort=title").text.contains("data-free"))
  }

  @Test func whatWouldChangeIsListedOneByOne() throws {
    let id = try plan.add("Tax", minutes: 60)
    _ = client.post(.actOnPlan(.propose), ["place": "day"])
    _ = client.post(.actOnPlan(.accept), ["place": "day", "all": "1"])
    let before = try #require(try plan.blocks(of: id).first)
    try plan.events([("Fire drill", before.start, 60)])
    try plan.add("Letter", minutes: 30)
    _ = client.post(.actOnPlan(.propose), ["place": "day"])
    let text = client.get("/day").text
    #expect(text.contains("id=\"plan-changes\""))
    #expect(text.contains(">Moved</h3>") && text.contains(">New</h3>"))
    #expect(text.contains("<s aria-hidden=\"true\">"))
    #expect(text.contains("class=\"btn btn-primary peek\""))
  }
}
