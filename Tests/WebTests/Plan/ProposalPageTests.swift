import Domain
import Testing

@testable import Web

@Suite("Proposal on pages")
struct ProposalPageTests {
  private let plan: PlanDesk
  private var desk: Desk { plan.desk }

  init() throws {
    plan = try PlanDesk()
    try plan.add("First", minutes: 60)
    try plan.add("Second", minutes: 30)
    try plan.add("Endless", minutes: 1_440)
  }

  private func blocks() throws -> Int {
    try desk.open().reduce(0) { $0 + (try plan.blocks(of: $1.id).count) }
  }

  @Test func aProposalIsShownInPencilAndStoresNothing() throws {
    #expect(desk.get("/day").text.contains("Plan my day"))
    let response = desk.post(.actOnPlan(.propose), ["place": "day", "days": "1"])
    #expect(response.header("Location") == "/day")
    let text = desk.get("/day").text
    #expect(text.contains("block is-ghost") && text.contains("data-ghost=\"1\""))
    #expect(text.contains("Nothing is saved yet."))
    #expect(text.contains("Accept “First”") && text.contains("Leave out “Second”"))
    #expect(try blocks() == 0)
  }

  @Test func oneIsAcceptedTheOthersDiscarded() throws {
    _ = desk.post(.actOnPlan(.propose), ["place": "day"])
    let accepted = desk.post(.actOnPlan(.accept), ["place": "day", "number": "1"])
    #expect(accepted.header("Location")?.hasPrefix("/day?notice=") == true)
    let placed = try blocks()
    #expect(placed >= 1)
    _ = desk.post(.actOnPlan(.reject), ["place": "day", "all": "1"])
    #expect(!desk.get("/day").text.contains("is-ghost"))
    #expect(try blocks() == placed)
  }

  @Test func allAreAcceptedAsOneStep() throws {
    _ = desk.post(.actOnPlan(.propose), ["place": "week", "plan": "2026-11-24", "days": "3"])
    #expect(desk.get("/week").text.contains("is-ghost"))
    _ = desk.post(.actOnPlan(.accept), ["place": "week", "all": "1"])
    #expect(try blocks() >= 2)
    _ = desk.post(.undo, ["place": "day"])
    #expect(try blocks() == 0)
  }

  @Test func aBlockThatWouldLeaveSaysWhereItWouldGo() throws {
    let plan = try PlanDesk()
    let desk = plan.desk
    try plan.add("Alone", minutes: 60)
    _ = desk.post(.actOnPlan(.propose), ["place": "day"])
    _ = desk.post(.actOnPlan(.accept), ["place": "day", "all": "1"])
    #expect(!desk.get("/day").text.contains("is-leaving"))
    try plan.events([("Fire drill", plan.at(10), 120)])
    _ = desk.post(.actOnPlan(.propose), ["place": "day"])
    let text = desk.get("/day").text
    #expect(text.contains(" is-leaving") && text.contains("data-ghost"))
    #expect(text.contains("leaves\">would move to 12:00<"))
    // Where nothing is free any more it says so too.
    try plan.events([("Fair", plan.at(10), 1_440 * 3)])
    _ = desk.post(.actOnPlan(.propose), ["place": "day"])
    #expect(desk.get("/day").text.contains("leaves\">would be unscheduled<"))
  }

  /// Sends an answer to the proposal that was made then.
  private func answer(_ verb: PlanVerb, _ made: Instant, _ name: String, _ value: String) -> Response {
    desk.respond(.post, "/day/\(verb.rawValue)?made=\(made.seconds)", form: Fields([.init(name, value)]))
  }

  @Test func aPageThatShowsAnotherProposalAcceptsAndDiscardsNothingOfIt() throws {
    let (first, second) = (plan.at(10, 12), plan.at(10, 13))
    _ = desk.post(.actOnPlan(.propose), ["place": "day"])
    let page = desk.get("/day").text
    #expect(page.contains("/day/accept?made=\(first.seconds)") && page.contains("/day/reject?made=\(first.seconds)"))
    desk.now = second
    _ = desk.post(.actOnPlan(.propose), ["place": "day", "days": "3"])
    for verb in [PlanVerb.accept, .reject] {
      for (name, value) in [("all", "1"), ("number", "1")] {
        let refused = answer(verb, first, name, value)
        #expect(refused.status == 422)
        #expect(refused.text.contains("One of these is no longer proposed."))
      }
    }
    #expect(try blocks() == 0)
    #expect(desk.get("/day").text.contains("is-ghost"))
    _ = answer(.accept, second, "all", "1")
    #expect(try blocks() > 0)
    // Pressed twice, it says that nothing is left to accept.
    #expect(answer(.accept, second, "all", "1").status == 422)
  }

  @Test func aNumberThatIsNoneDoesNotMeanAllOfIt() throws {
    _ = desk.post(.actOnPlan(.propose), ["place": "day"])
    #expect(desk.post(.actOnPlan(.accept), ["place": "day", "number": "one"]).status == 422)
    #expect(desk.post(.actOnPlan(.reject), ["place": "day", "number": ""]).status == 422)
    #expect(try blocks() == 0)
    #expect(desk.get("/day").text.contains("is-ghost"))
  }

  @Test(arguments: [("days", "0"), ("days", "x"), ("days", "99"), ("first", "soon")])
  func whatCannotBePlannedIsRefused(field: String, value: String) {
    #expect(desk.post(.actOnPlan(.propose), [field: value]).status == 422)
  }

  @Test func fromElsewhereItLeadsToToday() {
    #expect(desk.post(.actOnPlan(.propose), ["page": "1"]).header("Location") == "/day")
  }
}
