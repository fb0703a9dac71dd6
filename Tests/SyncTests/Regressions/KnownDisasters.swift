import CalDAV
import Domain
import HTTPClient
import Sync
import Testing

/// Data losses other clients are known for, one test each: the disaster and what guards against it.
@Suite("Disasters others are known for, when writing")
struct KnownWritingDisasters {
  @Test("Lost update: a concurrent writer is never written over, since every write carries a precondition")
  func writingWithoutPrecondition() throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk", "DESCRIPTION:One")) }
    try scene.sync()
    try scene.device.edit(scene.task("Milk").id) { $0.title = .set("Oat milk") }
    let remote = scene.remote
    scene.transport.arm("PUT", .before { behindItsBack { try remote.replace("One", with: "Two", saying: "UID:a") } })
    try scene.sync()
    let text = try scene.remote.resource(saying: "UID:a").text
    #expect(text.contains("DESCRIPTION:Two") && text.contains("SUMMARY:Oat milk"))
    #expect(try scene.task("Oat milk").notes == "Two")
    try scene.expectQuiet()
  }

  @Test("Lost update: an edit elsewhere is not deleted by a deletion made before it was seen")
  func deletingWithoutPrecondition() throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    try scene.device.perform(.delete([scene.task("Milk").id]))
    let remote = scene.remote
    scene.transport.arm(
      "DELETE", .before { behindItsBack { try remote.replace("Milk", with: "Oat milk", saying: "UID:a") } })
    try scene.sync()
    try scene.sync()
    #expect(try scene.remote.value("SUMMARY", saying: "UID:a") == "Oat milk")
    #expect(try scene.titles() == ["Oat milk"])
    try scene.expectQuiet()
  }

  @Test("New ETag with the old body: after a 412 the edit is merged against the base, not sent again as it was")
  func staleBodyUnderFreshETag() throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk", "PRIORITY:9")) }
    try scene.sync()
    try scene.device.edit(scene.task("Milk").id) { $0.notes = .set("Two litres") }
    let remote = scene.remote
    for (old, new) in [("Milk", "Oat milk"), ("PRIORITY:9", "PRIORITY:1")] {
      scene.transport.arm("PUT", .before { behindItsBack { try remote.replace(old, with: new, saying: "UID:a") } })
    }
    try scene.sync()
    let text = try scene.remote.resource(saying: "UID:a").text
    for line in ["SUMMARY:Oat milk", "PRIORITY:1", "DESCRIPTION:Two litres"] { #expect(text.contains(line)) }
    try scene.expectQuiet()
  }

  @Test("412 for ever: an ETag that is not the server's any more is read anew and the edit arrives")
  func foreignETag() throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    let server = try #require(scene.server as? FakeServer)
    var calendar = try #require(server.calendar(scene.remote.name))
    // Another ETag for the same text, and no other sign of a change.
    for name in calendar.resources.keys { calendar.resources[name]?.etag = "\"moved house\"" }
    server.set(scene.remote.name, calendar)
    try scene.device.edit(scene.task("Milk").id) { $0.title = .set("Oat milk") }
    try scene.sync()
    #expect(try scene.remote.value("SUMMARY", saying: "UID:a") == "Oat milk")
    try scene.expectQuiet()
  }

  @Test("412 for ever: a server that refuses every time is not asked without end, and the edit waits")
  func refusedForEver() throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    try scene.device.edit(scene.task("Milk").id) { $0.title = .set("Oat milk") }
    _ = scene.transport.drain()
    for _ in 0..<100 { scene.transport.arm("PUT", .status(412)) }
    _ = scene.device.sync()
    #expect(scene.transport.drain().filter { $0 == "PUT" }.count <= 30)
    #expect(try scene.titles() == ["Oat milk"])
    #expect(try scene.device.waiting == 1)
    scene.transport.disarm()
    try scene.sync()
    #expect(try scene.remote.value("SUMMARY", saying: "UID:a") == "Oat milk")
    try scene.expectQuiet()
  }

  @Test("404 on every write: nothing here is removed by it, neither a new task nor an edited one")
  func everyWriteNotFound() throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    try scene.device.edit(scene.task("Milk").id) { $0.title = .set("Oat milk") }
    try scene.device.add("Bread", to: scene.list)
    for _ in 0..<100 { scene.transport.arm("PUT", .status(404)) }
    for _ in 0..<3 { _ = scene.device.sync() }
    #expect(Set(try scene.titles()) == ["Oat milk", "Bread"])
    scene.transport.disarm()
    for _ in 0..<2 { try scene.sync() }
    let titles = try scene.remote.resources().map { $0.text.contains("SUMMARY:Oat milk") || $0.text.contains("Bread") }
    #expect(titles == [true, true])
    try scene.expectQuiet()
  }

  @Test(
    "Server wins: an edit the server refuses is kept, and a text changed on both sides stays twice",
    arguments: [
      409, 412,
    ])
  func serverWins(_ status: Int) throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    try scene.device.edit(scene.task("Milk").id) { $0.title = .set("Oat milk") }
    for _ in 0..<30 { scene.transport.arm("PUT", .status(status)) }
    _ = scene.device.sync()
    scene.transport.disarm()
    #expect(try scene.titles() == ["Oat milk"])
    try scene.remote.replace("SUMMARY:", with: "SUMMARY:Soy and ", saying: "UID:a")
    for _ in 0..<2 { try scene.sync() }
    let titles = try scene.titles()
    #expect(titles.contains { $0.hasPrefix("Oat milk") } && titles.contains { $0.hasPrefix("Soy and") })
    #expect(try scene.remote.resources().count == titles.count)
    try scene.expectQuiet()
  }

  @Test("Time zones stripped, alarms and foreign lines lost: an edit leaves every other line byte by byte")
  func strippedByAnEdit() throws {
    let foreign = [
      "DUE;TZID=\"Europe/Berlin\":20301201T090000", "DTSTART;TZID=Europe/Berlin:20301201T080000",
      "X-ODD;X-P=\"a;b\":one\\,two", "COMMENT:first", "COMMENT;LANGUAGE=de:second", "CLASS:PRIVATE", "BEGIN:VALARM",
      "X-ALARM:1", "ACTION:DISPLAY", "DESCRIPTION:Milk", "TRIGGER;RELATED=END:-PT15M", "X-MOZ-LASTACK:20301101T000000Z",
      "END:VALARM",
    ]
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk", foreign.joined(separator: "\r\n"))) }
    try scene.sync()
    let id = try scene.task("Milk").id
    try scene.device.edit(id) { $0.title = .set("Oat milk") }
    try scene.sync()
    try scene.device.perform(.complete([id]))
    try scene.sync()
    try scene.device.perform(.reopen([id]))
    try scene.sync()
    let text = try scene.remote.resource(saying: "UID:a").text
    let lines = text.split(whereSeparator: \.isNewline).map { String($0) }
    for line in foreign { #expect(lines.contains(line), "\(line)") }
  }

  @Test("Crash between the write and noting its ETag: the own write is recognised, not made twice", arguments: 1..<8)
  func crashAfterWriting(_ requests: Int) throws {
    let scene = try Scene(.memory)
    try scene.sync()
    try scene.device.add("Milk", to: scene.list)
    scene.transport.cutPower(after: requests)
    _ = scene.device.sync()
    scene.transport.disarm()
    try scene.sync()
    #expect(try scene.remote.resources().count == 1)
    #expect(try scene.titles() == ["Milk"])
    try scene.expectQuiet()
  }
}

/// What another program does while a sync waits for its answer; a failure there fails the test.
func behindItsBack(_ action: () throws -> Void) {
  do { try action() } catch { Issue.record(error) }
}
