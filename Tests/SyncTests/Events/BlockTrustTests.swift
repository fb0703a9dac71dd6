import CalDAV
import Domain
import HTTPClient
import Storage
import Testing

@testable import Sync

/// What servers do to calendars as a whole and to single writes, and that no block is lost or doubled by it.
@Suite("Blocks and servers one cannot trust")
struct BlockTrustTests {
  private static let count = 7

  /// Seven blocks, known on both sides.
  private func synced(_ server: any Transport) throws -> Plan {
    let plan = try Plan(.memory, memory: server)
    let task = try plan.device.add("Steuer", to: plan.scene.list)
    for hour in 0..<Self.count {
      try plan.schedule(task, at: Instant(seconds: Plan.start.seconds + Int64(hour) * 3_600))
    }
    #expect(try plan.sync().created == Self.count)
    try plan.sync()
    return plan
  }

  private func expectQuiet(_ plan: Plan) throws {
    _ = plan.scene.transport.drain()
    #expect(try plan.sync() == EventReport(list: plan.id, name: plan.calendar.name))
    #expect(plan.scene.transport.drain() == ["PROPFIND"])
  }

  private func blank(_ change: Int) -> FakeServer.Calendar {
    var calendar = FakeServer.Calendar()
    calendar.components = ["VEVENT"]
    calendar.change = change
    return calendar
  }

  @Test("an empty calendar where one was gone gets the blocks back instead of taking them")
  func returned() throws {
    let server = FakeServer()
    let plan = try synced(server)
    try plan.calendar.replace("SUMMARY", with: "X-OTHER:stays\r\nSUMMARY", saying: "T100000")
    try plan.sync()
    server.set(plan.calendar.name, nil)
    let missed = plan.device.sync()
    #expect(missed.accounts.first?.lists.first { $0.list == plan.id }?.problems == [.missing(.events)])
    server.set(plan.calendar.name, blank(0))
    let report = try plan.sync()
    #expect(report.blocksGone == 0 && report.created == Self.count && report.problems.isEmpty)
    #expect(try plan.blocks().count == Self.count)
    let texts = try plan.calendar.resources().map(\.text)
    #expect(texts.count == Self.count && texts.count { $0.contains("X-OTHER:stays") } == 1)
    try expectQuiet(plan)
  }

  @Test("the same calendar found again is taken as it is, with what was changed here meanwhile")
  func same() throws {
    let server = FakeServer()
    let plan = try synced(server)
    let before = server.calendar(plan.calendar.name)
    server.set(plan.calendar.name, nil)
    plan.device.sync()
    let first = try #require(try plan.blocks().first)
    try plan.device.perform(.unschedule([first.id]))
    server.set(plan.calendar.name, before)
    let report = try plan.sync()
    #expect(report.created == 0 && report.updated == 0 && report.deleted == 1 && report.received == 0)
    #expect(try plan.calendar.resources().count == Self.count - 1)
    #expect(try plan.blocks().count == Self.count - 1)
    try expectQuiet(plan)
  }

  @Test("a calendar deleted and made anew between two syncs takes nothing", arguments: [false, true])
  func recreated(offersChanges: Bool) throws {
    let server = FakeServer(offersChanges: offersChanges)
    let plan = try synced(server)
    // Its marks count from the beginning again.
    server.set(plan.calendar.name, blank(1))
    let report = try plan.sync()
    #expect(report.blocksGone == 0 && report.created == Self.count && report.problems.isEmpty)
    #expect(try plan.blocks().count == Self.count)
    #expect(try plan.calendar.resources().count == Self.count)
    try expectQuiet(plan)
  }

  @Test("another identity at the same address is another calendar")
  func identity() throws {
    let server = FakeServer(offersChanges: true)
    let tampering = Tampering(server)
    let number = Log()
    number.add("1")
    tampering.set { request, _, answer in
      guard request.method == .propfind else { return answer }
      let id = "<D:resource-id><D:href>urn:uuid:\(number.entries.last ?? "")</D:href></D:resource-id>"
      return answer.saying(answer.text.replacing("<S:getctag>", with: id + "<S:getctag>"))
    }
    let plan = try Plan(.memory, memory: tampering)
    let block = try plan.schedule(try plan.device.add("Steuer", to: plan.scene.list))
    try plan.sync()
    try plan.sync()
    number.add("2")
    try plan.calendar.deleteAll()
    let report = try plan.sync()
    #expect(report.blocksGone == 0 && report.created == 1)
    #expect(try plan.blocks() == [block])
  }

  @Test("only what has changed is asked for, and nothing when nothing has")
  func follows() throws {
    let plan = try synced(FakeServer(offersChanges: true))
    try expectQuiet(plan)
    try plan.calendar.put("a.ics", "UID:a", "SUMMARY:Termin", "DTSTART:20261123T083000Z", "DURATION:PT1H")
    try plan.calendar.replace("20261122T104500", with: "20261122T113000", saying: "T100000")
    _ = plan.scene.transport.drain()
    let report = try plan.sync()
    #expect(report.added == 1 && report.blocksChanged == 1)
    #expect(plan.scene.transport.drain() == ["PROPFIND", "REPORT", "REPORT"])
    try expectQuiet(plan)
    plan.device.clock.advance(86_400)
    _ = try plan.sync()
    #expect(plan.scene.transport.drain().contains("REPORT"))
    try expectQuiet(plan)
  }

