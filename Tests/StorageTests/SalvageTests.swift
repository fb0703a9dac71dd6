import Domain
import Foundation
import TestSupport
import Testing

@testable import Storage

/// Whatever becomes of the file, a backup comes back, and what it lacks is read from what is left.
@Suite("Damaged data")
struct SalvageTests {
  /// A file of 800 tasks with long notes, its last 40 younger than the backup.
  private struct Damaged {
    let directory: TemporaryDirectory
    let backup: String
    let intact: [UInt8]

    static let backedUp = 760
    static let all = 800

    init(pageSize: Int = 4_096) throws {
      directory = try TemporaryDirectory()
      backup = directory.path + "/backup.sqlite"
      let database = try PlannerDatabase(in: directory.data)
      try Self.add(0..<Self.backedUp, to: database)
      try database.backUp(to: backup)
      try Self.add(Self.backedUp..<Self.all, to: database)
      try database.checkpoint()
      let copy = directory.path + "/copy.sqlite"
      try database.backUp(to: copy)
      try Connection(path: copy, access: .readWrite).takePages(of: pageSize)
      try Connection(path: copy, access: .readWrite).runScript("PRAGMA journal_mode = WAL")
      intact = try bytes(of: copy)
    }

    private static func add(_ numbers: Range<Int>, to database: PlannerDatabase) throws {
      var random = SplitMix(seed: 1)
      try database.write { (writer) throws(PlannerFailure) in
        for number in numbers {
          var item = PlanItem(
            id: TaskID("task-\(number)"), list: .local, title: "Aufgabe \(number)", rank: Rank(Int64(number)),
            createdAt: Instant(seconds: 1_700_000_000))
          // A few of them need several pages of their own.
          item.notes = String(
            repeating: "Notiz \(number) ", count: number % 5 == 4 ? 400 + Int(random.next() % 300) : 3)
          try writer.save(item)
        }
      }
    }

    func lay(_ bytes: [UInt8]) {
      for ending in ["-wal", "-shm"] { unlink(directory.data.database + ending) }
      write(bytes, to: directory.data.database)
    }

    /// Brings the backup back over the bytes and reads what is left of them.
    func restored(over bytes: [UInt8]) throws -> (tasks: Int, salvage: Salvage?, wasUnusable: Bool) {
      lay(bytes)
      let restoration = try BackupRestoration(from: backup, in: directory.data, stamp: "x")
      let database = try PlannerDatabase(in: directory.data)
      let tasks = try database.read { (reader) throws(PlannerFailure) in try reader.counts(nil) }.open
      let kept = try #require(restoration.kept)
      defer { unlink(kept) }
      guard restoration.wasUnusable else { return (tasks, nil, false) }
      var salvage = try Salvage(from: kept, now: Instant(seconds: 0))
      _ = try salvage.keepOnlyWhatIsMissing(in: database)
      return (tasks, salvage, true)
    }
  }

  @Test func giveWayToABackupWhicheverPageIsLost() throws {
    let damaged = try Damaged()
    let pages = damaged.intact.count / 4_096
    #expect(pages > 200)
    var unusable = 0
    var incomplete: [Int: Int] = [:]
    // The first pages hold the schema and the roots of the tables; of the others a part, and all of them when asked to.
    let isThorough = ProcessInfo.processInfo.environment["ZEITBLOCK_EVERY_PAGE"] != nil
    for page in 0..<pages where isThorough || page < 10 || page % 12 == 0 {
      var bytes = damaged.intact
      bytes.replaceSubrange(page * 4_096..<(page + 1) * 4_096, with: repeatElement(0, count: 4_096))
      let result = try damaged.restored(over: bytes)
      #expect(result.tasks == Damaged.backedUp, "page \(page + 1)")
      guard let salvage = result.salvage else { continue }
      unusable += 1
      // A page of a table has a handful of tasks with notes as long as these.
      #expect((10...40).contains(salvage.tasks.count), "page \(page + 1): \(salvage.tasks.count)")
      if salvage.tasks.count < 40 { incomplete[page + 1] = salvage.tasks.count }
      #expect(salvage.tasks.allSatisfy { $0.title.hasPrefix("Aufgabe 7") })
    }
    // Of what lies in the middle of a text, the file itself knows nothing.
    #expect(unusable > (isThorough ? 50 : 5))
    #expect(incomplete.count <= 20, "\(incomplete)")
  }

