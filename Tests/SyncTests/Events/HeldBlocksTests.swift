import CalDAV
import Domain
import HTTPClient
import Storage
import Sync
import Testing

@Suite("Time blocks a person is asked about before they go")
struct HeldBlocksTests {
  /// Blocks known on both sides, an hour apart.
  private func synced(_ count: Int) throws -> Plan {
    let plan = try Plan(.memory)
    let task = try plan.device.add("Steuer", to: plan.scene.list)
    for hour in 0..<count { try plan.schedule(task, at: Self.start(hour)) }
    try plan.sync()
    try plan.sync()
    return plan
  }

  private static func start(_ hour: Int) -> Instant { Instant(seconds: Plan.start.seconds + Int64(hour) * 3_600) }

  private func questions(_ plan: Plan) throws -> [HeldDeletions] {
    try plan.device.database.read { (transaction) throws(PlannerFailure) in try transaction.heldDeletions() }
  }

  /// - Returns: the texts that went, to put them back.
  @discardableResult
  private func delete(_ count: Int, _ plan: Plan) throws -> [CalendarResource] {
    let gone = try plan.calendar.resources().sorted { $0.href.path < $1.href.path }.prefix(count)
    for resource in gone {
      #expect(
        try plan.calendar.client.delete(resource.href, ifMatch: #require(resource.etag), in: plan.calendar.url) == .done
      )
    }
    return Array(gone)
  }

  private func putBack(_ resources: some Sequence<CalendarResource>, _ plan: Plan) throws {
    for resource in resources {
      #expect(try plan.calendar.client.create(resource.text, at: resource.href, in: plan.calendar.url) == .done)
    }
  }

  @Test("The question is kept with the calendar, how many it is about and since when, and no sync forgets it")
  func kept() throws {
    let plan = try synced(8)
    try delete(6, plan)
    #expect(try plan.sync().problems == [.deletionGuard(count: 6, of: 8)])
    let asked = try #require(try questions(plan).first)
    #expect(asked.list == plan.id && asked.kind == .block && asked.total == 8 && !asked.isConfirmed)
    #expect(asked.subjects.count == 6)
    let here = try plan.blocks().map { HeldSubject.block($0.id) }
    #expect(asked.subjects == here.filter { asked.subjects.contains($0) })
    plan.device.clock.advance(3_600)
    #expect(try plan.sync().problems == [.deletionGuard(count: 6, of: 8)])
    #expect(try questions(plan) == [asked])
    #expect(try plan.blocks().count == 8)
  }

  @Test("A yes lets go what is still missing, and nothing else")
  func confirmed() throws {
    let plan = try synced(8)
    let gone = try delete(6, plan)
    try plan.sync()
    try plan.device.database.write { (transaction) throws(PlannerFailure) in
      try transaction.confirmHeldDeletions(of: .block, in: plan.id)
    }
    #expect(try questions(plan).map(\.isConfirmed) == [true])
    try putBack(gone.prefix(2), plan)
    let report = try plan.sync()
    #expect(report.blocksGone == 4 && report.problems.isEmpty)
    #expect(try plan.blocks().count == 4)
    #expect(try questions(plan).isEmpty)
    #expect(try plan.sync() == EventReport(list: plan.id, name: plan.calendar.name))
  }

  @Test("A no makes them on the server again, with what other programs wrote")
  func restored() throws {
    let plan = try synced(8)
    try plan.calendar.replace("SUMMARY", with: "X-OTHER:stays\r\nSUMMARY", saying: "T100000")
    try plan.sync()
    let before = try plan.blocks()
    try plan.calendar.deleteAll()
    try plan.sync()
    try plan.device.database.write { (transaction) throws(PlannerFailure) in
      try transaction.restoreHeldDeletions(of: .block, in: plan.id)
    }
    #expect(try questions(plan).isEmpty)
    let report = try plan.sync()
    #expect(report.created == 8 && report.blocksGone == 0 && report.problems.isEmpty)
    #expect(try plan.calendar.resources().count { $0.text.contains("X-OTHER:stays") } == 1)
    #expect(try plan.blocks() == before)
    try plan.sync()
    #expect(try plan.sync() == EventReport(list: plan.id, name: plan.calendar.name))
  }

