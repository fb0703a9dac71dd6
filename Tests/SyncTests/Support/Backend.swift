import CalDAV
import Domain
import Foundation
import HTTPClient
import Sync
import Synchronization
import Testing

/// What the engine is tested against: always the server in memory, and the real ones that `Tests/Servers/servers.py`
/// starts and names in the environment.
enum Backend: String, CustomTestStringConvertible {
  case memory
  case radicale = "ZEITBLOCK_TEST_RADICALE"
  case xandikos = "ZEITBLOCK_TEST_XANDIKOS"
  case oldRadicale = "ZEITBLOCK_TEST_RADICALE_318"
  case davical = "ZEITBLOCK_TEST_DAVICAL"
  case cyrus = "ZEITBLOCK_TEST_CYRUS"
  case sabre = "ZEITBLOCK_TEST_SABRE"

  static var all: [Backend] { areServersExpected ? [.memory, .radicale, .xandikos] : [.memory] }

  /// With those that only some machines can start.
  static var everywhere: [Backend] {
    all + [.oldRadicale, .davical, .cyrus, .sabre].filter { ProcessInfo.processInfo.environment[$0.rawValue] != nil }
  }

  /// True when the servers were started, or must have been: then a missing address fails the test.
  private static var areServersExpected: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["ZEITBLOCK_TEST_SERVERS"] == "required"
      || environment[Backend.radicale.rawValue] != nil || environment[Backend.xandikos.rawValue] != nil
  }

  var testDescription: String {
    switch self {
    case .memory: "in memory"
    case .radicale: "Radicale"
    case .xandikos: "Xandikos"
    case .oldRadicale: "Radicale 3.1.8"
    case .davical: "DAViCal"
    case .cyrus: "Cyrus"
    case .sabre: "sabre/dav 1.8"
    }
  }

  private static let clocks = Atomic<Int>(0x10)

  /// A clock whose identifiers no other test of the server uses where they must differ: Cyrus takes a UID only once
  /// in all lists of a user.
  func clock() -> TestClock {
    guard self == .cyrus else { return TestClock() }
    return TestClock(String(Self.clocks.wrappingAdd(1, ordering: .relaxed).newValue % 0xa0, radix: 16))
  }

  func transport() -> any Transport {
    self == .memory ? FakeServer() : CurlTransport()
  }

  func account(password: String? = nil) throws -> NewAccount {
    guard self != .memory else {
      return NewAccount(address: "http://127.0.0.1:1", user: "alice", password: password ?? "secret")
    }
    return NewAccount(
      address: try Self.variable(rawValue), user: try Self.variable("ZEITBLOCK_TEST_USER"),
      password: try password ?? Self.variable("ZEITBLOCK_TEST_PASSWORD"))
  }

  static func variable(_ name: String) throws -> String {
    try #require(ProcessInfo.processInfo.environment[name], "\(name) is not set: run by Tests/Servers/servers.py")
  }
}

extension NewAccount {
  var password: String {
    if case .password(let text) = secret { return text }
    return ""
  }
}

/// One list on a server as another program sees it.
struct RemoteList {
  let client: CalDAVClient
  let url: ServerURL
  let name: String

  init(_ backend: Backend, _ transport: any Transport, named wanted: String? = nil) throws {
    let account = try backend.account()
    client = CalDAVClient(
      account: try ServerAccount(
        address: account.address, credentials: Credentials(user: account.user, password: account.password)),
      transport: transport)
    name = wanted ?? "sync-" + UUID().uuidString
    let home =
      backend == .memory
      ? try #require(ServerURL("http://127.0.0.1:1" + FakeServer.home)) : try #require(client.discover().homes.first)
    url = try client.makeCalendar(named: name, displayName: name, in: home).url
  }

  /// Stores a text under a name, new. Its UID gets the list's name behind it: other tests work on the same account.
  func put(_ name: String, _ text: String) throws {
    let lines = text.components(separatedBy: "\r\n").map { $0.hasPrefix("UID:") ? "\($0)-\(self.name)" : $0 }
    try putExactly(name, lines.joined(separator: "\r\n"))
  }

  func putExactly(_ name: String, _ text: String) throws {
    let href = try #require(Href(newNamed: name, in: url))
    let outcome = try client.create(text, at: href, in: url)
    #expect(outcome == .done)
  }

