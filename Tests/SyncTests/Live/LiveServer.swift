import CalDAV
import Domain
import Foundation
import Sync
import Testing

/// The real servers that `Tests/Servers/servers.py` starts and names in the environment.
enum LiveServer: String, CaseIterable, CustomTestStringConvertible {
  case radicale = "ZEITBLOCK_TEST_RADICALE"
  case xandikos = "ZEITBLOCK_TEST_XANDIKOS"

  /// True when the servers were started, or must have been: then a missing address fails the test.
  static var areExpected: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["ZEITBLOCK_TEST_SERVERS"] == "required" || allCases.contains { environment[$0.rawValue] != nil }
  }

  var testDescription: String { self == .radicale ? "Radicale" : "Xandikos" }

  static func variable(_ name: String) throws -> String {
    try #require(ProcessInfo.processInfo.environment[name], "\(name) is not set: run by Tests/Servers/servers.py")
  }

  func account() throws -> NewAccount {
    NewAccount(
      address: try Self.variable(rawValue), user: try Self.variable("ZEITBLOCK_TEST_USER"),
      password: try Self.variable("ZEITBLOCK_TEST_PASSWORD"))
  }

  func client() throws -> CalDAVClient {
    let account = try account()
    return CalDAVClient(
      account: try ServerAccount(
        address: account.address, credentials: Credentials(user: account.user, password: account.password)),
      transport: CurlTransport())
  }
}

/// A list of its own for one test, and another program that works on it.
struct LiveList {
  let client: CalDAVClient
  let url: ServerURL
  let name: String

  init(_ server: LiveServer) throws {
    client = try server.client()
    name = "sync-" + UUID().uuidString
    let home = try #require(try client.discover().homes.first)
    url = try client.makeCalendar(named: name, displayName: name, in: home).url
  }

  /// Stores a text under a name, new.
  func put(_ name: String, _ text: String) throws {
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

  /// Edits a resource the way another program does.
  func replace(_ old: String, with new: String, saying text: String) throws {
    let resource = try resource(saying: text)
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
