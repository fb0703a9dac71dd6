import CalDAV
import Domain
import HTTPClient
import Sync
import Testing

@Suite("Lists left out and accounts that rest")
struct ChosenListTests {
  private func scene() throws -> Scene {
    let scene = try Scene(.memory) { remote in
      for name in ["A", "B"] { try remote.put("\(name).ics", todo(name, "SUMMARY:\(name)")) }
    }
    try scene.sync()
    return scene
  }

  private func account(_ scene: Scene) throws -> AccountSummary {
    try #require(try scene.device.engine.accounts().first)
  }

  @Test("A list left out is not asked about, and keeps what it has")
  func leftOut() throws {
    let scene = try scene()
    try scene.device.perform(.use(scene.list, false))
    try scene.remote.put("C.ics", todo("C", "SUMMARY:C"))
    let report = scene.device.sync()
    #expect(report.accounts.first?.failure == nil && report.accounts.first?.lists.isEmpty == true)
    #expect(try Set(scene.titles()) == ["A", "B"])
    #expect(try scene.device.list(scene.list)?.isUsed == false)
  }

  @Test("Chosen again it is merged with what changed meanwhile on both sides")
  func chosenAgain() throws {
    let scene = try scene()
    let id = try scene.task("A").id
    try scene.device.edit(id) { $0.manualDuration = .set(45) }
    try scene.device.perform(.use(scene.list, false))
    #expect(try account(scene).unsent[scene.list] == 1)
    try scene.remote.put("C.ics", todo("C", "SUMMARY:C"))
    _ = scene.device.sync()
    try scene.device.perform(.use(scene.list, true))
    try scene.sync()
    #expect(try Set(scene.titles()) == ["A", "B", "C"])
    #expect(try scene.remote.value("ESTIMATED-DURATION", saying: "SUMMARY:A") == "PT45M")
    #expect(try account(scene).unsent.isEmpty)
    try scene.expectQuiet()
  }

  @Test("A paused account is asked nothing; what changed waits and goes when it is resumed")
  func paused() throws {
    let scene = try scene()
    let id = try account(scene).id
    try scene.device.engine.pause(id, true)
    try scene.device.add("here", to: scene.list)
    _ = scene.transport.drain()
    #expect(scene.device.sync().accounts.isEmpty)
    #expect(scene.transport.drain().isEmpty)
    #expect(try account(scene).isPaused && account(scene).unsent[scene.list] == 1)
    try scene.device.engine.pause(id, false)
    try scene.sync()
    #expect(try scene.remote.resources().count == 3)
  }

  @Test("Removing tells what was never sent and keeps what was left out hidden")
  func removes() throws {
    let scene = try scene()
    try scene.device.edit(scene.task("A").id) { $0.title = .set("AA") }
    try scene.device.perform(.use(scene.list, false))
    let removed = try scene.device.engine.removeAccount(account(scene).id, keepingTasks: true)
    #expect(removed == RemovedAccount(keptLists: 1, unsent: 1))
    #expect(try scene.device.list(scene.list)?.isUsed == false)
    #expect(try Set(scene.titles()) == ["AA", "B"])
  }
}
