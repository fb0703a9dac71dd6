import Glibc
import Synchronization
import Testing
import Web

@testable import Server

@Suite("Starting and stopping")
struct StoppingTests {
  @Test func aTakenPortIsNamed() throws {
    let running = try RunningServer()
    let second = HTTPServer(
      configuration: ServerConfiguration(port: running.port),
      application: Application(respond: { _, _ in Response(status: 200) }, stamp: { 0 }, period: { _ in 0 }),
      access: running.access)
    let error = #expect(throws: ServerError.self) { try second.start() }
    #expect(error == .cannotListen(address: "127.0.0.1", port: running.port, code: EADDRINUSE))
    #expect(error?.isPortInUse == true)
    #expect(second.stop() == .finished)
  }

  @Test func anAddressThatIsNoneIsNamed() throws {
    let running = try RunningServer()
    let server = HTTPServer(
      configuration: ServerConfiguration(address: "localhost", port: 0),
      application: Application(respond: { _, _ in Response(status: 200) }, stamp: { 0 }, period: { _ in 0 }),
      access: running.access)
    #expect(throws: ServerError.invalidAddress("localhost")) { try server.start() }
  }

  @Test func aServerStartsOnlyOnce() throws {
    let running = try RunningServer()
    #expect(throws: ServerError.alreadyStarted) { try running.server.start() }
  }

  @Test func stoppingEndsOpenStreamsAndIdleConnections() throws {
    let running = try RunningServer()
    let stream = try running.connect()
    stream.send("GET /events HTTP/1.1\r\n\(running.host)\r\n\(running.cookie)\r\n\r\n")
    _ = try stream.read(through: "data: 1\n\n")
    let idle = try running.connect()
    _ = try idle.get("/healthz", headers: [running.host])
    #expect(running.server.stop() == .finished)
    #expect(try stream.readToEnd().hasSuffix("0\r\n\r\n"))
    #expect(try idle.readToEnd() == "")
    #expect(throws: RawConnection.Failure.self) { try running.connect() }
    #expect(running.server.stop() == .finished)
  }

  @Test func aRunningRequestIsFinishedBeforeTheServerStops() throws {
    let stopped = try RunningServer()
    let gate = Gate()
    let running = try RunningServer { _, _ in
      gate.enter()
      return Response(status: 200, body: Array("done".utf8))
    }
    let connection = try running.connect()
    connection.send("GET / HTTP/1.1\r\n\(running.host)\r\n\(running.cookie)\r\n\r\n")
    gate.waitUntilEntered()
    let outcome = Outcome()
    let server = running.server
    outcome.start { server.stop() }
    gate.open()
    #expect(try connection.readResponse().body == "done")
    #expect(outcome.wait() == .finished)
    stopped.server.stop()
  }

  @Test func aRequestThatDoesNotEndIsAbandoned() throws {
    var limits = ServerConfiguration.Limits()
    limits.stop = 20
    let gate = Gate()
    let running = try RunningServer(limits: limits) { _, _ in
      gate.enter()
      return Response(status: 200)
    }
    let connection = try running.connect()
    connection.send("GET / HTTP/1.1\r\n\(running.host)\r\n\(running.cookie)\r\n\r\n")
    gate.waitUntilEntered()
    #expect(running.server.stop() == .abandoned(requests: 1))
    gate.open()
    _ = try connection.readResponse()
  }
}

/// Holds a request until the test lets it go.
final class Gate: Sendable {
  private let isEntered = Atomic(false)
  private let isOpen = Atomic(false)

  func enter() {
    isEntered.store(true, ordering: .sequentiallyConsistent)
    while !isOpen.load(ordering: .sequentiallyConsistent) { sched_yield() }
  }

  func waitUntilEntered() {
    while !isEntered.load(ordering: .sequentiallyConsistent) { sched_yield() }
  }

  func open() {
    isOpen.store(true, ordering: .sequentiallyConsistent)
  }
}

/// What a stop on another thread came to.
final class Outcome: Sendable {
  private let result = Mutex<HTTPServer.Outcome?>(nil)

  func start(_ stop: @escaping @Sendable () -> HTTPServer.Outcome) {
    Task.detached {
      let outcome = stop()
      self.result.withLock { $0 = outcome }
    }
  }

  func wait() -> HTTPServer.Outcome {
    while true {
      if let result = result.withLock({ $0 }) { return result }
      sched_yield()
    }
  }
}
