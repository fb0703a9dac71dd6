import Domain
import Storage
import Testing

@Suite("Results of syncs")
struct SyncResultTests {
  let directory: TemporaryDirectory
  let database: PlannerDatabase

  init() throws {
    directory = try TemporaryDirectory()
    database = try PlannerDatabase(in: directory.data)
    try add("anna")
  }

  private func add(_ id: String) throws {
    let account = Account(
      id: id, url: "https://dav.example.org", user: "anna", secret: .password("x"), createdAt: Instant(seconds: 1))
    try database.write { (transaction) throws(PlannerFailure) in try transaction.save(account) }
  }

  private func save(_ result: SyncResult) throws {
    try database.write { (transaction) throws(PlannerFailure) in try transaction.save(result) }
  }

  private var results: [SyncResult] {
    get throws {
      try database.read { (transaction) throws(PlannerFailure) in try transaction.syncResults() }
    }
  }

  private func result(_ account: String = "anna", at seconds: Int64, completed: Bool = true) -> SyncResult {
    SyncResult(
      account: account, startedAt: Instant(seconds: seconds), finishedAt: Instant(seconds: seconds + 2),
      completedAt: completed ? Instant(seconds: seconds + 2) : nil, received: 3, sent: 4)
  }

  @Test func everyKindOfProblemIsKeptInItsOrder() throws {
    var kept = result(at: 100)
    kept.problems = SyncProblem.Code.allCases.enumerated().map { index, code in
      SyncProblem(code, list: index.isMultiple(of: 2) ? nil : "L", subject: "„\(index)“\u{0}", count: index, total: 9)
    }
    try save(kept)
    #expect(try results == [kept])
  }

  @Test func theLastResultTakesThePlaceOfTheOneBefore() throws {
    var first = result(at: 100)
    first.problems = [SyncProblem(.busy)]
    try save(first)
    try save(result(at: 200))
    #expect(try results == [result(at: 200)])
  }

  @Test func aFailureLeavesTheTimeOfTheLastSuccess() throws {
    try save(result(at: 100))
    try save(result(at: 200, completed: false))
    #expect(try results.map(\.completedAt) == [Instant(seconds: 102)])
    #expect(try results.map(\.finishedAt) == [Instant(seconds: 202)])
  }

  @Test func theResultGoesWithItsAccountAndDoesNotComeBackAfterIt() throws {
    try save(result(at: 100))
    try database.write { (transaction) throws(PlannerFailure) in try transaction.removeAccount("anna") }
    #expect(try results == [])
    try save(result(at: 200))
    #expect(try results == [])
  }

  @Test func whatWaitsIsCountedForEachAccount() throws {
    try add("ben")
    try database.write { (transaction) throws(PlannerFailure) in
      for (list, account) in [("a", "anna"), ("b", "ben"), ("c", nil)] {
        try transaction.save(SourceList(id: ListID(list), account: account, name: list))
      }
      for (task, list) in [("1", "a"), ("2", "b"), ("3", "a"), ("4", "c")] {
        try transaction.enqueue(OutboxEntry(task: TaskID(task), list: ListID(list), kind: .save))
      }
      for (block, calendar) in [("x", "b"), ("y", "a"), ("z", "gone")] {
        try transaction.enqueue(BlockNote(block: BlockID(block), calendar: ListID(calendar), kind: .save))
      }
    }
    let sums = try database.read { (transaction) throws(PlannerFailure) in try transaction.waitingByAccount() }
    #expect(sums["anna"] == WaitingSum(newest: 3, newestBlock: 2, count: 3))
    #expect(sums["ben"] == WaitingSum(newest: 2, newestBlock: 1, count: 2))
    #expect(sums[String?.none] == WaitingSum(newest: 4, newestBlock: 3, count: 2))
  }
}
