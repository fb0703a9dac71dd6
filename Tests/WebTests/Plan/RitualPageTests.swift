import Domain
import Testing

@testable import Web

/// Tuesday, 24 November 2026, 10:12 unless said otherwise.
@Suite("Pages that plan and close a day")
struct RitualPageTests {
  private let plan: PlanClient
  private var client: TestClient { plan.client }

  init() throws {
    plan = try PlanClient()
  }

  private func must(_ title: String, due: Due, minutes: Int = 30) throws -> TaskID {
    var draft = TaskDraft(title: title)
    draft.due = due
    draft.manualDuration = minutes
    return try #require(try client.perform(.add(draft)).changed.first)
  }

  private func daily(_ title: String) throws -> TaskID {
    var draft = TaskDraft(title: title)
    draft.due = Due(day: client.today)
    draft.recurrence = Recurrence(.daily)
    return try #require(try client.perform(.add(draft)).changed.first)
  }

  // MARK: Steps

  @Test func planningBeginsWithTheFirstStepThatHasSomethingInIt() throws {
    #expect(client.get("/day/plan").header("Location") == "/day/plan/fit")
    _ = try must("Tax", due: Due(day: client.today))
    #expect(client.get("/day/plan").header("Location") == "/day/plan/must")
    try plan.block(try plan.add("Report"), plan.at(14, days: -1), 45)
    #expect(client.get("/day/plan").header("Location") == "/day/plan/left")
  }

  @Test(arguments: PlanningStep.allCases) func eachStepIsAPageThatNamesTheOthers(step: PlanningStep) {
    let response = client.get(.planDay(step))
    #expect(response.status == 200 && !response.text.contains(" style="))
    #expect(response.text.contains("aria-current=\"step\""))
    for other in PlanningStep.allCases where other != step {
      #expect(response.text.contains("href=\"/day/plan/\(other.rawValue)\""))
    }
    #expect(response.header("X-Zeitblock-Cache") == "minute")
  }

  @Test func aStepNobodyKnowsIsNoPage() {
    #expect(client.get("/day/plan/nothing").status == 404)
    #expect(client.respond(.post, "/day/plan").status == 405)
    #expect(client.respond(.post, "/day/close").status == 405)
  }

  // MARK: What was left

