import CalDAV
import Domain
import Sync
import Testing

@Suite("Service records of an account's domain")
struct AddressTests {
  private struct Records: ServiceResolver {
    var records: [ServiceRecord]

    func services(of name: String) -> [ServiceRecord] { records }
    func texts(of name: String) -> [[String]] { [] }
  }

  private func add(_ targets: [String], servers: [String]) throws -> (Result<String, SyncFailure>, [String]) {
    let server = FakeServer(calendars: ["l"])
    let routing = Routing(Dictionary(uniqueKeysWithValues: servers.map { ("\($0):443", server) }))
    let device = try Device(routing)
    var surroundings = SyncEngine.Surroundings(
      environment: { [clock = device.clock] in clock.environment }, zones: { .platform(local: "UTC") }, copySuffix: "",
      transport: { _ in routing })
    surroundings.services = ServiceLookup(
      Records(
        records: targets.enumerated().map {
          ServiceRecord(priority: $0.offset, weight: 0, port: 443, target: $0.element)
        }))
    let engine = SyncEngine(store: device.database, surroundings)
    let new = NewAccount(address: "example.org", user: "alice", password: "secret")
    let result = Result { () throws(SyncFailure) in try engine.addAccount(new).id }
    return (result, routing.hosts)
  }

  @Test("A record that is out of date is passed over")
  func nextRecord() throws {
    let (result, hosts) = try add(["a.example.org", "b.example.org"], servers: ["b.example.org", "example.org"])
    #expect(result == .success("alice@b.example.org"))
    #expect(hosts == ["a.example.org:443", "b.example.org:443"])
  }

  @Test("When no record leads anywhere, the host as it was typed is asked")
  func typed() throws {
    let (result, _) = try add(["a.example.org"], servers: ["example.org"])
    #expect(result == .success("alice@example.org"))
  }

  @Test("When nobody answers, the first failure is told")
  func nobody() throws {
    let (result, hosts) = try add(["a.example.org", "b.example.org"], servers: [])
    #expect(result == .failure(.connectionRefused(address: "https://a.example.org")))
    #expect(hosts.last == "example.org:443")
  }

  @Test("A host of strangers is asked for permission first, and sees nothing before")
  func strangers() throws {
    let (result, hosts) = try add(["evil.net"], servers: ["evil.net"])
    #expect(result == .failure(.otherHosts(["https://evil.net"])))
    #expect(!hosts.contains("evil.net:443"))
  }
}
