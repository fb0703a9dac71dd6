import Testing

@testable import Domain

@Suite("Recurrence rule")
struct RecurrenceRuleTests {
  static func days(_ rule: String, from start: String, _ count: Int = 6) throws -> [String] {
    let start = try #require(Day(iso: start))
    return try RecurrenceRule(parsing: rule).occurrences(from: start).prefix(count).map { $0.iso }
  }

  @Test(arguments: [
    ("FREQ=MONTHLY", "2026-01-31", ["2026-01-31", "2026-03-31", "2026-05-31"]),
    ("FREQ=MONTHLY;BYMONTHDAY=-1", "2028-01-31", ["2028-01-31", "2028-02-29", "2028-03-31"]),
    ("FREQ=YEARLY", "2024-02-29", ["2024-02-29", "2028-02-29", "2032-02-29"]),
    ("FREQ=YEARLY;BYYEARDAY=-1,366", "2027-01-01", ["2027-12-31", "2028-12-31", "2029-12-31"]),
    ("FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO", "2020-01-01", ["2020-12-28", "2026-12-28", "2032-12-27"]),
    ("FREQ=YEARLY;BYWEEKNO=53;BYDAY=SU", "2020-01-01", ["2021-01-03", "2027-01-03", "2033-01-02"]),
    ("FREQ=YEARLY;BYWEEKNO=-1;BYDAY=SU;BYMONTH=1", "2020-01-01", ["2021-01-03", "2022-01-02", "2023-01-01"]),
    ("FREQ=YEARLY;BYWEEKNO=1;BYDAY=SU;WKST=SU", "2024-01-01", ["2024-12-29", "2026-01-04", "2027-01-03"]),
    ("FREQ=YEARLY;BYWEEKNO=53", "2020-01-01", ["2020-12-30", "2026-12-30", "2032-12-29"]),
    ("FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO", "2024-01-01", ["2024-01-01", "2024-12-30", "2025-12-29"]),
    (
      "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", "1997-08-05",
      [
        "1997-08-05", "1997-08-10", "1997-08-19", "1997-08-24",
      ]
    ),
    (
      "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", "1997-08-05",
      [
        "1997-08-05", "1997-08-17", "1997-08-19", "1997-08-31",
      ]
    ),
    ("FREQ=MONTHLY;BYDAY=TU,WE,TH;BYSETPOS=3", "1997-09-04", ["1997-09-04", "1997-10-07", "1997-11-06"]),
    ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2", "1997-09-29", ["1997-09-29", "1997-10-30", "1997-11-27"]),
    ("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "1997-09-02", ["1998-02-13", "1998-03-13", "1998-11-13"]),
    (
      "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8", "1996-11-05",
      [
        "1996-11-05", "2000-11-07", "2004-11-02",
      ]
    ),
    ("FREQ=YEARLY;BYDAY=20MO", "1997-05-19", ["1997-05-19", "1998-05-18", "1999-05-17"]),
    (
      "FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261202T090000", "2026-11-23",
      ["2026-11-23", "2026-11-25", "2026-11-30", "2026-12-02"]
    ),
    ("freq=daily;interval=2;until=20261126;", "2026-11-23", ["2026-11-23", "2026-11-25"]),
  ])
  func daysFollowTheRule(rule: String, start: String, days: [String]) throws {
    let found = try Self.days(rule, from: start, days.count + 1)
    #expect(Array(found.prefix(days.count)) == days)
  }

  @Test(arguments: [
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;BYMONTHDAY=31;BYMONTH=4,6",
    "FREQ=WEEKLY;BYMONTH=2;BYSETPOS=8", "FREQ=MONTHLY;BYMONTHDAY=1;BYSETPOS=2", "FREQ=MONTHLY;INTERVAL=12;BYMONTH=3",
    "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31", "FREQ=SECONDLY;INTERVAL=60;BYSECOND=30",
    "FREQ=HOURLY;INTERVAL=24;BYHOUR=5", "FREQ=MINUTELY;INTERVAL=999999999;BYHOUR=3;BYMINUTE=3",
    "FREQ=YEARLY;INTERVAL=999999999;BYMONTH=2", "FREQ=WEEKLY;INTERVAL=999999999;BYDAY=SU",
  ])
  func aRuleThatNeverComesTrueEnds(rule: String) throws {
    let start = WallClock(day: try #require(Day(iso: "2026-01-31")))
    var walk = try RecurrenceRule(parsing: rule).occurrences(from: start)
    while let next = walk.next() { #expect(next.day.civil.year == 2026) }
    #expect(walk.next() == nil)
  }
}
