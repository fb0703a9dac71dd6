import HTTPClient
import Testing

@testable import CalDAV

@Suite("Requests") struct SessionTests {
  private let state = HTTPResponse.rows(row("/alice/tasks/", calendarType + "<S:getctag>1</S:getctag>"))

  private func authorization(_ request: HTTPRequest) -> [String] {
    request.fields.filter { $0.name == "Authorization" }.map(\.value)
  }

  @Test("a redirect on the same origin gets the same method and body")
  func redirectKeepsBody() throws {
    let scripted = try Scripted([
      .redirect("/moved/"), .rows(row("/moved/", calendarType + "<S:getctag>7</S:getctag>")),
    ])
    #expect(try scripted.client.state(of: scripted.calendar).ctag == "7")
    let requests = scripted.transport.requests
    #expect(
      scripted.transport.methods == [
        "PROPFIND https://dav.example.org/alice/tasks/", "PROPFIND https://dav.example.org/moved/",
      ])
    #expect(requests[0].body == requests[1].body && !requests[0].body.isEmpty)
    #expect(authorization(requests[1]) == ["Basic YWxpY2U6czNjcmV0IHB3"])
  }

  @Test(
    "nothing is sent to another origin",
    arguments: [
      "https://evil.example/", "http://dav.example.org/", "https://dav.example.org:8443/", "//evil.example/x",
    ])
  func otherOriginsGetNothing(location: String) throws {
    let scripted = try Scripted([.redirect(location, status: 307)])
    #expect {
      try scripted.client.state(of: scripted.calendar)
    } throws: { error in
      if case CalDAVError.untrustedOrigin = error { true } else { false }
    }
    #expect(scripted.transport.requests.count == 1)
  }

  @Test("an address that is only read names where it leads on to") func movedAway() throws {
    let transport = ScriptedTransport([.redirect("https://other.example/a.ics", status: 302)])
    let account = try ServerAccount(address: "https://example.org/a.ics", credentials: nil)
    #expect {
      try CalDAVClient(account: account, transport: transport).fetch(etag: nil, modified: nil)
    } throws: { error in
      guard case CalDAVError.movedAway(let url) = error else { return false }
      return url.description == "https://other.example/a.ics"
    }
    #expect(transport.methods.count == 1)
  }

  @Test("an origin the user trusts is followed") func trustedOrigin() throws {
    let other = Origin(scheme: .https, host: "p01.example.org")
    let scripted = try Scripted(
      [.redirect("https://p01.example.org/alice/tasks/"), state], trusting: [other])
    #expect(try scripted.client.state(of: scripted.calendar).ctag == "1")
    #expect(authorization(scripted.transport.requests[1]).count == 1)
  }

  @Test("plain text is left for TLS on the same host") func upgrade() throws {
    let transport = ScriptedTransport([.redirect("https://example.org/c/"), .rows(row("/c/", calendarType))])
    let account = try ServerAccount(address: "http://example.org/c/", credentials: nil)
    _ = try CalDAVClient(account: account, transport: transport).state(of: account.url)
    #expect(transport.methods.last == "PROPFIND https://example.org/c/")
  }

  @Test("a circle of redirects ends") func circle() throws {
    let scripted = try Scripted(Array(repeating: .redirect("/alice/tasks/"), count: 20))
    #expect(throws: CalDAVError.tooManyRedirects(scripted.calendar)) {
      try scripted.client.state(of: scripted.calendar)
    }
    #expect(scripted.transport.requests.count == 6)
  }

  @Test("a redirect to nowhere is named", arguments: [[], [HTTPField("Location", "/a/../b")]])
  func invalidRedirect(fields: [HTTPField]) throws {
    let scripted = try Scripted([.status(302, fields)])
    #expect(throws: CalDAVError.invalidRedirect(scripted.calendar)) { try scripted.client.state(of: scripted.calendar) }
  }

  @Test("no write leaves without one usable precondition") func guardedWrites() throws {
    let url = try #require(ServerURL("https://dav.example.org/alice/tasks/a.ics"))
    let tag = try #require(ETag("\"1\""))
    for fields in [[], [HTTPField("If-Match", "*")], [HTTPField("If-Match", "")]] {
      let request = HTTPRequest(.put(.unchanged(tag)), url, fields: fields)
      #expect(throws: CalDAVError.missingPrecondition(method: "PUT")) { try Session.check(request) }
    }
    let doubled = [HTTPField("If-Match", "\"1\""), HTTPField("If-None-Match", "*")]
    #expect(throws: CalDAVError.missingPrecondition(method: "DELETE")) {
      try Session.check(HTTPRequest(.delete(.unchanged(tag)), url, fields: doubled))
    }
  }

  @Test("a header cannot be smuggled in") func headerInjection() throws {
    let url = try #require(ServerURL("https://dav.example.org/"))
    let request = HTTPRequest(.get, url, fields: [HTTPField("X", "a\r\nY: b")])
    #expect(throws: CalDAVError.invalidHeader(name: "X")) { try Session.check(request) }
  }

  @Test("a redirected write keeps its precondition and body") func redirectedWrite() throws {
    let scripted = try Scripted([.redirect("/moved/a.ics", status: 308), .status(201)])
    let outcome = try scripted.client.create("BEGIN:VCALENDAR", at: scripted.href("a.ics"), in: scripted.calendar)
    #expect(outcome == .done)
    let last = try #require(scripted.transport.requests.last)
    #expect(last.fields.contains(HTTPField("If-None-Match", "*")))
    #expect(last.body == Array("BEGIN:VCALENDAR".utf8))
  }
}
