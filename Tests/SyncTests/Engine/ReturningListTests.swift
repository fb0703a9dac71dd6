import CalDAV
import Domain
import HTTPClient
import Sync
import Testing

@Suite("A list that was gone and is there again")
struct ReturningListTests {
  private static let names = ["A", "B", "C", "D", "E"]

  /// Five tasks synced, then the list deleted on the server and missed by a sync.
  /// - Parameter changes: made here before anybody noticed.
  private func detached(
    _ changes: (Scene) throws -> Void = { _ in }
  ) throws -> (scene: Scene, server: FakeServer, before: FakeServer.Calendar) {
    let scene = try Scene(.memory) { remote in
      for name in Self.names { try remote.put("\(name).ics", todo(name, "SUMMARY:\(name)", "X-OTHER:\(name)")) }
    }
    try scene.sync()
    let server = try #require(scene.server as? FakeServer)
    let before = try #require(server.calendar(scene.remote.name))
    server.set(scene.remote.name, nil)
    try changes(scene)
    let titles = try scene.titles()
    #expect(try scene.sync().problems == [.missing(.tasks)])
    #expect(try scene.titles() == titles)
    return (scene, server, before)
  }

  @Test("An empty list at the same address gets the tasks back instead of taking them")
  func empty() throws {
    let (scene, server, _) = try detached()
    server.set(scene.remote.name, FakeServer.Calendar())
    let report = try scene.sync()
    #expect(report.gone == 0 && report.created == 5 && report.problems == [])
    #expect(try scene.titles() == Self.names)
    #expect(try scene.remote.resources().count == 5)
    for name in Self.names {
      #expect(try scene.remote.resource(saying: "SUMMARY:\(name)").text.contains("UID:\(name)-"))
      #expect(try scene.remote.value("X-OTHER", saying: "SUMMARY:\(name)") == name)
    }
    #expect(try scene.device.waiting == 0)
    try scene.expectQuiet()
  }

  @Test("The same list found again is taken as it is")
  func same() throws {
    let (scene, server, before) = try detached()
    server.set(scene.remote.name, before)
    let report = try scene.sync()
    #expect(report.gone == 0 && report.added == 0 && report.pushed == 0)
    #expect(try scene.titles() == Self.names)
    #expect(try scene.device.waiting == 0)
    try scene.expectQuiet()
  }

  @Test("Reminders under other names are recognised by their UID, the missing ones are made again")
  func renamed() throws {
    let (scene, server, before) = try detached()
    server.set(scene.remote.name, FakeServer.Calendar())
    for (name, resource) in before.resources where ["A.ics", "B.ics"].contains(name) {
      try scene.remote.putExactly("new-" + name, resource.text.replacing("SUMMARY:B", with: "SUMMARY:Bee"))
    }
    let report = try scene.sync()
    #expect(report.gone == 0 && report.added == 0 && report.created == 3)
    #expect(try scene.titles() == ["A", "Bee", "C", "D", "E"])
    #expect(try scene.remote.resources().count == 5)
    try scene.expectQuiet()
  }

  @Test("What was edited, deleted, moved away or added meanwhile goes the same way")
  func edited() throws {
    let (scene, server, before) = try detached { scene in
      try scene.device.edit(scene.task("A").id) { $0.title = .set("Ay") }
      try scene.device.perform(.delete([scene.task("B").id]))
      try scene.device.edit(scene.task("C").id) { $0.list = .set(.local) }
      try scene.device.add("F", to: scene.list)
    }
    server.set(scene.remote.name, before)
    let report = try scene.sync()
    #expect(report.gone == 0 && report.created == 1 && report.updated == 1 && report.deleted == 2)
    #expect(try scene.titles() == ["Ay", "D", "E", "F"])
    #expect(try scene.task("C").list == .local)
    #expect(try scene.remote.resources().count == 4)
    #expect(try scene.device.waiting == 0)
    try scene.expectQuiet()
  }

  @Test("Another identity at the same address is another collection")
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
    let scene = try Scene(.memory, memory: tampering) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    number.add("2")
    try scene.remote.delete(saying: "Milk")
    let report = try scene.sync()
    #expect(report.gone == 0 && report.created == 1)
    #expect(try scene.titles() == ["Milk"])
  }
}
