import CalDAV
import HTTPClient
import Testing

@Suite(
  "Faults before real servers", .enabled(if: TestServer.areExpected, "Tests/Servers/servers.py starts the servers"))
struct FaultTests {
  @Test(
    "a spoiled listing is an error, never a shorter list",
    arguments: TestServer.faulty, ["truncated", "reset", "empty_list", "cut_rows"])
  func spoiledListings(server: TestServer, kind: String) async throws {
    let calendar = try TestCalendar(server, "spoiled-\(kind.replacing("_", with: "-"))")
    _ = try calendar.add("a.ics", todo("a", "A"))
    _ = try calendar.add("b.ics", todo("b", "B"))
    try await Faults(server: server).arm(kind, "REPORT", path: calendar.url.path)
    #expect(throws: CalDAVError.self) { try calendar.client.listing(of: calendar.url) }
    #expect(try calendar.client.listing(of: calendar.url).resources.count == 2)
  }

  @Test("a refused or failed listing is an error", arguments: TestServer.faulty, [401, 403, 404, 429, 500, 503, 507])
  func failedListings(server: TestServer, status: Int) async throws {
    let calendar = try TestCalendar(server, "failed-\(status)")
    _ = try calendar.add("a.ics", todo("a", "A"))
    for method in ["REPORT", "PROPFIND"] {
      try await Faults(server: server).arm("status", method, path: calendar.url.path, details: ["status": status])
    }
    if status == 403 {
      // The report is refused, the plain listing after it too.
      #expect(throws: CalDAVError.forbidden(calendar.url, codes: [])) { try calendar.client.listing(of: calendar.url) }
    } else {
      #expect(throws: CalDAVError.self) { try calendar.client.listing(of: calendar.url) }
    }
  }

  @Test("a write whose answer is lost is found done when read", arguments: TestServer.faulty)
  func lostAnswer(server: TestServer) async throws {
    let calendar = try TestCalendar(server, "lost")
    let href = try calendar.href("l.ics")
    try await Faults(server: server).arm("lost_answer", "PUT", path: href.path)
    do {
      // On a kept connection libcurl asks once more by itself: the precondition keeps that from happening twice.
      let outcome = try calendar.client.create(todo("l", "Lost"), at: href, in: calendar.url)
      #expect(outcome == .preconditionFailed(.stateChanged))
    } catch CalDAVError.transport(let cause) {
      #expect(cause.mayHaveBeenApplied)
    }
    #expect(try calendar.found(href)?.text.contains("SUMMARY:Lost") == true)
    let again = try calendar.client.create(todo("l", "Lost"), at: href, in: calendar.url)
    #expect(again == .preconditionFailed(.stateChanged))
  }

  @Test("412 once changes nothing", arguments: TestServer.faulty)
  func preconditionOnce(server: TestServer) async throws {
    let calendar = try TestCalendar(server, "once")
    let first = try calendar.add("o.ics", todo("o", "First"))
    let tag = try #require(first.etag)
    try await Faults(server: server).arm("status", "PUT", path: first.href.path, details: ["status": 412])
    let refused = try calendar.client.update(todo("o", "Second"), at: first.href, ifMatch: tag, in: calendar.url)
    #expect(refused == .preconditionFailed(.stateChanged))
    #expect(try calendar.found(first.href) == first)
    #expect(try calendar.client.update(todo("o", "Second"), at: first.href, ifMatch: tag, in: calendar.url) == .done)
  }

  @Test("a slow server runs into the time limit", arguments: TestServer.faulty)
  func slow(server: TestServer) async throws {
    var limits = CurlLimits()
    limits.totalMilliseconds = 1_000
    let calendar = try TestCalendar(server, "slow", limits: limits)
    try await Faults(server: server).arm("delay", "PROPFIND", path: calendar.url.path, details: ["seconds": 3])
    #expect(throws: CalDAVError.transport(.timedOut(wasSent: true))) { try calendar.client.state(of: calendar.url) }
  }

  @Test("a broken multiget still gives every resource", arguments: TestServer.faulty, ["truncated", "reset"])
  func brokenMultiget(server: TestServer, kind: String) async throws {
    let calendar = try TestCalendar(server, "multiget-\(kind)")
    let all = try (1...4).map { try calendar.add("t\($0).ics", todo("t\($0)", "T\($0)")) }
    try await Faults(server: server).arm(kind, "REPORT", path: calendar.url.path, times: 3)
    let readings = try calendar.client.resources(at: all.map(\.href), in: calendar.url)
    #expect(readings.map(\.href) == all.map(\.href))
    for reading in readings {
      guard case .found(let resource) = reading else {
        Issue.record("\(reading)")
        continue
      }
      #expect(all.map(\.etag).contains(resource.etag))
    }
  }

  @Test("without ETags resources are listed all the same", arguments: TestServer.faulty)
  func withoutETags(server: TestServer) async throws {
    let calendar = try TestCalendar(server, "no-etag")
    let task = try calendar.add("n.ics", todo("n", "N"))
    try await Faults(server: server).arm("without_etags", "REPORT", path: calendar.url.path)
    #expect(
      try calendar.client.listing(of: calendar.url).resources == [ListedResource(href: task.href, etag: nil)])
  }

  @Test("an unchanged calendar costs one request", arguments: TestServer.faulty)
  func oneRequest(server: TestServer) async throws {
    let calendar = try TestCalendar(server, "one-request")
    let before = try calendar.client.state(of: calendar.url)
    let count = try await Faults(server: server).requests(to: calendar.url.path).count
    #expect(try calendar.client.state(of: calendar.url).isUnchanged(since: before))
    #expect(try await Faults(server: server).requests(to: calendar.url.path).count == count + 1)
  }
}
