import TestSupport
import Testing

@testable import Server

@Suite("Hostile input")
struct HostileInputTests {
  @Test func twoThousandGarbageRequestsDoNotHarmTheServer() throws {
    var limits = ServerConfiguration.Limits()
    limits.receive = 100
    let running = try RunningServer(limits: limits)
    let seed: UInt64 = 20_260_101
    var random = SplitMix(seed: seed)
    for round in 0..<20 {
      let connections = try (0..<100).map { _ in try running.connect() }
      for connection in connections {
        connection.send(garbage(&random, running))
        connection.finish()
      }
      for connection in connections { _ = try connection.readToEnd() }
      try #require(try running.get("/").status == 200, "seed \(seed), round \(round)")
    }
    #expect(running.server.stop() == .finished)
  }

  /// A valid request with some bytes changed, dropped, doubled or cut, or no request at all.
  private func garbage(_ random: inout SplitMix, _ running: RunningServer) -> [UInt8] {
    let valid = [
      "GET /cached?q=%C3%A4 HTTP/1.1\r\n\(running.host)\r\n\(running.cookie)\r\nAccept-Language: de;q=0.5\r\n\r\n",
      "POST / HTTP/1.1\r\n\(running.host)\r\n\(running.cookie)\r\n\(running.origin)\r\nContent-Length: 9\r\n"
        + "Content-Type: application/x-www-form-urlencoded\r\n\r\na=%41&b=2",
      "GET /access?token=\(Secret.random().text) HTTP/1.1\r\n\(running.host)\r\n\r\n",
      "POST / HTTP/1.1\r\n\(running.host)\r\nTransfer-Encoding: chunked\r\n\r\n4\r\na=bc\r\n0\r\n\r\n",
    ]
    var bytes = Array(valid[Int(random.next() % 4)].utf8)
    if random.next() % 8 == 0 { bytes = (0..<random.next() % 400).map { _ in UInt8(random.next() & 255) } }
    for _ in 0..<1 + random.next() % 8 where !bytes.isEmpty {
      let position = Int(random.next() % UInt64(bytes.count))
      switch random.next() % 4 {
      case 0: bytes[position] = UInt8(random.next() & 255)
      case 1: bytes.remove(at: position)
      case 2: bytes.insert(contentsOf: bytes[..<position], at: position)
      default: bytes.removeSubrange(position...)
      }
    }
    return bytes
  }
}
