import Domain
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

  @Test func isTheSameWhetherItIsMadeAtOnceOrStepByStep() throws {
    let other = try TemporaryDirectory()
    _ = try DatabaseFile(in: other.data, migrations: Array(Migration.all.prefix(Baseline.steps - 1))).open()
    let made = [try DatabaseFile(in: directory.data).open(), try DatabaseFile(in: other.data).open()]
    let pictures = try made.map { connection in
      let schema = try connection.all("SELECT name || coalesce(sql, '') FROM sqlite_schema ORDER BY name") { $0.text() }
      let tables = try connection.all(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'taskText%' AND name NOT LIKE 'sqlite%'"
          + " ORDER BY name"
      ) { $0.text() }
      var rows: [String] = []
      for table in tables {
        let columns = try connection.all("SELECT name FROM pragma_table_info(?1)", .text(table)) { $0.text() }
        let row = columns.map { "quote(\"\($0)\")" }.joined(separator: " || ',' || ")
        rows += try connection.all("SELECT \(row) FROM \"\(table)\" ORDER BY 1") { "\(table): \($0.text())" }
      }
      return schema + rows + (try connection.all("PRAGMA user_version") { $0.text() })
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0].contains { $0.hasPrefix("list: ") })
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
      Connection.keys("AND (rank, id) < (?1, ?2)", " DESC"),
      ItemQuery.State.all.selection(of: "id, rank", "") + " LIMIT 50",
    ]
    for query in queries {
      let plan = try connection.all("EXPLAIN QUERY PLAN " + query) { row in
        for _ in 0..<3 { _ = row.int() }
        return row.text()
      }
      let steps = plan.filter { !["MERGE (UNION ALL)", "LEFT", "RIGHT"].contains($0) }
      #expect(
        !steps.isEmpty && steps.allSatisfy { $0.contains("USING") && !$0.contains("TEMP B-TREE") }, "\(query): \(plan)")
    }
  }
}
