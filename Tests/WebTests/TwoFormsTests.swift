import Domain
import TestSupport
import Testing

@testable import Web

/// A form that is sent as a browser sends it: what the page was filled with, and what somebody typed over it.
private func sent(_ item: PlanItem, _ type: (inout TaskForm) -> Void = { _ in }) -> Fields {
  let before = TaskForm(item)
  var typed = before
  type(&typed)
  let new = typed.newTag.isEmpty ? [] : [Fields.Pair("new-tag", typed.newTag)]
  return Fields(typed.pairs + new + before.pairs.map { .init("\(TaskForm.before)\($0.name)", $0.value) })
}

@Suite("Two forms of one task")
struct TwoFormsTests {
  private let client = TestClient()
  private let id = TaskID("task-1")

  init() throws {
    try client.add("first")
  }

  private func save(_ fields: Fields) -> Response {
    client.respond(.post, Route.save(id).url, form: fields)
  }

  private func edit(_ change: (inout TaskEdit) -> Void) throws {
    var edit = TaskEdit()
    change(&edit)
    try client.perform(.edit(id, edit))
  }

  @Test func theSecondIsToldAndBothTextsAreKept() throws {
    let form = sent(try client.item("task-1")) { $0.title = "mine" }
    try edit { $0.title = .set("theirs") }
    let page = save(form)
    #expect(page.status == 409)
    #expect(page.text.contains("was also changed elsewhere"))
    #expect(page.text.contains("name=\"title\" value=\"mine\""))
    #expect(page.text.contains(">theirs</p>"))
    #expect(page.text.contains("name=\"take\" value=\"title\""))
    #expect(page.text.contains("name=\"was-title\" value=\"theirs\""))
    #expect(try client.item("task-1").title == "theirs")
  }

  @Test func whatAPersonTypesCountsMoreThanATitleMadeMeanwhile() throws {
    let form = sent(try client.item("task-1")) {
      $0.title = "mine"
      $0.notes = "why"
    }
    try client.perform(.improveTitle(id, TitleRevision(raw: "first", title: "First of all")))
    #expect(save(form).status == 303)
    let item = try client.item("task-1")
    #expect(item.title == "mine" && item.notes == "why" && item.originalTitle == "first")
  }

  @Test func aTitleMadeMeanwhileStaysWhereNobodyTypesOne() throws {
    let form = sent(try client.item("task-1")) { $0.notes = "why" }
    try client.perform(.improveTitle(id, TitleRevision(raw: "first", title: "First of all")))
    #expect(save(form).status == 303)
    let item = try client.item("task-1")
    #expect(item.title == "First of all" && item.notes == "why")
  }

  @Test func savingOnceMoreKeepsWhatWasTyped() throws {
    try edit { $0.title = .set("theirs") }
    let fields = sent(try client.item("task-1")) { $0.title = "mine" }
    #expect(save(fields).status == 303)
    #expect(try client.item("task-1").title == "mine")
  }

  @Test func theOtherTextCanBeTakenOver() throws {
    var form = sent(try client.item("task-1")) {
      $0.title = "mine"
      $0.notes = "typed"
    }
    try edit { $0.title = .set("theirs") }
    form.pairs += [.init("take", "title"), .init("elsewhere", "title")]
    let page = save(form)
    #expect(page.status == 200)
    #expect(page.text.contains("name=\"title\" value=\"theirs\""))
    #expect(page.text.contains(">typed</textarea>"))
    #expect(!page.text.contains("name=\"take\""))
    #expect(try client.item("task-1").notes == nil)
  }

  @Test func whatOnlyOthersChangedStaysAndIsTold() throws {
    let form = sent(try client.item("task-1")) { $0.title = "mine" }
    try edit {
      $0.importance = .set(.high)
      $0.notes = .set("theirs")
    }
    let answer = save(form)
    #expect(answer.status == 303)
    let address = try #require(answer.header("Location"))
    let page = client.get(address)
    #expect(page.text.contains("Changed elsewhere and kept: Importance, Description"))
    let item = try client.item("task-1")
    #expect(item.title == "mine")
    #expect(item.importance == .high)
    #expect(item.notes == "theirs")
  }