  func resources() throws -> [CalendarResource] {
    let listing = try client.listing(of: url)
    return try client.resources(at: listing.resources.map(\.href), in: url).compactMap { reading in
      if case .found(let resource) = reading { return resource }
      return nil
    }
  }

  func resource(saying text: String) throws -> CalendarResource {
    let found = try resources().filter { $0.text.contains(text) }
    #expect(found.count == 1, "\(found.count) resources say \(text)")
    return try #require(found.first)
  }

  /// The value of a property of the resource that says something; nil when it has none.
  func value(_ name: String, saying text: String) throws -> String? {
    for line in try resource(saying: text).text.split(whereSeparator: \.isNewline) {
      guard line.hasPrefix(name + ":") || line.hasPrefix(name + ";"), let colon = line.firstIndex(of: ":") else {
        continue
      }
      return String(line[line.index(after: colon)...])
    }
    return nil
  }

  /// Edits a resource the way another program does.
  func replace(_ old: String, with new: String, saying text: String) throws {
    let resource = try resource(saying: text)
    #expect(resource.text.contains(old))
    let edited = resource.text.replacingOccurrences(of: old, with: new)
    let outcome = try client.update(edited, at: resource.href, ifMatch: #require(resource.etag), in: url)
    #expect(outcome == .done)
  }

  func delete(saying text: String) throws {
    let resource = try resource(saying: text)
    let outcome = try client.delete(resource.href, ifMatch: #require(resource.etag), in: url)
    #expect(outcome == .done)
  }
}

/// A VTODO as another program writes it.
func todo(_ uid: String, _ lines: String...) -> String {
  let all =
    ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Other//EN", "BEGIN:VTODO", "UID:\(uid)", "DTSTAMP:20260101T000000Z"]
    + lines + ["END:VTODO", "END:VCALENDAR", ""]
  return all.joined(separator: "\r\n")
}

/// A device with an account, a fault maker in between, and a list that other tests do not use.
struct Scene {
  let backend: Backend
  let server: any Transport
  let remote: RemoteList
  let transport: FaultyTransport
  let device: Device
  let list: ListID

  /// - Parameter memory: stands in for the server in memory.
  init(
    _ backend: Backend, memory: (any Transport)? = nil, _ prepare: (RemoteList) throws -> Void = { _ in }
  ) throws {
    self.backend = backend
    let all = memory ?? backend.transport()
    remote = try RemoteList(backend, all)
    server = backend == .memory ? all : OwnListsOnly(inner: all, name: remote.name)
    try prepare(remote)
    transport = FaultyTransport(server)
    device = try Device(transport, clock: backend.clock())
    list = try Scene.list(of: device, backend, remote)
  }

  private static func list(of device: Device, _ backend: Backend, _ remote: RemoteList) throws -> ListID {
    let added = try device.engine.addAccount(backend.account())
    return try #require(added.lists.first { $0.name == remote.name }).id
  }

  /// A reminder that was edited (`PUT`) or deleted (`DELETE`) here, which the server does not know yet.
  static func unsent(_ method: String) throws -> Scene {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    let id = try scene.task("Milk").id
    if method == "PUT" {
      try scene.device.edit(id) { $0.title = .set("Oat milk") }
    } else {
      try scene.device.perform(.delete([id]))
    }
    return scene
  }

  /// Another device with the same account; its identifiers differ.
  func secondDevice() throws -> (device: Device, list: ListID) {
    let device = try Device(server, clock: TestClock("b0"))
    return (device, try Scene.list(of: device, backend, remote))
  }

  @discardableResult
  func sync(confirmingDeletions: Bool = false) throws -> ListReport {
    try report(device.sync(confirmingDeletions: confirmingDeletions))
  }

  /// This test's list in a report without other failures.
  func report(_ report: SyncReport) throws -> ListReport {
    #expect(report.accounts.first?.failure == nil)
    return try #require(report.accounts.first?.lists.first { $0.name == remote.name })
  }

  func titles() throws -> [String] { try device.titles(in: list) }

  /// The one task of this title; on real servers other tests' lists do not count.
  func task(_ title: String) throws -> PlanItem {
    try device.task(title, in: backend == .memory ? nil : list)
  }

  /// Another sync has nothing to do and sends no write.
  func expectQuiet() throws {
    _ = transport.drain()
    let report = try sync()
    #expect(report == ListReport(list: list, name: remote.name))
    #expect(transport.drain().allSatisfy { $0 != "PUT" && $0 != "DELETE" })
  }
}
