import Domain
import Testing

@testable import Web

@Suite("Settings of time blocks")
struct PlanningSettingsTests {
  private let client = TestClient()
  private let days = SourceList(
    id: ListID("days"), account: "me@dav.example", name: "Days <1>", colour: "#ff8800", contents: .events)
  private let work = SourceList(id: ListID("work"), account: "me@dav.example", name: "Work", contents: .events)

  private func setting(_ key: SettingKey) throws -> String? {
    try client.store.read { (reader) throws(PlannerFailure) in try reader.setting(key) }
  }

  @Test func whatSchedulingDoesIsChosenAndTakenBack() throws {
    let answer = client.post(.changeSettings, ["onSchedule": "complete", "area": "settings"])
    #expect(answer.status == 303)
    #expect(try setting(.onSchedule) == "complete")
    let page = client.get(answer.header("Location") ?? "").text
    #expect(page.contains("name=\"onSchedule\" value=\"complete\" checked"))
    try client.perform(.undo(expected: nil))
    #expect(try setting(.onSchedule) == nil)
    #expect(client.post(.changeSettings, ["onSchedule": "perhaps"]).status == 422)
  }

  /// A browser's clock is compared with this one, whatever the zone is called.
  private func beInBerlin() {
    client.zones = Domain.Environment.Zones(
      instant: { wall, _ in Instant(seconds: wall.total - 3_600) },
      wall: { instant, zone in zone == "Nowhere" ? nil : WallClock(total: instant.seconds + 3_600) },
      name: { "Europe/Berlin" }, named: { $0 == "Nowhere" ? nil : $0 }, all: { ["Asia/Tokyo", "Europe/Berlin"] })
  }

  @Test func theZoneIsChosenAmongThoseKnownAndTakenBack() throws {
    beInBerlin()
    let page = client.get(.settings).text
    #expect(page.contains("<option value=\"Asia/Tokyo\">") && page.contains("In use now: Europe/Berlin"))
    let answer = client.post(.changeSettings, ["zone": "Asia/Tokyo", "area": "settings"])
    #expect(answer.status == 303)
    #expect(try setting(.timeZone) == "Asia/Tokyo")
    #expect(client.get(answer.header("Location") ?? "").text.contains("name=\"zone\" value=\"Asia/Tokyo\""))
    try client.perform(.undo(expected: nil))
    #expect(try setting(.timeZone) == nil)
  }

  @Test(arguments: [("en", "Unknown time zone: “Nowhere”."), ("de", "Unbekannte Zeitzone: „Nowhere“.")])
  func aZoneNobodyKnowsIsRefusedAtItsFieldAndKept(language: String, sentence: String) throws {
    beInBerlin()
    client.acceptLanguage = language
    let answer = client.post(.changeSettings, ["zone": "Nowhere", "theme": "dark", "area": "settings"])
    #expect(answer.status == 422 && answer.text.contains(sentence) && answer.text.contains("Europe/Berlin."))
    #expect(answer.text.contains("name=\"zone\" value=\"Nowhere\""))
    #expect(answer.text.contains("aria-invalid=\"true\" aria-describedby=\"error-zone"))
    #expect(try setting(.timeZone) == nil)
    #expect(try setting(.theme) == nil)
  }

  @Test func everyPageNamesTheZoneItsTimesAreIn() {
    beInBerlin()
    for url in ["/backlog", "/settings", "/day", "/focus", "/tasks/new", "/nothing"] {
      let page = client.get(url).text
      #expect(page.contains("data-zone=\"Europe/Berlin\" data-ahead=\"3600\""), "\(url)")
      #expect(client.get(url, fragment: true).text.contains("data-zone=\"Europe/Berlin\""), "\(url)")
    }
  }

