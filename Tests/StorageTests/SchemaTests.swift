import Foundation
import Testing

@testable import Storage

@Suite("Schema")
struct SchemaTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Set `RECORD_GOLDEN` to write the file anew; the test fails then, so that nobody records unseen.
  @Test func isTheOneThatWasRecorded() throws {
    let connection = try DatabaseFile(in: directory.data).open()
    let sql = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name"
    let found = try connection.all(sql) { $0.text() + ";\n" }.joined(separator: "\n")
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden/schema.sql")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try found.write(to: golden, atomically: true, encoding: .utf8)
      Issue.record("recorded")
    }
    let recorded = try String(contentsOf: golden, encoding: .utf8)
    #expect(found == recorded)
  }

  @Test func everyStepHasAnotherName() {
    let names = Migration.all.map { $0.name }
    #expect(Set(names).count == names.count)
  }

  @Test func everyNumberOfStepsCanBeBroughtUpToDate() throws {
    for count in 0...Migration.all.count {
      let directory = try TemporaryDirectory()
      _ = try DatabaseFile(in: directory.data, migrations: Array(Migration.all.prefix(count))).open()
      let connection = try DatabaseFile(in: directory.data).open()
      #expect(try connection.first("PRAGMA user_version") { $0.int() } == Migration.all.count)
    }
  }

  @Test func noQueryForAPageReadsAWholeTable() throws {
    let connection = try DatabaseFile(in: directory.data).open()
    let queries = [
      "SELECT title FROM task WHERE completedAt IS NULL ORDER BY rank, id LIMIT 50",
      "SELECT title FROM task WHERE completedAt IS NULL AND list = ?1 ORDER BY rank, id LIMIT 50",
      "SELECT title FROM task WHERE completedAt IS NOT NULL ORDER BY completedAt DESC, id LIMIT 50",
      "SELECT rank, id FROM task WHERE (rank, id) < (?1, ?2) ORDER BY rank DESC, id DESC LIMIT 2",
    ]
    for query in queries {
      let plan = try connection.all("EXPLAIN QUERY PLAN " + query) { row in
        for _ in 0..<3 { _ = row.int() }
        return row.text()
      }
      #expect(plan.allSatisfy { $0.contains("USING") && !$0.contains("TEMP B-TREE") }, "\(query): \(plan)")
    }
  }
}
