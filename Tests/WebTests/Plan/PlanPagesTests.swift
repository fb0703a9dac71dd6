import Domain
import Synchronization
import Testing

@testable import Web

@Suite("Pages of the plan")
struct PlanPagesTests {
  private let plan: PlanClient
  private var client: TestClient { plan.client }

  init() throws {
    plan = try PlanClient()
  }

  @Test(arguments: [
    "/day", "/day/2026-11-24", "/day?zoom=4&all=1", "/day/0001-01-01?zoom=1", "/week", "/week/2026-12-31?all=1",
    "/schedule?at=2026-11-24T11:00:00Z&minutes=45&place=day&plan=2026-11-24",
  ])
  func theirAddressesAreReadAsTheyAreWritten(url: String) throws {
    #expect(client.get(url).status == 200)
    #expect(client.get(url).text.contains("<h1"))
    #expect(!client.get(url).text.contains(" style="))
  }

  @Test func anyDayCanBeJumpedTo() {
    #expect(client.get("/day?date=2026-12-24").text.contains("Thursday, 24 December"))
    #expect(client.get("/day?zoom=99").text.contains("data-zoom=\"3\""))
  }

  @Test(arguments: ["/day/2030-01-16", "/week/2030-01-16", "/api/v1/days/2030-01-16", "/api/v1/weeks/2030-01-16"])
  func seriesAreExpandedForTheDaysSomebodyLooksAt(url: String) throws {
    let asked = Mutex<[PlanWindow]>([])
    client.sync = SyncController(
      status: { SyncStatus() }, focused: {}, requested: {}, prepared: { window in asked.withLock { $0.append(window) } }
    )
    #expect(client.get(url).status == 200)
    let window = try #require(asked.withLock { $0.first })
    let day = try #require(Day(iso: "2030-01-16"))
    #expect(window.first <= day && window.last >= day)
  }

  @Test func aBlockStandsWhereItsTimeIsAsTallAsItIsLong() throws {
    let id = try plan.block(try plan.add("Write"), plan.at(13, 15), 50)
    let text = client.get("/day").text
    #expect(text.contains("data-from=\"795\" data-until=\"845\" data-minutes=\"50\""))
    // From 9:00 on, where working hours begin.
    #expect(text.contains("data-h=\"4\" data-m=\"15\" data-lh=\"0\" data-lm=\"50\""))
    #expect(text.contains("id=\"block-\(id.text)\""))
    #expect(text.contains("13:15 to 14:05, 50 min"))
  }

  @Test func anEventThatBlocksIsOnlyShownAfterOnePressAndBlocksAfterAnother() throws {
    try plan.events([("Team & me", plan.at(11), 60)])
    let key = EventKey(calendar: ListID("cal"), uid: "u0")
    func day() -> String { client.get("/day/2026-11-24").text }
    #expect(day().contains("data-taken") && day().contains("value=\"no\" formaction=\"/events/cal/u0\""))
    #expect(day().contains("aria-label=\"Only show “Team &amp; me”\""))
    let answer = client.post(.setEventBlocking(key), ["blocks": "no", "place": "day", "plan": "2026-11-24"])
    #expect(answer.status == 303 && answer.header("Location")?.contains("notice=") == true)
    #expect(!day().contains("data-taken") && day().contains("counts as free"))
    // What its calendar says is what is wanted then.
    #expect(day().contains("value=\"calendar\" formaction=\"/events/cal/u0\""))
    #expect(!client.get("/week/2026-11-24").text.contains("/events/cal/u0"))
    _ = client.post(.setEventBlocking(key), ["blocks": "calendar"])
    #expect(day().contains("data-taken"))
    #expect(client.post(.setEventBlocking(key), ["blocks": "maybe"]).status == 422)
    #expect(client.post(.setEventBlocking(EventKey(calendar: key.calendar, uid: "x")), ["blocks": "no"]).status == 404)
  }

