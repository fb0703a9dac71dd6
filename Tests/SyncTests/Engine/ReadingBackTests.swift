import CalDAV
import Domain
import Foundation
import HTTPClient
import Sync
import Synchronization
import Testing

/// What a server has accepted is read back together.
@Suite("Reading back what was sent")
struct ReadingBackTests {
  private struct Stage {
    let server = FakeServer(offersChanges: true)
    let tampering: Tampering
    let scene: Scene
    /// An empty one.
    let other: RemoteList
    let target: ListID

    init(_ count: Int = 80) throws {
      tampering = Tampering(server)
      scene = try Scene(.memory, memory: tampering) { remote in
        for number in 0..<count {
          try remote.put("\(number).ics", todo("u\(number)", "SUMMARY:N\(number)", "X-OTHER:kept"))
        }
      }
      other = try RemoteList(.memory, tampering, named: scene.remote.name + "-b")
      for _ in 0..<2 { try scene.sync() }
      let name = other.name
      target = try #require(try scene.device.lists().first { $0.name == name }).id
    }

    var device: Device { scene.device }

    func edit(_ numbers: Range<Int>) throws {
      for number in numbers { try device.edit(scene.task("N\(number)").id) { $0.title = .set("Ours \(number)") } }
    }

    /// What one sync asks for: methods, and of reports what they ask for.
    @discardableResult
    func requests(_ change: Tampering.Change? = nil) throws -> [String] {
      let log = Log()
      tampering.set { request, body, answer in
        let kinds = ["sync-collection", "calendar-multiget", "calendar-query"]
        log.add(kinds.first { request.method == .report && body.contains($0) } ?? request.method.name)
        return change?(request, body, answer) ?? answer
      }
      defer { tampering.set(nil) }
      try scene.sync()
      return log.entries
    }

