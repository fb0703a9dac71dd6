import CalDAV
import HTTPClient
import Testing

/// What every server must do for this client. Each test makes its own calendar.
@Suite(
  "Contract with real servers", .enabled(if: TestServer.areExpected, "Tests/Servers/servers.py starts the servers"))
struct ContractTests {
  @Test("finds the calendars from the bare address", arguments: TestServer.kinds)
  func discovery(server: TestServer) throws {
    let calendar = try TestCalendar(server, "discovery")
    let found = try calendar.client.discover()
    let mine = try #require(found.calendars.first { $0.url == calendar.url })
    #expect(mine.displayName == "discovery")
    #expect(mine.components == ["VTODO"])
    #expect(!mine.isReadOnly)
    #expect(mine.reports.contains("sync-collection") == server.offersChanges)
    let state = try calendar.client.state(of: calendar.url)
    #expect(state.ctag != nil && (state.syncToken != nil) == server.offersChanges)
    #expect(found.untrustedHomes.isEmpty)
    #expect(!found.homes.isEmpty)
  }

  @Test("finds the same calendars from a calendar's address", arguments: TestServer.kinds)
  func discoveryFromCalendar(server: TestServer) throws {
    let calendar = try TestCalendar(server, "from-calendar")
    let account = ServerAccount(url: calendar.url, credentials: try server.account().credentials)
    let found = try CalDAVClient(account: account, transport: CurlTransport()).discover()
    #expect(found.calendars.contains { $0.url == calendar.url })
  }

  @Test("follows the server's own hint to its calendars", arguments: TestServer.kinds.filter(\.leadsToItself))
  func wellKnown(server: TestServer) throws {
    let calendar = try TestCalendar(server, "well-known")
    let url = try #require(ServerURL(server.address() + "/.well-known/caldav"))
    let account = ServerAccount(url: url, credentials: try server.account().credentials)
    let found = try CalDAVClient(account: account, transport: CurlTransport()).discover()
    #expect(found.calendars.contains { $0.url == calendar.url })
  }

  @Test(
    "names that servers spell in their own way stay the same resource", arguments: TestServer.kinds,
    ["sp%20ace%20%40x.ics", "%c3%bc+100%25.ics", "a&b.ics"])
  func oddNames(server: TestServer, name: String) throws {
    let calendar = try TestCalendar(server, "odd-names")
    let href = try #require(Href(calendar.url.path + name))
    #expect(try calendar.client.create(todo("odd", "Odd"), at: href, in: calendar.url) == .done)
    let listed = try calendar.client.listing(of: calendar.url).resources
    #expect(listed.map(\.href) == [href])
    let found = try #require(listed.first)
    let stored = try #require(try calendar.found(found.href))
    let tag = try #require(stored.etag)
    #expect(try calendar.client.delete(stored.href, ifMatch: tag, in: calendar.url) == .done)
    #expect(try calendar.client.listing(of: calendar.url).resources.isEmpty)
  }

  @Test("a wrong password is refused everywhere", arguments: TestServer.kinds)
  func wrongPassword(server: TestServer) throws {
    let calendar = try TestCalendar(server, "password")
    let stranger = try server.client(password: "wrong")
    #expect { try stranger.discover() } throws: { isUnauthorized($0) }
    #expect { try stranger.listing(of: calendar.url) } throws: { isUnauthorized($0) }
    #expect { try stranger.state(of: calendar.url) } throws: { isUnauthorized($0) }
    #expect(try stranger.create(todo("x", "x"), at: calendar.href("x.ics"), in: calendar.url) == .unauthorized)
  }

  private func isUnauthorized(_ error: any Error) -> Bool {
    if case CalDAVError.unauthorized = error { true } else { false }
  }

  @Test("a new calendar is empty, and that is confirmed", arguments: TestServer.kinds)
  func emptyCalendar(server: TestServer) throws {
    let calendar = try TestCalendar(server, "empty")
    #expect(try calendar.client.listing(of: calendar.url).resources.isEmpty)
  }