  @Test func aBirthdayIsShownAndTheDayStaysFreeUntilItIsSaidToBlock() throws {
    try plan.events([])
    let birthday = CalendarEvent(
      calendar: ListID("cal"), uid: "b/1", title: "Anna", span: .days(first: client.today, last: client.today))
    try client.store.write { (writer) throws(PlannerFailure) in
      try writer.setEvents([birthday], from: EventSource(calendar: ListID("cal"), name: "b"))
    }
    let page = client.get("/day").text
    #expect(page.contains("Anna") && page.contains("is-open") && !page.contains("data-full"))
    #expect(page.contains("value=\"yes\" formaction=\"/events/cal/b~2F1\""))
    let event = try client.call(.get, "/days/2026-11-24").json["events"]?.elements?.first
    #expect(event?["busy"]?.truth == true && event?["blocks"]?.truth == false && event?["blocksByHand"] == .null)
    _ = client.post(.setEventBlocking(birthday.key), ["blocks": "yes"])
    #expect(client.get("/day").text.contains("data-full"))
  }

  @Test func whatOverlapsStandsSideBySide() throws {
    try plan.events([("One", plan.at(11), 60), ("Two", plan.at(11, 30), 30), ("Alone", plan.at(15), 30)])
    let text = client.get("/day").text
    #expect(text.contains("data-c=\"0\" data-cs=\"2\" data-cw=\"1\""))
    #expect(text.contains("data-c=\"1\" data-cs=\"2\" data-cw=\"1\""))
    #expect(text.contains("data-columns=\"2\""))
  }

  @Test func titlesAreTextWhateverTheyHold() throws {
    try plan.block(try plan.add("<script>alert(1)</script> & \"x\""), plan.at(14), 30)
    try plan.events([("<b>bold</b>", plan.at(11), 60)])
    for url in ["/day", "/week", "/schedule?at=2026-11-24T11:00:00Z&minutes=45"] {
      let text = client.get(url).text
      #expect(!text.contains("<script>alert") && !text.contains("<b>bold"))
    }
    #expect(client.get("/day").text.contains("Work &amp; more"))
  }

  @Test func aDayOfTwentyFiveHoursIsDrawnWhole() throws {
    let autumn = try PlanClient(day: Day(number: 20_751), minute: 600, zones: .autumn)
    let text = autumn.client.get("/day?all=1").text
    #expect(text.contains("data-minutes=\"1500\""))
    #expect(text.contains("data-until=\"1500\""))
    #expect(text.contains("data-lh=\"25\" data-lm=\"0\""))
    // The hour from 2:00 on comes twice.
    #expect(text.ranges(of: ">02:00<").count == 2)
  }

  @Test func gapsAreLinksThatAskWhatGoesThere() throws {
    try plan.add("Short", minutes: 15)
    try plan.add("Long", minutes: 300)
    try plan.events([("Meeting", plan.at(11), 60)])
    let text = client.get("/day").text
    #expect(text.contains("48 min free, 10:12 to 11:00: schedule a task"))
    let page = client.get("/schedule?at=2026-11-24T10:12:00Z&minutes=48&place=day").text
    #expect(page.contains("Fits completely") && page.contains("Fits in part") && page.contains("48 min of 5 h"))
  }

  @Test func aDayToComeIsKeptForADayAndEveryOtherForAMinute() {
    #expect(client.get("/day").header("X-Zeitblock-Cache") == "minute")
    #expect(client.get("/day/2026-11-23").header("X-Zeitblock-Cache") == "minute")
    #expect(client.get("/day/2026-11-25").header("X-Zeitblock-Cache") == "day")
    #expect(client.get("/week").header("X-Zeitblock-Cache") == "minute")
    #expect(client.get("/week/2026-12-01").header("X-Zeitblock-Cache") == "day")
  }