  @Test("with another password everything is compared, though nothing seems changed")
  func password() throws {
    let plan = try synced(FakeServer(offersChanges: true))
    let account = try #require(try plan.device.engine.accounts().first).id
    try plan.device.engine.changeSecret(.password("another"), of: account)
    _ = plan.scene.transport.drain()
    #expect(try plan.sync() == EventReport(list: plan.id, name: plan.calendar.name))
    // One comparison of the tasks, one of the events.
    #expect(plan.scene.transport.drain().count { $0 == "REPORT" } == 2)
    try plan.sync()
    try expectQuiet(plan)
  }

  @Test("tasks in the same collection are no events, and those deleted there are gone")
  func mixed() throws {
    let server = FakeServer(offersChanges: true)
    let plan = try synced(server)
    var calendar = try #require(server.calendar(plan.calendar.name))
    calendar.components = ["VEVENT", "VTODO"]
    server.set(plan.calendar.name, calendar)
    try plan.sync()
    let task = try #require(Href(newNamed: "t.ics", in: plan.calendar.url))
    #expect(try plan.calendar.client.create(todo("t", "SUMMARY:Milch"), at: task, in: plan.calendar.url) == .done)
    let first = try #require(try plan.calendar.resources().first { $0.text.contains("T100000") })
    #expect(
      try plan.calendar.client.delete(first.href, ifMatch: #require(first.etag), in: plan.calendar.url) == .done)
    let report = try plan.sync()
    #expect(report.blocksGone == 1 && report.added == 0 && report.changed == 0)
    #expect(try plan.blocks().count == Self.count - 1)
    #expect(try plan.device.titles(in: plan.id) == ["Milch"])
    plan.device.clock.advance(86_400)
    #expect(try plan.sync().received == 0)
  }

  @Test(
    "a block the server refuses is told with its words, and not sent again before it is changed",
    arguments: [400, 403, 409, 413, 415, 422])
  func refused(status: Int) throws {
    let plan = try Plan(.memory)
    let task = try plan.device.add("Steuer", to: plan.scene.list)
    try plan.sync()
    let block = try plan.schedule(task)
    let body =
      "<d:error xmlns:d=\"DAV:\" xmlns:c=\"urn:ietf:params:xml:ns:caldav\""
      + " xmlns:s=\"http://sabredav.org/ns\">"
      + (status == 403 ? "<c:valid-calendar-data/>" : "") + "<s:message>No such hour</s:message></d:error>"
    let problem = ListProblem.rejected(
      title: "Steuer", status: status, code: status == 403 ? "valid-calendar-data" : nil, words: "No such hour")
    plan.scene.transport.arm("PUT", .answer(status, [], body))
    _ = plan.scene.transport.drain()
    for _ in 0..<3 {
      #expect(try plan.sync().problems == [problem])
      #expect(plan.scene.transport.drain().count { $0 == "PUT" } <= 1)
    }
    _ = plan.scene.transport.drain()
    #expect(try plan.sync().problems == [problem])
    #expect(!plan.scene.transport.drain().contains("PUT"))
    #expect(try plan.blocks() == [block])
    var edit = BlockEdit()
    edit.minutes = .set(60)
    try plan.device.perform(.reschedule(block.id, edit))
    #expect(try plan.sync().created == 1)
    #expect(try plan.sync() == EventReport(list: plan.id, name: plan.calendar.name))
  }

  @Test("a refused change of a block is sent again once the event is changed there, and is forgotten when unscheduled")
  func refusedChange() throws {
    let plan = try Plan(.memory)
    let block = try plan.schedule(try plan.device.add("Steuer", to: plan.scene.list))
    try plan.sync()
    var edit = BlockEdit()
    edit.minutes = .set(60)
    try plan.device.perform(.reschedule(block.id, edit))
    plan.scene.transport.arm("PUT", .status(415))
    #expect(try plan.sync().problems.count == 1)
    _ = plan.scene.transport.drain()
    #expect(try plan.sync().problems.count == 1)
    #expect(!plan.scene.transport.drain().contains("PUT"))
    try plan.calendar.replace("SUMMARY", with: "X-OTHER:stays\r\nSUMMARY", saying: "SUMMARY")
    #expect(try plan.sync().updated == 1)
    let text = try #require(try plan.calendar.resources().first).text
    #expect(text.contains("20261122T110000") && text.contains("X-OTHER:stays"))
    edit.minutes = .set(90)
    try plan.device.perform(.reschedule(block.id, edit))
    plan.scene.transport.arm("PUT", .status(415))
    try plan.sync()
    try plan.device.perform(.unschedule([block.id]))
    let report = try plan.sync()
    #expect(report.deleted == 1 && report.problems.isEmpty)
    #expect(try plan.calendar.resources().isEmpty)
  }

  @Test("whatever request of a block's making is the last one, the next run adopts it once", arguments: 1...8)
  func killed(after requests: Int) throws {
    let plan = try Plan(.memory)
    let task = try plan.device.add("Steuer", to: plan.scene.list)
    try plan.sync()
    let block = try plan.schedule(task)
    plan.scene.transport.cutPower(after: requests)
    plan.device.sync()
    plan.scene.transport.disarm()
    plan.device.sync()
    plan.device.sync()
    let events = try plan.calendar.resources()
    #expect(events.count == 1)
    #expect(events.first?.text.contains("UID:" + block.id.text) == true)
    #expect(try plan.blocks() == [block])
    try expectQuiet(plan)
  }

  @Test("a lost answer to a making, a change or a deletion of a block is no second one", arguments: ["PUT", "DELETE"])
  func lostAnswer(method: String) throws {
    let plan = try Plan(.memory)
    let task = try plan.device.add("Steuer", to: plan.scene.list)
    try plan.sync()
    let block = try plan.schedule(task)
    if method == "PUT" { plan.scene.transport.arm(method, .lostAnswer) }
    try plan.sync()
    try plan.sync()
    var edit = BlockEdit()
    edit.minutes = .set(60)
    try plan.device.perform(.reschedule(block.id, edit))
    if method == "PUT" { plan.scene.transport.arm(method, .lostAnswer) }
    try plan.sync()
    try plan.sync()
    #expect(try plan.calendar.resources().count == 1)
    #expect(try plan.blocks().map(\.minutes) == [60])
    try expectQuiet(plan)
    try plan.device.perform(.unschedule([block.id]))
    if method == "DELETE" { plan.scene.transport.arm(method, .lostAnswer) }
    try plan.sync()
    try plan.sync()
    #expect(try plan.calendar.resources().isEmpty)
    #expect(try plan.blocks().isEmpty)
    try expectQuiet(plan)
  }

  @Test("a block changed back after a lost answer stays so, though its event was renamed meanwhile")
  func takenBackAfterLostAnswer() throws {
    let plan = try Plan(.memory)
    let block = try plan.schedule(try plan.device.add("Steuer", to: plan.scene.list))
    try plan.sync()
    try plan.sync()
    var edit = BlockEdit()
    edit.minutes = .set(block.minutes + 15)
    try plan.device.perform(.reschedule(block.id, edit))
    plan.scene.transport.arm("PUT", .lostAnswer)
    try plan.sync()
    try plan.device.perform(.undo(expected: nil))
    try plan.calendar.replace("SUMMARY:Steuer", with: "SUMMARY:Finanzamt", saying: block.id.text)
    try plan.sync()
    try plan.sync()
    #expect(try plan.blocks().map(\.minutes) == [block.minutes])
    #expect(try plan.blocks().map(\.title) == ["Finanzamt"])
    #expect(try plan.calendar.resources().count == 1)
    try expectQuiet(plan)
  }
}

@Suite("Blocks in UTC")
struct UTCBlockTests {
  @Test("are written as UTC, and come back without a change", arguments: ["UTC", "Etc/UTC", "Zulu"], Backend.all)
  func written(zone: String, backend: Backend) throws {
    let plan = try Plan(backend, zone: zone)
    let block = try plan.schedule(try plan.device.add("Steuer", to: plan.scene.list), zone: zone)
    let report = try plan.sync()
    #expect(report.created == 1 && report.received == 0)
    let text = try #require(try plan.calendar.resources().first).text
    #expect(text.contains("DTSTART:20261122T090000Z") && text.contains("DTEND:20261122T094500Z"))
    #expect(!text.contains("VTIMEZONE"))
    #expect(try plan.blocks() == [block])
    #expect(try plan.sync() == EventReport(list: plan.id, name: plan.calendar.name))
  }

