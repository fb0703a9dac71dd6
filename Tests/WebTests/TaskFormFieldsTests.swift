import Domain
import Foundation
import Testing

@testable import Web

@Suite("Every field of the task form")
struct TaskFormFieldsTests {
  private let client = TestClient()
  private let task = TaskID("task-1")

  private func day(_ iso: String) throws -> Day { try #require(Day(iso: iso)) }

  @Test func everyFieldTypedReachesTheTask() throws {
    try client.add("parent")
    let response = client.post(
      .add,
      [
        "title": " Call ", "duration": "60", "importance": "medium", "urgency": "urgent", "type": "givingBack",
        "tag": "one", "tag": "Two", "new-tag": "three, four", "due": "2026-12-02", "time": "09:30",
        "not-before": "2026-12-01", "repeat": "biweekly", "weekday": "1", "weekday": "3", "anchor": "completion",
        "missed": "each", "notes": "a\r\nb", "grade": "A", "sub-priority": "2", "delegated-to": "Kim",
        "parent": "task-1", "list": "local",
      ])
    #expect(response.status == 303)
    let item = try client.item("task-2")
    #expect(item.title == "Call")
    #expect(item.manualDuration == 60)
    #expect(item.importance == .medium)
    #expect(item.urgency == .urgent)
    #expect(item.type == .givingBack)
    #expect(item.tags.names == ["one", "Two", "three", "four"])
    #expect(item.due == Due(day: try day("2026-12-02"), time: WallTime(hour: 9, minute: 30)))
    #expect(item.notBefore == (try day("2026-12-01")))
    #expect(item.recurrence == Recurrence(.biweekly(Weekdays([1, 3])), anchor: .completion, missed: .each))
    #expect(item.notes == "a\nb")
    #expect(item.grade == .a)
    #expect(item.subPriority == 2)
    #expect(item.delegatedTo == "Kim")
    #expect(item.parent == task)
  }

  @Test(arguments: [("until", "", "end-day"), ("count", "0", "end-count"), ("count", "10000", "end-count")])
  func whatIsWrongWithARepetitionIsSaidAtOnceAtEachPart(end: String, value: String, place: String) throws {
    let page = client.post(
      .add,
      [
        "title": "x", "repeat": "custom", "every": "0", "unit": "days", "end": end, "end-day": "", "end-count": value,
      ])
    #expect(page.status == 422)
    for part in ["every", place] {
      #expect(page.text.contains("aria-describedby=\"error-\(part)\""))
      #expect(page.text.contains("id=\"error-\(part)\""))
      #expect(page.text.contains("href=\"#\(part)\""))
    }
    #expect(!page.text.contains("error-recurrence"))
    #expect(try client.titles().isEmpty)
  }

  @Test(
    arguments: [
      ("repeat=daily", Recurrence.Pattern.daily), ("repeat=weekly", .weekly(Weekdays())),
      ("repeat=weekly&weekday=7&month-day=99&every=x", .weekly(Weekdays([7]))),
      ("repeat=monthly&month-day=32", .monthly(day: 32)), ("repeat=monthly", .monthly(day: 30)),
      ("repeat=yearly", .yearly),
      ("repeat=custom&every= 1 0&unit=days", .custom(every: 10, unit: .days)),
      ("repeat=custom&every=3&unit=years", .custom(every: 3, unit: .years)),
    ] as [(String, Recurrence.Pattern)])
  func everyKindOfRepetitionIsRead(fields: String, pattern: Recurrence.Pattern) throws {
    let pairs = read(fields) + [Fields.Pair("title", "x"), Fields.Pair("due", "2026-11-30")]
    #expect(client.respond(.post, "/tasks", form: Fields(pairs)).status == 303)
    #expect(try client.item("task-1").recurrence?.pattern == pattern)
  }

  @Test func everyProblemIsSaidAtItsFieldInBothLanguages() throws {
    let wrong: KeyValuePairs = [
      "title": "", "duration": "other", "minutes": "1441", "importance": "huge", "urgency": "maybe", "type": "play",
      "tag": "a;b", "tag": "ok", "new-tag": "OK", "due": "2020-01-01", "not-before": "soon", "repeat": "monthly",
      "month-day": "33", "notes": String(repeating: "x", count: 100_001), "list": "nowhere", "grade": "B",
      "sub-priority": "0", "parent": "nobody",
    ]
    for language in ["en", "de"] {
      client.acceptLanguage = language
      let page = client.post(.add, wrong)
      #expect(page.status == 422)
      let fields: [Field] = [
        .title, .manualDuration, .importance, .urgency, .type, .tags, .due, .notBefore, .notes, .subPriority, .parent,
      ]
      for place in fields.map({ $0.rawValue }) + ["month-day"] {
        #expect(page.text.contains("id=\"error-\(place)\""), "\(place)")
        #expect(page.text.components(separatedBy: "error-\(place)").count > 2, "\(place) is tied to its error")
      }
    }
    #expect(try client.titles().isEmpty)
  }

  @Test(
    arguments: [
      ("repeat=weekly&weekday=8", "Unknown weekday."),
      ("repeat=monthly&month-day=0", "Choose a day from 1 to 31"),
      ("repeat=custom&every=0", "whole number from 1 to 999"),
      ("repeat=custom&every=often", "whole number from 1 to 999"),
      ("repeat=daily&end=count&end-count=", "1 to 9999"), ("repeat=daily&end=until", "That isn’t a date."),
      ("repeat=daily&end=until&end-day=2026-11-25&due=2026-11-26", "The repeat ends before the due date."),
      ("repeat=hourly", "Unknown choice: “hourly”"), ("grade=F", "Unknown choice: “F”"),
      ("sub-priority=one&grade=A", "Enter a whole number, 1 or higher."),
      ("sub-priority=1", "Only grade A tasks have a number"),
      ("time=25:00&due=2026-12-01", "Unknown choice: “25:00”"),
      ("new-tag=x\\y", "contains a character that tags can’t have"),
      ("tag=", "This tag is empty."), ("tag=a&tag=A", "The tag “A” is already there."),
    ] as [(String, String)])
  func whatCannotBeReadIsRefusedAndKept(fields: String, sentence: String) throws {
    let pairs = [Fields.Pair("title", "kept")] + read(fields)
    let page = client.respond(.post, "/tasks", form: Fields(pairs))
    #expect(page.status == 422)
    #expect(page.text.contains(sentence))
    #expect(page.text.contains("value=\"kept\""))
    #expect(try client.titles().isEmpty)
  }

  @Test func aLinkFillsTheFormOfANewTask() throws {
    let page = client.get("/tasks/new?title=Call&day=2026-12-01&list=local").text
    #expect(page.contains("name=\"title\" value=\"Call\""))
    #expect(page.contains("type=\"date\" value=\"2026-12-01\""))
  }

  @Test(arguments: [
    ("end=never&end-day=2027-01-01", Recurrence.End.never),
    ("end=until&end-day=2027-01-01", .until(Day(number: 20_819))),
    ("end=count&end-count=7&end-day=x", .count(7)),
  ])
  func everyEndIsRead(fields: String, end: Recurrence.End) throws {
    let pairs = read("title=x&repeat=daily&due=2026-11-30&\(fields)")
    #expect(client.respond(.post, "/tasks", form: Fields(pairs)).status == 303)
    #expect(try client.item("task-1").recurrence?.end == end)
  }

  @Test func onlyThisOccurrenceCanBeMoved() throws {
    _ = client.respond(.post, "/tasks", form: Fields(read("title=x&repeat=weekly&weekday=1&due=2026-11-23")))
    #expect(client.get("/tasks/task-1").text.contains("name=\"scope\" value=\"occurrence\""))
    let typed = "title=x&repeat=weekly&weekday=1&due=2026-11-24&scope=occurrence&list=local&duration=none"
    let was = "was-title=x&was-repeat=weekly&was-weekday=1&was-due=2026-11-23&was-list=local&was-duration=none"
    #expect(client.respond(.post, "/tasks/task-1", form: Fields(read("\(typed)&\(was)"))).status == 303)
    #expect(try client.item("task-1").due?.day.iso == "2026-11-24")
    #expect(try client.item("task-1").recurrence?.scheduled?.day.iso == "2026-11-23")
    #expect(client.post(.change(TaskID("task-1"), .skip)).status == 303)
    #expect(try client.item("task-1").due?.day.iso == "2026-11-30")
    #expect(client.get("/tasks/task-1").text.contains("Mon 23 Nov: skipped on today"))
  }

  @Test func theNextDaysAreShown() throws {
    let url = "/upcoming?repeat=weekly&weekday=3&due=2026-11-25"
    #expect(client.get(url).text == "Next: Wed 25 Nov · Wed 2 Dec · Wed 9 Dec")
    #expect(client.get("/upcoming?repeat=custom&every=x&due=2026-11-25").text.isEmpty)
    #expect(client.get("/upcoming?repeat=never").text.isEmpty)
    #expect(client.get("/upcoming?repeat=weekly&weekday=2").text == "Next: Tue 24 Nov · Tue 1 Dec · Tue 8 Dec")
    let ending = "/upcoming?repeat=daily&due=2026-11-25&end=count&end-count=2"
    #expect(client.get(ending).text == "Next: Wed 25 Nov · Thu 26 Nov")
  }
}

/// Pairs from `name=value&name=value`.
private func read(_ text: String) -> [Fields.Pair] {
  text.split(separator: "&").map { part in
    let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return Fields.Pair(String(sides[0]), String(sides[1]))
  }
}

@Suite("Tags without scripts")
struct TagButtonTests {
  private let client = TestClient()

