import Domain
import Glibc
import Testing

@testable import Storage

@Suite("The log while many tasks are added")
struct GrowingLogTests {
  private func item(_ number: Int) -> PlanItem {
    PlanItem(
      id: TaskID("task-\(number)"), list: .local, title: "A task with a title of some length, number \(number)",
      rank: Rank(Int64(number)), createdAt: Instant(seconds: 0))
  }

  private func logSize(_ directory: DataDirectory) -> Int {
    var status = stat()
    return stat(directory.database + "-wal", &status) == 0 ? Int(status.st_size) : 0
  }

  @Test("It is emptied by the first commit after them, and all that was added is in the file alone")
  func growsAndEmpties() throws {
    let directory = try TemporaryDirectory()
    let database = try PlannerDatabase(in: directory.data)
    for part in 0..<3 {
      try database.write { (transaction) throws(PlannerFailure) in
        try transaction.insert((0..<3_000).map { item(part * 3_000 + $0) })
      }
    }
    // More than the 300 pages after which it is emptied otherwise.
    #expect(logSize(directory.data) > 300 * 4_096)
    try database.write { (transaction) throws(PlannerFailure) in try transaction.save(item(9_000)) }
    #expect(logSize(directory.data) == 0)
    let alone = try Connection(path: directory.data.database, access: .immutable)
    #expect(try alone.first("SELECT count(*) FROM task") { $0.int() } == 9_001)
  }

  @Test("A fill that is given up leaves the limit as it was") func givenUp() throws {
    let directory = try TemporaryDirectory()
    let database = try PlannerDatabase(in: directory.data)
    #expect(throws: PlannerFailure.self) {
      try database.write { (transaction) throws(PlannerFailure) in
        try transaction.insert((0..<100).map { item($0) })
        throw PlannerFailure.unknownTask(TaskID("none"))
      }
    }
    try database.write { (transaction) throws(PlannerFailure) in
      for number in 0..<4_000 { try transaction.save(item(number)) }
    }
    #expect(logSize(directory.data) == 0)
  }
}
