import Glibc
import Synchronization
import Testing
import Web

@testable import Server

@Suite("Making pages")
struct WorkerPoolTests {
  private final class Diary: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    func write(_ line: String) { lines.withLock { $0.append(line) } }

    func wait(for line: String) {
      while !all.contains(line) { sched_yield() }
    }
  }

  @Test("One thread makes a page, while others do something else")
  func onePage() {
    let workers = WorkerPool()
    let diary = Diary()
    let gate = Gate()
    #expect(workers.start(2))
    workers.add(
      .init(page: "backlog") {
        gate.enter()
        diary.write("first")
      })
    gate.waitUntilEntered()
    workers.add(.init(page: "backlog") { diary.write("second") })
    workers.add(.init(page: "day") { diary.write("day") })
    workers.add(.init { diary.write("form") })
    // The other thread has come past the second.
    diary.wait(for: "form")
    #expect(diary.all == ["day", "form"])
    gate.open()
    workers.stop()
    #expect(diary.all == ["day", "form", "first", "second"])
  }

  @Test("Whatever waits is done before the threads end")
  func stopping() {
    let workers = WorkerPool()
    let diary = Diary()
    let gate = Gate()
    #expect(workers.start(1))
    workers.add(.init { gate.enter() })
    for number in 1...3 { workers.add(.init(page: "same") { diary.write("\(number)") }) }
    gate.waitUntilEntered()
    gate.open()
    workers.stop()
    #expect(diary.all == ["1", "2", "3"])
  }

  /// A server whose pages have the number of their making; the second is made when the gate is open.
  private func numbering(_ world: SharedWorld, holding gate: Gate) throws -> RunningServer {
    try RunningServer { _, _ in
      world.update { $0.answered += 1 }
      let number = world.value.answered
      if number == 2 { gate.enter() }
      return Response(
        status: 200, headers: [.init("X-Zeitblock-Cache", "day")], body: Array("page \(number)".utf8))
    }
  }

  @Test("A page that was kept before is made once for all who ask while it is made")
  func onceForAll() throws {
    let gate = Gate()
    let world = SharedWorld()
    let running = try numbering(world, holding: gate)
    #expect(try running.get("/cached").body == "page 1")
    running.world.update { $0.stamp += 1 }
    let connections = try (0..<4).map { _ in try running.connect() }
    for connection in connections {
      connection.send("GET /cached HTTP/1.1\r\n\(running.host)\r\n\(running.cookie)\r\n\r\n")
    }
    gate.waitUntilEntered()
    running.wait(forRequests: 4)
    gate.open()
    #expect(try connections.map { try $0.readResponse().body } == Array(repeating: "page 2", count: 4))
    #expect(world.value.answered == 2)
  }

  @Test("What changed while a page was made is in the page of whoever waited for it")
  func changedMeanwhile() throws {
    let gate = Gate()
    let world = SharedWorld()
    let running = try numbering(world, holding: gate)
    _ = try running.get("/cached")
    running.world.update { $0.stamp += 1 }
    let early = try running.connect()
    early.send("GET /cached HTTP/1.1\r\n\(running.host)\r\n\(running.cookie)\r\n\r\n")
    gate.waitUntilEntered()
    running.world.update { $0.stamp += 1 }
    let late = try running.connect()
    late.send("GET /cached HTTP/1.1\r\n\(running.host)\r\n\(running.cookie)\r\n\r\n")
    running.wait(forRequests: 2)
    gate.open()
    #expect(try early.readResponse().body == "page 2")
    #expect(try late.readResponse().body == "page 3")
  }

  @Test("While pages are made, what is kept is repeated, on the same thread of the network too")
  func othersGoOn() throws {
    let gate = Gate()
    let running = try RunningServer { request, _ in
      if request.path == "/slow" { gate.enter() }
      return Response(
        status: 200, headers: request.path == "/kept" ? [.init("X-Zeitblock-Cache", "day")] : [], body: [0x41])
    }
    _ = try running.get("/kept")
    // As many as there are threads that make pages.
    let slow = [try running.connect(), try running.connect()]
    for connection in slow {
      connection.send("GET /slow HTTP/1.1\r\n\(running.host)\r\n\(running.cookie)\r\n\r\n")
    }
    running.wait(forRequests: 2)
    #expect(try running.get("/kept").status == 200)
    #expect(try running.bare("/healthz", running.host).status == 200)
    gate.open()
    for connection in slow { #expect(try connection.readResponse().status == 200) }
  }

  @Test("A browser that leaves while its page is made holds up nobody")
  func leaving() throws {
    let gate = Gate()
    let running = try RunningServer { _, _ in
      gate.enter()
      return Response(status: 200, body: [0x41])
    }
    do {
      let connection = try running.connect()
      connection.send("GET / HTTP/1.1\r\n\(running.host)\r\n\(running.cookie)\r\n\r\n")
      gate.waitUntilEntered()
    }
    gate.open()
    #expect(try running.get("/").status == 200)
    #expect(running.server.stop() == .finished)
  }
}

extension RunningServer {
  /// Waits until so many are being worked on.
  fileprivate func wait(forRequests count: Int) {
    while server.running.withLock({ $0?.service.running.load(ordering: .sequentiallyConsistent) }) != count {
      sched_yield()
    }
  }
}
