import Glibc
import Testing
import Web

@testable import Server

@Suite("Live updates")
struct EventStreamTests {
  private func listen(_ running: RunningServer) throws -> RawConnection {
    let connection = try running.connect()
    connection.send("GET /events HTTP/1.1\r\n\(running.host)\r\n\(running.cookie)\r\n\r\n")
    let head = try connection.read(through: "\r\n\r\n")
    #expect(head.contains("text/event-stream"))
    _ = try connection.read(through: "data: 1\n\n")
    return connection
  }

  @Test func aChangeByAnotherProcessIsTold() throws {
    let running = try RunningServer()
    let connection = try listen(running)
    running.world.update { $0.stamp = 2 }
    _ = try connection.read(through: "data: 2\n\n")
  }

  @Test func aChangeThroughAFormIsToldToEveryPage() throws {
    var limits = ServerConfiguration.Limits()
    limits.poll = 60_000
    let running = try RunningServer(limits: limits)
    let pages = [try listen(running), try listen(running)]
    running.world.update { $0.stamp = 5 }
    _ = try running.post("/", body: "a=1")
    for page in pages { _ = try page.read(through: "data: 5\n\n") }
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
    while running.server.events.count > 1 { sched_yield() }
    running.world.update { $0.stamp = 2 }
    _ = try connections[0].read(through: "data: 2\n\n")
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

  @Test func aPageLearnsWhatHappenedBeforeItListened() throws {
    let running = try RunningServer { _, context in
      Response(status: 200, body: Array(context.mark.utf8))
    }
    let mark = try running.get("/").body
    #expect(try greeting(of: "/events?since=\(mark)", running) == "hello")
    #expect(try greeting(of: "/events", running, "Last-Event-ID: \(mark)") == "hello")
    running.world.update { $0.stamp += 1 }
    #expect(try greeting(of: "/events?since=\(mark)", running) == "change")
    #expect(try greeting(of: "/events", running, "Last-Event-ID: \(mark)") == "change")
    #expect(try greeting(of: "/events", running) == "hello")
  }

  @Test func aPageOfAnEarlierRunIsToldToLookAgain() throws {
    let running = try RunningServer()
    #expect(try greeting(of: "/events?since=00000000-1", running) == "change")
  }

  private func greeting(of target: String, _ running: RunningServer, _ headers: String...) throws -> Substring? {
    let connection = try running.connect()
    let lines = ["GET \(target) HTTP/1.1", running.host, running.cookie] + headers
    connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    _ = try connection.read(through: "event: ")
    return try connection.read(through: "\n").split(separator: "\n").first
  }
}
