import CalDAV
import Domain
import Foundation
import HTTPClient
import Storage
import Sync
import Testing

@Suite("The journal of syncs")
struct JournalTests {
  private func text(_ bytes: [UInt8]?) -> String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

  @Test("Every write and every change from there is recorded with its texts", arguments: Backend.all)
  func entries(_ backend: Backend) throws {
    let scene = try Scene(backend) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    #expect(try scene.device.journal().isEmpty)
    let milk = try scene.task("Milk").id
    try scene.device.edit(milk) { $0.title = .set("Oat milk") }
    let bread = try scene.device.add("Bread", to: scene.list)
    try scene.sync()
    try scene.remote.replace("SUMMARY:Oat milk", with: "SUMMARY:Soy milk", saying: "UID:a")
    try scene.sync()
    try scene.device.perform(.delete([bread]))
    try scene.remote.delete(saying: "UID:a")
    try scene.sync()
    let log = try scene.device.journal()
    #expect(log.map(\.verb) == [.update, .create, .receive, .vanish, .delete])
    #expect(log.allSatisfy { $0.outcome == .done && $0.draft.list == scene.list })
    #expect(log.map(\.draft.task) == [milk, bread, milk, milk, bread])
    #expect(try #require(text(log[0].draft.before)).contains("SUMMARY:Milk"))
    #expect(try #require(text(log[0].draft.sent)).contains("SUMMARY:Oat milk"))
    #expect(try #require(text(log[0].after)).contains("SUMMARY:Oat milk"))
    #expect(log[1].draft.before == nil)
    #expect(try #require(text(log[2].draft.before)).contains("SUMMARY:Oat milk"))
    #expect(try #require(text(log[2].after)).contains("SUMMARY:Soy milk"))
    #expect(try #require(text(log[3].draft.before)).contains("SUMMARY:Soy milk"))
    #expect(try #require(text(log[4].draft.before)).contains("SUMMARY:Bread"))
    #expect(log[4].draft.sent == nil && log[4].after == nil)
  }

  @Test("A lost answer stands open until the next sync finds what was sent", arguments: ["PUT", "DELETE"])
  func lostAnswer(_ method: String) throws {
    let scene = try Scene.unsent(method)
    scene.transport.arm(method, .lostAnswer)
    try scene.sync()
    #expect(try scene.device.journal().map(\.outcome) == [nil])
    try scene.sync()
    #expect(try scene.device.journal().map(\.outcome) == [.adopted])
  }

  @Test("A write that met another one is recorded as overtaken, a refused one with the server's words")
  func others() throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    try scene.device.edit(scene.task("Milk").id) { $0.notes = .set("mine") }
    let remote = scene.remote
    scene.transport.arm(
      "PUT",
      .before {
        do {
          try remote.replace("SUMMARY:Milk", with: "SUMMARY:Soy milk", saying: "UID:a")
        } catch {
          Issue.record(error)
        }
      })
    scene.transport.arm("PUT", .answer(415, [], "Not today"))
    try scene.sync()
    let log = try scene.device.journal()
    #expect(log.map(\.outcome) == [.overtaken, .refused])
    #expect(log.last?.words == "Not today")
  }

  @Test("No password is in it")
  func secrets() throws {
    let scene = try Scene(.memory)
    try scene.sync()
    try scene.device.add("Milk", to: scene.list)
    try scene.sync()
    #expect(!"\(try scene.device.journal())".contains("secret"))
  }
}
