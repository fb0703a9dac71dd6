import CalDAV
import Domain
import HTTPClient
import Storage
import Sync
import Testing

@Suite("Refused writes")
struct RefusalTests {
  private static let sabre =
    "<d:error xmlns:d=\"DAV:\" xmlns:s=\"http://sabredav.org/ns\"><s:message>%</s:message></d:error>"

  private func said(_ words: String) -> String { Self.sabre.replacing("%", with: words) }

  private func scene() throws -> (Scene, TaskID) {
    let scene = try Scene.unsent("PUT")
    return (scene, try scene.task("Oat milk").id)
  }

  @Test(
    "A change the server refuses is told with its words, and not sent again before it is edited",
    arguments: [400, 409, 413, 415, 422])
  func notSentAgain(_ status: Int) throws {
    let (scene, id) = try scene()
    scene.transport.arm("PUT", .answer(status, [], said("Title too tasty")))
    let problem = ListProblem.rejected(title: "Oat milk", status: status, code: nil, words: "Title too tasty")
    #expect(try scene.sync().problems == [problem])
    for _ in 0..<3 {
      _ = scene.transport.drain()
      #expect(try scene.sync().problems == [problem])
      #expect(!scene.transport.drain().contains("PUT"))
    }
    #expect(try scene.titles() == ["Oat milk"])
    #expect(try scene.device.waiting == 1)
    try scene.device.edit(id) { $0.title = .set("Soy milk") }
    #expect(try scene.sync().updated == 1)
    #expect(try scene.remote.value("SUMMARY", saying: "UID:a") == "Soy milk")
    try scene.expectQuiet()
  }

  @Test("A refused new task waits until it is edited, and others go on")
  func newTask() throws {
    let scene = try Scene(.memory)
    try scene.sync()
    let id = try scene.device.add("Bad", to: scene.list)
    try scene.device.add("Good", to: scene.list)
    scene.transport.arm("PUT", .answer(403, [], said("No").replacing("<s:", with: "<d:valid-calendar-data/><s:")))
    #expect(try scene.sync().created == 1)
    #expect(try scene.device.list(scene.list)?.access == .granted)
    _ = scene.transport.drain()
    try scene.sync()
    #expect(!scene.transport.drain().contains("PUT"))
    try scene.device.edit(id) { $0.title = .set("Better") }
    #expect(try scene.sync().created == 1)
    try scene.expectQuiet()
  }

  @Test("A refused change is sent again when somebody edits the reminder there")
  func editedThere() throws {
    let (scene, _) = try scene()
    scene.transport.arm("PUT", .status(415))
    try scene.sync()
    try scene.remote.replace("SUMMARY:Milk", with: "SUMMARY:Milk\r\nDESCRIPTION:Two", saying: "UID:a")
    #expect(try scene.sync().updated == 1)
    #expect(try scene.remote.value("DESCRIPTION", saying: "UID:a") == "Two")
    #expect(try scene.remote.value("SUMMARY", saying: "UID:a") == "Oat milk")
    try scene.expectQuiet()
  }

  @Test("A refused task that is deleted here leaves nothing behind")
  func deleted() throws {
    let scene = try Scene(.memory)
    try scene.sync()
    let id = try scene.device.add("Bad", to: scene.list)
    scene.transport.arm("PUT", .status(415))
    try scene.sync()
    try scene.device.perform(.delete([id]))
    #expect(try scene.sync().problems.isEmpty)
    #expect(try scene.device.waiting == 0)
    try scene.expectQuiet()
  }

  @Test("A server without room is tried again in the next sync")
  func quota() throws {
    let (scene, _) = try scene()
    scene.transport.arm("PUT", .status(507))
    #expect(
      try scene.sync().problems == [.waiting(title: "Oat milk", .serverAnswered(status: 507, codes: []))])
    #expect(try scene.sync().updated == 1)
  }

  @Test("A missing right turns the list read-only and counts what waits")
  func needPrivileges() throws {
    let (scene, _) = try scene()
    let body = "<d:error xmlns:d=\"DAV:\"><d:need-privileges/></d:error>"
    scene.transport.arm("PUT", .answer(403, [], body))
    #expect(try scene.sync().problems == [.readOnly(waiting: 1)])
    #expect(try scene.device.list(scene.list)?.access == .readOnly)
    #expect(try scene.titles() == ["Oat milk"])
    #expect(try scene.sync().updated == 1)
    #expect(try scene.device.list(scene.list)?.access == .granted)
  }

  static let conflicts: [(Int, String)] = [
    (409, "<d:error xmlns:d=\"DAV:\"><C:no-uid-conflict xmlns:C=\"urn:ietf:params:xml:ns:caldav\"/></d:error>"),
    (412, "<d:error xmlns:d=\"DAV:\"><C:no-uid-conflict xmlns:C=\"urn:ietf:params:xml:ns:caldav\"/></d:error>"),
    (
      403,
      "<d:error xmlns:d=\"DAV:\"><C:unique-scheduling-object-resource xmlns:C=\"urn:ietf:params:xml:ns:caldav\">"
        + "<d:href>%</d:href></C:unique-scheduling-object-resource></d:error>"
    ),
    (
      400,
      "<d:error xmlns:d=\"DAV:\" xmlns:s=\"http://sabredav.org/ns\"><s:message>"
        + "Calendar object with uid already exists in this calendar collection.</s:message></d:error>"
    ), (500, ""),
  ]

  @Test("A UID another resource has is found there and merged, whatever the server calls it", arguments: conflicts)
  func uidConflict(_ status: Int, _ body: String) throws {
    let scene = try Scene(.memory)
    try scene.sync()
    let id = try scene.device.add("Milk", to: scene.list)
    let remote = scene.remote
    let makeElsewhere: @Sendable () -> Void = {
      do {
        try remote.putExactly("elsewhere.ics", todo(id.text, "SUMMARY:Milk", "DESCRIPTION:theirs"))
      } catch {
        Issue.record(error)
      }
    }
    let path = remote.url.path + "elsewhere.ics"
    scene.transport.arm("PUT", .instead(makeElsewhere, status, body.replacing("%", with: path)))
    let report = try scene.sync()
    #expect(report.problems.isEmpty)
    #expect(try scene.device.titles() == ["Milk"])
    #expect(try scene.task("Milk").notes == "theirs")
    #expect(try remote.resources().count == 1)
    #expect(try scene.device.waiting == 0)
    try scene.expectQuiet()
  }

  @Test("A UID that lies in the server's bin: the task is made under another one and keeps its identity here")
  func bin() throws {
    let scene = try Scene(.memory)
    try scene.sync()
    let id = try scene.device.add("Milk", to: scene.list)
    let words = "Deleted calendar object with uid already exists in this calendar collection."
    scene.transport.arm("PUT", .answer(400, [], said(words)))
    #expect(try scene.sync().created == 1)
    #expect(try scene.task("Milk").id == id)
    #expect(try scene.remote.resources().count == 1)
    #expect(try scene.remote.value("UID", saying: "Milk") != id.text)
    try scene.device.edit(id) { $0.title = .set("Oat milk") }
    try scene.sync()
    #expect(try scene.remote.value("SUMMARY", saying: "Oat") == "Oat milk")
    try scene.expectQuiet()
  }
}

