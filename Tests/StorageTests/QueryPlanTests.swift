import Testing

@testable import Storage

@Suite("Plans of queries")
struct QueryPlanTests {
  @Test func theNextTitleToImproveIsFoundWithoutGoingThroughTheOpenTasks() throws {
    try expect("titleToImprove", for: Connection.titlesToImprove(isFirst: false))
  }

  @Test(arguments: ["", "AND list IN (SELECT id FROM list WHERE isUsed = 1)"])
  func theNumbersOfATasksAreFoundWithoutGoingThroughTheOpenTasks(condition: String) throws {
    try expect("numberedTask", for: Connection.numberedTasks(condition))
  }

  @Test(arguments: [0, 9])
  func whatChangedBlocksLaterIsFoundWithoutGoingThroughTheHistory(marks: Int) throws {
    try expect("blockStep", for: Connection.laterSteps(marks: marks))
  }

  private func expect(_ index: String, for query: String) throws {
    let directory = try TemporaryDirectory()
    let connection = try DatabaseFile(in: directory.data).open()
    let plan = try connection.all("EXPLAIN QUERY PLAN " + query) { row in
      for _ in 0..<3 { _ = row.int() }
      return row.text()
    }
    #expect(plan.contains { $0.contains(index) } && !plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
  }
}
