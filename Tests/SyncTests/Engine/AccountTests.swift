import CalDAV
import Domain
import Foundation
import HTTPClient
import Sync
import Testing

@Suite("Accounts")
struct AccountTests {
  @Test("Adding finds the lists from the bare host", arguments: Backend.all)
  func adds(_ backend: Backend) throws {
    let scene = try Scene(backend)
    let list = try #require(try scene.device.list(scene.list))
    #expect(list.name == scene.remote.name && list.access == .granted)
    let account = try #require(try scene.device.engine.accounts().first)
    #expect(account.id.hasPrefix("alice@127.0.0.1:"))
    #expect(account.lists.contains(list))
    let attributes = try FileManager.default.attributesOfItem(atPath: scene.device.path + "/zeitblock.sqlite")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("A wrong password is told and nothing is stored", arguments: Backend.all)
  func wrongPassword(_ backend: Backend) throws {
    let server = backend.transport()
    if let fake = server as? FakeServer { fake.setPassword("Basic nothing") }
    let device = try Device(server)
    #expect {
      try device.engine.addAccount(backend.account(password: "wrong"))
    } throws: { error in
      if case SyncFailure.wrongPassword = error { true } else { false }
    }
    #expect(try device.engine.accounts().isEmpty)
    #expect(try device.lists().count == 1)
  }

  @Test("What is no CalDAV server, or nobody, is told apart")
  func wrongAddresses() throws {
    func failure(_ address: String, _ answer: FaultyTransport.Fault? = nil) throws -> SyncFailure? {
      let transport = FaultyTransport(CurlTransport())
      if let answer { for _ in 0..<9 { transport.arm("PROPFIND", answer) } }
      let device = try Device(transport)
      do {
        _ = try device.engine.addAccount(NewAccount(address: address, user: "alice", password: "x"))
        return nil
      } catch {
        return error
      }
    }
    #expect(try failure("ftp://example.org") == .addressUnusable("ftp://example.org"))
    #expect(try failure("http://127.0.0.1:1") == .connectionRefused(address: "http://127.0.0.1:1"))
    #expect(try failure("http://127.0.0.1:1", .status(405)) == .notCalDAV(address: "http://127.0.0.1:1/"))
    #expect(try failure("http://127.0.0.1:1", .status(500)) == .serverAnswered(status: 500, codes: []))
  }

  @Test("A user name with a colon is refused, the same account twice too")
  func refusals() throws {
    let scene = try Scene(.memory)
    #expect(throws: SyncFailure.userNameUnusable) {
      try scene.device.engine.addAccount(NewAccount(address: "http://127.0.0.1:1", user: "a:b", password: "x"))
    }
    #expect(throws: SyncFailure.accountExists("alice@127.0.0.1:1")) {
      try scene.device.engine.addAccount(Backend.memory.account())
    }
    #expect(throws: SyncFailure.noTaskLists(address: "http://127.0.0.1:1/")) {
      try Device(FakeServer()).engine.addAccount(Backend.memory.account())
    }
  }

  @Test("Removing an account takes its tasks, or leaves them as a local list that finds back")
  func removes() throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    let account = try #require(try scene.device.engine.accounts().first)
    try scene.device.engine.removeAccount(account.id, keepingTasks: true)
    #expect(try scene.titles() == ["Milk"])
    #expect(try scene.device.list(scene.list)?.account == nil)
    try scene.device.edit(scene.task("Milk").id) { $0.grade = .set(.a) }
    try scene.device.add("Bread", to: scene.list)
    #expect(try scene.device.waiting == 0)

    _ = try scene.device.engine.addAccount(Backend.memory.account())
    try scene.sync()
    #expect(try scene.titles() == ["Milk", "Bread"])
    #expect(try scene.remote.resources().count == 2)
    #expect(try scene.remote.value("X-ZEITBLOCK-GRADE", saying: "Milk") == "A")
    try scene.expectQuiet()

    try scene.device.add("Unsent", to: scene.list)
    try scene.device.engine.removeAccount(account.id, keepingTasks: false)
    #expect(try scene.device.items().isEmpty)
    #expect(try scene.device.lists().map(\.id) == [.local])
    #expect(try scene.device.waiting == 0)
    #expect(try scene.remote.resources().count == 2)
    #expect(throws: SyncFailure.unknownAccount("x")) {
      try scene.device.engine.removeAccount("x", keepingTasks: true)
    }
  }

  @Test("Nothing waits any more for an account that was removed", arguments: [true, false])
  func removesWaiting(_ keepingTasks: Bool) throws {
    let scene = try Scene(.memory) { remote in
      for name in ["A", "B", "C"] { try remote.put("\(name).ics", todo(name, "SUMMARY:\(name)")) }
    }
    try scene.sync()
    try scene.device.edit(scene.task("A").id) { $0.list = .set(.local) }
    try scene.device.perform(.delete([scene.task("B").id]))
    try scene.device.edit(scene.task("C").id) { $0.title = .set("See") }
    try scene.device.edit(scene.device.add("D", to: .local)) { $0.list = .set(scene.list) }
    #expect(try scene.device.waiting == 4)
    try scene.device.engine.removeAccount("alice@127.0.0.1:1", keepingTasks: keepingTasks)
    #expect(try scene.device.waiting == 0)
    #expect(try Set(scene.device.titles()) == (keepingTasks ? ["A", "See", "D"] : ["A"]))
  }

  @Test("A list made, renamed or made read-only on the server follows at the next sync")
  func listsFollow() throws {
    let scene = try Scene(.memory)
    let other = try RemoteList(.memory, scene.server)
    let server = try #require(scene.server as? FakeServer)
    var calendar = try #require(server.calendar(other.name))
    calendar.isReadOnly = true
    server.set(other.name, calendar)
    try scene.sync()
    #expect(try scene.device.lists().first { $0.name == other.name }?.access == .readOnly)
  }

  @Test("A certificate nobody has signed is told apart, and may be trusted on purpose")
  func certificates() throws {
    guard let address = ProcessInfo.processInfo.environment["ZEITBLOCK_TEST_RADICALE_TLS"] else { return }
    let device = try Device(CurlTransport())
    let new = NewAccount(
      address: address, user: try Backend.variable("ZEITBLOCK_TEST_USER"),
      password: try Backend.variable("ZEITBLOCK_TEST_PASSWORD"))
    #expect(throws: SyncFailure.certificate(host: "127.0.0.1", .selfSigned)) { try device.engine.addAccount(new) }
  }
}
