import Testing

@testable import Domain

@Suite("Civil days")
struct DayTests {
  @Test(arguments: [
    (1970, 1, 1, 0), (2000, 2, 29, 11_016), (2026, 11, 21, 20_778), (1969, 12, 31, -1), (1600, 3, 1, -135_080),
  ])
  func countDaysSince1970(year: Int, month: Int, day: Int, number: Int32) throws {
    let value = try #require(Day(year: year, month: month, day: day))
    #expect(value.number == number)
    #expect(value.civil == (year, month, day))
  }

  @Test func everyDayOfEightHundredYearsComesBackFromItsParts() throws {
    for number in Int32(-146_097)...146_097 {
      let parts = Day(number: number).civil
      #expect(Day(year: parts.year, month: parts.month, day: parts.day)?.number == number)
    }
  }

  @Test(arguments: [(2026, 2, 29), (1900, 2, 29), (2026, 13, 1), (2026, 4, 31), (2026, 0, 1), (2026, 1, 0)])
  func daysThatDoNotExistAreRefused(year: Int, month: Int, day: Int) {
    #expect(Day(year: year, month: month, day: day) == nil)
  }

  @Test func weekdaysAreIso() throws {
    #expect(try #require(Day(iso: "2026-11-21")).weekday == 6)
    #expect(try #require(Day(iso: "2026-11-23")).weekday == 1)
    #expect(try #require(Day(iso: "1969-12-28")).weekday == 7)
  }

  @Test(arguments: ["2026-11-21", "0001-01-01", "9999-12-31"])
  func isoTextComesBack(text: String) throws {
    #expect(try #require(Day(iso: text)).iso == text)
  }

  @Test(arguments: ["", "2026-1-1", "2026-11-31", "2026/11/21", "２０２６-11-21", "2026-11-2１", "-026-11-21"])
  func otherTextIsNoDay(text: String) {
    #expect(Day(iso: text) == nil)
  }

  @Test func wallTimesAndInstantsComeBackFromTheirText() throws {
    #expect(try #require(WallTime(iso: "15:05")).iso == "15:05")
    #expect(WallTime(iso: "24:00") == nil)
    #expect(try #require(Instant(iso: "2026-11-21T04:32:10Z")).seconds == 1_795_235_530)
    #expect(Instant(seconds: -1).iso == "1969-12-31T23:59:59Z")
  }

  @Test(arguments: [Int.max, Int.min, 3_000_000_000, -9_999_999_999, 1 << 31, -(1 << 31)])
  func aDayFarBeyondAllYearsIsTheLastOneThereIs(days: Int) throws {
    let day = try #require(Day(iso: "2026-11-21"))
    let far = day + days
    #expect(far == Day(number: days > 0 ? .max : .min))
    #expect(far + days == far && !far.canBeWritten)
    #expect((far + (days > 0 ? 1 : -1)).civil == far.civil)
    #expect(abs(far.civil.year) > 9_999)
  }

  @Test(arguments: [("0000-01-01", -1), ("9999-12-31", 1)])
  func aDayBesideTheYearsThatCanBeWrittenIsStillOne(text: String, step: Int) throws {
    let edge = try #require(Day(iso: text))
    #expect(edge.canBeWritten && !(edge + step).canBeWritten)
    #expect((edge + step) - edge == step)
  }

  @Test(arguments: [Int64.max, .min, 1 << 62, -(1 << 62)])
  func anInstantFarBeyondAllYearsIsTheLastOneThereIs(seconds: Int64) {
    let far = Instant(seconds: seconds)
    #expect(Instant(seconds: far.seconds + 366 * 86_400).utc.day.number.magnitude <= 4_500_000)
    #expect(!far.canBeWritten && Instant(seconds: far.seconds * 2) == far)
  }
}
