import Glibc
import Testing

@testable import Storage

@Suite("Database file")
struct DatabaseFileTests {
  let directory: TemporaryDirectory
  let notes = Migration(name: "notes", sql: "CREATE TABLE note (body TEXT) STRICT;")
  let colours = Migration(name: "colours", sql: "ALTER TABLE note ADD COLUMN colour TEXT;")

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func file(_ migrations: Migration...) -> DatabaseFile {
    DatabaseFile(in: directory.data, migrations: migrations)
  }

  private func add(_ body: String, to connection: Connection) throws {
    try connection.write { () throws(StorageError) in
      try connection.run("INSERT INTO note (body) VALUES (?1)", .text(body))
    }
  }

  @Test func onlyTheOwnerMayReadAnything() throws {
    try add("secret", to: try file(notes).open())
    #expect(mode(of: directory.data.path) == 0o700)
    for name in ["", "-wal", "-shm"] {
      #expect(mode(of: directory.data.database + name) == 0o600)
    }
  }

  @Test func aFileOpenToOthersIsClosedToThem() throws {
    _ = try file(notes).open()
    chmod(directory.data.database, 0o644)
    _ = try file(notes).open()
    #expect(mode(of: directory.data.database) == 0o600)
  }

  @Test func anOlderDatabaseIsBroughtUpToDateAndKeepsItsRows() throws {
    try add("old", to: try file(notes).open())
    let upgraded = try file(notes, colours).open()
    #expect(try upgraded.first("SELECT body, colour FROM note") { $0.text() } == "old")
  }

  @Test func aNewerDatabaseIsRefusedAndLeftAlone() throws {
    _ = try file(notes, colours).open()
    #expect(throws: StorageError.newerDatabase(path: directory.data.database, found: 2, known: 1)) {
      _ = try file(notes).open()
    }
    #expect(throws: Never.self) { _ = try file(notes, colours).open() }
  }

  @Test func aFailedMigrationLeavesTheDatabaseAsItWas() throws {
    try add("old", to: try file(notes).open())
    let broken = Migration(name: "broken", sql: "CREATE TABLE half (a TEXT) STRICT; CREATE TABLE half (a TEXT) STRICT;")
    #expect(throws: StorageError.self) { _ = try file(notes, broken).open() }
    let connection = try file(notes).open()
    #expect(try connection.first("SELECT count(*) FROM sqlite_schema WHERE name = 'half'") { $0.int() } == 0)
  }

  @Test func anotherProgramsDatabaseIsRefused() throws {
    try directory.data.create()
    write([], to: directory.data.database)
    let foreign = try Connection(path: directory.data.database, access: .readWrite)
    try foreign.runScript("CREATE TABLE theirs (a TEXT)")
    #expect(throws: StorageError.notAPlanner(path: directory.data.database)) { _ = try file(notes).open() }
  }

  @Test func aFileThatIsNoDatabaseIsCalledDamaged() throws {
    try directory.data.create()
    write(Array(repeating: 0x41, count: 5000), to: directory.data.database)
    #expect(throws: StorageError.damaged) { _ = try file(notes).open() }
  }

  @Test func aFileWhereTheDirectoryShouldBeIsTold() throws {
    write([], to: directory.path + "/data")
    let below = DataDirectory(path: directory.data.path + "/below")
    #expect(throws: StorageError.directoryUnusable(path: below.path, errno: ENOTDIR)) {
      try below.create()
    }
  }

  @Test func commitsOfOthersMoveTheChangeStamp() throws {
    let connection = try file(notes).open()
    let stamp = try ChangeStamp(file(notes))
    let before = try stamp.current()
    #expect(try stamp.current() == before)
    try add("new", to: connection)
    let after = try stamp.current()
    #expect(after != before)
    #expect(try stamp.current() == after)
  }

  /// Emptying the log and beginning it anew must not bring back a head that was there before.
  @Test func everyCommitMovesTheChangeStampWhateverBecomesOfTheLog() throws {
    let connection = try file(notes).open()
    let stamp = try ChangeStamp(file(notes))
    var seen: Set<Int64> = [try stamp.current()]
    for number in 1...40 {
      try add("\(number)", to: connection)
      if number % 3 == 0 { try connection.run("PRAGMA wal_checkpoint(TRUNCATE)") }
      let current = try stamp.current()
      #expect(seen.insert(current).inserted)
      #expect(try stamp.current() == current)
    }
  }
}
