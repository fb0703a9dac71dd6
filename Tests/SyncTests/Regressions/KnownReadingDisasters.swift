import CalDAV
import Domain
import HTTPClient
import Sync
import Testing

/// Data losses other clients are known for, one test each: the disaster and what guards against it.
@Suite("Disasters others are known for, when reading")
struct KnownReadingDisasters {
  private func twelve(_ backend: Backend = .memory) throws -> Scene {
    let scene = try Scene(backend) { remote in
      for number in 0..<12 { try remote.put("\(number).ics", todo("u\(number)", "SUMMARY:N\(number)")) }
    }
    try scene.sync()
    return scene
  }

  private func calendar(_ scene: Scene) throws -> (server: FakeServer, calendar: FakeServer.Calendar) {
    let server = try #require(scene.server as? FakeServer)
    return (server, try #require(server.calendar(scene.remote.name)))
  }

  @Test("Empty listing read as “all deleted”: every task stays until somebody has agreed")
  func emptyListing() throws {
    let scene = try twelve()
    var (server, calendar) = try calendar(scene)
    let whole = calendar
    calendar.resources = [:]
    calendar.change += 1
    server.set(scene.remote.name, calendar)
    for _ in 0..<3 {
      let report = try scene.sync()
      #expect(report.gone == 0 && report.problems == [.deletionGuard(count: 12, of: 12)])
    }
    #expect(try scene.titles().count == 12)
    server.set(scene.remote.name, whole)
    #expect(try scene.sync().problems.isEmpty)
    #expect(try scene.titles().count == 12)
    #expect(try scene.remote.resources().count == 12)
    try scene.expectQuiet()
  }

  @Test("Empty listing of one moment: it is asked again and then believed", arguments: ["REPORT", "PROPFIND"])
  func emptyOnce(_ method: String) throws {
    let scene = try twelve()
    try scene.remote.delete(saying: "SUMMARY:N3")
    scene.transport.arm(method, .emptyList)
    _ = scene.device.sync()
    #expect(try scene.titles().count >= 11)
    scene.transport.disarm()
    try scene.sync()
    #expect(try scene.titles().count == 11)
    #expect(try scene.remote.resources().count == 11)
    try scene.expectQuiet()
  }

  @Test("Another server at the same address: the lists are united, none is wiped")
  func otherServer() throws {
    let scene = try Scene(.memory) { remote in
      for name in ["a", "b", "c"] { try remote.put("\(name).ics", todo(name, "SUMMARY:\(name)")) }
    }
    try scene.sync()
    let server = try #require(scene.server as? FakeServer)
    let name = scene.remote.name
    server.set(name, nil)
    try scene.sync()
    // The new server's list has one of them, edited, and one more.
    server.set(name, FakeServer.Calendar())
    try scene.remote.put("x.ics", todo("a", "SUMMARY:a"))
    try scene.remote.put("y.ics", todo("d", "SUMMARY:d"))
    for _ in 0..<2 { try scene.sync() }
    #expect(Set(try scene.titles()) == ["a", "b", "c", "d"])
    #expect(try scene.titles().count == 4)
    #expect(try scene.remote.resources().count == 4)
    try scene.expectQuiet()
  }

  @Test("Two programs sync the same tasks: one UID stays one task, and nothing unknown is deleted")
  func twoEngines() throws {
    let scene = try Scene(.memory)
    try scene.sync()
    let id = try scene.device.add("Milk", to: scene.list)
    try scene.device.add("Bread", to: scene.list)
    // The other program has uploaded the same reminder under a name of its own.
    try scene.remote.putExactly("other.ics", todo(id.text, "SUMMARY:Milk", "X-OTHER:1"))
    try scene.remote.put("new.ics", todo("n", "SUMMARY:Wine"))
    for _ in 0..<2 { try scene.sync() }
    #expect(try scene.titles().sorted() == ["Bread", "Milk", "Wine"])
    #expect(try scene.remote.resources().count == 3)
    #expect(try scene.remote.resource(saying: "UID:\(id.text)").text.contains("X-OTHER:1"))
    try scene.expectQuiet()
  }

  @Test(
    "One bad item stops the list: it is set aside, everything else goes both ways",
    arguments: [
      "no calendar at all", "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nSUMMARY:no UID\r\nEND:VTODO\r\nEND:VCALENDAR\r\n",
      "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:half",
    ])
  func oneBadItem(_ text: String) throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    var (server, calendar) = try calendar(scene)
    calendar.resources["bad.ics"] = FakeServer.Resource(etag: "\"bad\"", text: text)
    calendar.change += 1
    server.set(scene.remote.name, calendar)
    try scene.sync()
    try scene.device.edit(scene.task("Milk").id) { $0.title = .set("Oat milk") }
    try scene.device.add("Bread", to: scene.list)
    try scene.remote.put("c.ics", todo("c", "SUMMARY:Wine"))
    try scene.sync()
    #expect(try scene.titles().sorted() == ["Bread", "Oat milk", "Wine"])
    let after = try #require(server.calendar(scene.remote.name))
    #expect(after.resources["bad.ics"] == FakeServer.Resource(etag: "\"bad\"", text: text))
    #expect(after.resources.count == 4)
  }

