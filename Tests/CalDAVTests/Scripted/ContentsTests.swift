import HTTPClient
import Testing

@testable import CalDAV

@Suite("Reading a whole calendar") struct ContentsTests {
  private let own = row("/alice/tasks/", calendarType)

  private func text(_ name: String, _ text: String) -> String {
    row("/alice/tasks/\(name)", "<D:getetag>\"\(name)\"</D:getetag><C:calendar-data>\(text)</C:calendar-data>")
  }

  @Test("one request gives the listing and the texts") func whole() throws {
    let scripted = try Scripted([
      .rows(
        own, text("a.ics", "A"), text("b.ics", "  "), row("/alice/tasks/c.ics", "<D:getetag>\"c\"</D:getetag>"),
        text("a.ics", "again"), row("/elsewhere/x.ics", "<C:calendar-data>X</C:calendar-data>"))
    ])
    let contents = try #require(try scripted.client.contents(of: scripted.calendar))
    #expect(contents.listing.resources.map(\.href.path).map { $0.suffix(5) } == ["a.ics", "b.ics", "c.ics"])
    #expect(
      contents.resources == [CalendarResource(href: try scripted.href("a.ics"), etag: ETag("\"a.ics\""), text: "A")])
    #expect(scripted.transport.requests.count == 1)
    #expect(!String(decoding: scripted.transport.requests[0].body, as: UTF8.self).contains("limit"))
  }

  @Test("each text is shown while the answer is read, and none after the first doubtful row") func shown() throws {
    let scripted = try Scripted([
      .rows(own, text("a.ics", "A"), text("b.ics", "B"), text("a.ics", "again")),
      .rows(text("a.ics", "A"), row("/alice/tasks/b.ics", status: 500), text("c.ics", "C")),
    ])
    var shown: [CalendarResource] = []
    let contents = try scripted.client.contents(of: scripted.calendar) { shown.append($0) }
    #expect(shown.map(\.text) == ["A", "B"])
    #expect(contents?.resources == shown)
    shown = []
    #expect(try scripted.client.contents(of: scripted.calendar) { shown.append($0) } == nil)
    #expect(shown.map(\.text) == ["A"])
  }

  @Test(
    "a server that does not give it so is asked otherwise", arguments: [400, 403, 404, 405, 413, 500, 501, 504, 507])
  func refused(_ status: Int) throws {
    let scripted = try Scripted([.status(status)])
    #expect(try scripted.client.contents(of: scripted.calendar) == nil)
  }

  @Test(
    "too much at once is read in parts",
    arguments: [TransportError.responseTooLarge(limit: 1), .timedOut(wasSent: true), .interrupted(code: 18)])
  func tooMuch(_ error: TransportError) throws {
    let scripted = try Scripted(ScriptedTransport(results: [.failure(error)]))
    #expect(try scripted.client.contents(of: scripted.calendar) == nil)
  }

  @Test("nothing at all is no proof") func empty() throws {
    #expect(try Scripted([.rows()]).client.contents(of: Scripted([]).calendar) == nil)
  }

  @Test("a cut answer and one with a failed row are not the whole") func incomplete() throws {
    for bad in [row("/alice/tasks/", status: 507), row("/alice/tasks/b.ics", status: 500)] {
      let scripted = try Scripted([.rows(text("a.ics", "A"), bad)])
      #expect(try scripted.client.contents(of: scripted.calendar) == nil)
    }
  }

  @Test("a refused password and a wait are told") func errors() throws {
    let calendar = try Scripted([]).calendar
    let answers: [(HTTPResponse, CalDAVError)] = [
      (.status(401), .unauthorized(calendar)), (.status(429), .retryLater(status: 429, seconds: nil)),
    ]
    for (answer, error) in answers {
      let scripted = try Scripted([answer])
      #expect(throws: error) { try scripted.client.contents(of: calendar) }
    }
  }
}