  @Test func theSameChangeOnBothSidesIsNoDispute() throws {
    let form = sent(try client.item("task-1")) { $0.importance = "high" }
    try edit { $0.importance = .set(.high) }
    #expect(save(form).status == 303)
  }

  @Test func tagsOfBothSidesGoTogether() throws {
    try edit { $0.tags = .set(["a", "b"]) }
    let form = sent(try client.item("task-1")) {
      $0.tags = ["b"]
      $0.newTag = "mine"
    }
    try edit { $0.tags = .set(["a", "b", "theirs"]) }
    #expect(save(form).status == 303)
    #expect(try client.item("task-1").tags.names == ["b", "theirs", "mine"])
  }

  @Test func aTaskDeletedElsewhereCanBeCreatedAnew() throws {
    let form = sent(try client.item("task-1")) {
      $0.title = "mine"
      $0.notes = "a lot"
    }
    try client.perform(.delete([id]))
    let page = save(form)
    #expect(page.status == 404)
    #expect(page.text.contains("This task was deleted elsewhere."))
    #expect(page.text.contains("name=\"title\" value=\"mine\""))
    #expect(page.text.contains(">a lot</textarea>"))
    #expect(page.text.contains("Create again"))
    #expect(page.text.contains("action=\"/tasks\""))
    #expect(client.respond(.post, "/tasks", form: form).status == 303)
    #expect(try client.titles() == ["mine"])
  }
}

@Suite("A form sent twice")
struct RepeatedFormTests {
  private let client = TestClient()

  @Test func addsOneTask() throws {
    let fields: KeyValuePairs = ["title": "once", "tag": "x", "key": "7F2C-1"]
    let first = client.post(.add, fields)
    let second = client.post(.add, fields)
    #expect(first.status == 303)
    #expect(second.status == 303)
    #expect(first.header("Location") == second.header("Location"))
    #expect(try client.titles() == ["once"])
  }

  @Test func withAnotherTextIsAnotherTask() throws {
    _ = client.post(.add, ["title": "once", "key": "7F2C-1"])
    _ = client.post(.add, ["title": "again", "key": "7F2C-1"])
    #expect(try client.titles() == ["once", "again"])
  }

  @Test func everyCopyOfTheFormHasItsOwnKey() throws {
    let first = client.get("/tasks/new")
    let second = client.get("/tasks/new")
    #expect(first.header("X-Zeitblock-Cache") == nil)
    let keys = [first, second].flatMap { $0.text.matches(of: /name="key" value="([^"]+)"/).map { $0.1 } }
    #expect(keys.count == 4 && Set(keys).count == 4)
  }

  @Test func aKeyThatIsNoIdentifierCountsAsNone() throws {
    _ = client.post(.add, ["title": "x", "key": "<script>"])
    #expect(try client.item("task-1").title == "x")
  }
}

@Suite("A form left as it was")
struct UnchangedFormTests {
  private let client = TestClient()

  @Test(arguments: 0..<300)
  func editsNothing(seed: UInt64) throws {
    var chance = SplitMix(seed: seed)
    let item = PlanItem.any(&chance)
    var typed = TaskForm(sent(item))
    let before = TaskForm(sent(item), prefix: TaskForm.before)
    #expect(typed.edit(of: before, on: item, today: client.today) == TaskEdit(), "seed \(seed)")
    #expect(typed.problems.isEmpty, "seed \(seed)")
    #expect(typed.disagreements(with: TaskForm(item), since: before).isEmpty, "seed \(seed)")
    #expect(typed.changes(by: TaskForm(item), since: before).isEmpty, "seed \(seed)")
  }

