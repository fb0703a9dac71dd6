import HTTPClient
import Synchronization
import TestSupport
import Testing

@Suite("The transport") struct TransportTests {
  private func url(_ server: ScriptedServer, _ path: String = "/") throws -> ServerURL {
    try #require(ServerURL(server.address + path))
  }

  private func limits(_ change: (inout CurlLimits) -> Void) -> CurlLimits {
    var limits = CurlLimits()
    change(&limits)
    return limits
  }

  @Test("posts a body and asks for nothing packed") func posts() throws {
    let server = try ScriptedServer { _ in .json(#"{"ok":true}"#) }
    let answer = try CurlTransport().send(
      HTTPRequest(.post, url(server, "/v1"), fields: [HTTPField("X-A", "b")], body: Array("Grüße".utf8)))
    #expect(answer.status == 200)
    #expect(answer.field("content-type") == "application/json")
    let request = try #require(server.requests.first)
    #expect(request.method == "POST" && request.target == "/v1" && request.text == "Grüße")
    #expect(request.fields["x-a"] == "b")
    #expect(request.fields["accept-encoding"] == nil)
  }

  @Test("follows no redirect") func redirects() throws {
    let elsewhere = try ScriptedServer { _ in .json("{}") }
    let server = try ScriptedServer { [address = elsewhere.address] _ in .answer(302, ["Location: \(address)/"]) }
    #expect(try CurlTransport().send(HTTPRequest(.get, url(server))).status == 302)
    #expect(elsewhere.requests.isEmpty)
  }

  @Test("stops at the limit of one request") func tooLarge() throws {
    let server = try ScriptedServer { _ in .answer(200, [], String(repeating: "x", count: 5_000)) }
    let small = limits { $0.responseBytes = 1_000 }
    #expect(throws: TransportError.responseTooLarge(limit: 1_000)) {
      try CurlTransport().send(HTTPRequest(.get, url(server), limits: small))
    }
  }

  @Test("takes the first bytes where they are enough") func cut() throws {
    let server = try ScriptedServer { _ in .answer(200, [], String(repeating: "x", count: 5_000)) }
    let cut = limits {
      $0.responseBytes = 1_000
      $0.isCutAtLimit = true
    }
    let transport = CurlTransport()
    let answer = try transport.send(HTTPRequest(.get, url(server), limits: cut))
    #expect(answer.status == 200 && answer.body.count == 1_000 && answer.isCut)
    let whole = try transport.send(HTTPRequest(.get, url(server)))
    #expect(whole.body.count == 5_000 && !whole.isCut)
  }

  @Test("waits no longer than one request may take", arguments: [true, false]) func slow(drips: Bool) throws {
    let head = Array("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n".utf8)
    let server = try ScriptedServer { _ in
      drips ? [.send(head), .drip([UInt8](repeating: 65, count: 1_000), milliseconds: 20)] : [.hang]
    }
    let short = limits { $0.totalMilliseconds = 300 }
    #expect(throws: TransportError.timedOut(wasSent: true)) {
      try CurlTransport().send(HTTPRequest(.get, url(server), limits: short))
    }
  }

  @Test("connects to no address its judge refuses") func judged() throws {
    let server = try ScriptedServer { _ in .json("{}") }
    let seen = Mutex<[NetworkAddress]>([])
    let transport = CurlTransport(judge: { address in
      seen.withLock { $0.append(address) }
      return false
    })
    let address = try url(server)
    #expect(throws: TransportError.addressRefused(address.origin)) { try transport.send(HTTPRequest(.get, address)) }
    #expect(seen.withLock { $0 } == [NetworkAddress(family: .v4, bytes: [127, 0, 0, 1], port: server.port)])
    #expect(server.requests.isEmpty)
  }

  @Test("judges what a name or an odd spelling stands for", arguments: ["localhost", "2130706433", "0x7f.1"])
  func spellings(host: String) throws {
    let server = try ScriptedServer { _ in .json("{}") }
    let transport = CurlTransport(judge: { !($0.family == .v4 && $0.bytes.first == 127) && $0.family != .v6 })
    let address = try #require(ServerURL("http://\(host):\(server.port)/"))
    #expect(throws: TransportError.self) { try transport.send(HTTPRequest(.get, address)) }
    #expect(server.requests.isEmpty)
  }

  @Test("connects where its judge allows it") func allowed() throws {
    let server = try ScriptedServer { _ in .json("{}") }
    let transport = CurlTransport(judge: { $0.bytes == [127, 0, 0, 1] })
    #expect(try transport.send(HTTPRequest(.get, url(server))).status == 200)
  }

  @Test("ends a request when the program ends") func stops() throws {
    let isStopping = Atomic(false)
    let server = try ScriptedServer { _ in
      isStopping.store(true, ordering: .relaxed)
      return [.hang]
    }
    let transport = CurlTransport(isStopping: { isStopping.load(ordering: .relaxed) })
    #expect(throws: TransportError.stopped) { try transport.send(HTTPRequest(.get, url(server))) }
    #expect(throws: TransportError.stopped) { try transport.send(HTTPRequest(.get, url(server))) }
    #expect(server.requests.count == 1)
  }

  @Test("tells a broken answer from a whole one") func broken() throws {
    let server = try ScriptedServer { request in
      request.target == "/cut"
        ? [.text("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf"), .close]
        : [.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhalf"), .close]
    }
    for path in ["/cut", "/chunked"] {
      #expect(throws: TransportError.self) { try CurlTransport().send(HTTPRequest(.get, url(server, path))) }
    }
  }
}