  @Test("A question stays for what is still missing when some of it is there again, and ends when all is")
  func cameBack() throws {
    let plan = try synced(10)
    let gone = try delete(8, plan)
    try plan.sync()
    try putBack(gone.prefix(5), plan)
    for _ in 0..<2 {
      let report = try plan.sync()
      #expect(report.blocksGone == 0 && report.problems == [.deletionGuard(count: 3, of: 10)])
    }
    try putBack(gone.suffix(3), plan)
    #expect(try plan.sync().problems.isEmpty)
    #expect(try questions(plan).isEmpty)
    #expect(try plan.blocks().count == 10)
  }

  @Test("An answer given while a sync runs stands", arguments: [true, false])
  func answeredMeanwhile(_ isLettingGo: Bool) throws {
    let plan = try synced(8)
    try plan.calendar.deleteAll()
    try plan.sync()
    let (database, list) = (plan.device.database, plan.id)
    plan.scene.transport.arm(
      "REPORT",
      .before {
        do {
          try database.write { (transaction) throws(PlannerFailure) in
            if isLettingGo {
              try transaction.confirmHeldDeletions(of: .block, in: list)
            } else {
              try transaction.restoreHeldDeletions(of: .block, in: list)
            }
          }
        } catch {
          Issue.record(error)
        }
      })
    try plan.sync()
    try plan.sync()
    #expect(try questions(plan).isEmpty)
    #expect(try plan.blocks().count == (isLettingGo ? 0 : 8))
    #expect(try plan.calendar.resources().count == (isLettingGo ? 0 : 8))
  }

  @Test("Blocks moved to another calendar are not asked about and stay the same")
  func moved() throws {
    let plan = try synced(8)
    let other = try RemoteCalendar(plan.scene, suffix: "-other")
    try plan.sync()
    let before = try plan.blocks()
    for (number, resource) in try delete(8, plan).enumerated() {
      let href = try #require(Href(newNamed: "b\(number).ics", in: other.url))
      #expect(try other.client.create(resource.text, at: href, in: other.url) == .done)
    }
    #expect(try plan.sync().problems.isEmpty)
    #expect(try questions(plan).isEmpty)
    #expect(try plan.blocks().isEmpty)
    let task = try #require(before.first?.task)
    let after = try plan.device.database.read { (transaction) throws(PlannerFailure) in
      try transaction.blocks(of: task)
    }
    #expect(after.map(\.id) == before.map(\.id))
  }

  @Test("A list of tasks and blocks has two questions, and an answer to one is none to the other")
  func both() throws {
    let server = FakeServer()
    let plan = try Plan(.memory, memory: server)
    var calendar = try #require(server.calendar(plan.calendar.name))
    calendar.components = ["VEVENT", "VTODO"]
    server.set(plan.calendar.name, calendar)
    for number in 0..<7 {
      let href = try #require(Href(newNamed: "t\(number).ics", in: plan.calendar.url))
      let text = todo("t\(number)", "SUMMARY:N\(number)")
      #expect(try plan.calendar.client.create(text, at: href, in: plan.calendar.url) == .done)
    }
    let task = try plan.device.add("Steuer", to: plan.scene.list)
    for hour in 0..<8 { try plan.schedule(task, at: Self.start(hour)) }
    try plan.sync()
    try plan.sync()
    var emptied = try #require(server.calendar(plan.calendar.name))
    emptied.resources = [:]
    emptied.change += 15
    server.set(plan.calendar.name, emptied)
    try plan.sync()
    let asked = try questions(plan).filter { $0.list == plan.id }
    #expect(asked.map(\.kind) == [.task, .block])
    #expect(asked.map(\.subjects.count) == [7, 8])
    try plan.device.database.write { (transaction) throws(PlannerFailure) in
      try transaction.confirmHeldDeletions(of: .task, in: plan.id)
    }
    try plan.sync()
    #expect(try plan.blocks().count == 8)
    #expect(try plan.device.titles(in: plan.id).isEmpty)
    #expect(try questions(plan).map(\.kind) == [.block])
  }
}
