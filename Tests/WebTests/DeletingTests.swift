import Domain
import Foundation
import Testing

@testable import Web

@Suite("Deleting, the trash and the history")
struct DeletingTests {
  private let client = TestClient()

  /// `task-1` with `task-2` below it and `task-3` below that one; `task-4` apart.
  private func family() throws {
    try client.add("Move", "Pack", "Label", "Other")
    try client.perform(.nest(TaskID("task-2"), under: TaskID("task-1")))
    try client.perform(.nest(TaskID("task-3"), under: TaskID("task-2")))
  }

  @Test func deletingATaskWithSubtasksAsksWhatBecomesOfThem() throws {
    try family()
    try client.perform(.complete([TaskID("task-3")]))
    let answer = client.post(.change(TaskID("task-1"), .delete))
    #expect(answer.status == 409)
    #expect(answer.text.contains("“Move” has 2 subtasks."))
    #expect(answer.text.contains("Delete them too?"))
    #expect(answer.text.contains("action=\"/tasks/task-1/delete\""))
    #expect(try client.titles().sorted() == ["Move", "Other", "Pack"])
  }

  @Test func allOfThemGoAndComeBackAsOneStep() throws {
    try family()
    let answer = client.post(.change(TaskID("task-1"), .delete), ["subtasks": "all"])
    #expect(answer.status == 303)
    #expect(try client.titles() == ["Other"])
    #expect(client.get(answer.header("Location") ?? "").text.contains("3 tasks deleted"))
    _ = client.post(.undo)
    #expect(try client.titles().sorted() == ["Label", "Move", "Other", "Pack"])
    #expect(try client.item("task-3").parent == TaskID("task-2"))
    #expect(try client.item("task-2").parent == TaskID("task-1"))
  }

  @Test func onlyItselfGoesWhenThatIsSaid() throws {
    try family()
    #expect(client.post(.change(TaskID("task-1"), .delete), ["subtasks": "keep"]).status == 303)
    #expect(try client.titles().sorted() == ["Label", "Other", "Pack"])
  }

  @Test func aTaskWithoutSubtasksGoesAtOnce() throws {
    try family()
    #expect(client.post(.change(TaskID("task-4"), .delete)).status == 303)
    #expect(try client.titles().sorted() == ["Label", "Move", "Pack"])
  }

  @Test func severalAtOnceAskAsWell() throws {
    try family()
    let asked = client.post(.bulk, ["do": "delete", "ids": "task-1,task-4"])
    #expect(asked.status == 409 && asked.text.contains("The selection has 2 more subtasks."))
    #expect(client.post(.bulk, ["do": "delete", "ids": "task-1,task-4", "subtasks": "all"]).status == 303)
    #expect(try client.titles().isEmpty)
  }