  @Test(arguments: [4_096, 8_192])
  func giveWayToABackupWhateverIsWrongWithThem(pageSize: Int) throws {
    let damaged = try Damaged(pageSize: pageSize)
    var random = SplitMix(seed: 7)
    var cases: [[UInt8]] = [[], [0], Array("no database at all".utf8), [UInt8](repeating: 0xff, count: 50_000)]
    for _ in 0..<8 {
      var bytes = damaged.intact
      let page = Int(random.next() % UInt64(bytes.count / 4_096))
      for offset in page * 4_096..<(page + 1) * 4_096 { bytes[offset] = UInt8(truncatingIfNeeded: random.next()) }
      cases.append(bytes)
    }
    for _ in 0..<4 {
      cases.append(Array(damaged.intact.prefix(Int(random.next() % UInt64(damaged.intact.count)))))
      cases.append(Array(damaged.intact.prefix(Int(random.next() % UInt64(damaged.intact.count)) & ~4_095)))
    }
    for offset in stride(from: 0, to: 100, by: 6) {
      var bytes = damaged.intact
      bytes[offset] ^= 0xff
      cases.append(bytes)
    }
    for bytes in cases {
      #expect(try damaged.restored(over: bytes).tasks == Damaged.backedUp)
    }
  }

  @Test func areReadEvenWithoutTheirFirstPage() throws {
    let damaged = try Damaged()
    var bytes = damaged.intact
    bytes.replaceSubrange(0..<4_096, with: repeatElement(0, count: 4_096))
    let salvage = try #require(try damaged.restored(over: bytes).salvage)
    #expect(salvage.tasks.count == 40)
    #expect(salvage.cut.isEmpty)
    #expect(salvage.lists.map { $0.id } == [.local])
    let last = try #require(salvage.tasks.last)
    #expect(last.title == "Aufgabe 799")
    #expect(try #require(last.notes).hasPrefix("Notiz 799 Notiz 799 "))
  }

  @Test func areReadWithWhatOnlyTheLogHas() throws {
    let damaged = try Damaged()
    damaged.lay(damaged.intact)
    let database = try PlannerDatabase(in: damaged.directory.data)
    try database.write { (writer) throws(PlannerFailure) in
      try writer.save(
        PlanItem(
          id: TaskID("late"), list: .local, title: "late", rank: Rank(9_999), createdAt: Instant(seconds: 1_700_000_000)
        ))
    }
    let file = damaged.directory.path + "/alone.sqlite"
    var main = try bytes(of: damaged.directory.data.database)
    main.replaceSubrange(0..<8_192, with: repeatElement(0, count: 8_192))
    write(main, to: file)
    write(try bytes(of: damaged.directory.data.database + "-wal"), to: file + "-wal")
    let salvage = try Salvage(from: file, now: Instant(seconds: 0))
    #expect(salvage.tasks.contains { $0.title == "late" })
    #expect(salvage.tasks.count == 801)
  }

  @Test func leaveOutWhatWasDeleted() throws {
    let damaged = try Damaged()
    damaged.lay(damaged.intact)
    let database = try PlannerDatabase(in: damaged.directory.data)
    try database.write { (writer) throws(PlannerFailure) in
      for number in 0..<790 { try writer.remove(TaskID("task-\(number)")) }
    }
    try database.checkpoint()
    let salvage = try Salvage(from: damaged.directory.data.database, now: Instant(seconds: 0))
    #expect(salvage.tasks.map { $0.title }.sorted() == (790..<800).map { "Aufgabe \($0)" })
  }

  @Test(arguments: ["-wal", "-shm", "-journal"])
  func takeTheirLogWithThem(ending: String) throws {
    let damaged = try Damaged()
    damaged.lay([UInt8](repeating: 1, count: 100) + damaged.intact.dropFirst(100))
    let log = damaged.directory.data.database + ending
    write([UInt8](repeating: 0x5a, count: 40_000), to: log)
    let restoration = try BackupRestoration(from: damaged.backup, in: damaged.directory.data, stamp: "x")
    let kept = try #require(restoration.kept)
    #expect(try bytes(of: kept + ending) == [UInt8](repeating: 0x5a, count: 40_000))
    #expect(try BackupRestoration.isSound(damaged.directory.data))
  }

  @Test(arguments: ["-wal", "-shm"])
  func comeBackOverABrokenLog(ending: String) throws {
    let damaged = try Damaged()
    damaged.lay(damaged.intact)
    write([UInt8](repeating: 0x5a, count: 40_000), to: damaged.directory.data.database + ending)
    _ = try BackupRestoration(from: damaged.backup, in: damaged.directory.data, stamp: "x")
    let database = try PlannerDatabase(in: damaged.directory.data)
    #expect(try database.read { (reader) throws(PlannerFailure) in try reader.counts(nil) }.open == Damaged.backedUp)
  }

  @Test func beginAnewWhereThereIsNoBackup() throws {
    let damaged = try Damaged()
    damaged.lay([UInt8](repeating: 0, count: 8_192) + damaged.intact.dropFirst(8_192))
    let restoration = try BackupRestoration(from: nil, in: damaged.directory.data, stamp: "x")
    let kept = try #require(restoration.kept)
    #expect(try Salvage(from: kept, now: Instant(seconds: 0)).tasks.count == 800)
    let database = try PlannerDatabase(in: damaged.directory.data)
    #expect(try database.read { (reader) throws(PlannerFailure) in try reader.counts(nil) }.open == 0)
  }
}
