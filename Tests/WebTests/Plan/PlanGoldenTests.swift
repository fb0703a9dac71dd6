import Domain
import Testing

@testable import Web

/// Whole pages of the plan, compared byte by byte.
@Suite("Golden pages of the plan")
struct PlanGoldenTests {
  private let plan: PlanDesk
  private var desk: Desk { plan.desk }

  init() throws {
    plan = try PlanDesk()
    desk.acceptLanguage = "de"
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
    try compare(desk.get(url), name)
  }

  @Test(arguments: [("left", "de"), ("must", "en"), ("fit", "de"), ("go", "en")])
  func stepsOfPlanningStayAsTheyAre(step: String, language: String) throws {
    desk.acceptLanguage = language
    var draft = TaskDraft(title: "Steuer")
    draft.due = Due(day: desk.today, time: WallTime(hour: 18, minute: 0))
    try desk.perform(.add(draft))
    try plan.block(try plan.add("Elterngeld", minutes: 45), plan.at(14, days: -1), 45)
    try compare(desk.get("/day/plan/\(step)"), "ritual-\(step)")
  }

  @Test(arguments: ["de", "en"]) func closingStaysAsItIs(language: String) throws {
    desk.acceptLanguage = language
    let done = try #require(try desk.open().first?.id)
    try desk.perform(.record(done, minutes: 55))
    try desk.perform(.complete([done]))
    try compare(desk.get(.closeDay), "ritual-close-\(language)")
  }

  @Test func theDayStaysAsItIsInEnglishAndWithAProposal() throws {
    desk.acceptLanguage = "en"
    _ = desk.post(.actOnPlan(.propose), ["place": "day"])
    try compare(desk.get("/day"), "plan-day-english")
  }

  @Test func questionsStayAsTheyAre() throws {
    let task = try #require(try desk.open().first?.id)
    try compare(desk.get(.placing(task, PlacingView(origin: .day(PlanView())))), "plan-placing")
    let taken = desk.post(.place, ["place": "day", "task": task.text, "start": plan.at(11).iso])
    try compare(taken, "plan-taken")
  }

  @Test func theBlockStaysAsItIs() throws {
    let blocks = try desk.open().flatMap { try plan.blocks(of: $0.id) }
    try compare(desk.get(.block(try #require(blocks.first?.id))), "plan-block")
  }
}
