import Domain
import ICalendar
import Testing

@testable import Sync

@Suite("Zones in events")
struct ZoneTextTests {
  @Test(
    "a zone that is written says the same when it is read",
    arguments: [
      "Europe/Berlin", "Pacific/Auckland", "America/Santiago", "Australia/Lord_Howe", "America/New_York",
      "Europe/Dublin", "America/Nuuk", "Asia/Gaza", "Africa/Casablanca", "Asia/Kolkata", "Antarctica/Troll",
      "Asia/Tehran", "Africa/Cairo", "Etc/GMT-14", "Europe/London",
    ], [2020, 2026, 2040])
  func roundTrip(zone: String, year: Int) throws {
    let start = Int64(try #require(Day(year: year, month: 1, day: 1)).number) * 86_400
    let rules = try #require(ZoneTable.rules(named: zone))
    let lines = try #require(ZoneText.lines(zone, around: Instant(seconds: start)))
    let text = CalendarText(parsing: lines.flatMap { $0.raw })
    var budget = EmbeddedZone.Budget()
    let read = try #require(text.firstComponent("VTIMEZONE").flatMap { EmbeddedZone.rules($0, &budget) })
    for hour in stride(from: start - 200 * 86_400, to: start + 8 * 366 * 86_400, by: 1_800) {
      guard read.offset(at: hour) != rules.offset(at: hour) else { continue }
      Issue.record("\(zone) differs at \(Instant(seconds: hour).iso)")
      return
    }
  }

  @Test("UTC needs no description and an unknown zone has none")
  func without() {
    #expect(ZoneText.lines("UTC", around: Instant(seconds: 0)) == nil)
    #expect(ZoneText.lines("Nowhere/Land", around: Instant(seconds: 0)) == nil)
  }
}