  @Test func aTagIsAddedAndNothingElseTypedIsLost() throws {
    let page = client.post(
      .add,
      ["title": "half", "tag": "one", "new-tag": "two, three", "minutes": "7", "duration": "other", "add-tag": "1"])
    #expect(page.status == 200)
    for tag in ["one", "two", "three"] { #expect(page.text.contains("name=\"tag\" value=\"\(tag)\"")) }
    #expect(page.text.contains("name=\"new-tag\" value=\"\""))
    #expect(page.text.contains("value=\"half\""))
    #expect(page.text.contains("name=\"minutes\" value=\"7\""))
    #expect(try client.titles().isEmpty)
  }

  @Test func aTagIsTakenAway() throws {
    let page = client.post(.add, ["title": "half", "tag": "one", "tag": "two", "remove-tag": "one"])
    #expect(!page.text.contains("name=\"tag\" value=\"one\""))
    #expect(page.text.contains("name=\"tag\" value=\"two\""))
  }

  @Test(arguments: [("", "This tag is empty."), ("ONE", "The tag “ONE” is already there.")])
  func whatIsNoNewTagIsRefused(typed: String, sentence: String) throws {
    let page = client.post(.add, ["title": "half", "tag": "one", "new-tag": typed, "add-tag": "1"])
    #expect(page.status == 422)
    #expect(page.text.contains(sentence))
    #expect(page.text.contains("name=\"new-tag\" value=\"\(typed)\""))
  }

  @Test func onAStoredTaskTheButtonsSaveNothing() throws {
    try client.add("stored")
    let route = Route.save(TaskID("task-1"))
    let page = client.post(route, ["title": "typed", "was-title": "stored", "new-tag": "x", "add-tag": "1"])
    #expect(page.text.contains("name=\"tag\" value=\"x\""))
    #expect(page.text.contains("name=\"was-title\" value=\"stored\""))
    #expect(try client.item("task-1").title == "stored")
    #expect(try client.item("task-1").tags.isEmpty)
  }
}
