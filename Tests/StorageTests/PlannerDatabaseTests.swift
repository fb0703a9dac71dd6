import Domain
import Testing

@testable import Storage

@Suite("Planner database")
struct PlannerDatabaseTests {
  let directory: TemporaryDirectory
  let database: PlannerDatabase
  let environment = Environment.counted()

  init() throws {
    directory = try TemporaryDirectory()
    database = try PlannerDatabase(in: directory.data, readers: 2)
  }

  private func titles(in database: PlannerDatabase) throws(PlannerFailure) -> [String] {
    try database.read { (reader) throws(PlannerFailure) in try reader.items(ItemQuery()).map { $0.title } }
  }

  @Test func everyFieldOfATaskComesBack() throws {
    var item = PlanItem(
      id: TaskID("a\0b"), list: .local, title: "Fenster 🪟 putzen", rank: Rank(-5), createdAt: Instant(seconds: 1))
    item.notes = "erst\ndann\0 so"
    item.importance = .high
    item.urgency = .urgent
    item.grade = .a
    item.subPriority = 3
    item.type = .givingBack
    item.tags = Tags(["Haus", "für später"])
    item.due = Due(day: Day(number: -1), time: WallTime(minutes: 0))
    item.notBefore = Day(number: 20_000)
    item.manualDuration = 1_440
    item.recurrence = Recurrence(.monthly(day: 32), anchor: .completion, missed: .each)
    item.parent = TaskID("parent")
    item.delegatedTo = "Robin"
    item.needsTitleImprovement = true
    item.originalTitle = "Fw: Fenster"
    item.sourceURL = "https://example.org/?a=1"
    item.completedAt = Instant(seconds: 9_999_999_999)
    item.modifiedAt = Instant(seconds: 2)
    item.actualMinutes = 70
    try database.write { (writer) throws(PlannerFailure) in try writer.save(item) }
    let found = try database.read { (reader) throws(PlannerFailure) in try reader.item(item.id) }
    #expect(found == item)
  }

  @Test func anotherProgramSeesWhatWasCommitted() throws {
    let other = try PlannerDatabase(in: directory.data)
    try Planner(database).perform(.add(TaskDraft(title: "hier")), in: environment)
    #expect(try titles(in: other) == ["hier"])
    try Planner(other).perform(.add(TaskDraft(title: "dort")), in: environment)
    #expect(try titles(in: database) == ["hier", "dort"])
  }