  /// The last Friday the choices can say, the one before it they cannot.
  @Test(arguments: [("BYDAY=-2FR;FREQ=MONTHLY;WKST=MO", 27, true), ("BYDAY=-1FR;FREQ=MONTHLY;WKST=MO", 6, false)])
  func aRuleOfAnotherProgramStaysAsItWasWritten(rule: String, days: Int, isKept: Bool) throws {
    var draft = TaskDraft(title: "pay")
    draft.due = Due(day: client.today + days)
    draft.recurrence = Recurrence(stored: "rule:\(rule)")
    try client.perform(.add(draft))
    let before = try client.item("task-1")
    #expect(client.get("/tasks/task-1").text.contains("<code class=\"command\">\(rule)</code>") == isKept)
    let fields = sent(before) { $0.title = "pay rent" }
    #expect(client.respond(.post, "/tasks/task-1", form: fields).status == 303)
    #expect(try client.item("task-1").recurrence == before.recurrence)
    #expect(try client.item("task-1").title == "pay rent")
    let replaced = sent(try client.item("task-1")) { $0.recurrence.kind = "daily" }
    #expect(client.respond(.post, "/tasks/task-1", form: replaced).status == 303)
    #expect(try client.item("task-1").recurrence == Recurrence(.daily))
  }

  @Test func anotherAnchorLeavesTheDayTheSeriesHangsOn() throws {
    var draft = TaskDraft(title: "x")
    draft.due = Due(day: try #require(Day(iso: "2027-01-31")))
    draft.recurrence = Recurrence(.custom(every: 1, unit: .months))
    try client.perform(.add(draft))
    try client.perform(.complete([TaskID("task-1")]))
    #expect(try client.item("task-1").due?.day.iso == "2027-02-28")
    let fields = sent(try client.item("task-1")) { $0.recurrence.missed = "each" }
    #expect(client.respond(.post, "/tasks/task-1", form: fields).status == 303)
    #expect(try client.item("task-1").recurrence?.monthDay == 31)
  }
}

extension SplitMix {
  mutating func any<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &self)] }
}

extension PlanItem {
  /// A task with something in every field, or nothing.
  fileprivate static func any(_ chance: inout SplitMix) -> PlanItem {
    let texts = ["a", "ä ö", "<b>&\"'", "x\ny", "👩‍👩‍👧", " wide ", "\u{202E}bidi", "comma, semicolon;"]
    var item = PlanItem(
      id: TaskID("x"), list: ListID(chance.any(["local", "other"])), title: chance.any(texts), rank: Rank(0),
      createdAt: Instant(seconds: 0))
    item.notes = chance.any([nil] + texts.map { $0 } + ["\n\nlead"])
    item.importance = chance.any(Importance.allCases)
    item.urgency = chance.any(Urgency.allCases)
    item.type = chance.any(TaskType.allCases)
    item.grade = chance.any([nil] + Grade.allCases)
    item.subPriority = item.grade == .a ? chance.any([nil, 1, 17]) : nil
    item.tags = Tags((0..<Int.random(in: 0...3, using: &chance)).map { _ in chance.any(texts) })
    item.due = chance.any([nil, Due(day: Day(number: 20_000)), Due(day: Day(number: 25_000), time: .midnight)])
    item.notBefore = chance.any([nil, Day(number: 19_000)])
    item.manualDuration = chance.any([nil, 5, 15, 45, 1440])
    item.recurrence = chance.any([
      nil, Recurrence(.daily), Recurrence(.weekly(Weekdays([2, 5])), missed: .each), Recurrence(.biweekly(Weekdays())),
      Recurrence(.monthly(day: 32), anchor: .completion), Recurrence(.yearly, end: .count(4), monthDay: 29),
      Recurrence(.daily, end: .until(Day(number: 26_000))),
      Recurrence(.custom(every: 3, unit: .months), monthDay: 31), Recurrence(stored: "rule:FREQ=HOURLY;INTERVAL=5"),
    ])
    item.parent = chance.any([nil, TaskID("p")])
    item.delegatedTo = chance.any([nil] + texts)
    return item
  }
}
