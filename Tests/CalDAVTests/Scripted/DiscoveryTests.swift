import HTTPClient
import Testing

@testable import CalDAV

@Suite("Discovery") struct DiscoveryTests {
  private let principal = row(
    "/", "<D:current-user-principal><D:href>/principals/alice/</D:href></D:current-user-principal>")

  private func homes(_ hrefs: String...) -> String {
    let list = hrefs.map { "<D:href>\($0)</D:href>" }.joined()
    return row(
      "/principals/alice/", "<D:displayname>Alice</D:displayname><C:calendar-home-set>\(list)</C:calendar-home-set>")
  }

  private func calendar(_ path: String, _ properties: String = "", type: String = calendarType) -> String {
    row(path, type + properties)
  }

  @Test("goes from the address over the principal to the calendars") func wholeWay() throws {
    let set = #"<C:supported-calendar-component-set><C:comp name="VTODO"/></C:supported-calendar-component-set>"#
    let readOnly = "<D:current-user-privilege-set><D:privilege><D:read/></D:privilege></D:current-user-privilege-set>"
    let scripted = try Scripted([
      .rows(principal), .rows(homes("/alice/", "/alice/", "https://p7.example.net/alice/")),
      .rows(
        calendar("/alice/", type: "<D:resourcetype><D:collection/></D:resourcetype>"), calendar("/alice/tasks", set),
        calendar("/alice/shared/", readOnly),
        calendar("/alice/inbox/", type: "<D:resourcetype><C:calendar/><C:schedule-inbox/></D:resourcetype>"),
        calendar("https://evil.example/c/")),
    ])
    let found = try scripted.client.discover()
    #expect(found.displayName == "Alice")
    #expect(found.homes.map(\.path) == ["/alice/"])
    #expect(found.untrustedHomes.map(\.origin) == [Origin(scheme: .https, host: "p7.example.net")])
    #expect(found.calendars.map(\.url.path) == ["/alice/tasks/", "/alice/shared/"])
    #expect(found.calendars.map { $0.holds(.event) } == [false, true])
    #expect(found.calendars.map(\.isReadOnly) == [false, true])
  }

  @Test("a home with more than a thousand calendars is told, and one with a thousand is read") func manyCalendars()
    throws
  {
    let rows = (0...1_000).map { calendar("/alice/c\($0)/") }
    let few = try Scripted([.rows(principal), .rows(homes("/alice/")), .rows(rows.dropLast().joined())])
    #expect(try few.client.discover().calendars.count == 1_000)
    let many = try Scripted([.rows(principal), .rows(homes("/alice/")), .rows(rows.joined())])
    #expect { try many.client.discover() } throws: { error in
      guard case .incompleteListing(_, .tooManyCalendars(limit: 1_000))? = error as? CalDAVError else { return false }
      return true
    }
  }

  @Test("asks the well-known place when the address knows no principal") func wellKnown() throws {
    let scripted = try Scripted([
      .status(405), .redirect("/dav/", status: 301), .rows(principal), .rows(homes("/alice/")), .rows(),
    ])
    _ = try scripted.client.discover()
    #expect(
      scripted.transport.methods[1...2] == [
        "PROPFIND https://dav.example.org/.well-known/caldav", "PROPFIND https://dav.example.org/dav/",
      ])
  }

  @Test("takes the address as the principal when nobody names one") func addressAsPrincipal() throws {
    let home = "<C:calendar-home-set><D:href>/alice/</D:href></C:calendar-home-set>"
    let scripted = try Scripted([
      .rows(row("/", "<D:current-user-principal/>", status: 404)), .status(404), .rows(row("/", home)),
      .rows(calendar("/alice/tasks/")),
    ])
    #expect(try scripted.client.discover().calendars.map(\.url.path) == ["/alice/tasks/"])
  }

  @Test("a refused password is not tried again") func refusedPassword() throws {
    let scripted = try Scripted([.status(401)])
    #expect(throws: CalDAVError.unauthorized(scripted.client.account.url)) { try scripted.client.discover() }
    #expect(scripted.transport.requests.count == 1)
  }

  @Test("a server that saw no user has refused the password") func unauthenticated() throws {
    let nobody = row("/", "<D:current-user-principal><D:unauthenticated/></D:current-user-principal>")
    let scripted = try Scripted([.rows(nobody)])
    #expect(throws: CalDAVError.unauthorized(scripted.client.account.url)) { try scripted.client.discover() }
  }

  @Test("a web site is not a CalDAV server", arguments: [200, 404, 405, 501])
  func website(status: Int) throws {
    let page = HTTPResponse.status(status, [], "<html>Hello</html>")
    let scripted = try Scripted(Array(repeating: page, count: 9))
    #expect(throws: CalDAVError.notCalDAVServer(scripted.client.account.url)) { try scripted.client.discover() }
  }

  @Test("a server in trouble is not called anything else") func trouble() throws {
    let scripted = try Scripted([.status(503, [HTTPField("Retry-After", "5")])])
    #expect(throws: CalDAVError.retryLater(status: 503, seconds: 5)) { try scripted.client.discover() }
  }

  @Test("the password goes along from the first request") func preemptive() throws {
    let scripted = try Scripted([.status(401)])
    _ = try? scripted.client.discover()  // Only the request matters.
    #expect(scripted.transport.requests.first?.fields.contains { $0.name == "Authorization" } == true)
  }

  @Test("an existing calendar is not made again") func existing() throws {
    let scripted = try Scripted([.status(403), .rows(calendar("/alice/tasks/"))])
    let home = try #require(ServerURL("https://dav.example.org/alice/"))
    #expect(throws: CalDAVError.alreadyExists(scripted.calendar)) {
      try scripted.client.makeCalendar(named: "tasks", displayName: "Tasks", in: home)
    }
  }

  @Test("an older way to make a calendar is tried") func extendedMakeCollection() throws {
    let scripted = try Scripted([.status(405), .status(404), .status(201), .rows(calendar("/alice/tasks/"))])
    let home = try #require(ServerURL("https://dav.example.org/alice/"))
    _ = try scripted.client.makeCalendar(named: "tasks", displayName: "A & B", in: home)
    #expect(scripted.transport.requests.map(\.method) == [.makeCalendar, .propfind, .makeCollection, .propfind])
    #expect(String(decoding: scripted.transport.requests[2].body, as: UTF8.self).contains("A &amp; B"))
  }
}
