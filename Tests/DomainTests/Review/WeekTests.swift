import Testing

@testable import Domain

@Suite("Weeks of the year")
struct WeekTests {
  @Test(arguments: [
    ("2026-11-23", "2026-W48"), ("2026-11-22", "2026-W47"), ("2027-01-03", "2026-W53"), ("2027-01-04", "2027-W01"),
    ("2024-12-30", "2025-W01"), ("2021-01-03", "2020-W53"), ("2023-01-01", "2022-W52"),
  ])
  func aDayIsInTheWeekISO8601Says(day: String, week: String) throws {
    #expect(Week(of: try #require(Day(iso: day))).iso == week)
  }

  @Test func everyWeekOfFourHundredYearsIsReadBack() throws {
    var day = try #require(Day(year: 1900, month: 1, day: 1))
    var numbers: Set<String> = []
    while day.civil.year < 2300 {
      let week = Week(of: day)
      #expect(Week(iso: week.iso) == week)
      #expect(numbers.insert(week.iso).inserted)
      day = day + 7
    }
  }

  @Test(arguments: [
    "", "2026", "2026-W00", "2026-W54", "2025-W53", "2026W47", "2026-w47", "2026-W4", "26-W47", "2026-W٤٧", "-026-W47",
    "2026-W47 ",
  ])
  func otherTextsAreNoWeek(text: String) {
    #expect(Week(iso: text) == nil)
  }
}