  @Test("A text that is cut deletes none of the fields it lacks, neither here nor there", arguments: [60, 90, 130])
  func cutText(_ length: Int) throws {
    let whole = todo(
      "a", "SUMMARY:Tax", "DUE;VALUE=DATE:20270101", "CATEGORIES:a,b", "DESCRIPTION:notes", "LOCATION:home")
    let scene = try Scene(.memory) { try $0.put("a.ics", whole) }
    try scene.sync()
    let known = try scene.task("Tax")
    #expect(known.due != nil && known.notes == "notes")
    var (server, calendar) = try calendar(scene)
    let text = try #require(calendar.resources["a.ics"]).text
    calendar.resources["a.ics"] = FakeServer.Resource(etag: "\"cut\"", text: String(text.prefix(length)))
    calendar.change += 1
    server.set(scene.remote.name, calendar)
    let report = try scene.sync()
    #expect(report.changed == 0 && !report.problems.isEmpty)
    #expect(try scene.task("Tax") == known)
    try scene.device.edit(known.id) { $0.manualDuration = .set(30) }
    try scene.sync()
    #expect(try #require(server.calendar(scene.remote.name)).resources["a.ics"]?.text == String(text.prefix(length)))
    calendar = try #require(server.calendar(scene.remote.name))
    calendar.resources["a.ics"] = FakeServer.Resource(etag: "\"whole\"", text: text)
    calendar.change += 1
    server.set(scene.remote.name, calendar)
    try scene.sync()
    try scene.sync()
    let sent = try #require(server.calendar(scene.remote.name)?.resources["a.ics"]).text
    #expect(sent.contains("LOCATION:home") && sent.contains("DESCRIPTION:notes"))
    #expect(try scene.task("Tax").manualDuration == 30)
  }

  @Test("A server that told no ETag of a write: the own upload is not taken for somebody's change")
  func ownUploadSeenAsForeign() throws {
    let scene = try Scene(.memory)
    try scene.sync()
    let id = try scene.device.add("Milk", to: scene.list)
    // The answer is lost, and somebody goes on working here before the upload is seen in a listing.
    scene.transport.arm("PUT", .lostAnswer)
    _ = scene.device.sync()
    try scene.device.edit(id) { $0.title = .set("Oat milk") }
    let report = try scene.sync()
    #expect(report.conflicts.isEmpty && report.added == 0)
    for _ in 0..<2 { try scene.sync() }
    #expect(try scene.titles() == ["Oat milk"])
    #expect(try scene.remote.value("SUMMARY", saying: id.text) == "Oat milk")
    try scene.expectQuiet()
  }
}
