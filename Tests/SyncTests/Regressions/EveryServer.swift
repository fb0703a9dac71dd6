import CalDAV
import Domain
import HTTPClient
import Sync
import Testing

/// The whole way of a task on every server there is.
@Suite("Every server")
struct EveryServer {
  @Test("A task with everything on it comes to a second device as it is", arguments: Backend.everywhere)
  func everything(_ backend: Backend) throws {
    let scene = try Scene(backend)
    let id = try scene.device.add("Grüße 🎉, \"x\"; \\y", to: scene.list) { draft in
      draft.notes = "One\nTwo, and; three"
      draft.tags = ["home", "Überall"]
      draft.importance = .high
      draft.urgency = .urgent
      draft.grade = .a
      draft.subPriority = 2
      draft.manualDuration = 90
      draft.delegatedTo = "Ann, Bob"
    }
    try scene.sync()
    let (second, list) = try scene.secondDevice()
    second.sync()
    var there = try #require(try second.items(in: list).first)
    let here = try #require(try scene.device.items(in: scene.list).first { $0.id == id })
    #expect(there.tags.names.sorted() == here.tags.names.sorted())
    there.tags = here.tags
    (there.list, there.rank) = (here.list, here.rank)
    (there.createdAt, there.modifiedAt) = (here.createdAt, here.modifiedAt)
    // Only the device a title was written on makes it better.
    #expect(here.needsTitleImprovement && !there.needsTitleImprovement)
    there.needsTitleImprovement = here.needsTitleImprovement
    #expect(there == here)
    try scene.expectQuiet()
  }

  @Test("Edits, completion and deletion go both ways", arguments: Backend.everywhere)
  func bothWays(_ backend: Backend) throws {
    let scene = try Scene(backend) { remote in
      for name in ["a", "b", "c", "d"] {
        try remote.put("\(name).ics", todo(name, "SUMMARY:\(name)", "X-OTHER:\(name)"))
      }
    }
    try scene.sync()
    try scene.device.edit(scene.task("a").id) { $0.title = .set("new a") }
    try scene.device.perform(.delete([scene.task("b").id]))
    try scene.device.perform(.complete([scene.task("d").id]))
    try scene.remote.replace("SUMMARY:c", with: "SUMMARY:new c", saying: "X-OTHER:c")
    try scene.sync()
    try scene.remote.delete(saying: "SUMMARY:new a")
    try scene.sync()
    #expect(try scene.titles().sorted() == ["d", "new c"])
    let texts = try scene.remote.resources().map(\.text)
    #expect(texts.count == 2 && texts.allSatisfy { $0.contains("X-OTHER:") })
    #expect(try scene.remote.value("STATUS", saying: "SUMMARY:d") == "COMPLETED")
    try scene.expectQuiet()
  }

  @Test("A text changed on both sides is there twice", arguments: Backend.everywhere)
  func conflict(_ backend: Backend) throws {
    let scene = try Scene(backend) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    try scene.device.edit(scene.task("Milk").id) { $0.title = .set("Oat milk") }
    let remote = scene.remote
    scene.transport.arm(
      "PUT", .before { behindItsBack { try remote.replace("Milk", with: "Soy milk", saying: "SUMMARY:Milk") } })
    try scene.sync()
    #expect(try scene.titles().sorted() == ["Oat milk (conflict copy)", "Soy milk"])
    #expect(try scene.remote.resources().count == 2)
    try scene.expectQuiet()
  }

  @Test("An answer that was lost makes nothing twice", arguments: Backend.everywhere, ["PUT", "DELETE"])
  func lostAnswer(_ backend: Backend, _ method: String) throws {
    let scene = try Scene(backend) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    try scene.device.perform(.delete([scene.task("Milk").id]))
    try scene.device.add("Bread", to: scene.list)
    scene.transport.arm(method, .lostAnswer)
    _ = scene.device.sync()
    for _ in 0..<2 { try scene.sync() }
    #expect(try scene.titles() == ["Bread"])
    #expect(try scene.remote.resources().count == 1)
    try scene.expectQuiet()
  }

  @Test("Many tasks come and go at once", arguments: Backend.everywhere)
  func many(_ backend: Backend) throws {
    let scene = try Scene(backend)
    for number in 0..<35 { try scene.device.add("N\(number)", to: scene.list) }
    #expect(try scene.sync().created == 35)
    let (second, list) = try scene.secondDevice()
    second.sync()
    #expect(try second.items(in: list).count == 35)
    try second.perform(.delete(try second.items(in: list).prefix(5).map(\.id)))
    second.sync()
    #expect(try scene.sync().gone == 5)
    try scene.expectQuiet()
  }
}

@Suite("Moves on every server")
struct MovesOnEveryServer {
  @Test(
    "A task moved to another list is there once, with all that others wrote", arguments: Backend.everywhere)
  func moving(_ backend: Backend) throws {
    let transport = backend.transport()
    let (from, to) = (try RemoteList(backend, transport), try RemoteList(backend, transport))
    try from.put("a.ics", todo("a", "SUMMARY:Milk", "X-OTHER:1"))
    let device = try Device(transport)
    let lists = try device.engine.addAccount(backend.account()).lists
    device.sync()
    let target = try #require(lists.first { $0.name == to.name }).id
    let source = try #require(lists.first { $0.name == from.name }).id
    try device.edit(device.task("Milk", in: source).id) { $0.list = .set(target) }
    for _ in 0..<2 { device.sync() }
    #expect(try from.resources().isEmpty)
    #expect(try to.resources().map { $0.text.contains("X-OTHER:1") } == [true])
    #expect(try device.titles(in: target) == ["Milk"])
  }
}
