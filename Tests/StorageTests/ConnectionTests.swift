import Testing

@testable import Storage

@Suite("Connection")
struct ConnectionTests {
  let directory: TemporaryDirectory
  let connection: Connection

  init() throws {
    directory = try TemporaryDirectory()
    let step = Migration(name: "notes", sql: "CREATE TABLE note (id INTEGER PRIMARY KEY, body TEXT) STRICT;")
    connection = try DatabaseFile(in: directory.data, migrations: [step]).open()
  }

  @Test(arguments: ["", "a\0b", "\0", "🦊 grüßt\n", String(repeating: "ß", count: 500), "'; DROP TABLE note; --"])
  func textComesBackWhateverItHolds(text: String) throws {
    try connection.run("INSERT INTO note (body) VALUES (?1)", .text(text))
    let found = try connection.first("SELECT body FROM note") { $0.optionalText() }
    #expect(found == .some(text))
  }

  @Test(arguments: [Int64.min, -1, 0, 1, 1 << 40, Int64.max])
  func integersKeepAll64Bits(number: Int64) throws {
    let found = try connection.first("SELECT ?1", .integer(number)) { $0.int64() }
    #expect(found == number)
  }

  @Test func nullIsNotEmptyText() throws {
    try connection.run("INSERT INTO note (body) VALUES (?1)", .null)
    let found = try connection.all("SELECT body FROM note") { $0.optionalText() }
    #expect(found == [nil])
  }

  @Test func doubleQuotedTextIsRefused() {
    #expect(throws: StorageError.self) { try connection.run("SELECT \"no such column\"") }
  }

  @Test func aFailedWriteLeavesNothing() throws {
    #expect(throws: StorageError.refused(code: 1555)) {
      try connection.write { () throws(StorageError) in
        try connection.run("INSERT INTO note (id) VALUES (1)")
        try connection.run("INSERT INTO note (id) VALUES (1)")
      }
    }
    #expect(try connection.first("SELECT count(*) FROM note") { $0.int() } == 0)
    #expect(!connection.isInTransaction)
  }

  @Test func aQueryMayRunInsideTheSameQuery() throws {
    let sql = "SELECT value FROM (SELECT 1 AS value UNION ALL SELECT 2)"
    var seen: [Int] = []
    try connection.visit(sql, []) { (outer) throws(StorageError) in
      seen.append(outer.int())
      try connection.visit(sql, []) { (inner) throws(StorageError) in
        seen.append(10 * inner.int())
        return true
      }
      return true
    }
    #expect(seen == [1, 10, 20, 2, 10, 20])
  }

  @Test func aFullDatabaseRefusesTheWholeChange() throws {
    try connection.runScript("PRAGMA max_page_count = 8")
    #expect(throws: StorageError.diskFull) {
      try connection.write { () throws(StorageError) in
        try connection.run("INSERT INTO note (body) VALUES ('kept?')")
        try connection.run("INSERT INTO note (body) VALUES (?1)", .text(String(repeating: "x", count: 100_000)))
      }
    }
    #expect(try connection.first("SELECT count(*) FROM note") { $0.int() } == 0)
    try connection.runScript("PRAGMA max_page_count = 1000000")
    try connection.write { () throws(StorageError) in
      try connection.run("INSERT INTO note (body) VALUES ('again')")
    }
    #expect(try connection.first("SELECT count(*) FROM note") { $0.int() } == 1)
  }
}
