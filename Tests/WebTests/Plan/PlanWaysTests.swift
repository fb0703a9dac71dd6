import Domain
import Testing

@testable import Web

@Suite("Ways to and from the plan")
struct PlanWaysTests {
  private let plan: PlanClient
  private var client: TestClient { plan.client }

  init() throws {
    plan = try PlanClient()
  }

  @discardableResult
  private func add(_ title: String, due: Due? = nil, recurrence: Recurrence? = nil) throws -> TaskID {
    var draft = TaskDraft(title: title)
    draft.due = due
    draft.recurrence = recurrence
    try client.perform(.add(draft))
    return try #require(try client.open().last?.id)
  }

  @Test func aClashOnThePageThatAsksWhenKeepsItsForm() throws {
    let task = try plan.add("Write", minutes: 45)
    try plan.events([("Meeting", plan.at(13), 60)])
    let response = client.post(
      .place, ["page": "1", "task": task.text, "asked": "when", "day": "2026-11-24", "time": "13:15", "minutes": "33"])
    #expect(response.status == 409)
    let text = response.text
    #expect(text.ranges(of: "“Meeting” is already there").count == 1)
    #expect(text.contains("id=\"own-time\"") && text.contains("value=\"13:15\"") && text.contains("value=\"33\""))
    #expect(text.contains("Next gap: today, 14:00") && text.contains("Schedule anyway"))
    #expect(text.contains("href=\"/day\" aria-current=\"page\""))
  }

  @Test func aTaskThatIsScheduledCanBeMovedInstead() throws {
    let task = try plan.add("Write", minutes: 45)
    let id = try plan.block(task, plan.at(13), 45)
    let text = client.get(.placing(task, PlacingView(origin: .day(PlanView())))).text
    #expect(text.contains("One more block") && text.contains("Move today, 13:00"))
    let view = PlacingView(moving: id, origin: .day(PlanView()))
    let moving = client.get(.placing(task, view)).text
    #expect(moving.contains("action=\"\(Route.changeBlock(id, .resize).url)\""))
    let response = client.post(
      .changeBlock(id, .resize),
      ["place": "day", "task": task.text, "move": id.text, "asked": "when", "start": plan.at(15).iso, "minutes": "45"])
    #expect(response.header("Location")?.hasPrefix("/day?notice=") == true)
    #expect(try plan.blocks(of: task).map { $0.start } == [plan.at(15)])
  }

  @Test func aMoveThatClashesKeepsItsFormToo() throws {
    let task = try plan.add("Write", minutes: 45)
    let id = try plan.block(task, plan.at(15), 45)
    try plan.events([("Meeting", plan.at(13), 60)])
    let response = client.post(
      .changeBlock(id, .resize),
      ["place": "day", "task": task.text, "move": id.text, "asked": "when", "start": plan.at(13).iso, "minutes": "45"])
    #expect(response.status == 409)
    #expect(response.text.contains("name=\"move\" value=\"\(id.text)\"") && response.text.contains("value=\"13:00\""))
  }

  @Test func whatGoesIntoAGapBeginsWithWhatIsDueThatDay() throws {
    let today = client.today
    try add("Weekly report", due: Due(day: today + 5), recurrence: Recurrence(.weekly(Weekdays([1]))))
    try add("Sort photos")
    try add("Letter", due: Due(day: today))
    try add("Call", due: Due(day: today, time: WallTime(hour: 11, minute: 0)))
    let text = client.get("/schedule?at=2026-11-24T10:12:00Z&minutes=48&place=day").text
    let list = text.ranges(of: "id=\"filling\"").first.map { String(text[$0.lowerBound...]) } ?? ""
    let titles = ["Call", "Letter", "Sort photos", "Weekly report"]
    let places = titles.compactMap { list.ranges(of: ">\($0)<").first?.lowerBound }
    #expect(places.count == titles.count && places == places.sorted())
    #expect(list.contains("today, 11:00") && list.contains("class=\"imp imp-low\""))
  }

  @Test func aRowOfTheBacklogSaysWhenItsTaskIsScheduled() throws {
    let task = try plan.add("Write", minutes: 45)
    #expect(!client.get("/backlog").text.contains("on-plan"))
    try plan.block(task, plan.at(13, days: 1), 45)
    try plan.block(task, plan.at(15, days: 1), 45)
    let text = client.get("/backlog").text
    #expect(text.contains("<span class=\"on-plan\"><span class=\"vh\">Scheduled: </span>tomorrow, 13:00 +1</span>"))
  }

  @Test func theBacklogAndAllTellWhatHasATimeAndWhatHasNone() throws {
    let task = try plan.add("Write", minutes: 45)
    try plan.add("Read")
    #expect(!client.get("/backlog").text.contains("Not scheduled"))
    try plan.block(task, plan.at(13), 45)
    #expect(client.get("/backlog").text.contains("href=\"/backlog?planned=no\">Not scheduled<"))
    let rows = client.get("/backlog?planned=no").text
    #expect(rows.contains(">Read<") && !rows.contains(">Write<") && !rows.contains("on-plan"))
    #expect(client.get("/backlog?planned=yes").text.contains(">Write<"))
    let all = client.get("/all").text
    #expect(all.contains("class=\"on-plan\"><span class=\"vh\">Scheduled: </span>today, 13:00<"))
    try client.perform(.complete([task]))
    #expect(!client.get("/all").text.contains("on-plan"))
    #expect(try client.call(.get, "/tasks?planned=no").json["count"]?.integer == 1)
    #expect(try client.call(.get, "/tasks?planned=soon").status == 422)
  }

  @Test func finishingEarlySaysHowMuchTimeIsFree() throws {
    let task = try plan.add("Write", minutes: 120)
    let id = try plan.block(task, plan.at(10), 120)
    let location = try #require(client.post(.changeBlock(id, .done), ["place": "day"]).header("Location"))
    #expect(client.get(location).text.contains("“Write” completed · 1 h 48 min free again"))
  }

  @Test func theFocusOffersTheBlockThatRuns() throws {
    try plan.add("Other")
    let task = try plan.add("Write")
    try plan.block(task, plan.at(10), 45)
    _ = client.post(.actOnFocus(.show), ["task": try #require(try client.open().first?.id.text)])
    #expect(client.get("/focus").text.contains("Planned until today, 10:45: “Write”"))
    _ = client.post(.actOnFocus(.show), ["task": task.text])
    #expect(!client.get("/focus").text.contains("id=\"focus-planned\""))
  }

  @Test func waysOutOfAMissBeginWithWhatIsSeen() throws {
    try plan.block(try plan.add("Forgotten"), plan.at(9), 30)
    let text = client.get("/day").text
    for name in ["To next gap", "Unschedule", "Complete", "Delete task"] {
      #expect(text.contains("aria-label=\"\(name): “Forgotten”\""), "\(name)")
    }
  }

  @Test func theButtonSaysForHowManyDays() {
    let text = client.get("/day").text
    for name in ["Plan my day", "Plan these days", "Planning …"] { #expect(text.contains(">\(name)<")) }
    #expect(text.contains("value=\"1\" selected>1 day<") && text.contains("value=\"4\">4 days, until Fri 27 Nov<"))
    #expect(text.ranges(of: "<option value=").count >= 14)
  }

  @Test func helpKnowsTheKeysOfThePlan() {
    let text = client.get(.help).text
    for name in ["In Plan", "Picked up: shorter, longer", "Page Up"] { #expect(text.contains(name)) }
  }
}
