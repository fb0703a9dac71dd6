import CalDAV
import Domain
import HTTPClient
import Storage
import Sync
import Testing

@Suite("Moving between lists")
struct MovingTests {
  /// A scene with a reminder of other programs' and a second list that is known here.
  private func scene(
    _ backend: Backend = .memory, _ prepare: (RemoteList) throws -> Void = { _ in }
  ) throws -> (Scene, RemoteList, ListID) {
    let scene = try Scene(backend) { remote in
      try remote.put("a.ics", todo("a", "SUMMARY:Milk", "X-OTHER:kept"))
      try prepare(remote)
    }
    let other = try RemoteList(backend, scene.server, named: scene.remote.name + "-b")
    try scene.sync()
    let target = try #require(try scene.device.lists().first { $0.name == other.name }).id
    return (scene, other, target)
  }

  private func expectMoved(_ scene: Scene, _ other: RemoteList, _ target: ListID) throws {
    #expect(try scene.remote.resources().isEmpty)
    #expect(try other.resources().count == 1)
    #expect(try other.value("X-OTHER", saying: "UID:a-") == "kept")
    #expect(try scene.device.items(in: target).count == 1)
    #expect(try scene.device.waiting == 0)
    try scene.expectQuiet()
  }

  @Test("The server moves the reminder itself, and what was edited with it follows", arguments: Backend.all)
  func moves(_ backend: Backend) throws {
    let (scene, other, target) = try scene(backend)
    _ = scene.transport.drain()
    try scene.device.edit(scene.device.task("Milk", in: scene.list).id) {
      $0.list = .set(target)
      $0.title = .set("Oat milk")
    }
    try scene.sync()
    let writes = scene.transport.drain().filter { ["PUT", "DELETE", "MOVE"].contains($0) }
    #expect(writes == ["MOVE", "PUT"])
    #expect(try other.value("SUMMARY", saying: "UID:a-") == "Oat milk")
    try expectMoved(scene, other, target)
  }

  @Test("All that lies below a task goes with it, under its UID", arguments: Backend.all)
  func descendants(_ backend: Backend) throws {
    let (scene, other, target) = try scene(backend)
    let root = try scene.device.task("Milk", in: scene.list).id
    let child = try scene.device.add("Child", to: scene.list) { $0.parent = root }
    try scene.device.add("Grandchild", to: scene.list) { $0.parent = child }
    try scene.device.add("Stranger", to: scene.list)
    try scene.sync()
    try scene.device.edit(root) { $0.list = .set(target) }
    try scene.sync()
    #expect(try scene.titles() == ["Stranger"])
    #expect(Set(try scene.device.titles(in: target)) == ["Milk", "Child", "Grandchild"])
    #expect(try other.resources().count == 3)
    #expect(try other.value("RELATED-TO", saying: "SUMMARY:Grandchild") == child.text)
    #expect(try scene.remote.resources().count == 1)
    try scene.device.perform(.undo(expected: nil))
    #expect(try scene.titles().count == 4)
    try scene.sync()
    #expect(try scene.remote.resources().count == 4)
    #expect(try other.resources().isEmpty)
    try scene.expectQuiet()
  }

  @Test("A move whose answer was lost is recognised", arguments: Backend.all)
  func lostAnswer(_ backend: Backend) throws {
    let (scene, other, target) = try scene(backend)
    try scene.device.edit(scene.device.task("Milk", in: scene.list).id) { $0.list = .set(target) }
    scene.transport.arm("MOVE", .lostAnswer)
    try scene.sync()
    #expect(try scene.device.waiting == 1)
    try scene.sync()
    try expectMoved(scene, other, target)
    let moves = try scene.device.journal().filter { $0.verb == .move }
    #expect(moves.map(\.outcome) == [.adopted])
  }

  @Test("A lost answer to a move is recognised even when the old list cannot be read")
  func lostAnswerAndOldListUnreadable() throws {
    let (scene, other, target) = try scene()
    try scene.device.edit(scene.task("Milk").id) { $0.list = .set(target) }
    scene.transport.arm("MOVE", .lostAnswer)
    try scene.sync()
    // The new list's name sorts behind the old one's, so the first listing is the old one's.
    scene.transport.arm("REPORT", .truncated)
    scene.transport.arm("PROPFIND", .truncated)
    _ = scene.device.sync()
    scene.transport.disarm()
    _ = scene.device.sync()
    #expect(try scene.device.titles() == ["Milk"])
    try expectMoved(scene, other, target)
  }

