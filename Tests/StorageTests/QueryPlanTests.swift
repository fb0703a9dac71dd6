import Testing

@testable import Storage

@Suite("Plans of queries")
struct QueryPlanTests {
  @Test func theNextTitleToImproveIsFoundWithoutGoingThroughTheOpenTasks() throws {
    let directory = try TemporaryDirectory()
    let connection = try DatabaseFile(in: directory.data).open()
    let query = Connection.titlesToImprove(isFirst: false)
    let plan = try connection.all("EXPLAIN QUERY PLAN " + query) { row in
      for _ in 0..<3 { _ = row.int() }
      return row.text()
    }
    #expect(plan.contains { $0.contains("titleToImprove") } && !plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
  }
}