  @Test("a missing calendar is an error, never an empty list", arguments: TestServer.kinds)
  func missingCalendar(server: TestServer) throws {
    let client = try server.client()
    let url = try #require(ServerURL(server.address() + server.home + "nowhere/"))
    #expect(throws: CalDAVError.self) { try client.listing(of: url) }
    #expect(throws: CalDAVError.notFound(url)) { try client.state(of: url) }
  }

  @Test("a calendar is not made twice", arguments: TestServer.kinds)
  func makingTwice(server: TestServer) throws {
    let calendar = try TestCalendar(server, "twice")
    let name = try #require(calendar.url.path.split(separator: "/").last).description
    let home = try #require(ServerURL(String(calendar.url.description.dropLast(name.count + 1))))
    #expect(throws: CalDAVError.alreadyExists(calendar.url)) {
      try calendar.client.makeCalendar(named: name, displayName: "again", in: home)
    }
  }

  @Test("what is written is listed and read with the same ETag", arguments: TestServer.kinds)
  func roundTrip(server: TestServer) throws {
    let calendar = try TestCalendar(server, "round-trip")
    let text = todo("r1", "Grüße 🎉 & <b>", extra: ["PRIORITY:1", "X-APPLE-SORT-ORDER:5", "X-ZEITBLOCK-ABCDE:A"])
    let stored = try calendar.add("r1.ics", text)
    for line in ["SUMMARY:Grüße 🎉 & <b>", "PRIORITY:1", "X-APPLE-SORT-ORDER:5", "X-ZEITBLOCK-ABCDE:A", "UID:r1"] {
      #expect(stored.text.contains(line))
    }
    let listing = try calendar.client.listing(of: calendar.url)
    #expect(listing.isFiltered && listing.foreignRows == 0)
    #expect(listing.resources == [ListedResource(href: stored.href, etag: stored.etag)])
    #expect(stored.etag != nil)
  }

  @Test("the state changes with every write and only then", arguments: TestServer.kinds)
  func state(server: TestServer) throws {
    let calendar = try TestCalendar(server, "state")
    let before = try calendar.client.state(of: calendar.url)
    #expect(try calendar.client.state(of: calendar.url).isUnchanged(since: before))
    _ = try calendar.add("s1.ics", todo("s1", "One"))
    let after = try calendar.client.state(of: calendar.url)
    #expect(!after.isUnchanged(since: before))
    #expect(try calendar.client.state(of: calendar.url).isUnchanged(since: after))
  }

  @Test("a taken address is not overwritten", arguments: TestServer.kinds)
  func createTwice(server: TestServer) throws {
    let calendar = try TestCalendar(server, "create")
    let first = try calendar.add("c1.ics", todo("c1", "First"))
    let second = try calendar.client.create(todo("c1", "Second"), at: first.href, in: calendar.url)
    #expect(second == .preconditionFailed(.stateChanged))
    #expect(try calendar.found(first.href) == first)
  }

  @Test("an edit of an old state changes nothing", arguments: TestServer.kinds)
  func lostUpdate(server: TestServer) throws {
    let calendar = try TestCalendar(server, "update")
    let first = try calendar.add("u1.ics", todo("u1", "First"))
    let (client, tag) = (calendar.client, try #require(first.etag))
    #expect(try client.update(todo("u1", "Second"), at: first.href, ifMatch: tag, in: calendar.url) == .done)
    let second = try #require(try calendar.found(first.href))
    #expect(second.text.contains("SUMMARY:Second") && second.etag != tag)
    let stale = try client.update(todo("u1", "Third"), at: first.href, ifMatch: tag, in: calendar.url)
    #expect(stale == .preconditionFailed(.stateChanged))
    #expect(try client.delete(first.href, ifMatch: tag, in: calendar.url) == .preconditionFailed(.stateChanged))
    #expect(try calendar.found(first.href) == second)
  }

  @Test("what is deleted is gone, and deleting again says so", arguments: TestServer.kinds)
  func deleting(server: TestServer) throws {
    let calendar = try TestCalendar(server, "delete")
    let kept = try calendar.add("kept.ics", todo("kept", "Kept"))
    let doomed = try calendar.add("doomed.ics", todo("doomed", "Doomed"))
    let tag = try #require(doomed.etag)
    #expect(try calendar.client.delete(doomed.href, ifMatch: tag, in: calendar.url) == .done)
    #expect(try calendar.client.resource(at: doomed.href, in: calendar.url) == .gone(doomed.href))
    let again = try calendar.client.delete(doomed.href, ifMatch: tag, in: calendar.url)
    #expect(again == (server == .sabre ? .preconditionFailed(.stateChanged) : .gone))
    let update = try calendar.client.update(todo("doomed", "Back"), at: doomed.href, ifMatch: tag, in: calendar.url)
    #expect([.gone, .preconditionFailed(.stateChanged)].contains(update))
    #expect(try calendar.client.listing(of: calendar.url).resources.map(\.href) == [kept.href])
  }

  @Test("a second resource with the same UID is refused as such", arguments: TestServer.kinds)
  func takenUID(server: TestServer) throws {
    let calendar = try TestCalendar(server, "uid")
    let first = try calendar.add("first.ics", todo("same", "First"))
    let second = try calendar.client.create(todo("same", "Second"), at: calendar.href("second.ics"), in: calendar.url)
    guard server.refusesUIDTwice else {
      #expect(second == .done)
      #expect(try calendar.client.resources(withUID: "same", in: calendar.url).count == 2)
      return
    }
    guard case .preconditionFailed(.uidConflict) = second else {
      Issue.record("answered \(second)")
      return
    }
    #expect(try calendar.client.resources(withUID: "same", in: calendar.url) == [.found(first)])
    #expect(try calendar.client.resources(withUID: "other", in: calendar.url).isEmpty)
  }

  @Test("garbage is rejected for good", arguments: TestServer.kinds)
  func garbage(server: TestServer) throws {
    let calendar = try TestCalendar(server, "garbage")
    let outcome = try calendar.client.create("no calendar", at: calendar.href("g.ics"), in: calendar.url)
    // DAViCal calls everything it cannot read a failed precondition.
    if server == .davical { #expect(outcome == .preconditionFailed(.stateChanged)) }
    guard case .rejected = outcome else {
      if server == .davical { return }
      Issue.record("answered \(outcome)")
      return
    }
    #expect(try calendar.client.listing(of: calendar.url).resources.isEmpty)
  }

  @Test("events in the same calendar are not listed as tasks", arguments: TestServer.kinds)
  func events(server: TestServer) throws {
    let calendar = try TestCalendar(server, "events")
    let href = try calendar.href("e1.ics")
    let outcome = try calendar.client.create(event("e1"), at: href, in: calendar.url)
    let isKept = server.takesAllKinds
    switch outcome {
    case .done: #expect(isKept)
    case .rejected(status: 403, code: "supported-calendar-component", words: _): #expect(!isKept)
    default: Issue.record("\(outcome)")
    }
    #expect(try calendar.client.listing(of: calendar.url).resources.isEmpty)
    let task = try calendar.add("t1.ics", todo("t1", "Task"))
    #expect(try calendar.client.listing(of: calendar.url).resources.map(\.href) == [task.href])
    let events = try calendar.client.listing(of: calendar.url, component: .event)
    #expect(events.resources.map(\.href) == (isKept ? [href] : []))
  }

  @Test("seventy tasks are listed and read completely", arguments: TestServer.kinds)
  func many(server: TestServer) throws {
    let calendar = try TestCalendar(server, "many")
    var hrefs: [Href] = []
    for number in 1...70 {
      let href = try calendar.href("m\(number).ics")
      #expect(try calendar.client.create(todo("m\(number)", "Task \(number)"), at: href, in: calendar.url) == .done)
      hrefs.append(href)
    }
    let listing = try calendar.client.listing(of: calendar.url)
    #expect(Set(listing.resources.map(\.href)) == Set(hrefs))
    let gone = try calendar.href("m999.ics")
    let readings = try calendar.client.resources(at: hrefs + [gone], in: calendar.url)
    #expect(readings.map(\.href) == hrefs + [gone])
    for (number, reading) in zip(1...70, readings) {
      guard case .found(let resource) = reading else {
        Issue.record("\(reading)")
        continue
      }
      #expect(resource.text.contains("UID:m\(number)"))
      #expect(listing.resources.contains(ListedResource(href: resource.href, etag: resource.etag)))
    }
    #expect(readings.last == .gone(gone))
  }
}
