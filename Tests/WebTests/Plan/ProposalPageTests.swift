import Domain
import Testing

@testable import Web

@Suite("Proposal on pages")
struct ProposalPageTests {
  private let plan: PlanClient
  private var client: TestClient { plan.client }

  init() throws {
    plan = try PlanClient()
    try plan.add("First", minutes: 60)
    try plan.add("Second", minutes: 30)
    try plan.add("Endless", minutes: 1_440)
  }

  private func blocks() throws -> Int {
    try client.open().reduce(0) { $0 + (try plan.blocks(of: $1.id).count) }
  }

  @Test func aProposalIsShownInPencilAndStoresNothing() throws {
    #expect(client.get("/day").text.contains("Plan my day"))
    let response = client.post(.actOnPlan(.propose), ["place": "day", "days": "1"])
    #expect(response.header("Location")?.hasPrefix("/day#ghost-") == true)
    let text = client.get("/day").text
    #expect(text.contains("block is-ghost") && text.contains("data-ghost=\"1\""))
    #expect(text.contains("Nothing saved yet."))
    #expect(text.contains("Accept “First”") && text.contains("Discard “Second”"))
    #expect(try blocks() == 0)
  }

  @Test func oneIsAcceptedTheOthersDiscarded() throws {
    _ = client.post(.actOnPlan(.propose), ["place": "day"])
    let accepted = client.post(.actOnPlan(.accept), ["place": "day", "number": "1"])
    #expect(accepted.header("Location")?.hasPrefix("/day?notice=") == true)
    let placed = try blocks()
    #expect(placed >= 1)
    _ = client.post(.actOnPlan(.reject), ["place": "day", "all": "1"])
    #expect(!client.get("/day").text.contains("is-ghost"))
    #expect(try blocks() == placed)
  }

  @Test func allAreAcceptedAsOneStep() throws {
    _ = client.post(.actOnPlan(.propose), ["place": "week", "plan": "2026-11-24", "days": "3"])
    #expect(client.get("/week").text.contains("is-ghost"))
    _ = client.post(.actOnPlan(.accept), ["place": "week", "all": "1"])
    #expect(try blocks() >= 2)
    _ = client.post(.undo, ["place": "day"])
    #expect(try blocks() == 0)
  }

  @Test func aBlockThatWouldLeaveSaysWhereItWouldGo() throws {
    let plan = try PlanClient()
    let client = plan.client
    try plan.add("Alone", minutes: 60)
    _ = client.post(.actOnPlan(.propose), ["place": "day"])
    _ = client.post(.actOnPlan(.accept), ["place": "day", "all": "1"])
    #expect(!client.get("/day").text.contains("is-leaving"))
    try plan.events([("Fire drill", plan.at(10), 120)])
    _ = client.post(.actOnPlan(.propose), ["place": "day"])
    let text = client.get("/day").text
    #expect(text.contains(" is-leaving") && text.contains("data-ghost"))
    #expect(text.contains("leaves\">new: 12:00<"))
    // Where nothing is free any more it says so too.
    try plan.events([("Fair", plan.at(10), 1_440 * 3)])
    _ = client.post(.actOnPlan(.propose), ["place": "day"])
    #expect(client.get("/day").text.contains("leaves\">will be unscheduled<"))
  }

