import Domain
import Foundation
import Testing

@testable import Storage

@Suite("Backups")
struct BackupTests {
  let directory: TemporaryDirectory
  let database: PlannerDatabase

  init() throws {
    directory = try TemporaryDirectory()
    database = try PlannerDatabase(in: directory.data)
  }

  private var backups: Backups { Backups(of: directory.data) }

  private func add(_ title: String) throws {
    try database.write { (writer) throws(PlannerFailure) in
      try writer.save(
        PlanItem(
          id: TaskID(title), list: .local, title: title, rank: Rank(0), createdAt: Instant(seconds: 0)))
    }
  }

  private func titles() throws -> [String] {
    try database.read { (reader) throws(PlannerFailure) in try reader.items(ItemQuery(state: .all)) }.map { $0.title }
  }

  @Test func areMadeOnceADay() throws {
    let first = try database.backUpDaily(on: "2026-11-21", at: 0)
    #expect(first == backups.path + "/zeitblock-2026-11-21.sqlite")
    #expect(try database.backUpDaily(on: "2026-11-21", at: 0) == nil)
    #expect(try database.backUpDaily(on: "2026-11-22", at: 0) != nil)
    #expect(backups.entries().count == 2)
  }

  @Test func areKeptForFourteenDaysAndTheNewestForEver() throws {
    for day in 1...3 { try database.backUpDaily(on: "2026-11-0\(day)", at: 0) }
    let made = try #require(backups.entries().map { $0.madeAt }.min())
    backups.prune(at: made + 14 * 86_400)
    #expect(backups.entries().count == 3)
    backups.prune(at: made + 30 * 86_400)
    #expect(backups.entries().count == 1)
  }

  @Test func leaveNothingBehindWhereTheyCannotBeWritten() throws {
    try add("a")
    let place = directory.data.path + "/none/backup.sqlite"
    #expect(throws: StorageError.self) { try database.backUp(to: place) }
    #expect(try titles() == ["a"])
    #expect(backups.entries().isEmpty)
  }

  @Test func areRefusedWhileAServerRuns() throws {
    try add("a")
    let path = directory.data.path + "/backup.sqlite"
    try database.backUp(to: path)
    try add("b")
    let lock = try ServerLock(in: directory.data)
    #expect(throws: StorageError.self) { try BackupRestoration(from: path, in: directory.data, stamp: "x") }
    withExtendedLifetime(lock) {}
    #expect(try titles().sorted() == ["a", "b"])
  }

  @Test func areSeenLikeACommitByThoseWhoHaveTheDataOpen() throws {
    try add("a")
    let path = directory.data.path + "/backup.sqlite"
    try database.backUp(to: path)
    try add("b")
    let stamp = try database.changeStamp()
    let before = try stamp.current()
    let restoration = try BackupRestoration(from: path, in: directory.data, stamp: "x")
    #expect(try titles() == ["a"])
    #expect(try stamp.current() != before)
    #expect(restoration.kept != nil)
    try add("c")
    #expect(try titles().sorted() == ["a", "c"])
  }

  @Test(arguments: [4_096, 8_192, 16_384])
  func comeBackWhateverTheSizeOfTheirPages(size: Int) throws {
    try add("a")
    let path = directory.data.path + "/backup.sqlite"
    try database.backUp(to: path)
    try Connection(path: path, access: .readWrite).takePages(of: size)
    #expect(try Connection(path: path, access: .readOnly).pageSize() == size)
    try add("b")
    _ = try BackupRestoration(from: path, in: directory.data, stamp: "x")
    #expect(try titles() == ["a"])
  }

  @Test(arguments: ["../zeitblock", "x/../../zeitblock.sqlite", ".hidden.sqlite", "none.sqlite", ""])
  func areFoundOnlyByTheirName(name: String) throws {
    try database.backUpDaily(on: "2026-11-21", at: 0)
    #expect(backups.entry(named: name) == nil)
  }
}
