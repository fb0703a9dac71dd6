import CalDAV
import Domain
import Foundation
import HTTPClient
import Storage
import Synchronization
import Testing

@testable import Sync

/// A server with one text, as strict about its marks as real ones.
private final class TextServer: Transport {
  struct State {
    var text: String
    var status = 200
    var log: [Int] = []
    var sawCredentials = false
    var location: String?
    /// Done once before the next answer.
    var meanwhile: (@Sendable () -> Void)?
  }

  let state: Mutex<State>

  init(_ text: String) { state = Mutex(State(text: text)) }

  func send(_ request: HTTPRequest) throws(TransportError) -> HTTPResponse {
    let meanwhile = state.withLock { state in
      defer { state.meanwhile = nil }
      return state.meanwhile
    }
    meanwhile?()
    return state.withLock { state in
      let etag = "\"\(state.text.utf8.count)\""
      if request.fields.contains(where: { $0.name == "Authorization" }) { state.sawCredentials = true }
      if let location = state.location {
        return HTTPResponse(status: 302, fields: [HTTPField("Location", location)])
      }
      let isKnown = request.fields.contains { $0.name == "If-None-Match" && $0.value == etag }
      let status = isKnown && state.status == 200 ? 304 : state.status
      state.log.append(status)
      return HTTPResponse(
        status: status, fields: [HTTPField("ETag", etag)], body: status == 304 ? [] : Array(state.text.utf8))
    }
  }
}

@Suite("Calendars that are only read")
struct SubscriptionTests {
  private let text = """
    BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:Ferien\r\nBEGIN:VEVENT\r\nUID:a\r\nSUMMARY:Herbst\r
    DTSTART;VALUE=DATE:20261121\r\nRRULE:FREQ=DAILY;COUNT=3\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:b\r\nSUMMARY:Zug\r
    DTSTART:20261121T100000Z\r\nDURATION:PT1H\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
    """

  private func titles(_ device: Device, days: Int = 0) throws -> [String] {
    let day = Day(number: 20_778 + Int32(days))
    let start = Instant(seconds: Int64(day.number) * 86_400)
    let window = PlanWindow(from: start, until: Instant(seconds: start.seconds + 86_400), first: day, last: day)
    return try device.database.read { (transaction) throws(PlannerFailure) in try transaction.events(in: window) }
      .map(\.title)
  }

  @Test("a zone nobody knows is told when the calendar is added and as long as it is there") func unknownZone() throws {
    let elsewhere = text.replacingOccurrences(
      of: "DTSTART:20261121T100000Z", with: "DTSTART;TZID=Nowhere/Land:20261121T100000")
    let server = TextServer(elsewhere)
    let device = try Device(server)
    let told = [Remark(.unknownZones, ["Nowhere/Land"], count: 1)]
    #expect(try device.engine.subscribe(to: "https://example.org/ferien.ics", name: nil).remarks == told)
    #expect(device.engine.syncSubscriptions().map(\.remarks) == [told])
    server.state.withLock { $0.text = elsewhere.replacingOccurrences(of: "Zug", with: "Bahn") }
    #expect(device.engine.syncSubscriptions().map(\.remarks) == [told])
    #expect(try result(device)?.problems.map(\.code) == [.unknownZones])
    server.state.withLock { $0.text = text }
    #expect(device.engine.syncSubscriptions().map(\.remarks) == [[]])
  }

  @Test("an address is read, asked for again only by its marks, and sees no password")
  func address() throws {
    let server = TextServer(text)
    let device = try Device(server)
    let added = try device.engine.subscribe(to: "https://example.org/ferien.ics", name: nil)
    #expect(added.list.name == "Ferien")
    #expect(added.list.access == .readOnly)
    #expect(try titles(device) == ["Herbst", "Zug"])
    #expect(try titles(device, days: 2) == ["Herbst"])
    #expect(device.sync().changedNothing)
    #expect(server.state.withLock { $0.log } == [200, 304])
    #expect(server.state.withLock { $0.sawCredentials } == false)
    server.state.withLock { $0.text = text.replacingOccurrences(of: "Zug", with: "Bahn fährt") }
    #expect(!device.sync().changedNothing)
    #expect(try titles(device) == ["Herbst", "Bahn fährt"])
    #expect(throws: SyncFailure.self) { try device.engine.subscribe(to: "https://example.org/ferien.ics", name: nil) }
    try device.engine.unsubscribe(from: added.list.id)
    #expect(try titles(device).isEmpty)
  }

