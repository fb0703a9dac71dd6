import Domain
import Testing

@testable import Web

@Suite("Task form")
struct TaskFormTests {
  private let client = TestClient()

  @Test func everyFieldIsStored() throws {
    let response = client.post(
      .add,
      [
        "title": "Call", "duration": "other", "minutes": "45", "importance": "high", "due": "2026-12-01",
        "time": "15:00", "notes": "number is on the fridge",
      ])
    #expect(response.status == 303)
    let item = try client.item("task-1")
    #expect(item.manualDuration == 45)
    #expect(item.importance == .high)
    #expect(item.due == Due(day: try #require(Day(iso: "2026-12-01")), time: WallTime(hour: 15, minute: 0)))
    #expect(item.notes == "number is on the fridge")
  }

  @Test func allThatIsWrongIsSaidAtOnceAndNothingTypedIsLost() throws {
    let response = client.post(
      .add,
      ["title": " ", "duration": "other", "minutes": "<b>", "importance": "high", "due": "2020-01-01", "notes": "keep"])
    #expect(response.status == 422)
    let page = response.text
    #expect(page.contains("Not saved yet. 3 fields need correcting:"))
    for sentence in ["The title is missing.", "Enter the duration in whole minutes", "That date is in the past."] {
      #expect(page.contains(sentence))
    }
    #expect(!page.contains("Enter 1 to 1440"))
    #expect(page.contains("value=\"&lt;b&gt;\""))
    #expect(page.contains(">keep</textarea>"))
    #expect(page.contains("value=\"high\" checked"))
    #expect(page.contains("aria-describedby=\"title-said title-hint error-title\""))
    #expect(page.contains("id=\"error-title\""))
    #expect(try client.titles().isEmpty)
  }

  @Test(arguments: ["0", "1441", "-5", "99999999999999999999"])
  func durationsOutsideADayAreRefused(minutes: String) throws {
    #expect(client.post(.add, ["title": "x", "duration": "other", "minutes": minutes]).status == 422)
    #expect(try client.titles().isEmpty)
  }

  @Test func refusedQuickAddGoesOnInTheLongForm() {
    let page = client.post(.add, ["title": String(repeating: "x", count: 501), "quick": "1"])
    #expect(page.status == 422)
    #expect(page.text.contains("over 500 characters"))
    #expect(page.text.contains("value=\"15\" checked"))
  }

  @Test func savingTouchesOnlyWhatWasChangedInTheForm() throws {
    try client.add("before")
    let page = client.get("/tasks/task-1").text
    #expect(page.contains("name=\"was-title\" value=\"before\""))
    var edit = TaskEdit()
    edit.importance = .set(.high)
    try client.perform(.edit(TaskID("task-1"), edit))
    let was: KeyValuePairs = [
      "title": "after", "duration": "none", "importance": "low", "list": "local", "was-title": "before",
      "was-duration": "none", "was-importance": "low", "was-list": "local",
    ]
    #expect(client.post(.save(TaskID("task-1")), was).status == 303)
    #expect(try client.item("task-1").title == "after")
    #expect(try client.item("task-1").importance == .high)
  }

  @Test func aRefusedSaveKeepsTheFormAndTheTask() throws {
    try client.add("before")
    let response = client.post(.save(TaskID("task-1")), ["title": "", "notes": "typed", "was-title": "before"])
    #expect(response.status == 422)
    #expect(response.text.contains(">typed</textarea>"))
    #expect(response.text.contains("name=\"was-title\" value=\"before\""))
    #expect(try client.item("task-1").title == "before")
  }

  @Test func anOverdueTaskCanStillBeEdited() throws {
    var draft = TaskDraft(title: "late")
    draft.due = Due(day: client.today)
    try client.perform(.add(draft))
    client.today = client.today + 10
    let fields: KeyValuePairs = [
      "title": "later", "due": "2026-11-21", "was-title": "late", "was-due": "2026-11-21",
    ]
    #expect(client.post(.save(TaskID("task-1")), fields).status == 303)
    #expect(try client.item("task-1").due?.day.iso == "2026-11-21")
  }

  @Test func savingATaskThatIsGoneSaysSo() {
    #expect(client.post(.save(TaskID("gone")), ["title": "x"]).status == 404)
  }
}