  @Test(
    "the same time under another name of its zone is no change",
    arguments: [
      ("Etc/UTC", ":20261122T090000Z", ";TZID=Etc/UTC:20261122T090000Z"),
      ("UTC", ":20261122T090000Z", ";TZID=Etc/UTC:20261122T090000"),
      ("Asia/Calcutta", "Asia/Calcutta", "Asia/Kolkata"),
    ])
  func otherName(zone: String, written: String, stored: String) throws {
    let server = FakeServer { text in
      text.replacing("DTSTART" + written, with: "DTSTART" + stored).replacing("=" + written, with: "=" + stored)
    }
    let plan = try Plan(.memory, memory: server, zone: zone)
    let block = try plan.schedule(try plan.device.add("Steuer", to: plan.scene.list), zone: zone)
    #expect(try plan.sync().received == 0)
    #expect(try #require(try plan.calendar.resources().first).text.contains(stored))
    #expect(try plan.blocks() == [block])
    var edit = BlockEdit()
    edit.minutes = .set(60)
    try plan.device.perform(.reschedule(block.id, edit))
    let report = try plan.sync()
    #expect(report.updated == 1 && report.received == 0)
    #expect(try plan.blocks().map(\.zone) == [zone])
    #expect(try plan.sync() == EventReport(list: plan.id, name: plan.calendar.name))
  }
}
