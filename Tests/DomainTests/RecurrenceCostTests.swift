import TestSupport
import Testing

@testable import Domain

@Suite("What looking for occurrences costs")
struct RecurrenceCostTests {
  private static let starts = ["2026-11-23", "1970-01-01", "0001-01-01"]

  @Test(
    "looking for the next occurrence ends after a bounded number of days and times",
    arguments: [
      "FREQ=SECONDLY;COUNT=999999999", "FREQ=SECONDLY;BYHOUR=3;COUNT=999999999",
      "FREQ=MINUTELY;BYDAY=MO;COUNT=999999999",
      "FREQ=MINUTELY;BYSECOND=0,30;COUNT=999999999", "FREQ=SECONDLY;BYSECOND=59;BYSETPOS=1,-1;COUNT=999999999",
      "FREQ=SECONDLY;INTERVAL=60;BYSECOND=30", "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=HOURLY;INTERVAL=24;BYHOUR=5",
      "FREQ=DAILY;BYDAY=MO,TU;COUNT=999999999", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=YEARLY;BYYEARDAY=1;BYMONTHDAY=2", "FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6", "FREQ=WEEKLY;BYMONTH=2;BYSETPOS=8",
      "FREQ=YEARLY;BYHOUR=0,6,12,18;BYMINUTE=0,15,30,45;BYSECOND=0,20,40;BYDAY=MO,TU,WE,TH,FR,SA,SU;COUNT=999999999",
    ], starts)
  func bounded(rule: String, start: String) throws {
    let start = WallClock(day: try #require(Day(iso: start)))
    let late = WallClock(day: try #require(Day(iso: "2027-06-15")), second: 3_600)
    for latest in [nil, WallClock(day: late.day + 365)] {
      var walk = try RecurrenceRule(parsing: rule).occurrences(from: start, notBefore: late, notAfter: latest)
      let found = walk.next()
      #expect(walk.work <= Expansion.patience + 400)
      #expect(found.map { $0 >= late && $0 <= latest ?? $0 } ?? true)
    }
  }

  @Test(
    "for a day that no year has nothing is looked for",
    arguments: [
      "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MINUTELY;BYMONTH=4,6,9,11;BYMONTHDAY=31",
      "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=-30,30,31", "FREQ=YEARLY;BYMONTH=2;BYYEARDAY=1,61,-1",
      "FREQ=HOURLY;BYYEARDAY=1;BYMONTHDAY=2", "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30;COUNT=5",
    ], starts)
  func impossible(rule: String, start: String) throws {
    let start = WallClock(day: try #require(Day(iso: start)))
    var walk = try RecurrenceRule(parsing: rule).occurrences(from: start)
    #expect(walk.next() == nil && !walk.isGivenUp && walk.work == 0)
  }

  @Test(
    "what few years have is found",
    arguments: [
      ("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29", "2028-02-29"), ("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=-29", "2028-02-01"),
      ("FREQ=YEARLY;BYMONTH=2;BYYEARDAY=60", "2028-02-29"), ("FREQ=YEARLY;BYYEARDAY=-366", "2028-01-01"),
      ("FREQ=YEARLY;BYMONTH=3;BYYEARDAY=60", "2027-03-01"), ("FREQ=MONTHLY;BYMONTH=4,5;BYMONTHDAY=-31", "2027-05-01"),
    ])
  func rare(rule: String, first: String) throws {
    let start = try #require(Day(iso: "2026-11-23"))
    var days = try RecurrenceRule(parsing: rule).occurrences(from: start)
    #expect(days.next() == Day(iso: first))
  }

  @Test("a walk that is given up says so, one that proves that nothing comes does not")
  func givenUp() throws {
    func walk(_ rule: String) throws -> Occurrences {
      var walk = try RecurrenceRule(parsing: rule).occurrences(from: WallClock(day: Day(number: 0)))
      while walk.next() != nil {}
      return walk
    }
    #expect(try !walk("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30").isGivenUp)
    #expect(try !walk("FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30").isGivenUp)
    #expect(try !walk("FREQ=HOURLY;COUNT=3").isGivenUp)
    #expect(try walk("FREQ=SECONDLY;INTERVAL=60;BYSECOND=30").isGivenUp)
  }

  @Test("what is asked of a stretch is what walking there gives", arguments: [3, 14, 159, 2_653] as [UInt64])
  func stretches(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    func draw(_ values: [String]) -> String { values[Int(random.next() % UInt64(values.count))] }
    for round in 0..<400 {
      let rule =
        "FREQ=" + draw(["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"])
        + draw(["", ";INTERVAL=2", ";INTERVAL=7", ";INTERVAL=90"])
        + draw(["", "", ";BYMONTH=1,2,11", ";BYDAY=MO,SA"]) + draw(["", ";BYHOUR=0,9,23"])
        + draw(["", ";BYMINUTE=0,30,59"]) + draw(["", "", ";BYSECOND=0,17"])
        + draw(["", ";COUNT=3", ";COUNT=40", ";COUNT=700", ";UNTIL=20261231T120000"])
      let comment: Comment = "seed \(seed), round \(round): \(rule)"
      let start = WallClock(day: try #require(Day(iso: draw(["2026-11-23", "2026-02-28"]))), second: 34_217)
      let all = try RecurrenceRule(parsing: rule).occurrences(from: start).prefix(1_000).map { $0 }
      guard let last = all.last else { continue }
      let earliest = draw(["start", "there", "after"])
      let chosen = all[Int(random.next() % UInt64(all.count))]
      let from = earliest == "start" ? start : WallClock(total: chosen.total + (earliest == "there" ? 0 : 1))
      let until = WallClock(day: all[Int(random.next() % UInt64(all.count))].day)
      // The expected occurrences are known only up to the last one computed above.
      let found = try RecurrenceRule(parsing: rule).occurrences(from: start, notBefore: from, notAfter: until)
        .prefix(1_000).filter { $0 <= last }
      #expect(found == all.filter { $0 >= from && $0.day <= until.day }, comment)
    }
  }
}
