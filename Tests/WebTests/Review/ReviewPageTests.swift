import Domain
import Testing

@testable import Web

/// The week from Monday, 23 November 2026, on clocks that show the time of Greenwich.
@Suite("The review of a week and the page of estimates")
struct ReviewPageTests {
  private let plan: PlanClient
  private var client: TestClient { plan.client }
  private let monday = Day(number: 20_780)

  init() throws {
    plan = try PlanClient(day: Day(number: 20_780), minute: 480)
    client.acceptLanguage = "de"
  }

  private func clock(_ day: Int, _ hour: Int, _ minute: Int = 0) {
    client.today = monday + day
    client.now = moment(day, hour, minute)
  }

  private func moment(_ day: Int, _ hour: Int, _ minute: Int = 0) -> Instant {
    Instant(seconds: Int64(monday.number + Int32(day)) * 86_400 + Int64(hour * 3_600 + minute * 60))
  }

  /// Monday to Wednesday.
  private func live(isTimed: Bool = true) throws {
    let offer = try plan.add("Angebot <Schulze>", minutes: 120)
    let bike = try plan.add("Fahrrad in die Werkstatt", minutes: 60)
    var draft = TaskDraft(title: "Kapitel 3")
    draft.type = .learning
    draft.manualDuration = 90
    let chapter = try #require(try client.perform(.add(draft)).changed.first)
    try plan.block(offer, moment(0, 9), 120)
    let block = try plan.block(bike, moment(0, 16), 60)
    try plan.block(chapter, moment(2, 9), 90)
    var free = BlockDraft(task: nil, start: moment(1, 12), minutes: 45, zone: "UTC")
    (free.title, free.anyway) = ("Mittag", true)
    try client.perform(.schedule(free))
    for day in 0..<2 {
      clock(day, 18)
      var edit = BlockEdit()
      edit.start = .set(moment(day + 1, 16))
      try client.perform(.reschedule(block, edit))
    }
    clock(2, 10, 30)
    if isTimed {
      try client.perform(.record(offer, minutes: 150))
      try client.perform(.record(chapter, minutes: 100))
    }
    try client.perform(.complete([offer]))
    try client.perform(.complete([chapter]))
    clock(4, 8)
  }

  private func estimate(_ title: String, _ actual: [Int], tag: String? = nil) throws {
    for minutes in actual {
      var draft = TaskDraft(title: title)
      draft.manualDuration = 30
      if let tag { draft.tags = [tag] }
      let id = try #require(try client.perform(.add(draft)).changed.first)
      try client.perform(.record(id, minutes: minutes))
      try client.perform(.complete([id]))
    }
  }

  @Test(arguments: ["de", "en"])
  func aWeekStaysAsItIs(language: String) throws {
    try live()
    try estimate("Report", [40, 45, 50, 50, 60], tag: "büro")
    client.acceptLanguage = language
    try compare(client.get("/review/2026-W48"), "review-week-\(language)")
  }

  @Test func theEstimatesStayAsTheyAre() throws {
    try estimate("Report", [40, 45, 50, 50, 60], tag: "büro")
    try estimate("Brief", [10, 20, 25, 30, 31])
    try compare(client.get("/review/estimates"), "review-estimates")
  }

  @Test func anEmptyWeekSaysSoAndLeadsToOthers() throws {
    client.acceptLanguage = "en"
    let page = client.get("/review").text
    #expect(page.contains("No time blocks, completed tasks or recorded minutes in this week."))
    for week in ["2026-W47", "2026-W49"] { #expect(page.contains("href=\"/review/\(week)\"")) }
    #expect(page.contains("Week 48"))
  }

  @Test func aDayLeadsToItsWeekAndWhatIsNoneToThisOne() throws {
    client.acceptLanguage = "en"
    #expect(client.get("/review?date=2026-01-01").text.contains("29 December – 4 January 2026, Week 1"))
    #expect(client.get("/review?date=never").text.contains("23 – 29 November 2026, Week 48"))
    #expect(client.get("/review/2026-W54").status == 404)
  }

  @Test func withoutRecordedMinutesThePlannedTimeIsShownAndSaidToBe() throws {
    client.acceptLanguage = "en"
    try live(isTimed: false)
    let page = client.get("/review").text
    #expect(page.contains("No minutes recorded. This is the planned time of completed tasks: 3 h 30 min."))
    #expect(page.contains("2 without recorded minutes"))
  }

  @Test func fourSamplesAreTooFewAndThePageSaysSo() throws {
    client.acceptLanguage = "en"
    try estimate("Report", [40, 50, 60, 70])
    let page = client.get("/review/estimates").text
    #expect(page.contains("Not enough to go by: 4 of the 5 tasks needed"))
    #expect(!page.contains("<table") && !page.contains("role=\"img\""))
  }

  @Test func whatIsWrittenInATitleIsEscapedInEveryPlot() throws {
    try live()
    #expect(!client.get("/review").text.contains("<Schulze>"))
  }

  // MARK: Where one estimates

  private func form(_ title: String, minutes: Int) throws -> (id: TaskID, text: String) {
    let id = try plan.add(title, minutes: minutes)
    return (id, client.get(.task(id)).text)
  }

  @Test func theFormOffersWhatThePastSaysAndSetsNothingUnasked() throws {
    client.acceptLanguage = "en"
    try estimate("Report", [40, 45, 50, 50, 60])
    let (id, page) = try form("Report", minutes: 30)
    #expect(page.contains("You estimate 30 min, it takes 50 min (median of 5)."))
    #expect(page.contains("name=\"estimate\" value=\"50\""))
    #expect(try client.item(id.text).manualDuration == 30)
  }

  @Test func fourTimesOrAnEstimateThatIsAboutRightOfferNothing() throws {
    try estimate("Report", [40, 50, 60, 70])
    #expect(!(try form("Report", minutes: 30)).text.contains("name=\"estimate\""))
    try estimate("Report", [50])
    #expect((try form("Report", minutes: 30)).text.contains("name=\"estimate\""))
    #expect(!(try form("Report", minutes: 45)).text.contains("name=\"estimate\""))
  }

  @Test func onePressFillsTheFieldKeepsTheRestAndSavesNothing() throws {
    try estimate("Report", [40, 45, 50, 50, 60])
    let (id, _) = try form("Report", minutes: 30)
    let page = client.post(
      .save(id), ["title": "Report", "duration": "30", "notes": "kept", "estimate": "50", "list": "local"])
    #expect(page.status == 200 && page.text.contains("kept"))
    #expect(page.text.contains("name=\"minutes\" value=\"50\"") && !page.text.contains("name=\"estimate\""))
    #expect(try client.item(id.text).manualDuration == 30)
  }

  @Test(arguments: ["", "x", "999999999999999999999", "-5"])
  func aPressThatSendsNonsenseIsNoMoreThanSavingIt(value: String) throws {
    let id = try plan.add("Report", minutes: 30)
    let page = client.post(.save(id), ["title": "Report", "duration": "30", "estimate": "\(value)", "list": "local"])
    #expect([200, 303, 422].contains(page.status))
    #expect(try client.item(id.text).manualDuration == 30)
  }

  @Test func anEmptyNewTaskIsOfferedNothing() throws {
    try estimate("Report", [40, 45, 50, 50, 60])
    #expect(!client.get("/tasks/new").text.contains("name=\"estimate\""))
    #expect(client.get("/tasks/new?title=Report").text.contains("name=\"estimate\" value=\"50\""))
  }
}
