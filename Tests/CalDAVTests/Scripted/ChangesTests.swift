import HTTPClient
import Testing

@testable import CalDAV

@Suite("Changes since a token") struct ChangesTests {
  private let tagged = "<D:getetag>\"1\"</D:getetag>"
  private func token(_ text: String) -> String { "<D:sync-token>\(text)</D:sync-token>" }
  private let cut = row("/alice/tasks/", status: 507)

  private func report(_ answers: HTTPResponse...) throws -> ChangeReport {
    let scripted = try Scripted(answers)
    return try scripted.client.changes(in: scripted.calendar, since: "t&1")
  }

  @Test("the request names the token and no limit") func request() throws {
    let scripted = try Scripted([.rows(token("t2"))])
    _ = try scripted.client.changes(in: scripted.calendar, since: "t&1")
    let request = try #require(scripted.transport.requests.first)
    let body = String(decoding: request.body, as: UTF8.self)
    #expect(request.method == .report && request.fields.contains(HTTPField("Depth", "0")))
    #expect(body.contains("<D:sync-token>t&amp;1</D:sync-token><D:sync-level>1</D:sync-level>"))
    #expect(!body.contains("limit"))
  }

  @Test("changed, gone and unclear members are told apart, each once") func members() throws {
    let found = try report(
      .rows(
        row("/alice/tasks/", calendarType), row("/alice/tasks/a.ics", tagged), row("/alice/tasks/b.ics", status: 404),
        row("/alice/tasks/c.ics", "<D:getetag/>", status: 404), row("/alice/tasks/%61.ics", tagged),
        row("/alice/tasks/d.ics", status: 410), token("t2")))
    guard case .changes(let changes) = found else {
      Issue.record("\(found)")
      return
    }
    #expect(changes.changed.map(\.href.path) == ["/alice/tasks/a.ics", "/alice/tasks/c.ics"])
    #expect(changes.changed.map(\.etag) == [ETag("\"1\""), nil])
    #expect(changes.gone.map(\.path) == ["/alice/tasks/b.ics", "/alice/tasks/d.ics"])
    #expect(changes.token == "t2")
  }

  @Test("pages follow one another, and what a later one says counts") func pages() throws {
    let found = try report(
      .rows(row("/alice/tasks/a.ics", tagged), row("/alice/tasks/b.ics", tagged), cut, token("t2")),
      .rows(row("/alice/tasks/b.ics", status: 404), cut, token("t3")), .rows(token("t4")))
    #expect(
      found
        == .changes(
          CollectionChanges(
            changed: [ListedResource(href: try Scripted([]).href("a.ics"), etag: ETag("\"1\""))],
            gone: [try Scripted([]).href("b.ics")], token: "t4")))
  }

  @Test("a server that goes round in circles is left") func circles() throws {
    let page = HTTPResponse.rows(row("/alice/tasks/a.ics", tagged), cut, token("t2"))
    #expect(try report(page, page, page) == .unknown(.cutShort))
    #expect(try report(.rows(cut, token("t&amp;1"))) == .unknown(.cutShort))
    let scripted = try Scripted((0..<500).map { .rows(cut, token("n\($0)")) })
    #expect(try scripted.client.changes(in: scripted.calendar, since: "t") == .unknown(.cutShort))
    #expect(scripted.transport.requests.count <= 200)
  }

  @Test(
    "a refused token is told whatever the status", arguments: [400, 403, 404, 409, 410, 412, 422, 500, 507])
  func refused(_ status: Int) throws {
    let body = "<D:error xmlns:D=\"DAV:\"><D:valid-sync-token/></D:error>"
    #expect(try report(.status(status, [], body)) == .unknown(.tokenRefused))
  }

  @Test(
    "other refusals",
    arguments: [
      (400, ChangeDoubt.notOffered), (403, .notOffered), (405, .notOffered), (415, .notOffered), (501, .notOffered),
      (409, .tokenRefused), (412, .tokenRefused), (500, .tokenFails(status: 500)), (507, .cutShort),
    ])
  func doubts(_ status: Int, _ doubt: ChangeDoubt) throws {
    #expect(try report(.status(status)) == .unknown(doubt))
  }

  @Test("what a listing would meet too is an error") func errors() throws {
    let calendar = try Scripted([]).calendar
    let cases: [(HTTPResponse, CalDAVError)] = [
      (.status(401), .unauthorized(calendar)), (.status(404), .notFound(calendar)),
      (.rows(row("/alice/tasks/", status: 404), token("t2")), .notFound(calendar)),
      (.status(503), .retryLater(status: 503, seconds: nil)),
    ]
    for (answer, error) in cases { #expect(throws: error) { try report(answer) } }
  }

  @Test("an answer without a token, with failed rows, or only about strangers is not relied on") func doubtful() throws
  {
    let member = row("/alice/tasks/a.ics", tagged)
    #expect(try report(.rows(member)) == .unknown(.tokenMissing))
    #expect(try report(.rows(member, "<D:sync-token/>")) == .unknown(.tokenMissing))
    #expect(
      try report(.rows(row("/alice/tasks/a.ics", tagged, status: 500), token("t2")))
        == .unknown(.rowFailed("/alice/tasks/a.ics", status: 500)))
    #expect(try report(.rows(row("/bob/a.ics", tagged), token("t2"))) == .unknown(.onlyForeignRows(1)))
    guard case .unknown(.unreadable) = try report(.status(207, [], "<D:multistatus xmlns:D=\"DAV:\">")) else {
      Issue.record("truncated XML was read")
      return
    }
  }
}
