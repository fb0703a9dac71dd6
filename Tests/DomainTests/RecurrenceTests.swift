import Testing

@testable import Domain

@Suite("Recurrence")
struct RecurrenceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    let due: String
    let done: String
    let next: String

    var testDescription: String { "\(rule) due \(due) done \(done)" }
  }

  static let rows = [
    Row(rule: "daily", due: "2026-11-21", done: "2026-11-21", next: "2026-11-22"),
    Row(rule: "daily", due: "2026-11-01", done: "2026-11-21", next: "2026-11-22"),
    Row(rule: "daily;each", due: "2026-11-01", done: "2026-11-21", next: "2026-11-02"),
    Row(rule: "weekly", due: "2026-11-18", done: "2026-11-18", next: "2026-11-25"),
    Row(rule: "weekly:1,3", due: "2026-11-23", done: "2026-11-23", next: "2026-11-25"),
    Row(rule: "weekly:1,3", due: "2026-11-25", done: "2026-11-25", next: "2026-11-30"),
    Row(rule: "biweekly:2,5", due: "2026-11-17", done: "2026-11-17", next: "2026-11-20"),
    Row(rule: "biweekly:2,5", due: "2026-11-20", done: "2026-11-21", next: "2026-12-01"),
    Row(rule: "monthly:31", due: "2026-01-31", done: "2026-01-31", next: "2026-02-28"),
    Row(rule: "monthly:31", due: "2026-02-28", done: "2026-02-28", next: "2026-03-31"),
    Row(rule: "monthly:32", due: "2028-01-31", done: "2028-01-31", next: "2028-02-29"),
    Row(rule: "monthly:15", due: "2026-11-21", done: "2026-11-21", next: "2026-12-15"),
    Row(rule: "yearly", due: "2028-02-29", done: "2028-02-29", next: "2029-02-28"),
    Row(rule: "every:3,days;completion", due: "2026-11-01", done: "2026-11-21", next: "2026-11-24"),
    Row(rule: "every:2,months", due: "2026-12-31", done: "2026-12-31", next: "2027-02-28"),
    Row(rule: "every:1,months,31", due: "2027-02-28", done: "2027-02-28", next: "2027-03-31"),
    Row(rule: "every:1,months,31", due: "2027-01-31", done: "2027-04-30", next: "2027-05-31"),
    Row(rule: "every:1,months,31", due: "2027-02-15", done: "2027-02-15", next: "2027-03-15"),
    Row(rule: "yearly:29;each", due: "2031-02-28", done: "2031-02-28", next: "2032-02-29"),
    Row(rule: "yearly:29", due: "2031-03-05", done: "2031-03-05", next: "2032-03-05"),
    Row(rule: "every:2,years,29", due: "2030-02-28", done: "2030-02-28", next: "2032-02-29"),
  ]

  @Test(arguments: rows)
  func theNextDayFollowsThePattern(row: Row) throws {
    let recurrence = try #require(Recurrence(stored: row.rule))
    let due = try #require(Day(iso: row.due))
    let done = try #require(Day(iso: row.done))
    #expect(recurrence.next(afterDue: due, doneOn: done)?.iso == row.next)
    #expect(recurrence.stored == row.rule)
  }

  @Test(arguments: [
    ("every:1,months", "2027-01-31", "every:1,months,31"), ("every:1,months", "2027-02-28", "every:1,months"),
    ("every:1,months,31", "2027-02-28", "every:1,months,31"), ("every:1,months,31", "2027-04-29", "every:1,months,29"),
    ("every:1,months;completion", "2027-01-31", "every:1,months;completion"), ("yearly", "2028-02-29", "yearly:29"),
    ("yearly", "2027-03-31", "yearly"), ("yearly:29", "2029-02-28", "yearly:29"),
    ("monthly:31", "2027-01-31", "monthly:31"),
    ("every:2,years;each", "2028-02-29", "every:2,years,29;each"), ("every:3,days", "2027-01-31", "every:3,days"),
  ])
  func aSeriesHangsOnTheDayAShorterMonthWouldLose(rule: String, due: String, anchored: String) throws {
    let due = try #require(Day(iso: due))
    #expect(Recurrence(stored: rule)?.anchored(on: due).stored == anchored)
  }

  @Test(arguments: [
    ("every:1,months", "2027-01-31", ["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]),
    ("yearly", "2028-02-29", ["2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]),
  ])
  func aShortMonthDoesNotMoveTheSeriesForGood(rule: String, due: String, days: [String]) throws {
    var due = try #require(Day(iso: due))
    var recurrence = try #require(Recurrence(stored: rule))
    for day in days {
      recurrence = recurrence.anchored(on: due)
      due = try #require(recurrence.next(afterDue: due, doneOn: due))
      #expect(due.iso == day)
    }
  }

  @Test(arguments: [
    "daily", "daily;each", "weekly:1", "biweekly:5", "monthly:31", "yearly", "every:3,days", "every:2,weeks",
    "every:1,months", "every:2,years", "daily;completion",
  ])
  func nothingComesAfterTheYear9999(rule: String) throws {
    let last = try #require(Day(year: 9999, month: 12, day: 31))
    #expect(try #require(Recurrence(stored: rule)).next(afterDue: last, doneOn: last) == nil)
  }

  @Test func aRuleKeptVerbatimHasNoNextDayHere() throws {
    let rule = Recurrence(.rule("FREQ=MONTHLY;BYDAY=-1FR"))
    #expect(rule.next(afterDue: Day(number: 0), doneOn: Day(number: 0)) == nil)
    #expect(Recurrence(stored: rule.stored) == rule)
  }

  @Test(arguments: [
    "", "weekly:8", "weekly:x", "monthly:33", "monthly", "every:0,days", "every:2,moons", "daily;sometimes",
    "every:1,months,28", "every:1,months,32", "every:1,days,31", "yearly:30", "every:1,months,31,1",
  ])
  func otherTextIsNoRecurrence(text: String) {
    #expect(Recurrence(stored: text) == nil)
  }
}
