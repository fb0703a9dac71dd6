import HTTPClient
import Testing

@testable import CalDAV

@Suite("Reading resources") struct ReadingTests {
  private func data(_ name: String, tag: String = "1") -> String {
    row("/alice/tasks/\(name)", "<D:getetag>\"\(tag)\"</D:getetag><C:calendar-data>BEGIN:\(name)</C:calendar-data>")
  }

  private func names(_ count: Int) -> [String] { (0..<count).map { "t\($0).ics" } }

  @Test("many resources are read in batches of thirty") func batches() throws {
    let all = names(70)
    let answers = [0..<30, 30..<60, 60..<70].map { HTTPResponse.rows(all[$0].map { data($0) }.joined()) }
    let scripted = try Scripted(answers)
    let readings = try scripted.client.resources(at: all.map(scripted.href), in: scripted.calendar)
    #expect(readings.map(\.href.path) == all.map { "/alice/tasks/\($0)" })
    #expect(scripted.transport.requests.count == 3)
  }

  @Test("nothing is asked for nothing") func none() throws {
    let scripted = try Scripted([])
    #expect(try scripted.client.resources(at: [], in: scripted.calendar).isEmpty)
    #expect(scripted.transport.requests.isEmpty)
  }

  @Test("batches that are too large are halved", arguments: [413, 500, 507])
  func halving(status: Int) throws {
    let scripted = try Scripted([.status(status), .rows(data("t0.ics")), .rows(data("t1.ics"))])
    let readings = try scripted.client.resources(at: names(2).map(scripted.href), in: scripted.calendar)
    #expect(readings.count == 2)
    #expect(scripted.transport.requests.count == 3)
  }

  @Test("a batch that takes too long is halved") func slowBatch() throws {
    let transport = ScriptedTransport(results: [
      .failure(.timedOut(wasSent: true)), .success(.rows(data("t0.ics"))), .success(.rows(data("t1.ics"))),
    ])
    let scripted = try Scripted(transport)
    #expect(try scripted.client.resources(at: names(2).map(scripted.href), in: scripted.calendar).count == 2)
  }

  @Test("a resource the server leaves out is asked for alone; 404 proves it gone") func omitted() throws {
    let scripted = try Scripted([.rows(data("t0.ics")), .status(404), .status(404)])
    let readings = try scripted.client.resources(at: names(2).map(scripted.href), in: scripted.calendar)
    #expect(readings.last == .gone(try scripted.href("t1.ics")))
    #expect(scripted.transport.methods.last == "GET https://dav.example.org/alice/tasks/t1.ics")
  }

  @Test("a single reading takes the ETag before the text") func singleReading() throws {
    let scripted = try Scripted([
      .rows(), .rows(row("/alice/tasks/a.ics", "<D:getetag>\"before\"</D:getetag>")),
      .status(200, [HTTPField("etag", "\"after-gzip\"")], "BEGIN:VCALENDAR"),
    ])
    let expected = CalendarResource(href: try scripted.href("a.ics"), etag: ETag("\"before\""), text: "BEGIN:VCALENDAR")
    #expect(try scripted.client.resource(at: scripted.href("a.ics"), in: scripted.calendar) == .found(expected))
  }

  @Test("one unreadable resource does not stop the others") func oneBad() throws {
    let scripted = try Scripted([.rows(data("t0.ics")), .status(500), .status(500)])
    let readings = try scripted.client.resources(at: names(2).map(scripted.href), in: scripted.calendar)
    #expect(readings.last == .failed(try scripted.href("t1.ics"), status: 500))
  }

  @Test("a refused password stops everything") func unauthorized() throws {
    let scripted = try Scripted([.status(401)])
    #expect(throws: CalDAVError.unauthorized(scripted.calendar)) {
      try scripted.client.resource(at: scripted.href("a.ics"), in: scripted.calendar)
    }
  }

  @Test("an href elsewhere is never asked for") func outside() throws {
    let scripted = try Scripted([])
    let href = try #require(Href("/bob/tasks/a.ics"))
    #expect(throws: CalDAVError.outsideCollection(href)) {
      try scripted.client.resource(at: href, in: scripted.calendar)
    }
    #expect(scripted.transport.requests.isEmpty)
  }

  @Test("a text outside any calendar-data is not taken for one") func foreignText() throws {
    let scripted = try Scripted([
      .rows(row("/alice/tasks/other.ics", "<C:calendar-data>x</C:calendar-data>")), .status(404), .status(404),
    ])
    #expect(
      try scripted.client.resource(at: scripted.href("a.ics"), in: scripted.calendar) == .gone(scripted.href("a.ics")))
  }
}
