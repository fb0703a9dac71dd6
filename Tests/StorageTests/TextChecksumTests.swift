import Domain
import Foundation
import Testing

@testable import Storage

/// SQLite knows nothing of bytes that change inside a text.
@Suite("Checksums of texts")
struct TextChecksumTests {
  private let directory: TemporaryDirectory
  private let database: PlannerDatabase

  init() throws {
    directory = try TemporaryDirectory()
    database = try PlannerDatabase(in: directory.data)
  }

  private func item(_ number: Int) -> PlanItem {
    var item = PlanItem(
      id: TaskID("task-\(number)"), list: .local, title: "Paint fence \(number)", rank: Rank(Int64(number)),
      createdAt: Instant(seconds: 0))
    item.notes = "with the green colour"
    item.tags = Tags(["garden"])
    item.recurrence = Recurrence(.daily)
    item.delegatedTo = "Jonas"
    item.originalTitle = "Re: fence"
    item.sourceURL = "https://example.org/fence"
    return item
  }

  private func save(_ items: PlanItem...) throws {
    try database.write { (writer) throws(PlannerFailure) in for item in items { try writer.save(item) } }
  }

  private func damaged() throws -> [String] { try database.checkup(most: 9).damagedTexts.map { $0.task.text } }

  /// What another program, or the disk, does.
  private func run(_ sql: String) throws {
    try Connection(path: directory.data.database, access: .readWrite).runScript(sql)
  }

  @Test func everyTextOfATaskButItsIdentitiesIsChecked() throws {
    let connection = try Connection(path: directory.data.database, access: .readOnly)
    let texts = try connection.all("SELECT name FROM pragma_table_info('task') WHERE type = 'TEXT'") { $0.text() }
    let unchecked = ["id", "list", "parent", "allTags"]
    #expect(Set(texts) == Set(TaskColumns.checkedNames + unchecked))
  }

  @Test(arguments: TaskColumns.checkedNames)
  func aChangedByteIsFound(in column: String) throws {
    try save(item(1), item(2), item(3))
    #expect(try damaged() == [])
    try run("UPDATE task SET \(column) = CAST(CAST(\(column) AS BLOB) || x'FF' AS TEXT) WHERE id = 'task-2'")
    #expect(try damaged() == ["task-2"])
    try run("UPDATE task SET \(column) = '' WHERE id = 'task-2'")
    #expect(try damaged() == ["task-2"])
  }

  @Test func aTextThatMovesToTheNextFieldIsFound() throws {
    try save(item(1))
    try run("UPDATE task SET notes = sourceURL, sourceURL = notes")
    #expect(try damaged() == ["task-1"])
    try run("UPDATE task SET notes = NULL, sourceURL = 'with the green colourhttps://example.org/fence'")
    #expect(try damaged() == ["task-1"])
  }

  @Test func manyTasksAreCheckedLikeOne() throws {
    let items = (1...200).map { item($0) }
    try database.write { (writer) throws(PlannerFailure) in try writer.insert(items) }
    #expect(try damaged() == [])
    try run("UPDATE task SET notes = 'with the grey colour' WHERE id = 'task-150'")
    #expect(try damaged() == ["task-150"])
  }

  @Test func damageStaysKnownUntilATextIsEdited() throws {
    try save(item(1))
    try run("UPDATE task SET notes = 'with the greed colour'")
    var stored = try #require(
      try database.read { (reader) throws(PlannerFailure) in try reader.item(TaskID("task-1")) })
    stored.completedAt = Instant(seconds: 9)
    try save(stored)
    #expect(try damaged() == ["task-1"])
    stored.notes = "with the blue colour"
    try save(stored)
    #expect(try damaged() == [])
  }

  @Test func theNewestBackupWithTheStoredTextsIsNamed() throws {
    try save(item(1), item(2))
    let backups = Backups(of: directory.data)
    try backups.create()
    for (name, seconds) in [("a", 1), ("b", 2), ("c", 3)] {
      let path = "\(backups.path)/\(name).sqlite"
      if name == "c" { try run("UPDATE task SET title = 'Faint fence' WHERE id = 'task-1'") }
      try database.backUp(to: path)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: TimeInterval(seconds))], ofItemAtPath: path)
    }
    let (old, new) = (item(2), item(3))
    try save(old, new)
    try run("UPDATE task SET title = 'Paint fences' WHERE id = 'task-3'")
    let texts = try database.checkup(most: 9).damagedTexts
    #expect(texts.map { $0.title } == ["Faint fence", "Paint fences"])
    #expect(texts.map { $0.backup } == [DamagedText.Backup(name: "b.sqlite", title: "Paint fence 1"), nil])
    #expect(try database.checkup(most: 0).damagedTexts.map { $0.backup } == [nil, nil])
  }

  @Test func tasksOfEarlierVersionsGetTheirs() throws {
    let earlier = try TemporaryDirectory()
    let before = Array(Migration.all.prefix { $0 != .textChecksums })
    try DatabaseFile(in: earlier.data, migrations: before).open().runScript(
      """
      INSERT INTO task (id, list, title, notes, importance, urgency, type, rank, needsTitleImprovement, createdAt,
        modifiedAt, actualMinutes, effectiveMinutes, isDefaultDuration)
      VALUES ('task-1', 'local', 'Müll', NULL, 1, 0, 1, 1, 0, 0, 0, 0, 15, 1);
      """)
    let database = try PlannerDatabase(in: earlier.data)
    #expect(try database.checkup(most: 9).damagedTexts == [])
    try Connection(path: earlier.data.database, access: .readWrite).runScript("UPDATE task SET title = 'Null'")
    #expect(try database.checkup(most: 9).damagedTexts.map { $0.title } == ["Null"])
  }
}
