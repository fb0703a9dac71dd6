import HTTPClient
import Testing

@testable import CalDAV

@Suite("Service records") struct ServiceLookupTests {
  private struct Scripted: ServiceResolver {
    var records: [String: [ServiceRecord]] = [:]
    var strings: [String: [[String]]] = [:]

    func services(of name: String) -> [ServiceRecord] { records[name] ?? [] }
    func texts(of name: String) -> [[String]] { strings[name] ?? [] }
  }

  private let name = "_caldavs._tcp.example.org"

  private func record(_ target: String, priority: Int = 0, weight: Int = 0, port: Int = 443) -> ServiceRecord {
    ServiceRecord(priority: priority, weight: weight, port: port, target: target)
  }

  @Test(
    "a domain or an e-mail address leads to its service",
    arguments: ["example.org", "Anna@Example.org", " example.org "])
  func leads(_ address: String) {
    let resolver = Scripted(
      records: [name: [record("dav.example.org", port: 8443)]], strings: [name: [["v=1"], ["path=/cal/"]]])
    #expect(ServiceLookup(resolver).addresses(for: address).map(\.description) == ["https://dav.example.org:8443/cal/"])
  }

  @Test("without a path the well-known place is meant, and lower priorities come first") func order() {
    let resolver = Scripted(records: [
      name: [
        record("c.example.org", priority: 2), record("b.example.org", weight: 1), record("a.example.org", weight: 9),
      ]
    ])
    #expect(
      ServiceLookup(resolver).addresses(for: "example.org").map(\.origin.host) == [
        "a.example.org", "b.example.org", "c.example.org",
      ])
    #expect(ServiceLookup(resolver).addresses(for: "example.org").allSatisfy { $0.path == "/.well-known/caldav" })
  }

  @Test(
    "whole addresses, ports, this machine and numbers are not looked up",
    arguments: [
      "https://example.org", "http://example.org/x", "example.org:8443", "localhost", "127.0.0.1", "[::1]", "", "@",
    ])
  func direct(_ address: String) { #expect(ServiceLookup.domain(of: address) == nil) }

  @Test("a service that does not exist, a broken target or path, and one without TLS lead nowhere") func nowhere() {
    let plain = "_caldav._tcp.example.org"
    for records in [
      [name: [record("")]], [name: [record("a b")]], [name: [record("x", port: 0)]], [plain: [record("x")]],
    ] {
      #expect(ServiceLookup(Scripted(records: records)).addresses(for: "example.org").isEmpty)
    }
    let resolver = Scripted(
      records: [name: [record("dav.example.org")]], strings: [name: [["path=//evil.example/"], ["path=x"]]])
    #expect(ServiceLookup(resolver).addresses(for: "example.org").allSatisfy { $0.origin.host == "dav.example.org" })
  }

  @Test("a domain vouches only for hosts of its own") func within() {
    #expect(
      ServiceLookup.isWithin("example.org", "example.org") && ServiceLookup.isWithin("example.org", "a.example.org"))
    #expect(
      !ServiceLookup.isWithin("example.org", "evilexample.org") && !ServiceLookup.isWithin("example.org", "evil.net"))
  }

  /// An answer with one question, and an SRV and a TXT record whose names point back.
  private static let message: [UInt8] =
    [0, 1, 0x81, 0x80, 0, 1, 0, 2, 0, 0, 0, 0]
    + [8] + Array("_caldavs".utf8) + [4] + Array("_tcp".utf8) + [1, 0x78, 0] + [0, 33, 0, 1]
    + [0xC0, 12, 0, 33, 0, 1, 0, 0, 0, 60, 0, 12, 0, 5, 0, 7, 0x20, 0xFB, 3] + Array("dav".utf8) + [0xC0, 26]
    + [0xC0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, 7, 6] + Array("path=/".utf8)

  @Test("a message is read with its pointers") func reads() {
    let message = DNSMessage(Self.message)
    #expect(message.services == [ServiceRecord(priority: 5, weight: 7, port: 8443, target: "dav.x")])
    #expect(message.texts == [["path=/"]])
  }

  @Test("damaged messages are no crash and no hang") func damaged() {
    for length in 0..<Self.message.count { _ = DNSMessage(Array(Self.message.prefix(length))) }
    for place in Self.message.indices {
      for value: UInt8 in [0, 63, 64, 0xC0, 0xFF] {
        var bytes = Self.message
        bytes[place] = value
        _ = DNSMessage(bytes)
      }
    }
    let circle: [UInt8] = [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0xC0, 12]
    #expect(DNSMessage(circle).services.isEmpty)
  }
}
