import Domain
import Testing

@Suite("Recurrence as text")
struct RecurrenceTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    let stored: String
    /// The rule as written back, if it differs.
    var text: String?

    init(_ rule: String, _ stored: String, _ text: String? = nil) {
      self.rule = rule
      self.stored = stored
      self.text = text
    }

    var testDescription: String { rule }
  }

  static let rows = [
    Row("FREQ=DAILY", "daily"), Row("FREQ=DAILY;INTERVAL=3;COUNT=4", "every:3,days;times:4"),
    Row("FREQ=WEEKLY;BYDAY=MO", "weekly:1"), Row("freq=weekly;byday=we,mo", "weekly:1,3", "FREQ=WEEKLY;BYDAY=MO,WE"),
    Row("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "weekly:1,2,3,4,5"),
    Row("FREQ=DAILY;BYDAY=MO,FR", "weekly:1,5", "FREQ=WEEKLY;BYDAY=MO,FR"),
    Row("FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=TU", "biweekly:2", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"),
    Row("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=SU", "rule:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=SU"),
    Row("FREQ=WEEKLY;INTERVAL=3", "every:3,weeks"),
    Row("FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,WE", "rule:FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,WE"),
    Row("FREQ=MONTHLY", "every:1,months"), Row("FREQ=MONTHLY;INTERVAL=2", "every:2,months"),
    Row("FREQ=MONTHLY;BYMONTHDAY=15;UNTIL=20261224", "monthly:15;until:2026-12-24"),
    Row("FREQ=MONTHLY;BYMONTHDAY=-1", "monthly:32"),
    Row("FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1", "monthly:31"),
    Row("FREQ=MONTHLY;BYMONTHDAY=31", "rule:FREQ=MONTHLY;BYMONTHDAY=31"),
    Row("FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=15", "rule:FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=15"),
    Row("FREQ=MONTHLY;BYDAY=-1FR;COUNT=6", "rule:FREQ=MONTHLY;BYDAY=-1FR;COUNT=6"),
    Row("COUNT=6;BYDAY=2TU;FREQ=MONTHLY", "rule:FREQ=MONTHLY;BYDAY=2TU;COUNT=6", "FREQ=MONTHLY;BYDAY=2TU;COUNT=6"),
    Row("FREQ=YEARLY;UNTIL=20301231T235959Z", "yearly;until:2030-12-31", "FREQ=YEARLY;UNTIL=20301231"),
    Row("FREQ=YEARLY;INTERVAL=4", "every:4,years"), Row("FREQ=HOURLY;INTERVAL=4", "rule:FREQ=HOURLY;INTERVAL=4"),
    Row("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=14", "rule:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=14"),
  ]

  @Test(arguments: rows)
  func aRuleIsReadAsThePatternThatSaysTheSame(row: Row) throws {
    let recurrence = try Recurrence(rule: row.rule)
    #expect(recurrence.stored == row.stored)
    #expect(Recurrence(stored: row.stored) == recurrence)
    #expect(recurrence.rule() == row.text ?? row.rule)
    #expect(try Recurrence(rule: recurrence.rule()) == recurrence)
  }

  @Test(arguments: ["", "FREQ=SOMETIMES", "FREQ=DAILY;COUNT=0", "FREQ=DAILY;COUNT=2;UNTIL=20261224", "RSCALE=CHINESE"])
  func whatIsNoRuleIsRefused(text: String) {
    #expect(throws: RecurrenceRuleError.self) { try Recurrence(rule: text) }
  }

  @Test(arguments: [
    "weekly:1,3;completion;each;moved:2026-11-23T09:00;times:4", "daily;until:2026-12-31", "yearly:29;times:2",
    "rule:FREQ=MONTHLY;BYDAY=-1FR;COUNT=3\ncompletion", "rule:FREQ=MONTHLY;BYDAY=2TU\neach\nmoved:2026-11-23",
    "rule:FREQ=DAILY\neach\nzone:America/New_York\nlead:60\nwithout:2026-11-23T09:00", "rule:",
  ])
  func whatIsStoredReadsBack(text: String) throws {
    let recurrence = try #require(Recurrence(stored: text))
    #expect(recurrence.stored == text)
  }

  @Test(arguments: ["daily;times:0", "daily;times:x", "daily;until:2026-02-30", "daily;moved:soon", "weekly:1;until"])
  func otherWordsAreNoRecurrence(text: String) {
    #expect(Recurrence(stored: text) == nil)
  }

  @Test(arguments: [
    ("FREQ=MONTHLY;BYDAY=-1FR", "FREQ=MONTHLY;BYDAY=-1FR;COUNT=4"),
    ("freq=monthly;count=9;byday=-1FR", "freq=monthly;count=4;byday=-1FR"),
    ("FREQ=MONTHLY;UNTIL=20261224;BYDAY=-1FR", "FREQ=MONTHLY;COUNT=4;BYDAY=-1FR"),
  ])
  func theEndOfARuleStandsInItsText(text: String, counted: String) {
    var recurrence = Recurrence(.rule(text))
    recurrence.end = .count(4)
    #expect(recurrence.pattern == .rule(counted))
    #expect(recurrence.end == .count(4))
    recurrence.end = .never
    #expect(recurrence.end == .never)
    #expect(!recurrence.rule().contains("4"))
  }

  @Test(arguments: [
    ("daily", "2026-11-21"), ("weekly:1,3", "2026-11-23"), ("biweekly:6", "2026-11-21"), ("monthly:21", "2026-11-21"),
    ("monthly:20", "2026-12-20"), ("monthly:32", "2026-11-30"), ("yearly", "2026-11-21"),
    ("rule:FREQ=MONTHLY;BYDAY=-1FR", "2026-11-27"), ("rule:FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=15", "2026-12-15"),
    ("rule:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "2028-02-29"), ("rule:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", nil),
  ])
  func aSeriesBeginsOnItsFirstDay(stored: String, first: String?) throws {
    let today = try #require(Day(iso: "2026-11-21"))
    #expect(Recurrence(stored: stored)?.first(from: today)?.iso == first)
  }
}
