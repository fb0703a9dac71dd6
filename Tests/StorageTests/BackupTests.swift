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

  /// What somebody else's file would run, read or ask waits; what was in use before goes on.
  @Test func letCommandsFoldersAndAddressesWaitForAYes() throws {
    func account(_ id: String, _ command: String) -> Account {
      Account(
        id: id, url: "https://dav.example.org", user: id, secret: .command(command), createdAt: Instant(seconds: 0))
    }
    func fill(_ settings: [(SettingKey, String)], _ accounts: [Account]) throws {
      try database.write { (writer) throws(PlannerFailure) in
        for (key, value) in settings { try writer.set(key, to: value) }
        for account in accounts { try writer.save(account) }
      }
    }
    try fill(
      [(.captureFolder, "/evil"), (.titlesModelURL, "http://evil.example"), (.theme, "dark")],
      [account("a", "pass show a"), account("b", "rm -rf /")])
    let path = directory.data.path + "/backup.sqlite"
    try database.backUp(to: path)
    try fill([(.captureFolder, "/drop"), (.titlesModelURL, "")], [account("b", "pass show b")])
    for stamp in ["1", "2"] {
      // The second time, what waits is not taken for something allowed.
      _ = try BackupRestoration(from: path, in: directory.data, stamp: stamp)
      let next = try PlannerDatabase(in: directory.data)
      let (waiting, folder, theme) = try next.read { (reader) throws(PlannerFailure) in
        (try reader.consents(), try reader.setting(.captureFolder), try reader.setting(.theme))
      }
      #expect(
        waiting == [
          Consent(.command, "b", "rm -rf /"), Consent(.setting, "captureFolder", "/evil"),
          Consent(.setting, "titlesModelURL", "http://evil.example"),
        ])
      #expect(folder == nil && theme == "dark")
    }
  }

  /// A trigger on a table that is written while a backup is restored would run before anybody can look at it.
  @Test(arguments: [
    ("CREATE TRIGGER evil AFTER UPDATE ON collection BEGIN DELETE FROM task; END", "trigger evil"),
    ("CREATE TRIGGER evil AFTER DELETE ON accessLink BEGIN UPDATE task SET title = 'x'; END", "trigger evil"),
    ("CREATE VIEW evil AS SELECT * FROM task", "view evil"), ("CREATE TABLE evil (a TEXT)", "table evil"),
    ("CREATE VIRTUAL TABLE evil USING fts5 (a)", "table evil"),
    ("CREATE TABLE evil (a TEXT, b TEXT AS (hex(zeroblob(1000000000))) STORED)", "table evil"),
    ("ALTER TABLE setting ADD COLUMN evil TEXT AS (hex(name)) VIRTUAL", "table setting"),
    ("CREATE INDEX evil ON setting (hex(value))", "index evil"),
    ("DROP INDEX accessSessionByID", "index accessSessionByID"),
    (
      "DROP TABLE consent; CREATE VIEW consent AS SELECT name AS kind, name AS subject, value FROM setting",
      "table consent"
    ),
  ])
  func areRefusedWhereTheirSchemaIsNotTheOneOfTheirVersion(sql: String, object: String) throws {
    try add("a")
    let path = directory.data.path + "/backup.sqlite"
    try database.backUp(to: path)
    try Connection(path: path, access: .readWrite).runScript(sql)
    try add("b")
    #expect(throws: StorageError.foreignSchema(path: path, object: object)) {
      try BackupRestoration(from: path, in: directory.data, stamp: "x")
    }
    #expect(try titles().sorted() == ["a", "b"])
  }

  @Test func areRefusedWhereTheirVersionIsNone() throws {
    let path = directory.data.path + "/backup.sqlite"
    try database.backUp(to: path)
    for steps in [-1, 0, 1, Migration.all.count - 1] {
      try Connection(path: path, access: .readWrite).runScript("PRAGMA user_version = \(steps)")
      #expect(throws: StorageError.self, "\(steps)") {
        try BackupRestoration(from: path, in: directory.data, stamp: "x")
      }
    }
  }

  @Test func ofEveryVersionAndWithStatisticsComeBack() throws {
    for steps in [1, 12, Baseline.steps, Migration.all.count] {
      let older = try TemporaryDirectory()
      let made = try DatabaseFile(in: older.data, migrations: Array(Migration.all.prefix(steps))).open()
      try made.runScript("ANALYZE; PRAGMA wal_checkpoint(TRUNCATE)")
      _ = try BackupRestoration(from: older.data.database, in: directory.data, stamp: "\(steps)")
      #expect(try titles().isEmpty)
    }
  }

  @Test func letFilesOfCalendarsWaitForAYes() throws {
    let addresses = ["/home/other/.ssh/a.ics", "file:///etc/passwd", "https://example.org/a.ics", "/known.ics"]
    func subscribe(_ addresses: [String]) throws {
      try database.write { (writer) throws(PlannerFailure) in
        for address in addresses {
          let list = ListID("ics-" + address)
          try writer.save(SourceList(id: list, name: address, access: .readOnly, contents: .events))
          var calendar = EventCalendar(list: list)
          calendar.address = address
          try writer.save(calendar)
        }
      }
    }
    func waiting() throws -> [String] {
      try database.read { (reader) throws(PlannerFailure) in try reader.consents() }.map(\.value)
    }
    try subscribe(addresses)
    let path = directory.data.path + "/backup.sqlite"
    try database.backUp(to: path)
    try database.write { (writer) throws(PlannerFailure) in
      for address in addresses.dropLast() { try writer.remove(ListID("ics-" + address)) }
    }
    _ = try BackupRestoration(from: path, in: directory.data, stamp: "x")
    #expect(try waiting() == [addresses[0], addresses[1]])
    // One that is given up has nothing left to wait for.
    try database.write { (writer) throws(PlannerFailure) in try writer.remove(ListID("ics-" + addresses[0])) }
    #expect(try waiting() == [addresses[1]])
  }

  @Test(arguments: ["/drop", nil]) func waitNoLongerForWhatIsSetByHand(folder: String?) throws {
    let account = Account(
      id: "a", url: "https://dav.example.org", user: "a", secret: .command("rm -rf /"), createdAt: Instant(seconds: 0))
    try database.write { (writer) throws(PlannerFailure) in
      try writer.set(.captureFolder, to: "/evil")
      try writer.save(account)
    }
    let path = directory.data.path + "/backup.sqlite"
    try database.backUp(to: path)
    try database.write { (writer) throws(PlannerFailure) in
      try writer.set(.captureFolder, to: nil)
      try writer.removeAccount("a")
    }
    _ = try BackupRestoration(from: path, in: directory.data, stamp: "x")
    func waiting() throws -> [Consent] {
      try database.read { (reader) throws(PlannerFailure) in try reader.consents() }
    }
    #expect(try waiting() == [Consent(.command, "a", "rm -rf /"), Consent(.setting, "captureFolder", "/evil")])
    try database.write { (writer) throws(PlannerFailure) in
      try writer.set(.captureFolder, to: folder)
      var own = account
      own.secret = .command("pass show a")
      try writer.save(own)
    }
    #expect(try waiting().isEmpty)
  }

  @Test func withoutPasswordsTellNeitherCommandsNorPrivateAddresses() throws {
    let address = "https://calendar.example.org/private-0123456789/secret.ics"
    try database.write { (writer) throws(PlannerFailure) in
      try writer.save(
        Account(
          id: "a", url: "https://dav.example.org", user: "a", secret: .command("pass show hidden"),
          createdAt: Instant(seconds: 0)))
      try writer.save(SourceList(id: ListID("ics"), name: "secret.ics", access: .readOnly, contents: .events))
      var calendar = EventCalendar(list: ListID("ics"))
      calendar.address = address
      try writer.save(calendar)
    }
    let path = directory.data.path + "/plain.sqlite"
    try database.backUp(to: path, withSecrets: false)
    let kept = try #require(try database.backUpDaily(on: "2026-11-21", at: 0))
    let entry = try #require(backups.entries().first { $0.path == kept })
    for bytes in [try BackupFile.bytes(of: path), try backups.bytesWithoutSecrets(of: entry)] {
      let text = String(decoding: bytes, as: UTF8.self)
      for secret in ["pass show", "private-0123456789", "secret.ics"] { #expect(!text.contains(secret), "\(secret)") }
      #expect(text.contains("dav.example.org"))
    }
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

  @Test func aSettingIsFollowedWhoeverChangesItAndAlsoInsideATransaction() throws {
    func set(_ value: String?, _ database: PlannerDatabase) throws {
      try database.write { (writer) throws(PlannerFailure) in try writer.set(.timeZone, to: value) }
    }
    let stamp = try database.changeStamp()
    #expect(try stamp.setting(.timeZone) == nil)
    try set("Europe/Berlin", database)
    #expect(try stamp.setting(.timeZone) == "Europe/Berlin")
    try set("Asia/Tokyo", try PlannerDatabase(in: directory.data))
    #expect(try stamp.setting(.timeZone) == "Asia/Tokyo")
    let within = try database.write { (writer) throws(PlannerFailure) in
      try writer.set(.timeZone, to: "UTC")
      return try? stamp.setting(.timeZone)
    }
    #expect(within == "Asia/Tokyo")
    try set(nil, database)
    #expect(try stamp.setting(.timeZone) == nil)
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

  @Test func askedForTwiceInOneSecondAreTwo() throws {
    let first = try database.backUpOnDemand("20261121-093000", at: 0)
    let second = try database.backUpOnDemand("20261121-093000", at: 0)
    #expect(first == backups.path + "/zeitblock-20261121-093000.sqlite" && second != first)
    #expect(backups.entries().count == 2)
  }

  @Test func askedForAtTheSameMomentAreAllMade() async throws {
    let database = database
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...8 { group.addTask { _ = try database.backUpOnDemand("20261121-093000", at: 0) } }
      try await group.waitForAll()
    }
    #expect(backups.entries().count == 8)
  }

  @Test func askedForManyTimesInOneSecondAreEachThereAndTheLastStay() throws {
    var made: [String] = []
    for _ in 1...60 {
      let path = try database.backUpOnDemand("20261121-093000", at: 0)
      #expect(access(path, F_OK) == 0)
      made.append(path)
    }
    #expect(backups.entries().map(\.path) == made.suffix(Backups.mostOnDemand).reversed())
  }

  @Test func askedForByOtherProgramsInTheSameSecondTakeAnotherName() throws {
    let name = "zeitblock-20261121-093000"
    try backups.create()
    let drafts = (1...4).map { backups.path + "/draft\($0)" }
    for draft in drafts { try Data(draft.utf8).write(to: URL(fileURLWithPath: draft)) }
    let paths = try drafts.map { try backups.take($0, as: name) }
    #expect(Set(paths).count == 4)
    #expect(try paths.map { try String(contentsOfFile: $0, encoding: .utf8) } == drafts)
    #expect(drafts.allSatisfy { access($0, F_OK) != 0 })
  }

  @Test func askedForManyTimesPushOutThoseOfTheSameDayOnly() throws {
    let daily = try #require(try database.backUpDaily(on: "2026-11-20", at: 0))
    let earlier = try database.backUpOnDemand("20261101-080000", at: 0)
    for path in [daily, earlier] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: path)
    }
    for minute in 10..<40 {
      let path = try database.backUpOnDemand("20261121-09\(minute)00", at: 3_000_000)
      let made = Date(timeIntervalSince1970: TimeInterval(3_000_000 + minute))
      try FileManager.default.setAttributes([.modificationDate: made], ofItemAtPath: path)
    }
    let names = backups.entries().map { $0.name }
    #expect(names.count { Backups.isOnDemand($0) } == Backups.mostOnDemand)
    #expect(names.contains("zeitblock-2026-11-20.sqlite") && names.contains("zeitblock-20261101-080000.sqlite"))
    #expect(names.contains("zeitblock-20261121-093900.sqlite") && !names.contains("zeitblock-20261121-091000.sqlite"))
  }
}
