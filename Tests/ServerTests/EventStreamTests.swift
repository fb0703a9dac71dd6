import Testing

@testable import Server

@Suite("Live updates")
struct EventStreamTests {
  private func listen(_ running: RunningServer) throws -> RawConnection {
    let connection = try running.connect()
    connection.send("GET /events HTTP/1.1\r\n\(running.host)\r\n\(running.cookie)\r\n\r\n")
    let head = try connection.read(through: "\r\n\r\n")
    #expect(head.contains("text/event-stream"))
    _ = try connection.read(through: "event: hello\ndata: 1\n\n")
    return connection
  }

  @Test func aChangeByAnotherProcessIsTold() throws {
    let running = try RunningServer()
    let connection = try listen(running)
    running.world.update { $0.stamp = 2 }
    _ = try connection.read(through: "event: change\ndata: 2\n\n")
  }

  @Test func aChangeThroughAFormIsToldToEveryPage() throws {
    var limits = ServerConfiguration.Limits()
    limits.poll = 60_000
    let running = try RunningServer(limits: limits)
    let pages = [try listen(running), try listen(running)]
    running.world.update { $0.stamp = 5 }
    _ = try running.post("/", body: "a=1")
    for page in pages { _ = try page.read(through: "event: change\ndata: 5\n\n") }
  }

  @Test func theProgramMayPublishItsOwnEvents() throws {
    let running = try RunningServer()
    let connection = try listen(running)
    running.server.events.publish("sync", data: "waiting")
    _ = try connection.read(through: "event: sync\ndata: waiting\n\n")
  }

  @Test func silenceIsFilledWithComments() throws {
    var limits = ServerConfiguration.Limits()
    limits.heartbeat = 20
    limits.poll = 5
    let running = try RunningServer(limits: limits)
    let connection = try listen(running)
    _ = try connection.read(through: ":\n\n")
    _ = try connection.read(through: ":\n\n")
  }

  @Test func aReaderThatLeavesIsForgotten() throws {
    let running = try RunningServer()
    var connections = [try listen(running), try listen(running), try listen(running)]
    #expect(running.server.events.count == 3)
    connections.removeFirst(2)
    while running.server.events.count > 1 {}
    running.world.update { $0.stamp = 2 }
    _ = try connections[0].read(through: "event: change\ndata: 2\n\n")
  }

  @Test func tooManyStreamsAreAskedToComeBackLater() throws {
    var limits = ServerConfiguration.Limits()
    limits.eventStreams = 2
    let running = try RunningServer(limits: limits)
    let connections = [try listen(running), try listen(running)]
    let refused = try running.get("/events")
    #expect(refused.status == 503)
    #expect(refused["Retry-After"] == "20")
    #expect(connections.count == 2)
  }
}