  @Test("Edited there just before the move: the edit comes along", arguments: Backend.all)
  func editedMeanwhile(_ backend: Backend) throws {
    let (scene, other, target) = try scene(backend)
    try scene.device.edit(scene.device.task("Milk", in: scene.list).id) { $0.list = .set(target) }
    let remote = scene.remote
    scene.transport.arm(
      "MOVE",
      .before { behindItsBack { try remote.replace("SUMMARY:Milk", with: "SUMMARY:Soy milk", saying: "UID:a-") } })
    try scene.sync()
    #expect(try other.value("SUMMARY", saying: "UID:a-") == "Soy milk")
    #expect(try scene.device.titles(in: target) == ["Soy milk"])
    try expectMoved(scene, other, target)
  }

  @Test("Deleted there just before the move: it is made in the new list", arguments: Backend.all)
  func deletedMeanwhile(_ backend: Backend) throws {
    let (scene, other, target) = try scene(backend)
    try scene.device.edit(scene.device.task("Milk", in: scene.list).id) { $0.list = .set(target) }
    let remote = scene.remote
    scene.transport.arm(
      "MOVE", .before { behindItsBack { try remote.delete(saying: "UID:a-") } })
    try scene.sync()
    try expectMoved(scene, other, target)
  }

  @Test("Moved, deleted there, edited and moved back: it is made from its last text", arguments: Backend.all)
  func deletedAndMovedBack(_ backend: Backend) throws {
    let (scene, other, target) = try scene(backend)
    let id = try scene.device.task("Milk", in: scene.list).id
    try scene.device.edit(id) { $0.list = .set(target) }
    try scene.sync()
    try scene.device.edit(id) { $0.title = .set("Oat milk") }
    try other.delete(saying: "UID:a-")
    try scene.device.edit(id) { $0.list = .set(scene.list) }
    try scene.sync()
    #expect(try scene.remote.value("X-OTHER", saying: "UID:a-") == "kept")
    #expect(try scene.remote.value("SUMMARY", saying: "UID:a-") == "Oat milk")
    try scene.expectQuiet()
  }

  @Test("Gone from a list that was put back, and moved away here: it is made from its last text")
  func goneAndMovedAway() throws {
    let (scene, other, target) = try scene()
    let server = try #require(scene.server as? FakeServer)
    // The mark that is known here is one the server comes to much later.
    var calendar = try #require(server.calendar(scene.remote.name))
    calendar.change += 1_000
    server.set(scene.remote.name, calendar)
    try scene.sync()
    try scene.device.edit(scene.task("Milk").id) { $0.list = .set(target) }
    calendar.change -= 1_000
    calendar.resources = [:]
    server.set(scene.remote.name, calendar)
    try scene.sync()
    try expectMoved(scene, other, target)
  }

  @Test(
    "Whatever the answer to a move, the task ends in the new list and nowhere else",
    arguments: [400, 403, 405, 409, 412, 501, 502], Backend.all)
  func fallback(_ status: Int, _ backend: Backend) throws {
    let (scene, other, target) = try scene(backend)
    try scene.device.edit(scene.device.task("Milk", in: scene.list).id) { $0.list = .set(target) }
    scene.transport.arm("MOVE", .status(status))
    try scene.sync()
    try scene.sync()
    try expectMoved(scene, other, target)
  }

  @Test("A reminder that is accepted and not there is not deleted in the old list", arguments: [201, 204])
  func swallowed(_ status: Int) throws {
    let (scene, other, target) = try scene()
    try scene.device.edit(scene.task("Milk").id) { $0.list = .set(target) }
    scene.transport.arm("MOVE", .status(405))
    scene.transport.arm("PUT", .status(status))
    _ = scene.transport.drain()
    let report = scene.device.sync()
    #expect(!report.isComplete)
    #expect(!scene.transport.drain().contains("DELETE"))
    #expect(try scene.remote.resources().count == 1)
    try scene.sync()
    try expectMoved(scene, other, target)
  }
}

extension Device {
  func journal() throws -> [JournalEntry] {
    try database.read { (transaction) throws(PlannerFailure) in try transaction.journal() }
  }
}