  @Test func theTrashNamesListAndAccount() throws {
    let work = SourceList(id: ListID("work"), account: "me@dav.example", name: "Work", access: .granted)
    try client.store.write { (writer) throws(PlannerFailure) in try writer.save(work) }
    var draft = TaskDraft(title: "Report")
    draft.list = work.id
    try client.perform(.add(draft))
    try client.perform(.add(TaskDraft(title: "Bread")))
    try client.perform(.delete([TaskID("task-1"), TaskID("task-2")]))
    let page = client.get("/trash").text
    #expect(page.contains("00:00 · list Work of me@dav.example · 30 days left"))
    #expect(page.components(separatedBy: " of me@dav.example").count == 2)
    try client.store.write { (writer) throws(PlannerFailure) in try writer.remove(work.id) }
    #expect(
      client.get("/trash").text.contains("the list “Work” no longer exists; the task is restored without an account"))
  }

  /// `task-1` comes back daily and has `task-2` below it; `task-3` stands apart.
  private func series() throws {
    var draft = TaskDraft(title: "Water")
    draft.due = Due(day: client.today)
    draft.recurrence = Recurrence(.daily)
    try client.perform(.add(draft))
    try client.add("Can", "Other")
    try client.perform(.nest(TaskID("task-2"), under: TaskID("task-1")))
  }

  @Test func deletingWhatRepeatsAsksWhetherTheSeriesIsMeant() throws {
    try series()
    let asked = client.post(.change(TaskID("task-1"), .delete))
    #expect(asked.status == 409 && asked.text.contains("“Water” repeats."))
    #expect(asked.text.contains("name=\"series\" value=\"keep\"") && asked.text.contains("value=\"all\""))
    #expect(try client.item("task-1").due?.day == client.today)
    let answer = client.post(.change(TaskID("task-1"), .delete), ["series": "keep"])
    #expect(answer.status == 303)
    #expect(try client.item("task-1").due?.day == client.today + 1)
    #expect(try client.titles().sorted() == ["Can", "Other", "Water"])
  }

  @Test func theWholeSeriesAsksAboutSubtasksNext() throws {
    try series()
    let asked = client.post(.change(TaskID("task-1"), .delete), ["series": "all"])
    #expect(asked.status == 409 && asked.text.contains("“Water” has one subtask."))
    #expect(asked.text.contains("<input type=\"hidden\" name=\"series\" value=\"all\">"))
    #expect(client.post(.change(TaskID("task-1"), .delete), ["series": "all", "subtasks": "all"]).status == 303)
    #expect(try client.titles() == ["Other"])
  }

  @Test func amongSeveralThoseThatRepeatCanBeLeftOut() throws {
    try series()
    let all: KeyValuePairs = ["do": "delete", "ids": "task-1,task-3"]
    let asked = client.post(.bulk, all)
    #expect(asked.status == 409 && asked.text.contains("Selected tasks that repeat: 1."))
    #expect(client.post(.bulk, ["do": "delete", "ids": "task-1,task-3", "series": "keep"]).status == 303)
    #expect(try client.titles().sorted() == ["Can", "Water"])
    #expect(client.post(.bulk, ["do": "delete", "ids": "task-1", "series": "keep"]).status == 303)
    #expect(try client.titles().sorted() == ["Can", "Water"])
    #expect(client.post(.bulk, ["do": "delete", "ids": "task-1", "series": "all", "subtasks": "all"]).status == 303)
    #expect(try client.titles().isEmpty)
  }

  @Test func aLongHistoryComesInPages() throws {
    try client.add("0")
    for number in 1...120 {
      _ = client.post(.change(TaskID("task-1"), .rename), ["title": "\(number)"])
    }
    func changes(_ address: String) -> Int {
      client.get(address).text.components(separatedBy: "class=\"change\"").count - 1
    }
    #expect(["", "?page=2", "?page=3"].map { changes("/tasks/task-1/history" + $0) } == [50, 50, 20])
    let first = client.get("/tasks/task-1/history").text
    #expect(first.contains("rel=\"next\" href=\"/tasks/task-1/history?page=2\"") && !first.contains("rel=\"prev\""))
    let last = client.get("/tasks/task-1/history?page=99").text
    #expect(last.contains("rel=\"prev\" href=\"/tasks/task-1/history?page=2\"") && !last.contains("rel=\"next\""))
    #expect(client.get("/tasks/task-1").text.contains("href=\"/tasks/task-1/history\""))
    let page = client.get("/tasks/task-1/history?page=3").text
    let key = try #require(page.components(separatedBy: "name=\"step\" value=\"").last?.split(separator: "\"").first)
    #expect(client.post(.bringBack(TaskID("task-1")), ["step": String(key), "page": "3"]).status == 303)
    #expect(try client.item("task-1").title == "0")
  }

  @Test func aHistoryTellsOnlyChangesThatCanBeSeen() throws {
    try client.add("Water")
    func changes(_ recurrence: Recurrence) throws -> [String] {
      var edit = TaskEdit()
      edit.recurrence = .set(recurrence)
      try client.perform(.edit(TaskID("task-1"), edit))
      let rows = client.get("/tasks/task-1/history").text.components(separatedBy: "class=\"change\"").dropFirst()
      return rows.map { String($0.prefix { $0 != "\n" }.prefix(200)) }
    }
    let due = Due(day: client.today + 2)
    let mondays = Recurrence(.rule("FREQ=MONTHLY;BYDAY=1MO"))
    var told = mondays
    told.series = Recurrence.Series(telling: Recurrence.Telling(start: due, due: due))
    #expect(try changes(mondays).count == 1)
    #expect(try changes(told).count == 1)
    told.end = .count(3)
    let last = try changes(told)
    #expect(last.count == 2 && last.first?.contains("3 more times") == true, "\(last)")
  }
}
