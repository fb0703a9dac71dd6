import CalDAV
import Domain
import Foundation
import HTTPClient
import Storage
import Sync
import Synchronization
import Testing

/// Servers that tell what has changed since a token, and all the ways in which they do it wrong.
@Suite("Following what a server says has changed")
struct FollowingTests {
  private struct Stage {
    let server = FakeServer(offersChanges: true)
    let tampering: Tampering
    let scene: Scene

    init(_ count: Int = 12) throws {
      tampering = Tampering(server)
      scene = try Scene(.memory, memory: tampering) { remote in
        for number in 0..<count { try remote.put("\(number).ics", todo("u\(number)", "SUMMARY:N\(number)")) }
      }
      #expect(try scene.sync().added == count)
      // The first reading is compared once.
      try scene.sync()
      _ = scene.transport.drain()
    }

    var name: String { scene.remote.name }

    func calendar() throws -> FakeServer.Calendar { try #require(server.calendar(name)) }

    func token() throws -> String? {
      try scene.device.database.read { (transaction) throws(PlannerFailure) in
        try transaction.collection(scene.list)?.syncToken
      }
    }
  }

  /// Requests of one sync: their methods, and of reports what they ask for.
  private func requests(_ stage: Stage) throws -> [String] {
    let log = Log()
    stage.tampering.set { request, body, answer in
      log.add(request.method == .report ? Self.kind(body) : request.method.name)
      return answer
    }
    defer { stage.tampering.set(nil) }
    try stage.scene.sync()
    return log.entries
  }

  private static func kind(_ body: String) -> String {
    ["sync-collection", "calendar-multiget", "calendar-query"].first { body.contains($0) } ?? "REPORT"
  }

  @Test("Only what has changed is asked for and read")
  func follows() throws {
    let stage = try Stage()
    try stage.scene.remote.replace("SUMMARY:N3", with: "SUMMARY:Changed", saying: "SUMMARY:N3")
    try stage.scene.remote.put("new.ics", todo("new", "SUMMARY:New"))
    try stage.scene.remote.delete(saying: "SUMMARY:N7")
    #expect(try requests(stage) == ["PROPFIND", "sync-collection", "calendar-multiget"])
    let titles = try stage.scene.titles()
    #expect(titles.count == 12 && titles.contains("Changed") && titles.contains("New") && !titles.contains("N7"))
    #expect(try requests(stage) == ["PROPFIND"])
  }

  @Test("What was deleted is not looked for again")
  func deletionAlone() throws {
    let stage = try Stage()
    try stage.scene.remote.delete(saying: "SUMMARY:N7")
    #expect(try requests(stage) == ["PROPFIND", "sync-collection"])
    #expect(try stage.scene.titles().count == 11)
  }

  @Test("Our own write costs no listing")
  func ownWrite() throws {
    let stage = try Stage()
    try stage.scene.device.edit(stage.scene.task("N2").id) { $0.title = .set("Ours") }
    #expect(try requests(stage) == ["PROPFIND", "sync-collection", "PUT", "calendar-multiget"])
    #expect(try requests(stage) == ["PROPFIND", "sync-collection"])
    #expect(try requests(stage) == ["PROPFIND"])
  }

  enum Peculiarity: CaseIterable {
    case refused403, refused412, refused409, refused400, refused410, fails500, cut507, noToken, emptyToken
    case stuckToken, wholeList, cutForEver, rowFails, strangersOnly, unreadable, notOffered
  }

  @Test("A token that does not work leads to a complete comparison", arguments: Peculiarity.allCases)
  func falls(_ peculiarity: Peculiarity) throws {
    let stage = try Stage()
    try stage.scene.remote.replace("SUMMARY:N3", with: "SUMMARY:Changed", saying: "SUMMARY:N3")
    try stage.scene.remote.delete(saying: "SUMMARY:N7")
    let all = (0..<12).filter { $0 != 7 }.compactMap { number in
      try? stage.calendar().resources["\(number).ics"].map { ("\(number).ics", $0.etag) }  // Only missing when broken.
    }
    let old = try #require(try stage.token())
    let name = stage.name
    let log = Log()
    stage.tampering.set { request, body, answer in
      guard request.method == .report else { return answer }
      log.add(Self.kind(body))
      guard body.contains("sync-collection") else { return answer }
      return Self.tampered(peculiarity, answer, old: old, name: name, all: all)
    }
    let report = try stage.scene.sync()
    #expect(report.changed == 1 && report.gone == 1 && report.problems.isEmpty)
    #expect(log.entries.contains("calendar-query"))
    stage.tampering.set(nil)
    #expect(try requests(stage) == ["PROPFIND"])
  }

