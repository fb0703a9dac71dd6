import CalDAV
import Domain
import Foundation
import Sync
import Testing

/// Against real servers, each test in a list of its own.
@Suite("Sync with a real server", .enabled(if: LiveServer.areExpected))
struct LiveSyncTests {
  /// A device with an account on the server, a fault maker in between, and the list of this test.
  private struct Scene {
    let remote: LiveList
    let transport = FaultyTransport(CurlTransport())
    let device: Device
    let list: ListID

    init(_ server: LiveServer, _ prepare: (LiveList) throws -> Void = { _ in }) throws {
      let remote = try LiveList(server)
      self.remote = remote
      try prepare(remote)
      device = try Device(transport)
      let added = try device.engine.addAccount(server.account())
      list = try #require(added.lists.first { $0.name == remote.name }).id
    }

    @discardableResult
    func sync() throws -> ListReport {
      let report = device.sync()
      #expect(report.accounts.first?.failure == nil)
      return try #require(report.accounts.first?.lists.first { $0.list == list })
    }

    func titles() throws -> [String] { try device.titles(in: list) }
  }

  @Test("Reminders appear with their fields, linked, and a second sync changes nothing", arguments: LiveServer.allCases)
  func readsReminders(_ server: LiveServer) throws {
    let scene = try Scene(server) { remote in
      try remote.put(
        "a.ics", todo("a", "SUMMARY:Milk #30min", "PRIORITY:1", "CATEGORIES:home", "DUE;VALUE=DATE:20270102"))
      try remote.put("b.ics", todo("b", "SUMMARY:Bread", "CREATED:20200101T000000Z"))
    }
    let report = try scene.sync()
    #expect(report.added == 2 && report.pushed == 0 && report.problems.isEmpty)
    let milk = try scene.device.task("Milk #30min")
    #expect(milk.importance == .high)
    #expect(milk.due?.day.iso == "2027-01-02")
    #expect(milk.tags.names == ["home"])
    #expect(milk.id == TaskID("a"))

    let before = try scene.remote.resources()
    let items = try scene.device.items(in: scene.list)
    _ = scene.transport.drain()
    let second = try scene.sync()
    #expect(second == ListReport(list: scene.list, name: scene.remote.name))
    #expect(!scene.transport.drain().contains("PUT"))
    #expect(try scene.remote.resources() == before)
    #expect(try scene.device.items(in: scene.list) == items)
  }
}
