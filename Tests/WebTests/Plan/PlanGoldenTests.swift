import Domain
import Testing

@testable import Web

/// Whole pages of the plan, compared byte by byte.
@Suite("Golden pages of the plan")
struct PlanGoldenTests {
  private let plan: PlanClient
  private var client: TestClient { plan.client }

  init() throws {
    plan = try PlanClient()
    client.acceptLanguage = "de"
    try plan.add("Kapitel 3 überarbeiten", minutes: 90)
    try plan.add("Zahnarzt anrufen")
    let running = try plan.add("Angebot Schulze", minutes: 45)
    let missed = try plan.add("Rechnung", minutes: 15)
    try plan.block(running, plan.at(10), 45)
    try plan.block(missed, plan.at(9, 30), 15)
    try plan.events([("Kundengespräch", plan.at(11), 60), ("Heizung", plan.at(11, 30), 30)])
  }

  @Test(arguments: [
    ("plan-day", "/day"), ("plan-week", "/week"),
    ("plan-filling", "/schedule?at=2026-11-24T12:00:00Z&minutes=45&place=day"),
  ])
  func pagesStayAsTheyAre(name: String, url: String) throws {
    try compare(client.get(url), name)
  }

  @Test(arguments: [("left", "de"), ("must", "en"), ("fit", "de"), ("go", "en")])
  func stepsOfPlanningStayAsTheyAre(step: String, language: String) throws {
    client.acceptLanguage = language
    var draft = TaskDraft(title: "Steuer")
    draft.due = Due(day: client.today, time: WallTime(hour: 18, minute: 0))
    try client.perform(.add(draft))
    try plan.block(try plan.add("Elterngeld", minutes: 45), plan.at(14, days: -1), 45)
    try compare(client.get("/day/plan/\(step)"), "ritual-\(step)")
  }

  @Test(arguments: ["de", "en"]) func closingStaysAsItIs(language: String) throws {
    client.acceptLanguage = language
    let done = try #require(try client.open().first?.id)
    try client.perform(.record(done, minutes: 55))
    try client.perform(.complete([done]))
    try compare(client.get(.closeDay), "ritual-close-\(language)")
  }

  @Test func theDayStaysAsItIsInEnglishAndWithAProposal() throws {
    client.acceptLanguage = "en"
    _ = client.post(.actOnPlan(.propose), ["place": "day"])
    try compare(client.get("/day"), "plan-day-english")
  }

  @Test func questionsStayAsTheyAre() throws {
    let task = try #require(try client.open().first?.id)
    try compare(client.get(.placing(task, PlacingView(origin: .day(PlanView())))), "plan-placing")
    let taken = client.post(.place, ["place": "day", "task": task.text, "start": plan.at(11).iso])
    try compare(taken, "plan-taken")
  }

  @Test func theBlockStaysAsItIs() throws {
    let blocks = try client.open().flatMap { try plan.blocks(of: $0.id) }
    try compare(client.get(.block(try #require(blocks.first?.id))), "plan-block")
  }
}