  @Test(
    "an answer that is no calendar takes nothing away and is told", arguments: [(200, "<html>"), (500, ""), (404, "")])
  func badAnswer(status: Int, body: String) throws {
    let server = TextServer(text)
    let device = try Device(server)
    try _ = device.engine.subscribe(to: "https://example.org/ferien.ics", name: "F")
    server.state.withLock {
      $0.status = status
      $0.text = body
    }
    let report = device.sync()
    #expect(!report.isComplete)
    #expect(report.subscriptions.first?.problems.count == 1)
    #expect(try titles(device) == ["Herbst", "Zug"])
  }

  @Test("a file a restored backup names is not read before somebody has said yes")
  func restoredFile() throws {
    let device = try Device(TextServer(text))
    let path = device.path + "/ferien.ics"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let list = try device.engine.subscribe(to: path, name: "F").list.id
    let backup = device.path + "/backup.sqlite"
    try device.database.backUp(to: backup)
    try device.engine.unsubscribe(from: list)
    _ = try BackupRestoration(from: backup, in: device.database.directory, stamp: "x")
    try text.replacingOccurrences(of: "Zug", with: "Geheim").write(toFile: path, atomically: true, encoding: .utf8)
    #expect(device.engine.syncSubscriptions().map(\.problems) == [[.failed(.awaitsConsent(path))]])
    #expect(try result(device)?.problems == [SyncProblem(.awaitsConsent, subject: path)])
    #expect(try titles(device) == ["Herbst", "Zug"])
    try device.database.write { (transaction) throws(PlannerFailure) in
      try transaction.removeConsent(.calendar, list.text)
    }
    #expect(device.engine.syncSubscriptions().map(\.problems) == [[]])
    #expect(try titles(device) == ["Herbst", "Geheim"])
  }

  private func result(_ device: Device) throws -> SyncResult? {
    try device.database.read { (transaction) throws(PlannerFailure) in try transaction.subscriptionResults() }.first
  }

  @Test("what became of the last look is kept, whoever looked, with the time everything last went well")
  func kept() throws {
    let server = TextServer(text)
    let device = try Device(server)
    let added = try device.engine.subscribe(to: "https://example.org/ferien.ics", name: "F")
    let first = try #require(try result(device))
    #expect(first.account == added.list.id.text && first.completedAt == first.finishedAt && first.problems == [])
    device.clock.advance(60)
    server.state.withLock { $0.status = 404 }
    #expect(device.engine.syncSubscription(added.list.id)?.outcome == .stuck)
    let failed = try #require(try result(device))
    #expect(failed.problems == [SyncProblem(.address, subject: "https://example.org/ferien.ics")])
    #expect(failed.completedAt == first.finishedAt && failed.finishedAt > first.finishedAt)
    server.state.withLock { $0.status = 200 }
    #expect(device.engine.syncSubscription(added.list.id)?.outcome == .done)
    #expect(try result(device)?.problems == [])
    try device.engine.unsubscribe(from: added.list.id)
    #expect(try result(device) == nil)
    #expect(device.engine.syncSubscription(added.list.id) == nil)
  }

  @Test("the page of a website is no calendar and needs a person, a text cut on its way is asked for again")
  func pages() throws {
    let server = TextServer(text)
    let device = try Device(server)
    let address = "https://example.org/ferien.ics"
    let added = try device.engine.subscribe(to: address, name: "F")
    server.state.withLock { $0.text = "<!DOCTYPE html><title>Sign in</title>" }
    #expect(device.engine.syncSubscription(added.list.id)?.outcome == .stuck)
    #expect(try result(device)?.problems == [SyncProblem(.address, subject: address)])
    #expect(try result(device)?.problems.first?.remedy == .person)
    server.state.withLock { $0.text = String(text.dropLast(20)) }
    #expect(device.engine.syncSubscription(added.list.id)?.outcome == .failed)
    #expect(try titles(device) == ["Herbst", "Zug"])
  }

