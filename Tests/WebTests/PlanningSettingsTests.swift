import Domain
import Testing

@testable import Web

@Suite("Settings of time blocks")
struct PlanningSettingsTests {
  private let desk = Desk()
  private let days = SourceList(
    id: ListID("days"), account: "me@dav.example", name: "Days <1>", colour: "#ff8800", contents: .events)
  private let work = SourceList(id: ListID("work"), account: "me@dav.example", name: "Work", contents: .events)

  private func setting(_ key: SettingKey) throws -> String? {
    try desk.store.read { (reader) throws(PlannerFailure) in try reader.setting(key) }
  }

  @Test func whatSchedulingDoesIsChosenAndTakenBack() throws {
    let answer = desk.post(.changeSettings, ["onSchedule": "complete", "area": "settings"])
    #expect(answer.status == 303)
    #expect(try setting(.onSchedule) == "complete")
    let page = desk.get(answer.header("Location") ?? "").text
    #expect(page.contains("name=\"onSchedule\" value=\"complete\" checked"))
    try desk.perform(.undo(expected: nil))
    #expect(try setting(.onSchedule) == nil)
    #expect(desk.post(.changeSettings, ["onSchedule": "perhaps"]).status == 422)
  }

  @Test func theCalendarFoundByItselfIsNamed() throws {
    #expect(desk.get(.settings).text.contains("found by itself: none yet"))
    try desk.perform(.receive(Received(lists: [days, work])))
    let page = desk.get(.settings).text
    #expect(page.contains("found by itself: “Days &lt;1&gt;”") && page.contains("fill=\"#ff8800\""))
    #expect(page.contains("name=\"blockCalendar\" value=\"auto\" checked"))
  }

  @Test func anotherCalendarOrNoneIsChosen() throws {
    try desk.perform(.receive(Received(lists: [days, work])))
    #expect(desk.post(.changeSettings, ["blockCalendar": "work"]).status == 303)
    #expect(desk.get(.settings).text.contains("name=\"blockCalendar\" value=\"work\" checked"))
    #expect(try desk.store.read { (reader) throws(PlannerFailure) in try reader.defaultCalendar() } == work.id)
    #expect(desk.post(.changeSettings, ["blockCalendar": "none"]).status == 303)
    #expect(try desk.store.read { (reader) throws(PlannerFailure) in try reader.defaultCalendar() } == nil)
    #expect(desk.post(.changeSettings, ["blockCalendar": "elsewhere"]).status == 422)
  }

  @Test func aChosenCalendarThatTakesNoEventsIsSaidToTakeNone() throws {
    try desk.perform(.receive(Received(lists: [days, work])))
    try desk.perform(.set(.blockCalendar, "work"))
    try desk.perform(.use(work.id, false))
    let page = desk.get(.settings).text
    #expect(page.contains("“Work” takes no events now") && page.contains("value=\"work\" checked"))
  }
}
