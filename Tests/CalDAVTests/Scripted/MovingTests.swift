import HTTPClient
import Testing

@testable import CalDAV

@Suite("Moving resources") struct MovingTests {
  private func move(_ scripted: Scripted, to target: String = "https://dav.example.org/alice/work/") throws
    -> WriteOutcome
  {
    let target = try #require(ServerURL(target))
    let place = try #require(Href(newNamed: "a.ics", in: target))
    return try scripted.client.move(
      scripted.href("a.ics"), from: scripted.calendar, to: place, in: target, ifMatch: try #require(ETag("\"1\"")))
  }

  @Test("a move names the state it moves and overwrites nothing") func request() throws {
    let scripted = try Scripted([.status(201)])
    #expect(try move(scripted) == .done)
    let request = try #require(scripted.transport.requests.first)
    #expect(scripted.transport.methods == ["MOVE https://dav.example.org/alice/tasks/a.ics"])
    for field in [
      HTTPField("If-Match", "\"1\""), HTTPField("Overwrite", "F"),
      HTTPField("Destination", "https://dav.example.org/alice/work/a.ics"),
    ] {
      #expect(request.fields.filter { $0.name == field.name } == [field])
    }
  }

  @Test(
    "statuses become facts",
    arguments: [
      (200, WriteOutcome.done), (201, .done), (204, .done), (401, .unauthorized), (403, .forbidden(codes: [])),
      (404, .gone), (405, .notSupported), (501, .notSupported), (502, .notSupported),
      (409, .rejected(status: 409, code: nil)), (412, .preconditionFailed(.stateChanged)),
      (503, .retryLater(status: 503, seconds: nil)),
    ])
  func statuses(status: Int, expected: WriteOutcome) throws {
    #expect(try move(Scripted([.status(status)])) == expected)
  }

  @Test("a UID that is in the other calendar already is told with its place") func uidConflict() throws {
    let body =
      "<D:error \(HTTPResponse.namespaces)><C:no-uid-conflict><D:href>/alice/work/z.ics</D:href></C:no-uid-conflict></D:error>"
    let outcome = try move(Scripted([.status(409, [], body)]))
    #expect(outcome == .preconditionFailed(.uidConflict(Href("/alice/work/z.ics"))))
  }

  @Test("nothing moves to another server") func otherServer() throws {
    let scripted = try Scripted([.status(201)])
    #expect(try move(scripted, to: "https://other.example/alice/work/") == .notSupported)
    #expect(scripted.transport.requests.isEmpty)
  }

  @Test("a move that could overwrite never leaves") func overwriting() throws {
    let url = try #require(ServerURL("https://dav.example.org/alice/tasks/a.ics"))
    let tag = try #require(ETag("\"1\""))
    for fields in [[], [HTTPField("Overwrite", "T")]] {
      let request = HTTPRequest(
        .move(.unchanged(tag), to: url), url, fields: [HTTPField("If-Match", "\"1\"")] + fields)
      #expect(throws: CalDAVError.missingPrecondition(method: "MOVE")) { try Session.check(request) }
    }
  }
}