  @Test func whatWasLeftGoesToTheTimeThatWasShownAndBackToItsStep() throws {
    let block = try plan.block(try plan.add("Report"), plan.at(14, days: -1), 45)
    let text = client.get(.planDay(.left)).text
    #expect(text.contains("aria-label=\"Today 10:15: “Report”\""))
    #expect(text.contains("aria-label=\"Tomorrow 09:00: “Report”\""))
    let answer = client.post(
      .changeBlock(block, .move), ["place": "plan-day", "step": "left", "start": plan.at(9, days: 1).iso])
    #expect(answer.status == 303 && answer.header("Location")?.hasPrefix("/day/plan/left?notice=") == true)
    #expect(try plan.block(block)?.start == plan.at(9, days: 1))
    #expect(client.get(.planDay(.left)).text.contains("Nothing was left over."))
    #expect(
      client.post(.undo, ["place": "plan-day", "step": "left"]).header("Location")?.hasPrefix("/day/plan/left") == true)
    #expect(try plan.block(block)?.start == plan.at(14, days: -1))
  }

  @Test func whatWasLeftGoesToTheBacklogOrAwayInOnePress() throws {
    let (one, two) = (try plan.add("One"), try plan.add("Two"))
    let blocks = [try plan.block(one, plan.at(14, days: -1), 45), try plan.block(two, plan.at(15, days: -1), 45)]
    let text = client.get(.planDay(.left)).text
    #expect(text.contains("formaction=\"/blocks/\(blocks[0].text)/unschedule\" aria-label=\"Backlog: “One”\""))
    #expect(text.contains("formaction=\"/tasks/\(two.text)/delete\" aria-label=\"Delete: “Two”\""))
    let origin: KeyValuePairs = ["place": "plan-day", "step": "left"]
    #expect(client.post(.changeBlock(blocks[0], .unschedule), origin).status == 303)
    #expect(client.post(.change(two, .delete), origin).header("Location")?.hasPrefix("/day/plan/left?notice=") == true)
    #expect(client.get(.planDay(.left)).text.contains("Nothing was left over."))
    #expect(try client.open().map { $0.id } == [one])
  }

  @Test func ofARecurringTaskOnlyThisOccurrenceIsSkipped() throws {
    let id = try daily("Spanish")
    try plan.block(id, plan.at(14, days: -1), 30)
    let text = client.get(.planDay(.left)).text
    #expect(text.contains("formaction=\"/tasks/\(id.text)/skip\" aria-label=\"Skip: “Spanish”\""))
    #expect(!text.contains("/tasks/\(id.text)/delete"))
  }

  // MARK: What has to be done

  @Test func aWayOutIsTakenFromTheStepAndLeadsBackThere() throws {
    _ = try plan.add("First")
    let tax = try must("Tax & more", due: Due(day: client.today))
    let text = client.get(.planDay(.must)).text
    #expect(
      text.contains("not scheduled yet") && text.contains("Put it first") && text.contains("Due tomorrow instead"))
    let answer = client.respond(
      .post, PlanVerb.url(.first, for: tax),
      form: Fields([.init("place", "plan-day"), .init("step", "must")]))
    #expect(answer.header("Location")?.hasPrefix("/day/plan/must?notice=") == true)
    #expect(try client.open().first?.id == tax)
    #expect(!client.get(.planDay(.must)).text.contains("Put it first"))
  }

  @Test func whatHasItsTimeSaysWhenAndNeedsNothing() throws {
    let tax = try must("Tax", due: Due(day: client.today))
    try plan.block(tax, plan.at(11), 30)
    let text = client.get(.planDay(.must)).text
    #expect(text.contains("scheduled 11:00") && !text.contains("Due tomorrow instead"))
  }

  // MARK: Whether it fits, and what comes first

  @Test func theProposalIsMadeShownAndAcceptedOnTheWay() throws {
    let tax = try must("Tax", due: Due(day: client.today))
    let asked = client.post(.actOnPlan(.propose), ["place": "plan-day", "step": "fit", "days": "1"])
    #expect(asked.header("Location") == "/day/plan/fit")
    let text = client.get(.planDay(.fit)).text
    #expect(text.contains("1 new") && text.contains("Leave as is") && text.contains("cap-bar"))
    #expect(try plan.blocks(of: tax).isEmpty)
    let accepted = client.post(.actOnPlan(.accept), ["place": "plan-day", "step": "fit"])
    #expect(accepted.header("Location")?.hasPrefix("/day/plan/go?notice=") == true)
    let go = client.get(.planDay(.go)).text
    #expect(go.contains("At 10:15") && go.contains("1 task") && go.contains("working hours until 17:00"))
    #expect(go.contains("name=\"task\" value=\"\(tax.text)\"") && go.contains("action=\"/focus/show\""))
  }

  @Test func aBlockTakenAloneLeavesTheOthersToBeLookedAt() throws {
    _ = try must("Tax", due: Due(day: client.today))
    _ = try must("Letter", due: Due(day: client.today))
    _ = client.post(.actOnPlan(.propose), ["place": "plan-day", "step": "fit", "days": "1"])
    let accepted = client.post(.actOnPlan(.accept), ["place": "plan-day", "step": "fit", "number": "1"])
    #expect(accepted.header("Location")?.hasPrefix("/day/plan/fit?notice=") == true)
    #expect(client.get(.planDay(.fit)).text.contains("1 new"))
  }

  @Test func anEmptyDaySaysSoAtTheEnd() {
    #expect(client.get(.planDay(.go)).text.contains("No more tasks are scheduled for today."))
  }

  // MARK: Closing

  @Test func theDayIsSummedUpAndMinutesCanBeCorrected() throws {
    let (done, open) = (try plan.add("Done"), try plan.add("Open"))
    try plan.block(open, plan.at(9), 30)
    try client.perform(.complete([done]))
    #expect(client.get(.closeDay).text.contains("1 of 2 completed."))
    let at = try #require(client.now)
    let answer = client.post(
      .change(done, .taken), ["place": "close-day", "at": "\(at.seconds)", "of": done.text, "taken": "90"])
    #expect(answer.header("Location")?.hasPrefix("/day/close?notice=") == true)
    #expect(client.get(.closeDay).text.contains("1 of 2 completed, 1 h 30 min worked."))
  }

  @Test(arguments: ["", "x", "-5", "99999999999", "1.5"]) func otherMinutesAreRefusedWithWhatWasTyped(text: String)
    throws
  {
    let done = try plan.add("Done")
    try client.perform(.complete([done]))
    let at = try #require(client.now)
    let answer = client.post(
      .change(done, .taken), ["place": "close-day", "at": "\(at.seconds)", "of": done.text, "taken": "\(text)"])
    #expect(answer.status == 422 && answer.text.contains("Enter 0 to 60000 minutes."))
    #expect(answer.text.contains("aria-invalid=\"true\"") && answer.text.contains("value=\"\(text)\""))
  }

  @Test func aDayWithNothingInItIsNoReproach() {
    let text = client.get(.closeDay).text
    #expect(text.contains("Nothing was scheduled or completed today."))
  }

  @Test func whatMayOnlyBeReadIsNotOfferedToGo() throws {
    let list = SourceList(id: ListID("shared"), account: "me@dav.example", name: "Shared")
    try client.perform(.receive(Received(lists: [list])))
    var draft = TaskDraft(title: "Row the boat")
    draft.list = list.id
    let task = try #require(try client.perform(.add(draft)).changed.first)
    try plan.block(task, plan.at(9), 30)
    let status = SyncStatus(accounts: [.init(id: "me")], revision: "1")
    client.sync = SyncController(status: { status }, focused: {}, requested: {})
    #expect(client.get(.closeDay).text.contains("/tasks/\(task.text)/delete"))
    try client.perform(
      .receive(Received(lists: [SourceList(id: list.id, account: list.account, name: "Shared", access: .readOnly)])))
    #expect(!client.get(.closeDay).text.contains("/tasks/\(task.text)/delete"))
  }

  // MARK: Ways here

  @Test func theDayOffersPlanningAndClosingAtTheirTimesAndThePaletteAlways() throws {
    #expect(client.get("/day").text.contains("href=\"/day/plan\""))
    try plan.block(try plan.add("Report"), plan.at(11), 45)
    let under = client.get("/day").text
    #expect(!under.contains("ritual-offer"))
    #expect(under.contains("data-href=\"/day/plan\"") && under.contains("data-href=\"/day/close\""))
    client.now = plan.at(16, 30)
    #expect(client.get("/day").text.contains("href=\"/day/close\""))
    #expect(!client.get("/day/2026-11-25").text.contains("ritual-offer"))
  }
}
