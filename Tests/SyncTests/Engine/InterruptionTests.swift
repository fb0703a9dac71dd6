import CalDAV
import Domain
import HTTPClient
import Sync
import Testing

@Suite("Interrupted syncs")
struct InterruptionTests {
  @Test("A created resource whose answer was lost is adopted, not made twice", arguments: Backend.all)
  func lostAnswerToCreation(_ backend: Backend) throws {
    let scene = try Scene(backend)
    try scene.sync()
    try scene.device.add("Milk", to: scene.list)
    scene.transport.arm("PUT", .lostAnswer)
    let report = try scene.sync()
    #expect(report.problems == [.waiting(title: "Milk", .timedOut)])
    #expect(try scene.device.waiting == 1)
    let second = try scene.sync()
    #expect(second.problems.isEmpty && second.conflicts.isEmpty)
    #expect(try scene.remote.resources().count == 1)
    #expect(try scene.titles() == ["Milk"])
    #expect(try scene.device.waiting == 0)
    try scene.expectQuiet()
  }

  /// Milk, called oat milk here, which the server has taken in without being heard.
  private func unheard(_ backend: Backend) throws -> Scene {
    let scene = try Scene(backend) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    try scene.device.edit(scene.task("Milk").id) { $0.title = .set("Oat milk") }
    scene.transport.arm("PUT", .lostAnswer)
    try scene.sync()
    return scene
  }

  @Test("Edited again after a lost answer: no false conflict", arguments: Backend.all)
  func lostAnswerToUpdate(_ backend: Backend) throws {
    let scene = try unheard(backend)
    try scene.device.edit(scene.task("Oat milk").id) { $0.title = .set("Soy milk") }
    let report = try scene.sync()
    #expect(report.conflicts.isEmpty && report.problems.isEmpty)
    #expect(try scene.remote.value("SUMMARY", saying: "UID:a") == "Soy milk")
    #expect(try scene.titles() == ["Soy milk"])
    try scene.expectQuiet()
  }

  @Test("Taken back after a lost answer: an edit there does not bring it again", arguments: Backend.all)
  func takenBackAfterLostAnswer(_ backend: Backend) throws {
    let scene = try unheard(backend)
    try scene.device.perform(.undo(expected: nil))
    try scene.remote.replace("SUMMARY:Oat milk", with: "SUMMARY:Oat milk\r\nCATEGORIES:shop", saying: "UID:a")
    let report = try scene.sync()
    #expect(report.conflicts.isEmpty && report.problems.isEmpty)
    #expect(try scene.titles() == ["Milk"])
    #expect(try scene.remote.value("SUMMARY", saying: "UID:a") == "Milk")
    #expect(try scene.remote.value("CATEGORIES", saying: "UID:a") == "shop")
    try scene.expectQuiet()
  }

  @Test("Taken back after a lost answer and written anew there: both texts stay", arguments: Backend.all)
  func writtenOverAfterLostAnswer(_ backend: Backend) throws {
    let scene = try unheard(backend)
    try scene.device.perform(.undo(expected: nil))
    try scene.remote.replace("SUMMARY:Oat milk", with: "SUMMARY:Soy milk", saying: "UID:a")
    #expect(try scene.sync().conflicts.count == 1)
    let titles = try scene.titles()
    #expect(titles.count == 2 && titles.contains("Soy milk") && titles.contains { $0.hasPrefix("Milk ") })
  }

  @Test("Deleted after a lost answer: it goes", arguments: Backend.all)
  func deletedAfterLostAnswer(_ backend: Backend) throws {
    let scene = try Scene(backend)
    try scene.sync()
    let id = try scene.device.add("Milk", to: scene.list)
    scene.transport.arm("PUT", .lostAnswer)
    try scene.sync()
    try scene.device.perform(.delete([id]))
    try scene.sync()
    #expect(try scene.remote.resources().isEmpty)
    #expect(try scene.titles().isEmpty)
    #expect(try scene.device.waiting == 0)
    try scene.expectQuiet()
  }

  @Test("A request that never arrived is sent again", arguments: ["PUT", "DELETE"])
  func lostRequest(_ method: String) throws {
    let scene = try Scene.unsent(method)
    scene.transport.arm(method, .lostRequest)
    #expect(!(try scene.sync().problems.isEmpty))
    let report = try scene.sync()
    #expect(report.problems.isEmpty && report.pushed == 1)
    try scene.expectQuiet()
  }

