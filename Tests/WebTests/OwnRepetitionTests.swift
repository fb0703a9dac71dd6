import Domain
import Testing

@testable import Web

@Suite("A repetition of one's own, and a parent by its title")
struct OwnRepetitionTests {
  private let client = TestClient()

  private func form(_ fields: KeyValuePairs<String, String>) -> RecurrenceForm {
    RecurrenceForm(Fields(fields.map { Fields.Pair($0.key, $0.value) }), prefix: "")
  }

  private func value(_ form: RecurrenceForm, stored: Recurrence? = nil) -> (Recurrence?, [Problem]) {
    var problems: [Problem] = []
    let value = form.value(due: client.today, stored: stored, problems: &problems)
    return (value, problems)
  }

  @Test(arguments: [
    ("3", "weeks", "", "FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,WE"), ("1", "months", "-1", "FREQ=MONTHLY;BYDAY=-1FR"),
    ("2", "months", "3", "FREQ=MONTHLY;INTERVAL=2;BYDAY=3FR"),
  ])
  func weekdaysGoWithAnyNumberOfWeeksAndMonths(every: String, unit: String, nth: String, rule: String) throws {
    let typed = form([
      "repeat": "custom", "every": every, "unit": unit, "weekday": "3", "weekday": "1", "nth": nth, "nth-weekday": "5",
    ])
    let (recurrence, problems) = value(typed)
    let known = try #require(recurrence)
    #expect(problems.isEmpty && known.rule() == rule)
    let again = RecurrenceForm(known)
    #expect(value(again).0 == known)
    #expect(again.means(RecurrenceForm(value(again).0)))
  }

  @Test func theLastFridayIsOfferedWhereMonthsAre() {
    let (recurrence, _) = value(form(["repeat": "monthly", "nth": "-1", "nth-weekday": "5", "month-day": "7"]))
    #expect(recurrence?.rule() == "FREQ=MONTHLY;BYDAY=-1FR")
    #expect(RecurrenceForm(recurrence).kind == "monthly")
  }

  @Test func whatPatternsSayStaysAPattern() {
    let weekly = value(form(["repeat": "custom", "every": "1", "unit": "weeks", "weekday": "2"])).0
    #expect(weekly?.pattern == .weekly(Weekdays([2])))
    let plain = value(form(["repeat": "custom", "every": "5", "unit": "weeks"])).0
    #expect(plain?.pattern == .custom(every: 5, unit: .weeks))
  }

  @Test(arguments: [("5", "5"), ("x", "5"), ("1", "8"), ("0", "1")])
  func whatNoMonthHasIsRefused(nth: String, weekday: String) {
    let (recurrence, problems) = value(form(["repeat": "monthly", "nth": nth, "nth-weekday": weekday]))
    #expect(recurrence == nil && problems.count == 1)
  }

  @Test(arguments: [
    "FREQ=WEEKLY;INTERVAL=3;BYDAY=MO;WKST=SU", "FREQ=MONTHLY;BYDAY=5FR", "FREQ=MONTHLY;BYDAY=1MO,1TU",
    "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "FREQ=YEARLY;BYDAY=1MO", "FREQ=NONSENSE",
  ])
  func rulesNoChoiceSaysAreKept(rule: String) {
    #expect(RecurrenceForm(Recurrence(.rule(rule))).kind == "keep")
  }

  @Test func aRuleOfAnotherProgramIsNotRewrittenForItsOrder() {
    let stored = Recurrence(.rule("FREQ=WEEKLY;BYDAY=WE,MO;INTERVAL=3;UNTIL=20270101T120000Z"))
    var typed = RecurrenceForm(stored)
    #expect(typed.kind == "custom" && typed.end == "until")
    typed.anchor = "completion"
    #expect(value(typed, stored: stored).0?.pattern == stored.pattern)
  }

  @Test func theFormShowsTheLastFriday() throws {
    var draft = TaskDraft(title: "Beer")
    draft.recurrence = Recurrence(.rule("FREQ=MONTHLY;BYDAY=-1FR"))
    draft.due = Due(day: Day(number: client.today.number + 6))
    try client.perform(.add(draft))
    let page = client.get("/tasks/task-1").text
    #expect(page.contains("<option value=\"-1\" selected>last</option>"))
    #expect(page.contains("<option value=\"5\" selected>Friday</option>"))
  }

  // MARK: The parent

  @Test func aParentBeyondTheListIsFoundByItsTitle() throws {
    for number in 1...205 { try client.add("Task \(number)") }
    #expect(client.get("/tasks/task-1").text.contains("id=\"parent-title\""))
    let last = try #require(try client.open().last)
    let answer = client.post(.add, ["title": "New", "list": "local", "parent-title": last.title.uppercased()])
    #expect(answer.status == 303)
    #expect(try client.open().first { $0.title == "New" }?.parent == last.id)
  }

  @Test func severalThatMatchAreOfferedAndNoneIsSaid() throws {
    try client.add("Paint the house", "Paint the fence")
    let many = client.post(.add, ["title": "Brush", "list": "local", "parent-title": "paint"])
    #expect(many.status == 422 && many.text.contains("Several tasks match"))
    #expect(many.text.contains("value=\"paint\""))
    let none = client.post(.add, ["title": "Brush", "list": "local", "parent-title": "nowhere"])
    #expect(none.status == 422 && none.text.contains("No task in this list matches."))
    #expect(try client.titles().count == 2)
  }

  @Test func aTaskIsNotItsOwnParent() throws {
    try client.add("Paint", "Other")
    let answer = client.post(.save(TaskID("task-1")), ["title": "Paint", "list": "local", "parent-title": "Paint"])
    #expect(answer.status == 422)
    #expect(try client.item("task-1").parent == nil)
  }

  @Test func withFewTasksThereIsNoFieldForOthers() throws {
    try client.add("Paint", "Other")
    #expect(!client.get("/tasks/task-1").text.contains("parent-title"))
  }
}
