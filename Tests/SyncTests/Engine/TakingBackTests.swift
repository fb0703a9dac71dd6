import CalDAV
import Domain
import HTTPClient
import Sync
import Testing

@Suite("Taking back what was synced")
struct TakingBackTests {
  private static let foreign = [
    "X-OTHER:kept", "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Beep", "TRIGGER;RELATED=END:-PT15M", "END:VALARM",
  ]

  private func scene(_ backend: Backend) throws -> Scene {
    let scene = try Scene(backend) { remote in
      let text = todo("a", "SUMMARY:Milk", "DUE:20270102T100000Z").replacing(
        "END:VTODO", with: Self.foreign.joined(separator: "\r\n") + "\r\nEND:VTODO")
      try remote.put("a.ics", text)
    }
    try scene.sync()
    return scene
  }

  private func expectWhole(_ scene: Scene) throws {
    #expect(try scene.remote.resources().count == 1)
    let text = try scene.remote.resource(saying: "UID:a-").text
    for line in Self.foreign { #expect(text.contains(line)) }
    #expect(try scene.device.waiting == 0)
    try scene.expectQuiet()
  }

  @Test("An undone deletion is made again with its alarm and what others wrote", arguments: Backend.all)
  func deletion(_ backend: Backend) throws {
    let scene = try scene(backend)
    for _ in 0..<2 {
      try scene.device.perform(.delete([scene.task("Milk").id]))
      #expect(try scene.sync().deleted == 1)
      #expect(try scene.remote.resources().isEmpty)
      try scene.device.perform(.undo(expected: nil))
      #expect(try scene.sync().created == 1)
      try expectWhole(scene)
    }
  }

  @Test("A deletion made on both sides and undone here comes back whole")
  func deletedTwice() throws {
    let scene = try scene(.memory)
    try scene.device.perform(.delete([scene.task("Milk").id]))
    try scene.remote.delete(saying: "UID:a")
    try scene.sync()
    try scene.device.perform(.undo(expected: nil))
    try scene.sync()
    try expectWhole(scene)
  }

  @Test("A deletion whose answer was lost and that is undone comes back whole")
  func lostAnswer() throws {
    let scene = try scene(.memory)
    try scene.device.perform(.delete([scene.task("Milk").id]))
    scene.transport.arm("DELETE", .lostAnswer)
    scene.device.sync()
    try scene.sync()
    try scene.device.perform(.undo(expected: nil))
    try scene.sync()
    try expectWhole(scene)
  }

  @Test("A task moved to a local list and back again has lost nothing on the way")
  func move() throws {
    let scene = try scene(.memory)
    let id = try scene.task("Milk").id
    try scene.device.edit(id) { $0.list = .set(.local) }
    #expect(try scene.sync().deleted == 1)
    try scene.device.perform(.undo(expected: nil))
    #expect(try scene.sync().created == 1)
    try expectWhole(scene)

    try scene.device.edit(id) { $0.list = .set(.local) }
    try scene.sync()
    try scene.device.edit(id) { edit in
      edit.title = .set("Oat milk")
      edit.list = .set(scene.list)
    }
    try scene.sync()
    #expect(try scene.remote.value("SUMMARY", saying: "UID:a-") == "Oat milk")
    try expectWhole(scene)
  }
}