  @Test func missedBlocksOfEarlierDaysStandOnTodaysPage() throws {
    try plan.block(try plan.add("Forgotten"), plan.at(9, days: -3), 30)
    try plan.block(try plan.add("This morning"), plan.at(9), 30)
    let text = client.get("/day").text
    #expect(text.contains("Reschedule 2 missed blocks"))
    #expect(text.contains("To next gap: “Forgotten”"))
    #expect(!client.get("/day/2026-11-25").text.contains("id=\"missed\""))
  }

  @Test func aDayThatHoldsTooMuchSaysWhatCouldGiveWay() throws {
    try plan.block(try plan.add("Huge"), plan.at(11), 600)
    let text = client.get("/day").text
    #expect(text.contains("2 h over"))
    #expect(text.contains("2 h too much for this day. What can wait?"))
    #expect(text.contains("Another day: “Huge”"))
    #expect(client.get("/week").text.contains("Tuesday: 2 h too much."))
  }

  @Test func theTaskSaysWhereItsBlocksAre() throws {
    let task = try plan.add("Write")
    let id = try plan.block(task, plan.at(14), 30)
    let text = client.get(.task(task)).text
    #expect(text.contains("href=\"\(Route.block(id).url)\""))
    #expect(text.contains("href=\"/schedule/\(task.text)?task=\(task.text)\""))
  }

  @Test func pagesOfWhatIsGoneSaySo() {
    #expect(client.get("/blocks/none").status == 404)
    #expect(client.get("/schedule/none").status == 404)
    #expect(client.post(.changeBlock(BlockID("none"), .move), ["by": "15"]).status == 404)
    #expect(client.post(.place, ["task": "none", "start": "2026-11-24T12:00:00Z", "place": "day"]).status >= 404)
  }

  @Test func whatIsDueAtATimeStandsThereAsAFlag() throws {
    let times = [("Call", 14, 0), ("Letter", 14, 10), ("Evening", 19, 0), ("Past", 9, 30)]
    for (title, hour, minute) in times {
      var draft = TaskDraft(title: title)
      draft.due = Due(day: client.today, time: WallTime(hour: hour, minute: minute))
      try client.perform(.add(draft))
    }
    var other = TaskDraft(title: "Tomorrow")
    other.due = Due(day: client.today + 1, time: WallTime(hour: 14, minute: 0))
    try client.perform(.add(other))
    let text = client.get("/day").text
    #expect(text.contains("aria-label=\"due 14:00 Call\"") && text.contains("aria-label=\"was due 09:30 Past\""))
    // The second of two that are close stands a little lower; both marks stay where they are.
    #expect(text.contains("class=\"due-tick\" aria-hidden=\"true\" data-h=\"5\" data-m=\"10\""))
    #expect(text.contains("data-h=\"5\" data-m=\"16\"><span class=\"due-time\">14:10</span>"))
    // The hours drawn reach to it.
    #expect(text.contains("data-until=\"1200\""))
    #expect(text.ranges(of: "class=\"due-mark").count == 4)
    #expect(!client.get("/day/2026-11-26").text.contains("due-mark"))
  }

  @Test func theTimeOfAShortBlockIsSaidWhereverItIsShown() throws {
    try plan.block(try plan.add("Water"), plan.at(13, 15), 5)
    let text = client.get("/day").text
    #expect(text.contains(">13:15 to 13:20, 5 min</span><span class=\"b-time\" aria-hidden=\"true\">"))
  }

  @Test func theNextGapOfATaskLiesInWorkingHours() throws {
    let task = try plan.add("Write", minutes: 45)
    try client.perform(.set(.workingHours, "2=09:00-10:30+13:00-17:00"))
    let response = client.post(.place, ["place": "day", "task": task.text, "to": "next"])
    #expect(response.header("Location")?.hasPrefix("/day?notice=") == true)
    #expect(try plan.blocks(of: task).map { $0.start } == [plan.at(13)])
    try client.perform(.set(.workingHours, "none"))
    #expect(client.post(.place, ["place": "day", "task": task.text, "to": "next"]).status == 409)
    #expect(client.post(.place, ["place": "day", "task": task.text, "to": "there"]).status == 422)
  }
}
