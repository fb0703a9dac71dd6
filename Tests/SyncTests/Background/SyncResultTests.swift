import CalDAV
import Domain
import HTTPClient
import Storage
import Synchronization
import Testing

@testable import Sync

@Suite("Results of a sync")
struct SyncResultTests {
  private func report(_ failure: SyncFailure? = nil, _ problems: [ListProblem] = []) -> AccountReport {
    var list = ListReport(list: ListID("l"), name: "Home")
    list.problems = problems
    list.added = 1
    list.changed = 2
    list.gone = 3
    list.created = 4
    list.deleted = 5
    var report = AccountReport(account: "anna")
    report.failure = failure
    report.lists = [list]
    return report
  }

  @Test func whatCameAndWentIsSummedUp() {
    let result = report().result(from: Instant(seconds: 1), to: Instant(seconds: 2))
    #expect(result.received == 6)
    #expect(result.sent == 9)
    #expect(result.completedAt == Instant(seconds: 2))
  }

  @Test(arguments: [
    (SyncFailure.wrongPassword(address: "a"), SyncSchedule.Outcome.stuck),
    (.timedOut, .unreachable), (.hostUnknown("h"), .unreachable), (.connectionFailed(code: 56), .unreachable),
    (.serverBusy(status: 503, seconds: 7), .busy(seconds: 7)), (.serverAnswered(status: 500, codes: []), .failed),
    (.certificate(host: "h", .expired), .failed), (.planner(.store(.full)), .failed),
  ])
  func theOutcomeOfAnAccountFollowsItsFailure(failure: SyncFailure, outcome: SyncSchedule.Outcome) {
    #expect(report(failure).outcome == outcome)
    #expect(report(failure).result(from: Instant(seconds: 1), to: Instant(seconds: 2)).completedAt == nil)
  }

  @Test func aBusyListMakesTheWholeAccountWait() {
    let problems: [ListProblem] = [.failed(.timedOut), .waiting(title: "t", .serverBusy(status: 429, seconds: 9))]
    #expect(report(nil, problems).outcome == .busy(seconds: 9))
  }

  @Test func whatOnlyAPersonCanSettleIsNoReasonToTryAgain() {
    let problems: [ListProblem] = [
      .deletionGuard(count: 6, of: 9), .rejected(title: "t", status: 403, code: nil), .readOnly(waiting: 1),
    ]
    #expect(report(nil, problems).outcome == .done)
    let result = report(nil, problems).result(from: Instant(seconds: 1), to: Instant(seconds: 2))
    #expect(result.problems.map(\.remedy) == [.person, .person, .person])
    #expect(result.completedAt == nil)
  }

  @Test func whatWasLeftOutIsToldThoughNobodyCanHelp() {
    let problems: [(ListProblem, Bool)] = [
      (.missing(.tasks), false), (.missing(.events), false), (.quarantined(href: "/a.ics"), false),
      (.tooManyEvents(limit: 9), true),
    ]
    for (problem, isComplete) in problems {
      let result = report(nil, [problem]).result(from: Instant(seconds: 1), to: Instant(seconds: 2))
      #expect((result.completedAt != nil) == isComplete, "\(problem)")
    }
  }

  @Test func aListThatMayNotBeReadIsAProblemOfThatList() {
    let result = report(nil, [.failed(.forbidden(address: "a"))]).result(
      from: Instant(seconds: 1), to: Instant(seconds: 2))
    #expect(result.problems == [SyncProblem(.listFailed, list: "Home", subject: "a", count: 403)])
  }

  @Test func theEngineKeepsTheResultOfEachAccount() throws {
    let device = try Device(FakeServer(calendars: ["home"]))
    _ = try device.engine.addAccount(Backend.memory.account())
    device.sync()
    let result = try #require(try results(of: device).first)
    #expect(result.problems == [])
    #expect(result.completedAt == result.finishedAt)
  }

  @Test func aSyncSoonAfterAnotherThatBringsNothingWritesNothing() throws {
    let server = FakeServer(calendars: ["home"])
    let device = try Device(server)
    _ = try device.engine.addAccount(Backend.memory.account())
    device.sync()
    // The marks of a list count from the second look on.
    device.clock.advance(60)
    device.sync()
    let stamp = try device.database.changeStamp()
    let before = try stamp.current()
    device.clock.advance(50)
    device.sync()
    #expect(try stamp.current() == before)
    device.clock.advance(60)
    device.sync()
    #expect(try stamp.current() != before)
    #expect(try results(of: device).first?.finishedAt == device.clock.environment.now)
  }

  @Test func aProblemThatIsNewOrGoneIsAlwaysKept() throws {
    let transport = FaultyTransport(FakeServer(calendars: ["home"]))
    let device = try Device(transport)
    _ = try device.engine.addAccount(Backend.memory.account())
    device.sync()
    transport.cutPower(after: 1)
    device.sync()
    #expect(try results(of: device).first?.problems.isEmpty == false)
    transport.disarm()
    device.sync()
    #expect(try results(of: device).first?.problems == [])
  }

  /// The next sync may be hours away, and until then the page would go on saying that access is denied.
  @Test func aNewPasswordTakesBackWhatTheOldOneWasRefused() throws {
    let server = FakeServer(calendars: ["home"])
    let device = try Device(server)
    let account = try device.engine.addAccount(Backend.memory.account()).id
    device.sync()
    server.setPassword("Basic YWxpY2U6bmV3")
    device.sync()
    #expect(try results(of: device).first?.problems.map(\.code) == [.wrongPassword])
    try device.database.write { (transaction) throws(PlannerFailure) in
      for var list in try transaction.lists() where list.account == account {
        list.access = .denied
        try transaction.save(list)
      }
    }
    #expect(try device.engine.accounts().first?.access == .denied)
    #expect(throws: SyncFailure.self) { try device.engine.changeSecret(.password("wrong"), of: account) }
    #expect(try device.engine.accounts().first?.access == .denied)
    try device.engine.changeSecret(.password("new"), of: account)
    #expect(try device.engine.accounts().first?.access == .granted)
    #expect(try results(of: device).first?.problems == [])
  }

  @Test func aStoppedSyncSendsNothingMoreAndKeepsNoResult() throws {
    let isStopping = Atomic(false)
    let server = FakeServer(calendars: ["home"])
    let device = try Device(
      StoppableTransport(server, isStopping: { isStopping.load(ordering: .sequentiallyConsistent) }))
    let account = try device.engine.addAccount(Backend.memory.account())
    isStopping.store(true, ordering: .sequentiallyConsistent)
    let report = try #require(device.engine.sync(account: account.id))
    #expect(report.wasStopped)
    #expect(try results(of: device) == [])
    #expect(device.engine.sync(account: "gone") == nil)
  }

  private func results(of device: Device) throws -> [SyncResult] {
    try device.database.read { (transaction) throws(PlannerFailure) in try transaction.syncResults() }
  }
}
