import CalDAV
import Foundation
import HTTPClient
import Synchronization
import Testing

/// The real servers that `Tests/Servers/servers.py` starts and names in the environment.
enum TestServer: String, CaseIterable, CustomTestStringConvertible {
  case radicale = "ZEITBLOCK_TEST_RADICALE"
  case radicaleBehindFaults = "ZEITBLOCK_TEST_RADICALE_FAULTY"
  case radicaleOverTLS = "ZEITBLOCK_TEST_RADICALE_TLS"
  case xandikos = "ZEITBLOCK_TEST_XANDIKOS"
  case oldRadicale = "ZEITBLOCK_TEST_RADICALE_318"
  case davical = "ZEITBLOCK_TEST_DAVICAL"
  case cyrus = "ZEITBLOCK_TEST_CYRUS"
  case sabre = "ZEITBLOCK_TEST_SABRE"

  /// One of each kind that must pass the whole contract; of the last four those that this machine could start.
  static let kinds: [TestServer] =
    [.radicale, .xandikos]
    + [.oldRadicale, .davical, .cyrus, .sabre].filter { ProcessInfo.processInfo.environment[$0.rawValue] != nil }
  /// Those whose answers can be spoiled.
  static let faulty: [TestServer] = [.radicaleBehindFaults, .xandikos]

  /// True when the servers were started, or must have been: then a missing address fails the test.
  static var areExpected: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["ZEITBLOCK_TEST_SERVERS"] == "required" || allCases.contains { environment[$0.rawValue] != nil }
  }

  var testDescription: String {
    switch self {
    case .radicale: "Radicale"
    case .radicaleBehindFaults: "Radicale behind faults"
    case .radicaleOverTLS: "Radicale over TLS"
    case .xandikos: "Xandikos"
    case .oldRadicale: "Radicale 3.1.8"
    case .davical: "DAViCal"
    case .cyrus: "Cyrus"
    case .sabre: "sabre/dav 1.8"
    }
  }

  /// Whether it tells what has changed since a sync token (RFC 6578).
  var offersChanges: Bool { self != .sabre }
  /// Whether its `/.well-known/caldav` leads anywhere.
  var leadsToItself: Bool { self != .sabre }
  /// DAViCal and sabre/dav take a second resource with a UID that is there already.
  var refusesUIDTwice: Bool { self != .sabre && self != .davical }
  /// Xandikos, Cyrus and sabre/dav keep to the kinds a calendar was made for.
  var takesAllKinds: Bool { [.radicale, .oldRadicale, .davical].contains(self) }

  /// Where the calendars of the user lie, behind the address.
  var home: String {
    switch self {
    case .radicale, .radicaleBehindFaults, .radicaleOverTLS, .oldRadicale, .davical: "/alice/"
    case .xandikos: "/alice/calendars/"
    case .cyrus: "/calendars/user/alice/"
    case .sabre: "/calendars/alice/"
    }
  }

  static func variable(_ name: String) throws -> String {
    try #require(ProcessInfo.processInfo.environment[name], "\(name) is not set: run by Tests/Servers/servers.py")
  }

  func address() throws -> String { try Self.variable(rawValue) }

  func account(password: String? = nil) throws -> ServerAccount {
    let user = try Self.variable("ZEITBLOCK_TEST_USER")
    let secret = try password ?? Self.variable("ZEITBLOCK_TEST_PASSWORD")
    return try ServerAccount(address: address(), credentials: Credentials(user: user, password: secret))
  }

  func client(
    password: String? = nil, limits: CurlLimits = CurlLimits(), authorities: String? = nil
  ) throws -> CalDAVClient {
    let transport = CurlTransport(limits: limits, authorities: authorities)
    return CalDAVClient(account: try account(password: password), transport: transport)
  }
}

/// A calendar of its own for each test.
struct TestCalendar {
  let client: CalDAVClient
  let url: ServerURL

  init(_ server: TestServer, _ name: String, limits: CurlLimits = CurlLimits()) throws {
    client = try server.client(limits: limits)
    let home = try #require(ServerURL(server.address() + server.home))
    url = try Self.made(name, in: home, by: client)
  }

  /// Earlier runs on the same server may have left calendars behind: numbers go on from there.
  private static func made(_ name: String, in home: ServerURL, by client: CalDAVClient) throws -> ServerURL {
    for attempt in 1...50 {
      do {
        return try client.makeCalendar(named: "\(name)-\(attempt)", displayName: name, in: home).url
      } catch CalDAVError.alreadyExists {
        continue
      }
    }
    throw CalDAVError.alreadyExists(home)
  }

  func href(_ name: String) throws -> Href { try #require(Href(newNamed: name, in: url)) }

  /// Stores a new task and returns it as the server has it.
  func add(_ name: String, _ text: String) throws -> CalendarResource {
    let href = try href(name)
    #expect(try client.create(text, at: href, in: url) == .done)
    return try #require(try found(href))
  }

  func found(_ href: Href) throws -> CalendarResource? {
    if case .found(let resource) = try client.resource(at: href, in: url) { resource } else { nil }
  }
}

/// A task as a client would write it.
func todo(_ uid: String, _ summary: String, extra: [String] = []) -> String {
  let lines =
    ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Zeitblock//Tests//EN", "BEGIN:VTODO", "UID:\(uid)"]
    + ["DTSTAMP:20261121T080000Z", "SUMMARY:\(summary)"] + extra + ["END:VTODO", "END:VCALENDAR", ""]
  return lines.joined(separator: "\r\n")
}

func event(_ uid: String) -> String {
  let lines =
    ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Zeitblock//Tests//EN", "BEGIN:VEVENT", "UID:\(uid)"]
    + ["DTSTAMP:20261121T080000Z", "DTSTART:20261122T080000Z", "DTEND:20261122T090000Z", "SUMMARY:Block"]
    + ["END:VEVENT", "END:VCALENDAR", ""]
  return lines.joined(separator: "\r\n")
}