@Suite("Servers that ask to wait")
struct WaitingTests {
  private func scene() throws -> Scene {
    let scene = try Scene(.memory)
    try scene.sync()
    try scene.device.add("Milk", to: scene.list)
    return scene
  }

  @Test("The time a server asks for counts in later syncs too", arguments: [423, 429, 503])
  func respected(_ status: Int) throws {
    let scene = try scene()
    scene.transport.arm("PUT", .answer(status, [HTTPField("Retry-After", "120")], ""))
    #expect(
      try scene.sync().problems == [.waiting(title: "Milk", .serverBusy(status: status, seconds: 120))])
    for _ in 0..<3 {
      _ = scene.transport.drain()
      let problems = try scene.sync().problems
      guard case .failed(.serverBusy(status, _)) = problems.first else {
        Issue.record("\(problems)")
        return
      }
      #expect(!scene.transport.drain().contains { ["PUT", "REPORT"].contains($0) })
    }
    scene.device.clock.advance(120)
    #expect(try scene.sync().created == 1)
    try scene.expectQuiet()
  }

  @Test("An account that is asked to wait is not even listed")
  func account() throws {
    let scene = try scene()
    scene.transport.arm("PROPFIND", .answer(503, [HTTPField("Retry-After", "60")], ""))
    #expect(scene.device.sync().accounts.first?.failure == .serverBusy(status: 503, seconds: 60))
    _ = scene.transport.drain()
    #expect(scene.device.sync().accounts.first?.failure == .serverBusy(status: 503, seconds: 59))
    #expect(scene.transport.drain().isEmpty)
    scene.device.clock.advance(60)
    #expect(try scene.sync().created == 1)
  }
}

@Suite("Stubborn ETags")
struct StubbornTests {
  @Test("412 for ever with the same text: a few attempts, then the change waits and nothing is lost")
  func stubborn() throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    try scene.device.edit(scene.task("Milk").id) { $0.title = .set("Oat milk") }
    for _ in 0..<20 { scene.transport.arm("PUT", .status(412)) }
    _ = scene.transport.drain()
    #expect(try scene.sync().problems == [.waiting(title: "Oat milk", .serverAnswered(status: 412, codes: []))])
    #expect(scene.transport.drain().filter { $0 == "PUT" }.count == 4)
    scene.transport.disarm()
    #expect(try scene.sync().updated == 1)
    #expect(try scene.titles() == ["Oat milk"])
    try scene.expectQuiet()
  }

  @Test("An ETag of the listings that writes do not know is asked for anew")
  func otherETag() throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    try scene.device.edit(scene.task("Milk").id) { $0.title = .set("Oat milk") }
    for _ in 0..<3 { scene.transport.arm("PUT", .status(412)) }
    _ = scene.transport.drain()
    #expect(try scene.sync().updated == 1)
    #expect(scene.transport.drain().contains("GET"))
    try scene.expectQuiet()
  }

  @Test("An untouched reminder is not written in a hundred syncs", arguments: Backend.all)
  func untouched(_ backend: Backend) throws {
    let scene = try Scene(backend) { remote in
      try remote.put(
        "a.ics", todo("a", "SUMMARY:Milk", "X-A;P=\"q,r\":1", "DURATION:PT1H30M", "DTSTART:20270101T080000Z"))
    }
    try scene.sync()
    let before = try scene.remote.resources().map(\.text)
    _ = scene.transport.drain()
    for round in 0..<100 {
      // Now and then a day goes by, and everything is compared.
      if round % 20 == 0 { scene.device.clock.advance(90_000) }
      try scene.sync()
    }
    #expect(!scene.transport.drain().contains { ["PUT", "DELETE", "MOVE"].contains($0) })
    #expect(try scene.remote.resources().map(\.text) == before)
  }
}
