import HTTPClient
import Testing

@testable import CalDAV

@Suite("Writing resources") struct WritingTests {
  private func error(_ conditions: String) -> String { "<D:error \(HTTPResponse.namespaces)>\(conditions)</D:error>" }

  private func outcome(_ response: HTTPResponse) throws -> WriteOutcome {
    let scripted = try Scripted([response])
    let tag = try #require(ETag("\"1\""))
    return try scripted.client.update(
      "BEGIN:VCALENDAR", at: scripted.href("a.ics"), ifMatch: tag, in: scripted.calendar)
  }

  @Test("each write carries its precondition") func preconditions() throws {
    let scripted = try Scripted([.status(201), .status(204), .status(200)])
    let (href, tag) = (try scripted.href("a.ics"), try #require(ETag("\"1\"")))
    #expect(try scripted.client.create("x", at: href, in: scripted.calendar) == .done)
    #expect(try scripted.client.update("y", at: href, ifMatch: tag, in: scripted.calendar) == .done)
    #expect(try scripted.client.delete(href, ifMatch: tag, in: scripted.calendar) == .done)
    let conditions = scripted.transport.requests.map { $0.fields.filter { $0.name.hasPrefix("If-") } }
    let match = [HTTPField("If-Match", "\"1\"")]
    #expect(conditions == [[HTTPField("If-None-Match", "*")], match, match])
    #expect(scripted.transport.requests[0].fields.contains(HTTPField("Content-Type", "text/calendar; charset=utf-8")))
  }

  @Test(
    "statuses become facts",
    arguments: [
      (200, WriteOutcome.done), (201, .done), (204, .done), (401, .unauthorized), (403, .forbidden(codes: [])),
      (404, .gone),
      (410, .gone), (412, .preconditionFailed(.stateChanged)), (423, .retryLater(status: 423, seconds: nil)),
      (500, .retryLater(status: 500, seconds: nil)), (502, .retryLater(status: 502, seconds: nil)),
      (400, .rejected(status: 400, code: nil)), (409, .rejected(status: 409, code: nil)),
      (413, .rejected(status: 413, code: nil)), (415, .rejected(status: 415, code: nil)),
      (507, .rejected(status: 507, code: nil)),
    ])
  func statuses(status: Int, expected: WriteOutcome) throws { #expect(try outcome(.status(status)) == expected) }

  @Test("a bare ETag that is refused is tried in quotes") func bareETag() throws {
    let scripted = try Scripted([.status(412), .status(204)])
    let tag = try #require(ETag("https://ox.example/1-2"))
    #expect(try scripted.client.delete(scripted.href("a.ics"), ifMatch: tag, in: scripted.calendar) == .done)
    let sent = scripted.transport.requests.flatMap { $0.fields.filter { $0.name == "If-Match" }.map(\.value) }
    #expect(sent == ["https://ox.example/1-2", "\"https://ox.example/1-2\""])
  }

  @Test("a wait is passed on") func retryAfter() throws {
    #expect(
      try outcome(.status(503, [HTTPField("retry-after", "30")])) == .retryLater(status: 503, seconds: 30))
    #expect(
      try outcome(.status(429, [HTTPField("Retry-After", "Sat, 21 Nov 2026 05:00:00 GMT")]))
        == .retryLater(status: 429, seconds: nil))
  }

  @Test("a taken UID is seen at any status", arguments: [400, 403, 409, 412])
  func takenUID(status: Int) throws {
    let body = error("<C:no-uid-conflict><D:href>/alice/tasks/other.ics</D:href></C:no-uid-conflict>")
    #expect(
      try outcome(.status(status, [], body)) == .preconditionFailed(.uidConflict(Href("/alice/tasks/other.ics"))))
    let scheduling = error("<C:unique-scheduling-object-resource/>")
    #expect(try outcome(.status(status, [], scheduling)) == .preconditionFailed(.uidConflict(nil)))
  }

  @Test("a text the server will never take is no conflict", arguments: [400, 403, 409, 412, 415])
  func invalidText(status: Int) throws {
    let expected = WriteOutcome.rejected(status: status, code: "valid-calendar-data")
    #expect(try outcome(.status(status, [], error("<C:valid-calendar-data/>"))) == expected)
  }

  @Test("missing privileges are named") func privileges() throws {
    #expect(try outcome(.status(403, [], error("<D:need-privileges/>"))) == .forbidden(codes: ["need-privileges"]))
  }

  @Test("a whole calendar is never overwritten", arguments: ["/alice/tasks/", "/alice/tasks", "/alice/tasks/sub/"])
  func collectionsAreSafe(path: String) throws {
    let scripted = try Scripted([])
    let href = try #require(Href(path))
    #expect(throws: CalDAVError.outsideCollection(href)) {
      try scripted.client.create("x", at: href, in: scripted.calendar)
    }
    #expect(scripted.transport.requests.isEmpty)
  }

  @Test("a broken connection leaves the outcome open, a refused one does not") func openOutcome() throws {
    let origin = Origin(scheme: .https, host: "dav.example.org")
    for (error, isOpen) in [
      (TransportError.interrupted(code: 56), true), (.timedOut(wasSent: true), true),
      (.timedOut(wasSent: false), false),
      (.connectionRefused(origin), false),
    ] {
      let scripted = try Scripted(ScriptedTransport(results: [.failure(error)]))
      #expect(throws: CalDAVError.transport(error)) {
        try scripted.client.create("x", at: scripted.href("a.ics"), in: scripted.calendar)
      }
      #expect(error.mayHaveBeenApplied == isOpen)
    }
  }
}
