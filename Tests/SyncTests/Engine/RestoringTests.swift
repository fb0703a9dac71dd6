import CalDAV
import Domain
import HTTPClient
import Storage
import Sync
import Testing

@Suite("Restoring")
struct RestoringTests {
  /// Three reminders, and the instant at which they were whole.
  private func scene(_ backend: Backend = .memory) throws -> (Scene, Instant) {
    let scene = try Scene(backend) { remote in
      try remote.put("a.ics", todo("a", "SUMMARY:Milk", "DESCRIPTION:two", "X-OTHER:kept", "CREATED:20260101T000000Z"))
      try remote.put("b.ics", todo("b", "SUMMARY:Bread", "PRIORITY:1", "CREATED:20260101T000000Z"))
      try remote.put("c.ics", todo("c", "SUMMARY:Cheese", "CREATED:20260101T000000Z"))
    }
    try scene.sync()
    let at = scene.device.clock.environment.now
    scene.device.clock.advance(60)
    return (scene, at)
  }

  private func state(_ scene: Scene) throws -> [String] {
    try scene.device.items(in: scene.list).map {
      "\($0.id.text.prefix(1)) \($0.title) \($0.notes ?? "-") \($0.importance)"
    }
    .sorted()
  }

  @Test("What was changed and deleted on either side comes back, here and there", arguments: Backend.all)
  func restores(_ backend: Backend) throws {
    let (scene, at) = try scene(backend)
    let before = try state(scene)
    try scene.device.edit(scene.task("Bread").id) { $0.importance = .set(.low) }
    try scene.remote.delete(saying: "UID:a")
    try scene.sync()
    scene.device.clock.advance(60)
    try scene.device.perform(.delete([scene.task("Cheese").id]))
    try scene.remote.replace("SUMMARY:Bread", with: "SUMMARY:Stone", saying: "UID:b")
    try scene.device.add("Newer", to: scene.list)
    try scene.sync()

    let engine = scene.device.engine
    let plan = try engine.restorePlan(at: at)
    #expect(Set(plan.recreated.map(\.title)) == ["Milk", "Cheese"])
    #expect(plan.changed.map(\.before.title) == ["Stone"])
    #expect(Set(plan.changed.first?.fields ?? []) == [.title, .importance])
    #expect(plan.newer.map(\.title) == ["Newer"] && plan.isCertain)
    #expect(try scene.titles().sorted() == ["Newer", "Stone"])

    let outcome = try engine.restore(plan)
    #expect(outcome.event == .restored(count: 3))
    #expect(try state(scene).filter { !$0.contains("Newer") } == before)
    try scene.sync()
    #expect(try scene.remote.resources().count == 4)
    #expect(try scene.remote.value("SUMMARY", saying: "UID:b") == "Bread")
    #expect(try scene.remote.value("X-OTHER", saying: "UID:a") == "kept")
    #expect(try engine.restorePlan(at: at).changesNothing)
    try scene.expectQuiet()
  }

  @Test("A restore is one step that can be taken back, and deletes newer tasks only when asked to")
  func undone() throws {
    let (scene, at) = try scene()
    try scene.device.edit(scene.task("Milk").id) { $0.notes = .set("three") }
    try scene.device.add("Newer", to: scene.list)
    try scene.sync()
    let now = try state(scene)
    let engine = scene.device.engine
    _ = try engine.restore(try engine.restorePlan(at: at), deletingNewer: true)
    #expect(try scene.titles().sorted() == ["Bread", "Cheese", "Milk"])
    #expect(try scene.task("Milk").notes == "two")
    try scene.device.perform(.undo(expected: nil))
    #expect(try state(scene) == now)
  }

  @Test("A task that was moved to another list since goes back")
  func moved() throws {
    let (scene, at) = try scene()
    let other = try RemoteList(.memory, scene.server)
    try scene.sync()
    let target = try #require(try scene.device.lists().first { $0.name == other.name }).id
    for method in ["MOVE", "PUT"] {
      if method == "PUT" { scene.transport.arm("MOVE", .status(405)) }
      try scene.device.edit(scene.task("Milk").id) { $0.list = .set(target) }
      try scene.sync()
      try other.replace("SUMMARY:Milk", with: "SUMMARY:Oat milk", saying: "UID:a")
      try scene.sync()
      let engine = scene.device.engine
      let plan = try engine.restorePlan(at: at)
      #expect(plan.changed.count == 1 && plan.recreated.isEmpty, "\(method)")
      _ = try engine.restore(plan)
      #expect(try scene.task("Milk").list == scene.list)
      try scene.sync()
      #expect(try scene.remote.resources().count == 3)
      #expect(try other.resources().isEmpty)
    }
    try scene.expectQuiet()
  }

  @Test("A task that another program has moved to another list is told as changed, and goes back")
  func movedElsewhere() throws {
    let (scene, at) = try scene()
    let other = try RemoteList(.memory, scene.server, named: "zz-other")
    try scene.sync()
    let resource = try scene.remote.resource(saying: "SUMMARY:Milk")
    try scene.remote.delete(saying: "SUMMARY:Milk")
    try other.putExactly("moved.ics", resource.text)
    let reports = scene.device.sync().accounts.flatMap(\.lists)
    #expect(reports.map(\.changed).reduce(0, +) == 1)
    #expect(reports.map(\.gone).reduce(0, +) == 0)
    #expect(try scene.task("Milk").list != scene.list)
    let engine = scene.device.engine
    let plan = try engine.restorePlan(at: at)
    #expect(plan.changed.map { $0.after.list } == [scene.list])
    _ = try engine.restore(plan)
    try scene.sync()
    #expect(try other.resources().isEmpty)
    #expect(try scene.remote.resources().count == 3)
    try scene.expectQuiet()
  }

  @Test("What was longer ago than the journal reaches is no certain knowledge")
  func longAgo() throws {
    let (scene, at) = try scene()
    let engine = scene.device.engine
    #expect(try engine.restorePlan(at: at).isCertain)
    #expect(try !engine.restorePlan(at: Instant(seconds: at.seconds - 91 * 86_400)).isCertain)
  }

  @Test("Only the list asked for is restored")
  func oneList() throws {
    let (scene, at) = try scene()
    try scene.device.edit(scene.task("Milk").id) { $0.notes = .set("three") }
    try scene.sync()
    #expect(try scene.device.engine.restorePlan(at: at, of: ListID("other")).changesNothing)
    #expect(try !scene.device.engine.restorePlan(at: at, of: scene.list).changesNothing)
  }
}
