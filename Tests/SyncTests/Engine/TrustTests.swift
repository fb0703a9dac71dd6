import Domain
import Sync
import Testing

@Suite("Listings that cannot be trusted")
struct TrustTests {
  enum Spoiled: CaseIterable {
    case failed, lost, truncated, empty, unauthorised, missing

    var fault: FaultyTransport.Fault {
      switch self {
      case .failed: .status(500)
      case .lost: .lostAnswer
      case .truncated: .truncated
      case .empty: .emptyList
      case .unauthorised: .status(401)
      case .missing: .status(404)
      }
    }
  }

  @Test("Such a listing deletes nothing and says what happened", arguments: Backend.all, Spoiled.allCases)
  func deletesNothing(_ backend: Backend, _ spoiled: Spoiled) throws {
    let scene = try Scene(backend) { remote in
      for name in ["a", "b", "c"] { try remote.put("\(name).ics", todo(name, "SUMMARY:\(name)")) }
    }
    try scene.sync()
    let items = try scene.device.items()
    try scene.remote.delete(saying: "SUMMARY:a")
    // Other lists of the account may be asked first: every listing of this sync is spoiled.
    for _ in 0..<300 { scene.transport.arm("REPORT", spoiled.fault) }
    let report = scene.device.sync()
    scene.transport.disarm()
    #expect(!report.isComplete)
    #expect(try scene.device.items() == items)
    if spoiled == .unauthorised {
      guard case .wrongPassword = report.accounts.first?.failure else {
        Issue.record("the refused password was not reported: \(report)")
        return
      }
    } else {
      let list = try #require(report.accounts.first?.lists.first { $0.list == scene.list })
      guard case .failed = list.problems.first else {
        Issue.record("the failed list was not reported: \(list)")
        return
      }
    }
    let after = try scene.sync()
    #expect(after.gone == 1, "\(after)")
  }

  @Test("A collection that is gone keeps its tasks, and takes them up again when it is back")
  func missingCollection() throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    let server = try #require(scene.server as? FakeServer)
    let calendar = server.calendar(scene.remote.name)
    server.set(scene.remote.name, nil)
    #expect(try scene.sync().problems == [.missing(.tasks)])
    #expect(try scene.titles() == ["Milk"])
    #expect(
      try scene.device.list(scene.list)?.access
        == .denied)
    server.set(scene.remote.name, calendar)
    #expect(try scene.sync().problems.isEmpty)
    #expect(try scene.titles() == ["Milk"])
  }

  @Test("Much vanishing at once is held back until it is confirmed", arguments: Backend.all)
  func deletionGuard(_ backend: Backend) throws {
    let scene = try Scene(backend) { remote in
      for number in 0..<10 { try remote.put("\(number).ics", todo("u\(number)", "SUMMARY:N\(number)")) }
    }
    try scene.sync()
    for number in 0..<6 { try scene.remote.delete(saying: "SUMMARY:N\(number)") }
    let report = try scene.sync()
    #expect(report.gone == 0 && report.problems == [.deletionGuard(count: 6, of: 10)])
    #expect(try scene.titles().count == 10)
    #expect(try scene.sync().problems == [.deletionGuard(count: 6, of: 10)])
    #expect(try scene.sync(confirmingDeletions: true).gone == 6)
    #expect(try scene.titles().count == 4)
    try scene.expectQuiet()
  }
}
