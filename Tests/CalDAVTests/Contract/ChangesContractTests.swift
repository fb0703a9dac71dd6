import CalDAV
import HTTPClient
import Testing

/// What real servers say about changes, whole calendars and moves.
@Suite("Changes on real servers", .enabled(if: TestServer.areExpected), .serialized)
struct ChangesContractTests {
  private func changes(
    _ calendar: TestCalendar, since token: String?
  ) throws -> CollectionChanges {
    let report = try calendar.client.changes(in: calendar.url, since: #require(token))
    guard case .changes(let changes) = report else {
      Issue.record("\(report)")
      return CollectionChanges(changed: [], gone: [], token: "")
    }
    return changes
  }

  @Test("a token tells what was made, changed and deleted since", arguments: TestServer.kinds.filter(\.offersChanges))
  func since(_ server: TestServer) throws {
    let calendar = try TestCalendar(server, "changes")
    let kept = try calendar.add("kept.ics", todo("since-kept", "Kept"))
    let edited = try calendar.add("edited.ics", todo("since-edited", "Before"))
    let deleted = try calendar.add("deleted.ics", todo("since-deleted", "Deleted"))
    #expect(try calendar.client.calendar(at: calendar.url).offersChanges)
    let token = try calendar.client.state(of: calendar.url).syncToken

    let made = try calendar.add("made.ics", todo("since-made", "Made"))
    let (client, url) = (calendar.client, calendar.url)
    #expect(
      try client.update(todo("since-edited", "After"), at: edited.href, ifMatch: #require(edited.etag), in: url)
        == .done)
    #expect(try client.delete(deleted.href, ifMatch: #require(deleted.etag), in: url) == .done)

    let found = try changes(calendar, since: token)
    #expect(Set(found.changed.map(\.href)) == [made.href, edited.href])
    #expect(found.gone == [deleted.href])
    #expect(found.changed.first { $0.href == made.href }?.etag == made.etag)
    #expect(found.token == (try client.state(of: url).syncToken))
    #expect(try changes(calendar, since: found.token).isEmpty)
    #expect(try calendar.found(kept.href)?.etag == kept.etag)
  }

  @Test("a token nobody gave is not taken for one", arguments: TestServer.kinds)
  func bogus(_ server: TestServer) throws {
    let calendar = try TestCalendar(server, "bogus")
    let resource = try calendar.add("a.ics", todo("bogus", "A"))
    let report = try calendar.client.changes(in: calendar.url, since: "http://example.org/nobody/42")
    switch (server, report) {
    // DAViCal believes it and tells everything there is; what was deleted is found by the daily comparison.
    case (.davical, .changes(let changes)): #expect(changes.changed.map(\.href) == [resource.href])
    case (.sabre, _): #expect(report == .unknown(.notOffered))
    default: #expect(report == .unknown(.tokenRefused))
    }
  }

  @Test("a calendar that was deleted and made again does not know the old token", arguments: [TestServer.radicale])
  func otherCalendar(_ server: TestServer) throws {
    let (one, other) = (try TestCalendar(server, "one"), try TestCalendar(server, "other"))
    _ = try one.add("a.ics", todo("a", "A"))
    let token = try #require(try one.client.state(of: one.url).syncToken)
    #expect(try other.client.changes(in: other.url, since: token) == .unknown(.tokenRefused))
  }

  @Test("one request gives the whole calendar as listing and reading do", arguments: TestServer.kinds)
  func contents(_ server: TestServer) throws {
    let calendar = try TestCalendar(server, "contents")
    for number in 0..<40 {
      _ = try calendar.add("\(number).ics", todo("contents-\(number)", "N\(number) \u{1F98A} ü & <b>"))
    }
    let contents = try #require(try calendar.client.contents(of: calendar.url))
    let listing = try calendar.client.listing(of: calendar.url)
    #expect(Set(contents.listing.resources.map(\.href)) == Set(listing.resources.map(\.href)))
    let texts = try calendar.client.resources(at: listing.resources.map(\.href), in: calendar.url)
    for case .found(let resource) in texts { #expect(contents.resources.contains(resource)) }
    #expect(contents.resources.count == 40)
  }

  @Test("a move keeps the text and leaves nothing behind", arguments: TestServer.kinds)
  func move(_ server: TestServer) throws {
    let (source, target) = (try TestCalendar(server, "source"), try TestCalendar(server, "target"))
    let resource = try source.add("m.ics", todo("moving", "Moves"))
    let place = try target.href("m.ics")
    let outcome = try source.client.move(
      resource.href, from: source.url, to: place, in: target.url, ifMatch: #require(resource.etag))
    #expect(outcome == .done)
    #expect(try source.found(resource.href) == nil)
    #expect(try target.found(place)?.text.contains("SUMMARY:Moves") == true)
  }

  @Test("a move overwrites nothing", arguments: TestServer.kinds)
  func taken(_ server: TestServer) throws {
    let (source, target) = (try TestCalendar(server, "from"), try TestCalendar(server, "taken"))
    let resource = try source.add("m.ics", todo("not-moving", "Moves"))
    let other = try target.add("m.ics", todo("staying", "Stays"))
    let outcome = try source.client.move(
      resource.href, from: source.url, to: other.href, in: target.url, ifMatch: #require(resource.etag))
    #expect(outcome != .done)
    #expect(try source.found(resource.href) != nil)
    #expect(try target.found(other.href)?.text.contains("SUMMARY:Stays") == true)
  }
}