  @Test func aRefusedCommandStoresNothing() throws {
    #expect(throws: PlannerFailure.self) {
      try Planner(database).perform(.add(TaskDraft(title: " ")), in: environment)
    }
    #expect(try titles(in: database) == [])
    #expect(try database.read { (reader) throws(PlannerFailure) in try reader.lastDone() } == nil)
  }

  @Test func aReadSeesOneStateWhileOthersWrite() throws {
    let planner = Planner(database)
    try planner.perform(.add(TaskDraft(title: "eins")), in: environment)
    let counts = try database.read { (reader) throws(PlannerFailure) in
      let before = try reader.openCount()
      try planner.perform(.add(TaskDraft(title: "zwei")), in: environment)
      return (before, try reader.openCount(), try reader.items(ItemQuery()).count)
    }
    #expect(counts == (1, 1, 1))
    #expect(try titles(in: database) == ["eins", "zwei"])
  }

  @Test func aTaskWhoseListIsUnknownIsRefused() throws {
    let item = PlanItem(
      id: TaskID("a"), list: ListID("nowhere"), title: "a", rank: Rank(0), createdAt: Instant(seconds: 0))
    #expect(throws: PlannerFailure.self) {
      try database.write { (writer) throws(PlannerFailure) in try writer.save(item) }
    }
  }

  @Test func tenThousandUndoStepsAreKept() throws {
    let draft = HistoryEntry.Draft(
      summary: .init(kind: .setting, title: "", count: 0), at: Instant(seconds: 0),
      changes: [.setting(.theme, before: nil, after: "dark")])
    let last = try database.write { (writer) throws(PlannerFailure) in
      var number: Int64 = 0
      for _ in 0..<10_002 { number = try writer.append(draft) }
      return number
    }
    let kept = try database.read { (reader) throws(PlannerFailure) in
      (try reader.historyEntry(last - 9_999), try reader.historyEntry(last - 10_000))
    }
    #expect(kept.0 != nil)
    #expect(kept.1 == nil)
  }

  @Test func searchFindsWordsWithoutCaseAndDiacritics() throws {
    var draft = TaskDraft(title: "Café in Zürich buchen")
    draft.tags = ["Urlaub"]
    try Planner(database).perform(.add(draft), in: environment)
    let connection = try DatabaseFile(in: directory.data).openReader()
    for word in ["cafe", "ZURICH", "urlaub"] {
      let sql = "SELECT count(*) FROM taskText WHERE taskText MATCH ?1"
      #expect(try connection.first(sql, .text(word)) { $0.int() } == 1)
    }
  }

  @Test func theFileAloneIsCompleteAfterACheckpoint() throws {
    try Planner(database).perform(.add(TaskDraft(title: "kopiert")), in: environment)
    try database.checkpoint()
    let copy = try TemporaryDirectory()
    try copy.data.create()
    write(try bytes(of: directory.data.database), to: copy.data.database)
    #expect(try titles(in: PlannerDatabase(in: copy.data)) == ["kopiert"])
  }

  @Test func tasksCanBeSeenOneAfterTheOther() throws {
    for title in ["eins", "zwei", "drei"] {
      try Planner(database).perform(.add(TaskDraft(title: title)), in: environment)
    }
    var seen: [PlanItem] = []
    let items = try database.read { (reader) throws(PlannerFailure) in
      try reader.visit(ItemQuery(offset: 1)) { seen.append($0) }
      return try reader.items(ItemQuery(offset: 1))
    }
    #expect(seen == items)
    #expect(seen.map { $0.title } == ["zwei", "drei"])
  }

  @Test func aSummarySaysWhatTheTaskSays() throws {
    var drafts = [TaskDraft(title: "Brot #Einkauf #45min"), TaskDraft(title: "später")]
    drafts[0].tags = ["Haus"]
    drafts[0].notes = "auch #Garten"
    drafts[0].importance = .high
    drafts[0].grade = .b
    drafts[1].due = Due(day: Day(number: 20_800), time: WallTime(minutes: 600))
    for draft in drafts { try Planner(database).perform(.add(draft), in: environment) }
    var seen: [TaskSummaries] = []
    let items = try database.read { (reader) throws(PlannerFailure) in
      try reader.visitSummaries(ItemQuery(), by: 1) { seen.append($0) }
      return try reader.items(ItemQuery())
    }
    #expect(items.count == 2)
    #expect(seen.map { $0.id(0) } == items.map { $0.id })
    #expect(seen.map { $0.withTitle(0) { String(decoding: $0, as: UTF8.self) } } == items.map { $0.title })
    #expect(seen.map { $0.withTags(0) { String(decoding: $0, as: UTF8.self) } } == ["Haus\nEinkauf\nGarten", ""])
    #expect(
      seen.map { $0.lines }
        == items.map { item in
          [
            TaskSummaries.Line(
              list: item.list, importance: item.importance, due: item.due, completedAt: item.completedAt,
              minutes: item.effectiveDuration.minutes, isDefaultDuration: item.effectiveDuration.isDefault,
              grade: item.grade)
          ]
        })
  }

  @Test func summariesComeInPortionsUntilSomebodyHasSeenEnough() throws {
    for number in 1...5 { try Planner(database).perform(.add(TaskDraft(title: "Aufgabe \(number)")), in: environment) }
    var portions: [[String]] = []
    func see(_ tasks: TaskSummaries) {
      portions.append(
        (0..<tasks.count).map { tasks.withTitle($0) { String(String(decoding: $0, as: UTF8.self).suffix(1)) } })
    }
    try database.read { (reader) throws(PlannerFailure) in
      try reader.visitSummaries(ItemQuery(), by: 2) { see($0) }
    }
    #expect(portions == [["1", "2"], ["3", "4"], ["5"]])
    portions = []
    #expect(throws: PlannerFailure.self) {
      try database.read { (reader) throws(PlannerFailure) in
        try reader.visitSummaries(ItemQuery(), by: 2) { (tasks) throws(PlannerFailure) in
          see(tasks)
          throw .unknownTask(tasks.id(0))
        }
      }
    }
    #expect(portions == [["1", "2"]])
  }

  @Test func aCheckupOfSoundDataFindsNoFault() throws {
    let checkup = try database.checkup(most: 1)
    #expect(checkup.faults == [])
    #expect(checkup.schema == Migration.all.count)
    #expect(checkup.hasFullTextSearch)
  }

  @Test func positionsShownLastAreRemembered() throws {
    let shown = LastShown(in: directory.data)
    #expect(shown.tasks() == [])
    let tasks = [TaskID("b"), TaskID("a\nb"), TaskID("ü")]
    try shown.remember(tasks)
    #expect(LastShown(in: directory.data).tasks() == tasks)
  }
}
