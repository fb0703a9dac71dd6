import HTTPClient
import Testing

@testable import CalDAV

/// Whatever a server sends: a clear error or a sound result, never a crash, a hang, or a password gone elsewhere.
@Suite("Servers that mean harm") struct HostileServerTests {
  private let own = row("/alice/tasks/", calendarType)

  private func xml(_ text: String) -> HTTPResponse { .status(207, [], text) }

  private func expectMalformed(_ answer: HTTPResponse, _ problem: XMLProblem? = nil) throws {
    let scripted = try Scripted([answer, answer, answer])
    for read in [
      { _ = try scripted.client.listing(of: scripted.calendar) },
      { _ = try scripted.client.state(of: scripted.calendar) },
      { _ = try scripted.client.calendars(in: scripted.calendar) },
    ] {
      #expect {
        try read()
      } throws: { error in
        guard case CalDAVError.malformedXML(_, let found) = error else { return false }
        return problem == nil || found == problem
      }
    }
  }

  @Test("document types and entity bombs are refused before anything grows") func bombs() throws {
    let levels = (1...9).map { level in
      "<!ENTITY e\(level) \"\(String(repeating: "&e\(level - 1);", count: 10))\">"
    }
    try expectMalformed(
      xml("<!DOCTYPE m [<!ENTITY e0 \"ha\">\(levels.joined())]><multistatus xmlns=\"DAV:\">&e9;</multistatus>"),
      .doctype)
    try expectMalformed(
      xml("<!DOCTYPE m SYSTEM \"file:///etc/passwd\"><multistatus xmlns=\"DAV:\"/>"), .doctype)
    try expectMalformed(
      xml("<!DOCTYPE m [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><multistatus xmlns=\"DAV:\">&x;</multistatus>"),
      .doctype)
  }

  @Test("deep nesting ends at a limit") func deepNesting() throws {
    let depth = 100_000
    try expectMalformed(
      xml("<D:multistatus xmlns:D=\"DAV:\">" + String(repeating: "<a>", count: depth)), .tooDeep(limit: 64))
  }

  @Test("an element with very many attributes is refused", arguments: ["a", "xmlns:n"])
  func manyAttributes(_ name: String) throws {
    let attributes = (0..<20_000).map { "\(name)\($0)=\"urn:\($0)\"" }.joined(separator: " ")
    try expectMalformed(
      xml("<D:multistatus \(HTTPResponse.namespaces)><x \(attributes)/></D:multistatus>"),
      .tooManyAttributes(limit: 64))
  }

  @Test("texts that XML cannot carry are left to be read alone, and do not stop the others") func dirtyTexts() throws {
    let texts = ["A\u{01}\u{0B}B", "<![CDATA[BEGIN:VCALENDAR & <co>]]>", "C\u{1F}"]
    var body = Array("<D:multistatus \(HTTPResponse.namespaces)>".utf8)
    for (index, text) in texts.enumerated() {
      body += Array(
        row("/alice/tasks/\(index).ics", "<D:getetag>\"1\"</D:getetag><C:calendar-data>\(text)</C:calendar-data>").utf8)
    }
    let bad = row("/alice/tasks/3.ics", "<D:getetag>\"1\"</D:getetag><C:calendar-data>X?Y</C:calendar-data>").utf8
    body += bad.map { $0 == UInt8(ascii: "?") ? 0xFF : $0 }
    body += Array("</D:multistatus>".utf8)
    let scripted = try Scripted([HTTPResponse(status: 207, body: body)])
    let contents = try #require(try scripted.client.contents(of: scripted.calendar))
    #expect(contents.resources.map(\.text) == ["BEGIN:VCALENDAR & <co>"])
    #expect(contents.listing.resources.count == 4)
  }

  @Test(
    "no href leads out of the calendar",
    arguments: [
      "/alice/tasks/../../etc/passwd", "/alice/tasks/%2e%2e/secret.ics", "/alice/tasks/a%00.ics",
      "https://evil.example/alice/tasks/a.ics", "//evil.example/alice/tasks/a.ics", "/alice/tasks/sub/a.ics",
      "/alice/tasks2/a.ics", "/alice/", "", " ", "http://dav.example.org/alice/tasks/a.ics",
      "https://dav.example.org:8443/alice/tasks/a.ics", "https://dav.example.org@evil.example/alice/tasks/a.ics",
    ])
  func foreignHrefs(_ href: String) throws {
    let good = row("/alice/tasks/good.ics", "<D:getetag>\"1\"</D:getetag><C:calendar-data>G</C:calendar-data>")
    let bad = row(href, "<D:getetag>\"1\"</D:getetag><C:calendar-data>BAD</C:calendar-data>")
    let token = "<D:sync-token>t</D:sync-token>"
    let scripted = try Scripted([.rows(bad, good), .rows(bad, good, token), .rows(bad, good)])
    let calendar = scripted.calendar
    #expect(try scripted.client.contents(of: calendar)?.resources.map(\.text) == ["G"])
    guard case .changes(let changes) = try scripted.client.changes(in: calendar, since: "s") else {
      Issue.record("no changes")
      return
    }
    #expect(changes.changed.map(\.href.path) == ["/alice/tasks/good.ics"])
    #expect(try scripted.client.listing(of: calendar).resources.map(\.href.path) == ["/alice/tasks/good.ics"])
    #expect(Set(scripted.transport.requests.map(\.url.origin)) == [calendar.origin])
  }

  @Test("an href that holds a line break cannot become a header or a request of its own") func splitting() throws {
    let bad = row("/alice/tasks/a%0D%0AHost:%20evil&#13;&#10;X-Evil: 1.ics", "<D:getetag>\"1\"</D:getetag>")
    let scripted = try Scripted([.rows(bad), .rows()])
    for resource in try scripted.client.listing(of: scripted.calendar).resources {
      #expect(resource.href.path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    }
  }

  @Test("an ETag with a control byte is no ETag") func etags() {
    for text in ["\"a\r\nX: 1\"", "\u{0}", "*", "", " "] { #expect(ETag(text) == nil) }
  }

  @Test(
    "endless redirects end, and the password goes nowhere else",
    arguments: [
      "https://evil.example/", "http://dav.example.org/", "https://dav.example.org:444/", "//evil.example/",
      "https://dav.example.org.evil.example/",
    ])
  func redirects(_ target: String) throws {
    let scripted = try Scripted(Array(repeating: .redirect(target), count: 9))
    #expect(throws: CalDAVError.self) { try scripted.client.listing(of: scripted.calendar) }
    #expect(scripted.transport.requests.count == 1)
    let home = "<C:calendar-home-set><D:href>\(target)</D:href></C:calendar-home-set>"
    let principal = "<D:current-user-principal><D:href>\(target)</D:href></D:current-user-principal>"
    for properties in [home, principal] {
      let second = try Scripted([.rows(row("/", properties)), .rows(row("/", properties)), .status(404)])
      _ = try? second.client.discover()  // Only where the requests went matters.
      #expect(second.transport.requests.allSatisfy { $0.url.origin == second.calendar.origin })
    }
  }

  @Test("a redirect that always leads on ends with a clear error") func redirectsForEver() throws {
    let scripted = try Scripted((0..<50).map { .redirect("/alice/tasks/\($0)/") })
    #expect {
      try scripted.client.listing(of: scripted.calendar)
    } throws: { error in
      if case CalDAVError.tooManyRedirects = error { true } else { false }
    }
    #expect(scripted.transport.requests.count <= 7)
  }

  @Test("an answer beyond the limit is named with it") func tooLarge() throws {
    let failure = TransportError.responseTooLarge(limit: 64 * 1024 * 1024)
    let scripted = try Scripted(ScriptedTransport(results: [.failure(failure)]))
    #expect(throws: CalDAVError.transport(failure)) { try scripted.client.listing(of: scripted.calendar) }
  }

  @Test(
    "a status that is no number is no success", arguments: ["HTTP/1.1 OK", "", "200", "HTTP/1.1 99999999999999999999"])
  func statuses(_ text: String) throws {
    let bad =
      "<D:response><D:href>/alice/tasks/a.ics</D:href><D:propstat><D:prop><D:getetag>1</D:getetag></D:prop>"
      + "<D:status>\(text)</D:status></D:propstat></D:response>"
    let scripted = try Scripted([.rows(bad), .rows(own)])
    #expect(throws: CalDAVError.self) { try scripted.client.listing(of: scripted.calendar) }
  }
}