  @Test(
    "the calendar has the colour its text gives it",
    arguments: [
      ("X-APPLE-CALENDAR-COLOR:#FF9500FF", "#ff9500"), ("COLOR:Tomato", "#ff6347"), ("COLOR:#1a2b3c", "#1a2b3c"),
      ("COLOR:tomato\r\nX-APPLE-CALENDAR-COLOR:#000000", "#000000"), ("COLOR:url(x)", nil), ("X-OTHER:1", nil),
    ] as [(String, String?)])
  func colour(line: String, expected: String?) throws {
    let server = TextServer(text)
    let device = try Device(server)
    let added = try device.engine.subscribe(to: "https://example.org/ferien.ics", name: nil)
    #expect(added.list.colour == nil)
    server.state.withLock {
      $0.text = text.replacingOccurrences(of: "VERSION:2.0", with: "VERSION:2.0\r\n" + line)
    }
    device.sync()
    #expect(try device.list(added.list.id)?.colour == expected)
    let other = try Device(server)
    #expect(try other.engine.subscribe(to: "https://example.org/ferien.ics", name: nil).list.colour == expected)
  }

  @Test("one that has moved names the new place, and one that is left out is not asked")
  func moved() throws {
    let server = TextServer(text)
    let device = try Device(server)
    let added = try device.engine.subscribe(to: "webcal://example.org/ferien.ics", name: "F")
    #expect(added.address == "https://example.org/ferien.ics")
    server.state.withLock { $0.location = "https://elsewhere.example/x.ics" }
    #expect(device.engine.syncSubscriptions().map(\.outcome) == [.stuck])
    #expect(try result(device)?.problems == [SyncProblem(.otherHosts, subject: "https://elsewhere.example/x.ics")])
    _ = try Planner(device.database).perform(.use(added.list.id, false), in: device.clock.environment)
    #expect(device.engine.syncSubscription(added.list.id) == nil && device.engine.syncSubscriptions().isEmpty)
  }

  @Test("one that is removed while its server is asked stays removed")
  func removedMeanwhile() throws {
    let server = TextServer(text)
    let device = try Device(server)
    let added = try device.engine.subscribe(to: "https://example.org/ferien.ics", name: "F")
    let engine = device.engine
    // What it would throw shows in the list below.
    server.state.withLock { $0.meanwhile = { try? engine.unsubscribe(from: added.list.id) } }
    #expect(device.engine.syncSubscription(added.list.id)?.problems == [])
    #expect(try device.engine.subscriptions().isEmpty)
    #expect(try titles(device).isEmpty)
  }

  @Test("a redirect to another host is not followed")
  func redirect() throws {
    let server = TextServer(text)
    let device = try Device(server)
    server.state.withLock { $0.location = "https://elsewhere.example/x.ics" }
    #expect(throws: SyncFailure.movedAway(to: "https://elsewhere.example/x.ics")) {
      try device.engine.subscribe(to: "https://example.org/a.ics", name: nil)
    }
    #expect(try device.engine.subscriptions().isEmpty)
  }

  @Test("more repetitions than are stored are told")
  func tooMany() throws {
    let server = TextServer(text)
    let device = try Device(server)
    _ = try device.engine.subscribe(to: "https://example.org/a.ics", name: nil)
    server.state.withLock { $0.text = text.replacingOccurrences(of: "FREQ=DAILY;COUNT=3", with: "FREQ=DAILY;COUNT=4") }
    #expect(device.engine.syncSubscriptions().map(\.problems) == [[]])
    server.state.withLock {
      $0.text = text.replacingOccurrences(
        of: "DURATION:PT1H", with: "RRULE:FREQ=SECONDLY")
    }
    #expect(device.engine.syncSubscriptions().map(\.problems) == [[.tooManyEvents(limit: 5_000)]])
  }

  @Test("a file is read at every sync; one that is gone keeps what was shown")
  func file() throws {
    let device = try Device(TextServer(""))
    let path = device.path + "/ferien.ics"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let added = try device.engine.subscribe(to: path, name: "Schule")
    #expect(added.list.name == "Schule")
    #expect(try titles(device) == ["Herbst", "Zug"])
    try text.replacingOccurrences(of: "Herbst", with: "Advent").write(toFile: path, atomically: true, encoding: .utf8)
    device.sync()
    #expect(try titles(device) == ["Advent", "Zug"])
    try FileManager.default.removeItem(atPath: path)
    #expect(device.sync().subscriptions.first?.problems == [.failed(.notFound(address: path))])
    #expect(try titles(device) == ["Advent", "Zug"])
    #expect(throws: SyncFailure.self) { try device.engine.subscribe(to: device.path, name: nil) }
  }
}
