import CalDAV
import Domain
import HTTPClient
import Sync
import Testing

@Suite("Writing back")
struct WriteBackTests {
  private static let foreign = [
    "X-OTHER-THING:kept", "X-MOZ-GENERATION:3", "COLOR:red", "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Beep",
    "TRIGGER;RELATED=END:-PT15M", "END:VALARM",
  ]

  @Test("Complete, reopen, rename and what we know go there; foreign properties survive", arguments: Backend.all)
  func editsGoOut(_ backend: Backend) throws {
    let scene = try Scene(backend) { remote in
      let text = todo("a", "SUMMARY:Milk", "DUE:20270102T100000Z").replacing(
        "END:VTODO", with: Self.foreign.joined(separator: "\r\n") + "\r\nEND:VTODO")
      try remote.put("a.ics", text)
    }
    try scene.sync()
    let id = try #require(try scene.device.items(in: scene.list).first).id

    try scene.device.perform(.complete([id]))
    #expect(try scene.sync().updated == 1)
    #expect(try scene.remote.value("STATUS", saying: "Milk") == "COMPLETED")
    #expect(try scene.remote.value("COMPLETED", saying: "Milk") != nil)

    try scene.device.perform(.reopen([id]))
    try scene.sync()
    #expect(try scene.remote.value("STATUS", saying: "Milk") == "NEEDS-ACTION")
    #expect(try scene.remote.value("COMPLETED", saying: "Milk") == nil)

    try scene.device.edit(id) { edit in
      edit.title = .set("Oat milk")
      edit.importance = .set(.medium)
      edit.manualDuration = .set(45)
      edit.grade = .set(.a)
      edit.subPriority = .set(2)
    }
    try scene.sync()
    #expect(try scene.remote.value("SUMMARY", saying: "UID:a") == "Oat milk")
    #expect(try scene.remote.value("PRIORITY", saying: "UID:a") == "5")
    #expect(try scene.remote.value("ESTIMATED-DURATION", saying: "UID:a") == "PT45M")
    #expect(try scene.remote.value("X-ZEITBLOCK-GRADE", saying: "UID:a") == "A-2")
    let text = try scene.remote.resource(saying: "UID:a").text
    for line in Self.foreign { #expect(text.contains(line)) }
    #expect(try scene.device.waiting == 0)
    try scene.expectQuiet()
  }

  @Test("New tasks are made there under their own name", arguments: Backend.all)
  func creates(_ backend: Backend) throws {
    let scene = try Scene(backend)
    let id = try scene.device.add("Bread, fresh; \\ \"good\"", to: scene.list) { $0.notes = "Line 1\nLine 2" }
    let report = try scene.sync()
    #expect(report.created == 1 && report.added == 0)
    let resource = try scene.remote.resource(saying: "UID:\(id.text)")
    #expect(resource.href.path.hasSuffix("/\(id.text).ics"))
    #expect(try scene.task("Bread, fresh; \\ \"good\"").notes == "Line 1\nLine 2")
    try scene.expectQuiet()
    let second = try scene.secondDevice()
    second.device.sync()
    #expect(try second.device.titles(in: second.list) == ["Bread, fresh; \\ \"good\""])
  }

  @Test("Deletions go out", arguments: Backend.all)
  func deletes(_ backend: Backend) throws {
    let scene = try Scene(backend) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    try scene.device.perform(.delete([#require(try scene.device.items(in: scene.list).first).id]))
    #expect(try scene.sync().deleted == 1)
    #expect(try scene.remote.resources().isEmpty)
    try scene.expectQuiet()
  }

  @Test("A task made and deleted between two syncs is never sent")
  func madeAndDeleted() throws {
    let scene = try Scene(.memory)
    try scene.sync()
    try scene.device.perform(.delete([scene.device.add("Short", to: scene.list)]))
    try scene.expectQuiet()
    #expect(try scene.device.waiting == 0)
  }

  @Test("A move goes out as one number, and another device takes it up", arguments: Backend.all)
  func movesGoOut(_ backend: Backend) throws {
    let scene = try Scene(backend) { remote in
      for (index, name) in ["A", "B", "C", "D"].enumerated() {
        try remote.put("\(name).ics", todo(name, "SUMMARY:\(name)", "X-APPLE-SORT-ORDER:\((index + 1) * 1000)"))
      }
    }
    let second = try scene.secondDevice()
    try scene.sync()
    second.device.sync()
    let id = try #require(try scene.device.items(in: scene.list).last).id
    try scene.device.perform(
      .move(id, .before(#require(try scene.device.items(in: scene.list).first { $0.title == "B" }).id)))
    #expect(try scene.sync().updated == 1)
    #expect(try scene.remote.value("X-APPLE-SORT-ORDER", saying: "SUMMARY:D") == "1500")
    second.device.sync()
    #expect(try second.device.titles(in: second.list) == ["A", "D", "B", "C"])
    try scene.expectQuiet()
    // Moved back before anybody noticed: nothing to send.
    try scene.device.perform(
      .move(id, .after(#require(try scene.device.items(in: scene.list).first { $0.title == "A" }).id)))
    try scene.expectQuiet()
  }

  @Test("Where there is no room between two numbers the neighbour gives way")
  func renumbers() throws {
    let scene = try Scene(.memory) { remote in
      for (index, name) in ["A", "B", "C"].enumerated() {
        try remote.put("\(name).ics", todo(name, "SUMMARY:\(name)", "X-APPLE-SORT-ORDER:\(index + 1)"))
      }
    }
    let second = try scene.secondDevice()
    try scene.sync()
    second.device.sync()
    let items = try scene.device.items(in: scene.list)
    try scene.device.perform(.move(items[2].id, .after(items[0].id)))
    #expect(try scene.sync().updated == 1)
    second.device.sync()
    #expect(try second.device.titles(in: second.list) == ["A", "C", "B"])
    try scene.expectQuiet()
  }

  @Test("Where the server moves nothing, a task is made in the other list before it leaves the old one")
  func movesBetweenLists() throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk", "X-OTHER:kept")) }
    let other = try RemoteList(.memory, scene.server)
    try scene.sync()
    let lists = try scene.device.lists()
    let target = try #require(lists.first { $0.name == other.name }).id
    let id = try scene.task("Milk").id
    try scene.device.edit(id) { $0.list = .set(target) }
    _ = scene.transport.drain()
    scene.transport.arm("MOVE", .status(405))
    try scene.sync()
    #expect(scene.transport.drain().filter { ["PUT", "DELETE"].contains($0) } == ["PUT", "DELETE"])
    #expect(try scene.remote.resources().isEmpty)
    #expect(try other.value("X-OTHER", saying: "Milk") == "kept")
    #expect(try scene.task("Milk").list == target)
    try scene.expectQuiet()

    try scene.device.edit(id) { $0.list = .set(.local) }
    try scene.sync()
    #expect(try other.resources().isEmpty)
    #expect(try scene.task("Milk").list == .local)
    try scene.device.edit(id) { $0.list = .set(scene.list) }
    try scene.sync()
    #expect(try scene.remote.resources().count == 1)
    #expect(try scene.device.waiting == 0)
  }

  @Test("A list the server does not let us write keeps the change waiting and says so")
  func readOnly() throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    let server = try #require(scene.server as? FakeServer)
    try scene.device.edit(scene.task("Milk").id) { $0.title = .set("Oat milk") }
    var calendar = try #require(server.calendar(scene.remote.name))
    calendar.isReadOnly = true
    server.set(scene.remote.name, calendar)
    #expect(try scene.sync().problems == [.readOnly(waiting: 1)])
    #expect(try scene.titles() == ["Oat milk"])
    #expect(try scene.device.waiting == 1)
    calendar.isReadOnly = false
    server.set(scene.remote.name, calendar)
    #expect(try scene.sync().updated == 1)
    #expect(try scene.remote.value("SUMMARY", saying: "UID:a") == "Oat milk")
    try scene.expectQuiet()
  }

  @Test("A refused write makes the list read-only here until one is accepted")
  func refusedWrite() throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    try scene.device.edit(scene.task("Milk").id) { $0.title = .set("Oat milk") }
    scene.transport.arm("PUT", .status(403))
    #expect(try scene.sync().problems == [.readOnly(waiting: 1)])
    let access = { () throws in
      try scene.device.list(scene.list)?.access
    }
    #expect(try access() == .readOnly)
    #expect(try scene.sync().updated == 1)
    #expect(try access() == .granted)
  }

  @Test("Metadata stays here when the account is not to share it")
  func metadataUnshared() throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.device.perform(.set(.shareMetadata, "off"))
    try scene.sync()
    let id = try scene.task("Milk").id
    try scene.device.edit(id) { $0.grade = .set(.a) }
    try scene.expectQuiet()
    try scene.remote.replace("SUMMARY:Milk", with: "SUMMARY:Oat milk", saying: "Milk")
    try scene.sync()
    #expect(try scene.task("Oat milk").grade == .a)
  }

  @Test("The order stays here when the account is not to share metadata, and stays as it is here")
  func orderUnshared() throws {
    let scene = try Scene(.memory) { remote in
      for (index, name) in ["A", "B", "C"].enumerated() {
        try remote.put("\(name).ics", todo(name, "SUMMARY:\(name)", "X-APPLE-SORT-ORDER:\((index + 1) * 1000)"))
      }
    }
    try scene.device.perform(.set(.shareMetadata, "off"))
    try scene.sync()
    #expect(try scene.titles() == ["A", "B", "C"])
    try scene.device.perform(.move(scene.task("C").id, .before(scene.task("A").id)))
    let new = try scene.device.add("N", to: scene.list)
    try scene.device.perform(.move(new, .before(scene.task("A").id)))
    try scene.sync()
    #expect(try scene.remote.value("X-APPLE-SORT-ORDER", saying: "SUMMARY:C") == "3000")
    #expect(try scene.remote.value("X-APPLE-SORT-ORDER", saying: "SUMMARY:N") == nil)
    #expect(try scene.device.waiting == 0)
    try scene.expectQuiet()
    try scene.remote.replace("SORT-ORDER:1000", with: "SORT-ORDER:9000", saying: "SUMMARY:A")
    try scene.sync()
    #expect(try scene.titles() == ["C", "N", "A", "B"])
    try scene.expectQuiet()
  }
}