  @Test func aFormWithOneWrongFieldStoresNothing() throws {
    let answer = client.post(.changeSettings, ["language": "de", "theme": "dark", "buffer": "9999"])
    #expect(answer.status == 422)
    for key in [SettingKey.language, .theme, .buffer] { #expect(try setting(key) == nil) }
    #expect(throws: PlannerFailure.nothingToUndo) { try client.perform(.undo(expected: nil)) }
  }

  @Test func whatOneFormChangesIsTakenBackAtOnce() throws {
    let form = hours(["language": "de", "theme": "dark", "buffer": "10", "morningTypes": "learning"])
    #expect(client.respond(.post, "/settings", form: Fields(form.map { .init($0.key, $0.value) })).status == 303)
    let keys = [SettingKey.language, .theme, .buffer, .morningTypes, .workingHours]
    for key in keys.dropLast() { #expect(try setting(key) != nil) }
    try client.perform(.undo(expected: nil))
    for key in keys { #expect(try setting(key) == nil) }
    try client.perform(.redo)
    #expect(try setting(.theme) == "dark")
  }

  @Test func wrongHoursKeepTheRestOfTheirFormFromBeingStored() throws {
    var form = hours(["from-1": "12:00", "until-1": "11:00"])
    form["theme"] = "dark"
    #expect(client.respond(.post, "/settings", form: Fields(form.map { .init($0.key, $0.value) })).status == 422)
    #expect(try setting(.theme) == nil)
  }

  @Test func aTaskThatSchedulingCompletesIsToldAsCompleted() throws {
    try client.add("Row the boat")
    func told() throws -> String {
      let start = Instant(seconds: Int64(client.today.number + 1) * 86_400 + 36_000)
      let block = BlockDraft(task: TaskID("task-1"), start: start, minutes: 30, zone: "UTC")
      let number = try #require(try client.perform(.schedule(block)).number)
      return client.get("/day?notice=\(number)").text
    }
    #expect(!(try told()).contains("marked as completed"))
    try client.perform(.undo(expected: nil))
    try client.perform(.set(.onSchedule, "complete"))
    #expect(try told().contains("and marked as completed</p>"))
  }

  @Test(arguments: [("everywhere", nil, true), ("inside", "inside", true), ("off", "off", false)])
  func singleKeysAreChosenAndNamedOnlyWhereTheyAct(value: String, mark: String?, isNamed: Bool) throws {
    #expect(client.post(.changeSettings, ["singleKeys": value, "area": "settings"]).status == 303)
    let page = client.get(.settings).text
    #expect(page.contains("name=\"singleKeys\" value=\"\(value)\" checked"))
    #expect(
      page.contains("data-keys=") == (mark != nil) && page.contains("data-keys=\"\(mark ?? "")\"") == (mark != nil))
    #expect(page.contains("aria-keyshortcuts=\"q /\"") == isNamed)
    #expect(client.get(.help).text.contains(value == "off" ? "Single keys are off" : "Single keys"))
    #expect(client.post(.changeSettings, ["singleKeys": "perhaps"]).status == 422)
  }

  @Test func theCalendarFoundByItselfIsNamed() throws {
    #expect(client.get(.settings).text.contains("automatic – none yet"))
    try client.perform(.receive(Received(lists: [days, work])))
    let page = client.get(.settings).text
    #expect(page.contains("automatic – “Days &lt;1&gt;”") && page.contains("fill=\"#ff8800\""))
    #expect(page.contains("name=\"blockCalendar\" value=\"auto\" checked"))
  }

  @Test func anotherCalendarOrNoneIsChosen() throws {
    try client.perform(.receive(Received(lists: [days, work])))
    #expect(client.post(.changeSettings, ["blockCalendar": "work"]).status == 303)
    #expect(client.get(.settings).text.contains("name=\"blockCalendar\" value=\"work\" checked"))
    #expect(try client.store.read { (reader) throws(PlannerFailure) in try reader.defaultCalendar() } == work.id)
    #expect(client.post(.changeSettings, ["blockCalendar": "none"]).status == 303)
    #expect(try client.store.read { (reader) throws(PlannerFailure) in try reader.defaultCalendar() } == nil)
    #expect(client.post(.changeSettings, ["blockCalendar": "elsewhere"]).status == 422)
  }

  @Test func aChosenCalendarThatTakesNoEventsIsSaidToTakeNone() throws {
    try client.perform(.receive(Received(lists: [days, work])))
    try client.perform(.set(.blockCalendar, "work"))
    try client.perform(.use(work.id, false))
    let page = client.get(.settings).text
    #expect(page.contains("“Work” isn’t accepting events") && page.contains("value=\"work\" checked"))
  }

  /// The form as it is shown at first, with other values for some fields.
  private func hours(_ changes: [String: String]) -> [String: String] {
    var form = ["hours": "1", "area": "settings"]
    for weekday in 1...7 {
      form["from-\(weekday)"] = weekday <= 5 ? "09:00" : ""
      form["until-\(weekday)"] = weekday <= 5 ? "17:00" : ""
      form["break-from-\(weekday)"] = ""
      form["break-until-\(weekday)"] = ""
    }
    return form.merging(changes) { $1 }
  }

  private func post(_ form: [String: String]) -> Response {
    client.respond(.post, Route.changeSettings.url, form: Fields(form.map { Fields.Pair($0.key, $0.value) }))
  }

  @Test func workingHoursAreSetDayByDay() throws {
    #expect(client.get(.settings).text.contains("name=\"from-1\" value=\"09:00\""))
    let form = hours([
      "break-from-1": "12:00", "break-until-1": "13:00", "from-5": "", "until-5": "", "from-6": "22:00",
      "until-6": "02:00",
    ])
    #expect(post(form).status == 303)
    let expected = "1=09:00-12:00+13:00-17:00;2=09:00-17:00;3=09:00-17:00;4=09:00-17:00;6=22:00-02:00"
    #expect(try setting(.workingHours) == expected)
    let page = client.get(.settings).text
    #expect(
      page.contains("name=\"break-until-1\" value=\"13:00\"") && page.contains("name=\"until-6\" value=\"02:00\""))
    try client.perform(.undo(expected: nil))
    #expect(try setting(.workingHours) == nil)
  }

  @Test func wrongHoursAreNamedAndKeepWhatWasTyped() throws {
    let half = post(hours(["until-3": "", "from-7": "10:00", "until-7": "11:30"]))
    #expect(half.status == 422 && half.text.contains("Wednesday: enter both start and end"))
    #expect(half.text.contains("name=\"from-7\" value=\"10:00\"") && half.text.contains("aria-invalid=\"true\""))
    let over = post(hours(["break-from-2": "08:00", "break-until-2": "12:00"]))
    #expect(over.status == 422 && over.text.contains("The hours on Tuesday overlap."))
    let odd = post(hours(["from-4": "nine"]))
    #expect(odd.status == 422 && odd.text.contains("value=\"nine\""))
    #expect(try setting(.workingHours) == nil)
  }

  @Test func moreBreaksThanTheFormHasAreShownAndKept() throws {
    try client.perform(.set(.workingHours, "1=08:00-09:00+10:00-11:00+12:00-13:00"))
    let page = client.get(.settings).text
    #expect(page.contains("08:00-09:00+10:00-11:00+12:00-13:00, set in the terminal"))
    var form = hours(["stretches-1": "08:00-09:00+10:00-11:00+12:00-13:00"])
    for weekday in 2...5 { (form["from-\(weekday)"], form["until-\(weekday)"]) = ("", "") }
    #expect(post(form).status == 303)
    #expect(try setting(.workingHours) == "1=08:00-09:00+10:00-11:00+12:00-13:00")
  }

  @Test func theOtherSettingsOfPlanningAreChosen() throws {
    for (key, value) in [("grid", "15"), ("buffer", "10"), ("splitting", "off"), ("minChunk", "60")] {
      #expect(client.post(.changeSettings, [key: value]).status == 303)
      #expect(client.get(.settings).text.contains("name=\"\(key)\" value=\"\(value)\" checked"))
    }
    #expect(client.post(.changeSettings, ["blockTransparency": "free"]).status == 303)
    #expect(client.post(.changeSettings, ["grid": "7"]).status == 422)
    #expect(client.post(.changeSettings, ["morningTypes": "learning"]).status == 303)
    #expect(try setting(.morningTypes) == "learning")
    #expect(client.post(.changeSettings, ["morningTypes": ""]).status == 303)
    #expect(try setting(.morningTypes) == "none")
  }
}