    /// Everything is on both sides, once, and nothing is left to do.
    func expectSettled(_ count: Int) throws {
      let titles = try scene.titles()
      #expect(titles.count == count && Set(titles).count == count)
      let lines = try scene.remote.resources().flatMap { $0.text.split(whereSeparator: \.isNewline) }
      #expect(
        lines.filter { $0.hasPrefix("SUMMARY:") }.sorted() == titles.map { "SUMMARY:" + $0 }.sorted().map { $0[...] })
      #expect(try device.waiting == 0)
      try scene.expectQuiet()
    }
  }

  @Test("Fifty changes cost two requests more to read back; what else has changed is asked for by the next sync")
  func requests() throws {
    let stage = try Stage()
    try stage.edit(0..<30)
    for number in 0..<20 { try stage.device.add("New \(number)", to: stage.scene.list) }
    let (put, multiget) = ([String](repeating: "PUT", count: 30), "calendar-multiget")
    #expect(try stage.requests() == ["PROPFIND"] + put + [multiget] + put.prefix(20) + [multiget])
    #expect(try stage.requests() == ["PROPFIND", "sync-collection"])
    #expect(try stage.requests() == ["PROPFIND"])
    try stage.expectSettled(100)
  }

  @Test("Blocks are read back together, too")
  func blocks() throws {
    let plan = try Plan(.memory, memory: FakeServer(offersChanges: true))
    let task = try plan.device.add("Steuer", to: plan.scene.list)
    for _ in 0..<2 { try plan.sync() }
    for hour in 0..<20 { try plan.schedule(task, at: Instant(seconds: Plan.start.seconds + Int64(hour) * 3_600)) }
    _ = plan.scene.transport.drain()
    #expect(try plan.sync().created == 20)
    // Read back, asked for what has changed, and compared, since that is nearly everything.
    let put = [String](repeating: "PUT", count: 20)
    #expect(plan.scene.transport.drain() == ["PROPFIND"] + put + ["REPORT", "REPORT", "REPORT"])
    #expect(try plan.sync() == EventReport(list: plan.id, name: plan.calendar.name))
    #expect(try plan.calendar.resources().count == 20)
    #expect(try plan.blocks().count == 20)
  }

  @Test("Power failing at any request loses and doubles nothing", arguments: 0..<48)
  func powerCut(_ requests: Int) throws {
    let stage = try Stage(40)
    try stage.edit(0..<20)
    for number in 0..<12 { try stage.device.add("New \(number)", to: stage.scene.list) }
    try stage.device.perform(.delete([stage.scene.task("N20").id, stage.scene.task("N21").id]))
    for number in 22..<25 { try stage.device.edit(stage.scene.task("N\(number)").id) { $0.list = .set(stage.target) } }
    try stage.device.perform(.move(stage.scene.task("N30").id, .before(stage.scene.task("N29").id)))
    stage.scene.transport.cutPower(after: requests)
    _ = stage.device.sync()
    stage.scene.transport.disarm()
    // What happens here between the two must not undo what has arrived.
    try stage.device.edit(stage.scene.task("Ours 3").id) { $0.title = .set("Ours again") }
    #expect(stage.device.sync().isComplete)
    #expect(try stage.other.resources().count == 3)
    #expect(try stage.other.resources().allSatisfy { $0.text.contains("X-OTHER:kept") })
    #expect(try stage.scene.remote.resources().count { $0.text.contains("X-OTHER:kept") } == 35)
    try stage.expectSettled(47)
  }

  @Test("What has gone when it is read back does not keep the others waiting", arguments: [true, false])
  func gone(_ isNew: Bool) throws {
    let stage = try Stage(10)
    try stage.edit(0..<5)
    for number in 0..<5 { try stage.device.add("New \(number)", to: stage.scene.list) }
    let remote = stage.scene.remote
    stage.scene.transport.arm(
      "REPORT", .before { behindItsBack { try remote.delete(saying: isNew ? "New 2" : "Ours 2") } })
    let report = try stage.scene.sync()
    #expect(report.created + report.updated >= 10)
    #expect(stage.scene.transport.drain().count { $0 == "PUT" } <= 11)
    #expect(try stage.scene.titles().contains(isNew ? "New 2" : "Ours 2"))
    try stage.scene.sync()
    try stage.expectSettled(15)
  }

  @Test("What cannot be read back is told and waits; the others are settled, and nothing is sent twice")
  func failed() throws {
    let stage = try Stage(10)
    try stage.edit(0..<5)
    let row = "<D:href>/alice/\(stage.scene.remote.name)/2.ics</D:href>"
    try stage.requests { request, body, answer in
      if request.url.path.hasSuffix("/2.ics"), request.method == .get { return HTTPResponse(status: 500) }
      guard body.contains("calendar-multiget") else { return answer }
      return answer.saying(answer.text.replacing(row, with: "<D:href>/alice/elsewhere/2.ics</D:href>"))
    }
    #expect(try stage.device.waiting == 1)
    #expect(try stage.scene.report(stage.device.sync()).problems.isEmpty)
    let sent = stage.scene.transport.drain()
    #expect(sent.count { $0 == "PUT" } == 5, "\(sent)")
    try stage.expectSettled(10)
  }

  enum Shortcoming: CaseIterable { case noMultiget, leavesOut, emptyAnswer, reversed }

  @Test(
    "A server that answers with less, in another order or not at all is asked one by one",
    arguments: Shortcoming.allCases)
  func shortcomings(_ shortcoming: Shortcoming) throws {
    let stage = try Stage(10)
    try stage.edit(0..<6)
    try stage.requests { _, body, answer in
      guard body.contains("calendar-multiget") else { return answer }
      let (open, close) = ("<D:response>", "</D:multistatus>")
      let parts = answer.text.components(separatedBy: open)
      let rows = parts.dropFirst().map { open + $0.replacing(close, with: "") }
      switch shortcoming {
      case .noMultiget: return HTTPResponse(status: 501)
      case .leavesOut: return answer.saying(parts[0] + rows.prefix(2).joined() + close)
      case .emptyAnswer: return answer.saying(parts[0] + close)
      case .reversed: return answer.saying(parts[0] + rows.reversed().joined() + close)
      }
    }
    #expect(try stage.device.waiting == 0)
    try stage.expectSettled(10)
  }

  @Test("What is changed here while it is read back is sent in the same sync")
  func changedMeanwhile() throws {
    let stage = try Stage(10)
    try stage.edit(0..<6)
    let ids = try (0..<6).map { try stage.scene.task("Ours \($0)").id }
    let (database, clock, target) = (stage.device.database, stage.device.clock, stage.target)
    stage.scene.transport.arm(
      "REPORT",
      .before {
        behindItsBack {
          let planner = Planner(database)
          var edit = TaskEdit()
          edit.title = .set("Once more")
          try planner.perform(.edit(ids[0], edit), in: clock.environment)
          try planner.perform(.delete([ids[1]]), in: clock.environment)
          edit = TaskEdit()
          edit.list = .set(target)
          try planner.perform(.edit(ids[2], edit), in: clock.environment)
          try planner.perform(.complete([ids[3]]), in: clock.environment)
        }
      })
    try stage.scene.sync()
    #expect(try stage.device.waiting == 0)
    #expect(try stage.scene.remote.resources().count == 8)
    #expect(try stage.other.value("SUMMARY", saying: "X-OTHER") == "Ours 2")
    #expect(try stage.scene.remote.value("SUMMARY", saying: "UID:u0") == "Once more")
    #expect(try stage.scene.remote.value("STATUS", saying: "UID:u3") == "COMPLETED")
    try stage.scene.expectQuiet()
  }

  @Test("A list that asks to wait is not asked for what it has accepted; the next sync recognises it")
  func busy() throws {
    let stage = try Stage(10)
    try stage.edit(0..<6)
    let count = Mutex(0)
    let sent = try stage.requests { request, _, answer in
      guard request.method.name == "PUT" else { return answer }
      return count.withLock {
        $0 += 1
        return $0
      } == 4 ? HTTPResponse(status: 503) : answer
    }
    #expect(sent == ["PROPFIND", "PUT", "PUT", "PUT", "PUT"])
    #expect(try stage.device.waiting == 6)
    #expect(try stage.requests().count { $0 == "PUT" } == 2)
    try stage.expectSettled(10)
  }

  @Test("Where writing is refused half-way, what was accepted before is settled and the list stays read-only")
  func refused() throws {
    let stage = try Stage(10)
    try stage.edit(0..<6)
    stage.scene.transport.arm("DELETE", .status(403))
    try stage.device.perform(.delete([stage.scene.task("N9").id]))
    try stage.device.add("Later", to: stage.scene.list)
    let report = try stage.scene.sync()
    #expect(report.updated == 6 && report.problems == [.readOnly(waiting: 2)])
    #expect(try stage.device.list(stage.scene.list)?.access == .readOnly)
    #expect(try stage.device.waiting == 2)
    try stage.scene.sync()
    try stage.expectSettled(10)
  }

  @Test("An account paused half-way is asked nothing more, and what it has accepted is recognised later")
  func paused() throws {
    let stage = try Stage(10)
    try stage.edit(0..<6)
    let account = try #require(try stage.device.lists().compactMap(\.account).first)
    let engine = stage.device.engine
    let count = Mutex(0)
    let sent = try stage.requests { request, _, answer in
      if request.method.name == "PUT",
        count.withLock({
          $0 += 1
          return $0
        }) == 3
      {
        behindItsBack { try engine.pause(account, true) }
      }
      return answer
    }
    #expect(sent == ["PROPFIND", "PUT", "PUT", "PUT"])
    try engine.pause(account, false)
    #expect(try stage.requests().count { $0 == "PUT" } == 3)
    try stage.expectSettled(10)
  }

  @Test("A family that is new goes there parents first, and a moved list takes its reminders along")
  func families() throws {
    let stage = try Stage(4)
    let parent = try stage.device.add("Parent", to: stage.scene.list)
    var last = parent
    for number in 0..<4 {
      let above = last
      last = try stage.device.add("Child \(number)", to: stage.scene.list) { $0.parent = above }
    }
    let order = Mutex<[String]>([])
    try stage.requests { request, body, answer in
      if request.method.name == "PUT", let title = body.components(between: "SUMMARY:", and: "\r\n").first {
        order.withLock { $0.append(title) }
      }
      return answer
    }
    #expect(order.withLock { $0 } == ["Parent", "Child 0", "Child 1", "Child 2", "Child 3"])
    #expect(try stage.scene.remote.value("RELATED-TO", saying: "SUMMARY:Child 0") == parent.text)
    try stage.expectSettled(9)
  }

  @Test("Several tasks moved in the order stand on the server as they stand here")
  func moved() throws {
    let stage = try Stage(12)
    for number in [7, 3, 9, 1, 11, 5] {
      try stage.device.perform(.move(stage.scene.task("N\(number)").id, .before(stage.scene.task("N0").id)))
    }
    try stage.edit(4..<5)
    try stage.scene.sync()
    #expect(try stage.device.waiting == 0)
    let second = try stage.scene.secondDevice()
    for _ in 0..<2 { second.device.sync() }
    #expect(try second.device.titles(in: second.list) == stage.scene.titles())
    try stage.expectSettled(12)
  }
}
