import Domain
import Glibc
import Testing

@testable import Storage

@Suite("Other programs and sudden ends")
struct OtherProgramTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func titles() throws -> [String] {
    let database = try PlannerDatabase(in: directory.data)
    return try database.read { (reader) throws(PlannerFailure) in try reader.items(ItemQuery()).map { $0.title } }
  }

  /// Damage SQLite finds, and sums that do not fit the rows.
  private func faults() throws -> [String] {
    let connection = try DatabaseFile(in: directory.data).open()
    let open = try connection.first("SELECT count(*) FROM task WHERE completedAt IS NULL") { $0.int() }
    let steps = try connection.first("SELECT count(*) FROM historyEntry") { $0.int() }
    var faults = try connection.all("PRAGMA integrity_check") { $0.text() }.filter { $0 != "ok" }
    try connection.run("INSERT INTO taskText (taskText) VALUES ('integrity-check')")
    if try connection.counts(nil).open != open { faults.append("tally") }
    if steps != open { faults.append("history") }
    return faults
  }

  @Test(arguments: [1, 2, 3, 17, 60])
  func aKillLosesNothingThatWasAcknowledged(lines: Int) throws {
    let said = try Probe("add", directory.data.path, "Aufgabe", "100000").killed(afterLines: lines)
    #expect(said.count >= lines)
    let kept = try titles()
    #expect(Array(kept.prefix(said.count)) == said)
    #expect(kept.count <= said.count + 1)
    #expect(try faults() == [])
    let more = try Probe("add", directory.data.path, "danach", "1").lines()
    #expect(more == ["danach 0"])
  }

  @Test func anImportKilledInTheMiddleLeavesNothing() throws {
    _ = try Probe("add", directory.data.path, "da", "2").lines()
    #expect(try Probe("import", directory.data.path, "12000").killed(afterLines: 1) == ["brought in"])
    #expect(try titles() == ["da 0", "da 1"])
    #expect(try faults() == [])
    let indexes = try DatabaseFile(in: directory.data).open().all(
      "SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'task' AND sql IS NOT NULL"
    ) { $0.text() }
    #expect(indexes.count == 8)
    let more = try Probe("add", directory.data.path, "danach", "1").lines()
    #expect(more == ["danach 0"])
  }

  @Test func twoProgramsWriteAtTheSameTime() throws {
    let probes = [
      try Probe("add", directory.data.path, "links", "60"), try Probe("add", directory.data.path, "rechts", "60"),
    ]
    let said = try probes.flatMap { try $0.lines() }
    #expect(said.count == 120)
    #expect(try titles().sorted() == said.sorted())
    #expect(try faults() == [])
  }

  @Test(arguments: [true, false])
  func aReadOnlyDirectoryCanBeReadButNotChanged(hasLog: Bool) throws {
    _ = try Probe("add", directory.data.path, "da", "2").lines()
    if !hasLog {
      try PlannerDatabase(in: directory.data).checkpoint()
      unlink(directory.data.database + "-wal")
      unlink(directory.data.database + "-shm")
    }
    giveAway()
    #expect(try Probe("look", directory.data.path).lines() == ["2", "read-only"])
    chmod(directory.data.path, 0o700)
  }

  /// Takes away the right to write; the superuser, who keeps it, gives the files to somebody else.
  private func giveAway() {
    let data = directory.data
    chmod(directory.path, 0o755)
    for path in [data.database, data.database + "-wal", data.database + "-shm"] {
      chmod(path, 0o400)
      if getuid() == 0 { chown(path, 65534, 65534) }
    }
    chmod(data.path, 0o500)
    if getuid() == 0 { chown(data.path, 65534, 65534) }
  }

  @Test func theLogStaysShortHoweverManyProgramsWriteToIt() throws {
    for number in 0..<8 {
      _ = try Probe("add", directory.data.path, "Lauf \(number)", "20").lines()
    }
    #expect(try bytes(of: directory.data.database + "-wal").count < 2_000_000)
    #expect(try titles().count == 160)
  }

  @Test func aWriteWaitsForAnotherProgramsLockAndThenSaysBusy() throws {
    let holder = try DatabaseFile(in: directory.data).open()
    let other = try DatabaseFile(in: directory.data).open()
    try other.runScript("PRAGMA busy_timeout = 20")
    try holder.write { () throws(StorageError) in
      #expect(throws: StorageError.busy) {
        try other.write { () throws(StorageError) in }
      }
    }
    #expect(throws: Never.self) { try other.write { () throws(StorageError) in } }
  }
}