  private static func tampered(
    _ peculiarity: Peculiarity, _ answer: HTTPResponse, old: String, name: String, all: [(String, String)]
  ) -> HTTPResponse {
    let refusal = "<D:error xmlns:D=\"DAV:\"><D:valid-sync-token/></D:error>"
    let tokens = /<D:sync-token>[^<]*<\/D:sync-token>/
    let head = "<D:multistatus xmlns:D=\"DAV:\">"
    let cut = "<D:response><D:href>/alice/\(name)/</D:href><D:status>HTTP/1.1 507 Cut</D:status></D:response>"
    switch peculiarity {
    case .refused403: return answer.saying(refusal, status: 403)
    case .refused412: return answer.saying(refusal, status: 412)
    case .refused409: return answer.saying(refusal, status: 409)
    case .refused400: return answer.saying(refusal, status: 400)
    case .refused410: return answer.saying(refusal, status: 410)
    case .fails500: return answer.saying("oops", status: 500)
    case .cut507: return answer.saying("<s:error xmlns:s=\"http://sabredav.org/ns\"/>", status: 507)
    case .noToken: return answer.saying(answer.text.replacing(tokens, with: ""))
    case .emptyToken: return answer.saying(answer.text.replacing(tokens, with: "<D:sync-token/>"))
    case .stuckToken: return answer.saying(answer.text.replacing(tokens, with: "<D:sync-token>\(old)</D:sync-token>"))
    case .wholeList:
      let rows = all.map { member, etag in
        "<D:response><D:href>/alice/\(name)/\(member)</D:href><D:propstat><D:prop><D:getetag>\(etag)</D:getetag></D:prop>"
          + "<D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>"
      }
      return answer.saying(head + rows.joined() + "<D:sync-token>data:,99</D:sync-token></D:multistatus>")
    case .cutForEver:
      return answer.saying(head + cut + "<D:sync-token>same</D:sync-token></D:multistatus>")
    case .rowFails: return answer.saying(answer.text.replacing("404 Gone", with: "500 Oops"))
    case .strangersOnly:
      return answer.saying(answer.text.replacing("<D:href>/alice/", with: "<D:href>/elsewhere/"))
    case .unreadable: return answer.saying(String(answer.text.dropLast(20)))
    case .notOffered: return answer.saying("<D:error xmlns:D=\"DAV:\"><D:supported-report/></D:error>", status: 403)
    }
  }

  @Test("A cut answer is followed to its end")
  func pages() throws {
    let stage = try Stage()
    try stage.scene.remote.replace("SUMMARY:N3", with: "SUMMARY:Changed", saying: "SUMMARY:N3")
    try stage.scene.remote.delete(saying: "SUMMARY:N7")
    let name = stage.name
    stage.tampering.set { request, body, answer in
      guard body.contains("sync-collection") else { return answer }
      let rows = answer.text.split(separator: "<D:response>").dropFirst().map { "<D:response>" + $0 }
      let cut = "<D:response><D:href>/alice/\(name)/</D:href><D:status>HTTP/1.1 507 Cut</D:status></D:response>"
      if body.contains(">half<") {
        return answer.saying("<D:multistatus xmlns:D=\"DAV:\">" + (rows.last ?? ""))
      }
      let token = "<D:sync-token>half</D:sync-token></D:multistatus>"
      return answer.saying("<D:multistatus xmlns:D=\"DAV:\">" + (rows.first ?? "") + cut + token)
    }
    let report = try stage.scene.sync()
    #expect(report.changed == 1 && report.gone == 1 && report.problems.isEmpty)
    stage.tampering.set(nil)
    #expect(try requests(stage) == ["PROPFIND"])
  }

  @Test("Once a day everything is compared, although the server says that nothing has changed")
  func daily() throws {
    let stage = try Stage()
    // A server that forgot to note a change: its marks stay.
    var calendar = try stage.calendar()
    calendar.resources["3.ics"]?.text = todo("u3-\(stage.name)", "SUMMARY:Silent")
    calendar.resources["3.ics"]?.etag = "\"silent\""
    stage.server.set(stage.name, calendar)
    #expect(try requests(stage) == ["PROPFIND"])
    stage.scene.device.clock.advance(86_400)
    #expect(try requests(stage) == ["PROPFIND", "calendar-query", "calendar-multiget"])
    #expect(try stage.scene.titles().contains("Silent"))
  }

  @Test("A server set back to an older state loses nothing that was made since", arguments: [1, 12])
  func setBack(_ count: Int) throws {
    let stage = try Stage(count)
    let backup = try stage.calendar()
    try stage.scene.remote.put("later.ics", todo("later", "SUMMARY:Later"))
    try stage.scene.sync()
    #expect(try stage.scene.titles().count == count + 1)
    stage.server.set(stage.name, backup)
    let report = try stage.scene.sync()
    #expect(report.gone == 0 && report.created == 1 && report.problems.isEmpty)
    #expect(try stage.scene.remote.resources().count == count + 1)
    #expect(try stage.scene.titles().count == count + 1)
    try stage.scene.expectQuiet()
  }

  @Test("A new collection at the same address gets the tasks instead of taking them", arguments: [1, 5, 12])
  func recreated(_ count: Int) throws {
    let stage = try Stage(count)
    var fresh = FakeServer.Calendar()
    fresh.change = 1_000
    stage.server.set(stage.name, fresh)
    // Its tokens are its own: it does not know ours.
    stage.tampering.set { _, body, answer in
      guard body.contains("sync-collection") else { return answer }
      return answer.saying("<D:error xmlns:D=\"DAV:\"><D:valid-sync-token/></D:error>", status: 403)
    }
    let report = try stage.scene.sync()
    stage.tampering.set(nil)
    #expect(report.gone == 0 && report.created == count && report.problems.isEmpty)
    #expect(try stage.scene.titles().count == count)
    #expect(try stage.scene.remote.resources().count == count)
    try stage.scene.expectQuiet()
  }

  @Test("The token is kept only with everything it stands for")
  func tokenLast() throws {
    let stage = try Stage()
    let before = try stage.token()
    try stage.scene.remote.replace("SUMMARY:N3", with: "SUMMARY:Changed", saying: "SUMMARY:N3")
    stage.scene.transport.arm("REPORT", .before {})
    stage.scene.transport.arm("REPORT", .status(503))
    #expect(try !stage.scene.sync().problems.isEmpty)
    #expect(try stage.token() == before)
    #expect(try stage.scene.sync().changed == 1)
    #expect(try stage.token() != before)
  }
}

/// What happened, in order, from whatever thread.
final class Log: Sendable {
  private let state = Mutex<[String]>([])

  var entries: [String] { state.withLock { $0 } }
  func add(_ entry: String) { state.withLock { $0.append(entry) } }
}