  @Test func whatIsDueAndDoesNotFitComesFirstWithItsWaysOut() throws {
    let plan = try PlanClient()
    let client = plan.client
    try plan.add("First", minutes: 60)
    let tax = try plan.add("Tax", minutes: 45)
    var edit = TaskEdit()
    edit.due = .set(Due(day: client.today))
    try client.perform(.edit(tax, edit))
    try plan.events([("Fair", plan.at(11, 35), 1_440)])
    _ = client.post(.actOnPlan(.propose), ["place": "day"])
    let text = client.get("/day").text
    #expect(text.contains("1 is due and doesn’t fit"))
    #expect(text.contains("needs 45 min by today, 20 min free"))
    for way in ["Shorten to 20 min", "Put it first", "Due tomorrow instead"] { #expect(text.contains(way)) }
    let url = "/day/remedy?task=\(tax.text)&way=minutes-20"
    #expect(text.contains(url.replacing("&", with: "&amp;")))
    #expect(client.respond(.post, url, form: Fields([.init("place", "day")])).status == 303)
    #expect(!client.get("/day").text.contains("pressing-title"))
    #expect(try client.open().last?.manualDuration == 20)
    _ = client.post(.undo, ["place": "day"])
    #expect(try client.open().last?.manualDuration == 45)
    for bad in ["", "?task=x&way=first", "?task=\(tax.text)&way=minutes-0", "?task=\(tax.text)&way=due-2026-13-40"] {
      let response = client.respond(.post, "/day/remedy" + bad, form: Fields([.init("place", "day")]))
      #expect([404, 422].contains(response.status))
    }
  }

  /// Sends an answer to the proposal that was made then.
  private func answer(_ verb: PlanVerb, _ made: Instant, _ name: String, _ value: String) -> Response {
    client.respond(.post, "/day/\(verb.rawValue)?made=\(made.seconds)", form: Fields([.init(name, value)]))
  }

  @Test func aPageThatShowsAnotherProposalAcceptsAndDiscardsNothingOfIt() throws {
    let (first, second) = (plan.at(10, 12), plan.at(10, 13))
    _ = client.post(.actOnPlan(.propose), ["place": "day"])
    let page = client.get("/day").text
    #expect(page.contains("/day/accept?made=\(first.seconds)") && page.contains("/day/reject?made=\(first.seconds)"))
    client.now = second
    _ = client.post(.actOnPlan(.propose), ["place": "day", "days": "3"])
    for verb in [PlanVerb.accept, .reject] {
      for (name, value) in [("all", "1"), ("number", "1")] {
        let refused = answer(verb, first, name, value)
        #expect(refused.status == 422)
        #expect(refused.text.contains("Part of this proposal no longer applies."))
      }
    }
    #expect(try blocks() == 0)
    #expect(client.get("/day").text.contains("is-ghost"))
    _ = answer(.accept, second, "all", "1")
    #expect(try blocks() > 0)
    // Pressed twice, it says that nothing is left to accept.
    #expect(answer(.accept, second, "all", "1").status == 422)
  }

  @Test func aNumberThatIsNoneDoesNotMeanAllOfIt() throws {
    _ = client.post(.actOnPlan(.propose), ["place": "day"])
    #expect(client.post(.actOnPlan(.accept), ["place": "day", "number": "one"]).status == 422)
    #expect(client.post(.actOnPlan(.reject), ["place": "day", "number": ""]).status == 422)
    #expect(try blocks() == 0)
    #expect(client.get("/day").text.contains("is-ghost"))
  }

  @Test(arguments: [("days", "0"), ("days", "x"), ("days", "99"), ("first", "soon")])
  func whatCannotBePlannedIsRefused(field: String, value: String) {
    #expect(client.post(.actOnPlan(.propose), [field: value]).status == 422)
  }

  @Test func fromElsewhereItLeadsToToday() {
    #expect(client.post(.actOnPlan(.propose), ["page": "1"]).header("Location")?.hasPrefix("/day#ghost-") == true)
  }

  @Test func aProposedBlockIsAcceptedWhereItIsPut() throws {
    _ = client.post(.actOnPlan(.propose), ["place": "day"])
    let url = "/day/accept?made=\(plan.at(10, 12).seconds)"
    let fields = Fields([
      .init("place", "day"), .init("number", "1"), .init("start", plan.at(16).iso), .init("minutes", "25"),
    ])
    let location = try #require(client.respond(.post, url, form: fields).header("Location"))
    #expect(client.get(location).text.contains("scheduled: today, 16:00–16:25"))
    let block = try #require(try client.open().flatMap { try plan.blocks(of: $0.id) }.first)
    #expect(block.start == plan.at(16) && block.minutes == 25 && block.isPinned)
    #expect(!client.get("/day").text.contains("data-ghost=\"1\""))
    _ = client.post(.undo, ["place": "day"])
    #expect(try blocks() == 0)
  }

  @Test func whereSomethingIsAlreadyItAsksAndKeepsWhichProposalIsMeant() throws {
    try plan.events([("Meeting", plan.at(16), 60)])
    _ = client.post(.actOnPlan(.propose), ["place": "day"])
    let url = "/day/accept?made=\(plan.at(10, 12).seconds)"
    let sent = Fields([.init("place", "day"), .init("number", "2"), .init("start", plan.at(16).iso)])
    let response = client.respond(.post, url, form: sent)
    #expect(response.status == 409)
    #expect(response.text.contains("“Meeting” is already there.") && response.text.contains("action=\"\(url)\""))
    #expect(response.text.contains("name=\"number\" value=\"2\"") && response.text.contains("Schedule anyway"))
    #expect(try blocks() == 0)
    let anyway = Fields(sent.pairs + [.init("anyway", "1")])
    #expect(client.respond(.post, url, form: anyway).status == 303)
    #expect(try blocks() == 1)
  }

  @Test func whatIsShownIsWhatIsAccepted() throws {
    _ = client.post(.actOnPlan(.propose), ["place": "day"])
    let first = try #require(try client.open().first { $0.title == "First" })
    try client.perform(.complete([first.id]))
    let page = client.get("/day").text
    let numbers = page.matches(of: /type="hidden" name="number" value="(\d+)"/).map { String($0.1) }
    #expect(!numbers.isEmpty && page.ranges(of: "data-ghost").count == numbers.count)
    let fields = Fields([.init("place", "day"), .init("all", "1")] + numbers.map { .init("number", $0) })
    let url = "/day/accept?made=\(plan.at(10, 12).seconds)"
    #expect(client.respond(.post, url, form: fields).header("Location")?.hasPrefix("/day?notice=") == true)
    #expect(try blocks() == numbers.count)
    #expect(!client.get("/day").text.contains("is-ghost"))
  }

  @Test func acceptingTellsWhatWasMadeMovedAndTakenOut() throws {
    let plan = try PlanClient()
    let client = plan.client
    try plan.add("Alone", minutes: 60)
    _ = client.post(.actOnPlan(.propose), ["place": "day"])
    _ = client.post(.actOnPlan(.accept), ["place": "day", "all": "1"])
    try plan.events([("Fire drill", plan.at(10), 120)])
    try plan.add("Other", minutes: 30)
    _ = client.post(.actOnPlan(.propose), ["place": "day"])
    let location = try #require(client.post(.actOnPlan(.accept), ["place": "day", "all": "1"]).header("Location"))
    #expect(client.get(location).text.contains("1 planned, 1 moved"))
  }

  @Test func aDayThatIsTakenSaysByWhatAndCanBePlannedAnew() throws {
    let plan = try PlanClient()
    try plan.add("Alone", minutes: 60)
    try plan.events([("Fair", plan.at(0), 1_440)])
    _ = plan.client.post(.actOnPlan(.propose), ["place": "day"])
    let text = plan.client.get("/day").text
    #expect(text.contains("Nothing fits: “Fair” takes all working hours on these days."))
    #expect(text.contains("data-full") && text.contains("name=\"days\""))
    #expect(!text.contains("Accept all"))
  }

  @Test func whatIsNotMeantForTheseDaysIsToldApart() throws {
    var later = TaskDraft(title: "Later")
    later.notBefore = client.today + 9
    try client.perform(.add(later))
    _ = client.post(.actOnPlan(.propose), ["place": "day"])
    let text = client.get("/day").text
    #expect(text.contains("1 doesn’t fit") && text.contains("1 not available yet"))
    #expect(text.contains("1 don’t fit. Nothing saved yet."))
  }

  @Test func allReasonsAreOnThePage() throws {
    let client = try PlanClient().client
    var task = TaskDraft(title: "Tax")
    task.grade = .a
    task.importance = .high
    task.manualDuration = 30
    try client.perform(.add(task))
    _ = client.post(.actOnPlan(.propose), ["place": "day"])
    let text = client.get("/day").text
    #expect(text.contains(">New</h3>"))
    #expect(text.ranges(of: "grade A-1 · important").count + text.ranges(of: "grade A · important").count == 2)
  }
}
