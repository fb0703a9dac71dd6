import HTTPClient
import Testing

@testable import CalDAV

@Suite("Listings") struct ListingTests {
  private let tagged = "<D:getetag>\"1\"</D:getetag>"
  private let own = row("/alice/tasks/", calendarType)

  private func listing(_ answers: HTTPResponse...) throws -> CollectionListing {
    let scripted = try Scripted(answers)
    return try scripted.client.listing(of: scripted.calendar)
  }

  private func expectIncomplete(_ expected: Incompleteness, _ answers: HTTPResponse...) throws {
    let scripted = try Scripted(answers)
    #expect(throws: CalDAVError.incompleteListing(scripted.calendar, expected)) {
      try scripted.client.listing(of: scripted.calendar)
    }
  }

  @Test("lists members once, without the collection, strangers and what was deleted meanwhile") func members() throws {
    let found = try listing(
      .rows(
        own, row("/alice/tasks/a.ics", tagged), row("/alice/tasks/%61.ics", tagged),
        row("/alice/tasks/gone.ics", status: 404),
        row("https://evil.example/alice/tasks/x.ics", tagged), row("/alice/tasks/b.ics", "<D:getetag/>", status: 404)))
    #expect(found.resources.map(\.href.path) == ["/alice/tasks/a.ics", "/alice/tasks/b.ics"])
    #expect(found.resources.map(\.etag) == [ETag("\"1\""), nil])
    #expect(found.isFiltered && found.foreignRows == 1)
  }

  @Test("an empty answer counts only when the collection itself confirms it") func confirmedEmpty() throws {
    #expect(try listing(.rows(), .rows(own)).resources.isEmpty)
    try expectIncomplete(.collectionRowMissing, .rows(), .rows())
    try expectIncomplete(.emptyDespiteMembers(1), .rows(), .rows(own, row("/alice/tasks/a.ics", tagged)))
  }

  @Test("an empty answer is right when only events are there") func onlyEvents() throws {
    let event = tagged + "<D:getcontenttype>text/calendar; charset=utf-8; component=vevent</D:getcontenttype>"
    #expect(try listing(.rows(), .rows(own, row("/alice/tasks/e.ics", event))).resources.isEmpty)
  }

  @Test("a cut list is no list") func truncated() throws {
    try expectIncomplete(
      .truncatedByServer, .rows(row("/alice/tasks/a.ics", tagged), row("/alice/tasks/", status: 507)))
  }

  @Test("a calendar that is not there is not empty") func missing() throws {
    for answer in [HTTPResponse.status(404), .rows(row("https://dav.example.org/alice/tasks/", status: 404))] {
      let scripted = try Scripted([answer])
      #expect(throws: CalDAVError.notFound(scripted.calendar)) { try scripted.client.listing(of: scripted.calendar) }
    }
  }

  @Test("a failed row makes the list worthless", arguments: [401, 403, 500, 503])
  func failedRow(status: Int) throws {
    let incomplete = Incompleteness.rowFailed("/alice/tasks/b.ics", status: status)
    try expectIncomplete(
      incomplete, .rows(row("/alice/tasks/a.ics", tagged), row("/alice/tasks/b.ics", tagged, status: status)))
    try expectIncomplete(
      incomplete, .rows(row("/alice/tasks/a.ics", tagged), row("/alice/tasks/b.ics", status: status)))
  }

  @Test("rows of another place alone are no list") func foreignRows() throws {
    try expectIncomplete(.onlyForeignRows(1), .rows(row("/other/a.ics", tagged)))
  }

  @Test("a refused or failed request is never an empty list", arguments: [200, 401, 404, 429, 500, 502, 503, 507, 599])
  func statuses(status: Int) throws {
    let scripted = try Scripted([.status(status, [], "<html/>")])
    #expect(throws: CalDAVError.self) { try scripted.client.listing(of: scripted.calendar) }
    #expect(scripted.transport.requests.count == 1)
  }

  @Test("a server without the report is listed plainly", arguments: [400, 403, 405, 501])
  func fallback(status: Int) throws {
    let event = tagged + "<D:getcontenttype>text/calendar;component=VEVENT</D:getcontenttype>"
    let found = try listing(
      .status(status), .rows(own, row("/alice/tasks/a.ics", tagged), row("/alice/tasks/e.ics", event)))
    #expect(found.resources.map(\.href.path) == ["/alice/tasks/a.ics"])
    #expect(!found.isFiltered)
  }

  @Test("the plain list must name its collection") func fallbackWithoutOwnRow() throws {
    try expectIncomplete(.collectionRowMissing, .status(501), .rows(row("/alice/tasks/a.ics", tagged)))
  }

  @Test("truncated XML is an error") func malformed() throws {
    let scripted = try Scripted([.status(207, [], "<D:multistatus xmlns:D=\"DAV:\"><D:resp")])
    #expect {
      try scripted.client.listing(of: scripted.calendar)
    } throws: { error in
      if case CalDAVError.malformedXML = error { true } else { false }
    }
  }

  @Test("the query asks for tasks one level deep") func request() throws {
    let scripted = try Scripted([.rows(row("/alice/tasks/a.ics", tagged))])
    _ = try scripted.client.listing(of: scripted.calendar)
    let request = try #require(scripted.transport.requests.first)
    #expect(request.method == .report)
    #expect(request.fields.contains(HTTPField("Depth", "1")))
    #expect(request.fields.contains(HTTPField("Content-Type", "application/xml; charset=utf-8")))
    let body = String(decoding: request.body, as: UTF8.self)
    #expect(body.contains(#"<C:comp-filter name="VCALENDAR"><C:comp-filter name="VTODO"/></C:comp-filter>"#))
    #expect(!body.contains("limit"))
  }

  @Test("a state says whether anything may have changed") func states() {
    let one = CollectionState(ctag: "1", syncToken: "a")
    #expect(one.isUnchanged(since: one))
    #expect(!one.isUnchanged(since: CollectionState(ctag: "1", syncToken: "b")))
    let silent = CollectionState(ctag: nil, syncToken: nil)
    #expect(!silent.isUnchanged(since: silent))
  }
}