  @Test("A change made while the sync waits for the server stays waiting")
  func changedDuringSync() throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    let id = try scene.task("Milk").id
    try scene.device.edit(id) { $0.title = .set("Oat milk") }
    let (database, clock) = (scene.device.database, scene.device.clock)
    scene.transport.arm(
      "PUT",
      .before {
        do {
          var edit = TaskEdit()
          edit.notes = .set("Two")
          try Planner(database).perform(.edit(id, edit), in: clock.environment)
        } catch {
          Issue.record(error)
        }
      })
    try scene.sync()
    #expect(try scene.remote.value("SUMMARY", saying: "UID:a") == "Oat milk")
    #expect(try scene.remote.value("DESCRIPTION", saying: "UID:a") == "Two")
    #expect(try scene.task("Oat milk").notes == "Two")
    try scene.expectQuiet()
  }

  @Test("A password refused half-way stops the account and changes nothing")
  func passwordRefused() throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    try scene.device.edit(scene.task("Milk").id) { $0.title = .set("Oat milk") }
    scene.transport.arm("PUT", .status(401))
    let report = scene.device.sync()
    guard case .wrongPassword = report.accounts.first?.failure else {
      Issue.record("not reported: \(report)")
      return
    }
    #expect(try scene.titles() == ["Oat milk"])
    #expect(try scene.device.waiting == 1)
    #expect(try scene.sync().updated == 1)
  }

  @Test("A text the server will never take is reported; the others go on")
  func rejected() throws {
    let scene = try Scene(.memory)
    try scene.sync()
    try scene.device.add("Bad", to: scene.list)
    try scene.device.add("Good", to: scene.list)
    scene.transport.arm("PUT", .status(415))
    let report = try scene.sync()
    #expect(report.problems == [.rejected(title: "Bad", status: 415, code: nil)])
    #expect(report.created == 1)
    #expect(try scene.titles() == ["Bad", "Good"])
  }

  @Test("A server that asks to wait stops the list until the next sync")
  func busy() throws {
    let scene = try Scene(.memory)
    try scene.sync()
    try scene.device.add("One", to: scene.list)
    try scene.device.add("Two", to: scene.list)
    scene.transport.arm("PUT", .status(503))
    #expect(try scene.sync().problems == [.waiting(title: "One", .serverBusy(status: 503, seconds: nil))])
    #expect(try scene.sync().created == 2)
  }

  @Test("Two syncs of the same data at the same time change everything once", arguments: ["REPORT", "PUT", "DELETE"])
  func nestedSyncs(_ method: String) throws {
    let scene = try Scene(.memory) { remote in
      try remote.put("a.ics", todo("a", "SUMMARY:Milk"))
      try remote.put("b.ics", todo("b", "SUMMARY:Bread"))
    }
    try scene.sync()
    try scene.device.edit(scene.task("Milk").id) { $0.title = .set("Oat milk") }
    try scene.device.perform(.delete([scene.task("Bread").id]))
    try scene.device.add("Cheese", to: scene.list)
    try scene.remote.put("c.ics", todo("c", "SUMMARY:Wine"))
    let engine = scene.device.engine
    scene.transport.arm(method, .before { _ = engine.syncAll() })
    try scene.sync()
    try scene.sync()
    #expect(Set(try scene.titles()) == ["Oat milk", "Cheese", "Wine"])
    #expect(try scene.titles().count == 3)
    #expect(try scene.remote.resources().count == 3)
    #expect(try scene.device.waiting == 0)
    try scene.expectQuiet()
  }

  @Test("Power failing at any request loses and doubles nothing", arguments: 0..<40)
  func powerCut(_ requests: Int) throws {
    let scene = try Scene(.memory) { remote in
      try remote.put("a.ics", todo("a", "SUMMARY:Milk"))
      try remote.put("b.ics", todo("b", "SUMMARY:Bread"))
    }
    let other = try RemoteList(.memory, scene.server)
    try scene.sync()
    let target = try #require(try scene.device.lists().first { $0.name == other.name }).id
    try scene.device.edit(scene.task("Milk").id) { $0.list = .set(target) }
    try scene.device.edit(scene.task("Bread").id) { $0.title = .set("Dark bread") }
    try scene.device.add("Cheese", to: scene.list)
    scene.transport.cutPower(after: requests)
    _ = scene.device.sync()
    scene.transport.disarm()
    let report = scene.device.sync()
    #expect(report.isComplete)
    #expect(try scene.device.titles().sorted() == ["Cheese", "Dark bread", "Milk"])
    #expect(try scene.remote.resources().count == 2)
    #expect(try other.resources().count == 1)
    #expect(try scene.device.waiting == 0)
    try scene.expectQuiet()
  }

  @Test("A task that never has to reach a server does not wait for one")
  func idle() throws {
    let scene = try Scene(.memory)
    try scene.sync()
    let id = try scene.device.add("Here after all", to: scene.list)
    try scene.device.edit(id) { $0.list = .set(.local) }
    #expect(try scene.device.waiting == 1)
    try scene.expectQuiet()
    #expect(try scene.device.waiting == 0)
  }

  @Test("A server without ETags is read, and never written without a precondition")
  func withoutETags() throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    let server = try #require(scene.server as? FakeServer)
    var calendar = try #require(server.calendar(scene.remote.name))
    for name in calendar.resources.keys { calendar.resources[name]?.etag = "" }
    server.set(scene.remote.name, calendar)
    try scene.sync()
    try scene.device.edit(scene.task("Milk").id) { $0.title = .set("Oat milk") }
    _ = scene.transport.drain()
    #expect(try scene.sync().problems.count == 1)
    #expect(!scene.transport.drain().contains("PUT"))
    #expect(try scene.titles() == ["Oat milk"])
    calendar.resources = [:]
    calendar.change += 1
    server.set(scene.remote.name, calendar)
    try scene.device.perform(.delete([scene.task("Oat milk").id]))
    try scene.sync()
    #expect(try scene.device.waiting == 0)
  }
}
