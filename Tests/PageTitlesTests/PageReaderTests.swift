import Domain
import HTTPClient
import TestSupport
import Testing

@testable import PageTitles

/// Asking a server for the title of a page. Only here is this machine itself a place to ask.
@Suite("Reading the title of a page") struct PageReaderTests {
  private func reader(_ change: (inout PageLimits) -> Void = { _ in }) -> PageReader {
    var limits = PageLimits()
    limits.fetching = .seconds(20)
    limits.duration = .seconds(30)
    change(&limits)
    return PageReader(limits: limits, judge: { $0.bytes == [127, 0, 0, 1] })
  }

  private func title(_ steps: [ScriptedServer.Step]) throws -> PageTitle {
    let server = try ScriptedServer { _ in steps }
    return reader().title(of: server.address + "/rice")
  }

  private func page(_ body: String, type: String = "text/html") -> [ScriptedServer.Step] {
    .answer(200, ["Content-Type: \(type)"], body)
  }

  @Test("a page is asked for once, without a word about who asks") func request() throws {
    let server = try ScriptedServer { _ in page("<title>How to cook rice</title>") }
    #expect(reader().title(of: server.address + "/rice?a=b#part") == .title("How to cook rice"))
    let request = try #require(server.requests.first)
    #expect(server.requests.count == 1)
    #expect(request.method == "GET" && request.target == "/rice?a=b")
    #expect(Set(request.fields.keys) == ["host", "accept", "accept-encoding", "user-agent"])
    #expect(request.fields["accept"] == "text/html")
    #expect(request.fields["accept-encoding"] == "gzip")
  }

  @Test(
    "what is no address of a page is not asked",
    arguments: [
      "", " ", "example.com", "ftp://example.com/", "file:///etc/passwd", "gopher://127.0.0.1:70/_x", "javascript:1",
      "http://", "http:///x", "http://user@127.0.0.1/", "http://a:b@127.0.0.1/", "http://example.com\\@127.0.0.1/",
      "http://127.0.0.1/../x", "http://127.0.0.1/\u{0}", "http://127.0.0.1:0/", "http://127.0.0.1:99999/",
      "http://[::1", "dict://127.0.0.1:11211/stat", "http://127.0.0.1 /", "http://127.0.0.1%2f@example.com/",
      "http://" + String(repeating: "a", count: 9_000),
    ])
  func badAddresses(_ address: String) {
    #expect(reader().title(of: address) == .none("no address of a page"))
  }

  @Test("redirects are followed to another place of the same and of another server") func redirects() throws {
    let second = try ScriptedServer { _ in page("<title>How to cook rice</title>") }
    let target = second.address
    let first = try ScriptedServer { request in
      switch request.target {
      case "/a": .answer(301, ["Location: /b"])
      case "/b": .answer(302, ["Location: c"])
      case "/c": .answer(303, ["Location: //127.0.0.1:\(target.split(separator: ":").last ?? "")/d"])
      default: .answer(404)
      }
    }
    #expect(reader().title(of: first.address + "/a") == .title("How to cook rice"))
    #expect(first.requests.count == 3)
    #expect(first.requests.allSatisfy { $0.fields["referer"] == nil && $0.fields["cookie"] == nil })
  }

  @Test("a circle of redirects is noticed") func circle() throws {
    let server = try ScriptedServer { request in
      .answer(302, ["Location: \(request.target == "/a" ? "/b" : "/a")", "Set-Cookie: a=b"])
    }
    #expect(reader().title(of: server.address + "/a") == .none("redirects in a circle"))
    #expect(server.requests.count == 2)
    #expect(server.requests.allSatisfy { $0.fields["cookie"] == nil })
  }

  @Test("redirects that always lead on end after five") func tooMany() throws {
    let server = try ScriptedServer { request in .answer(307, ["Location: \(request.target)x"]) }
    #expect(reader().title(of: server.address + "/") == .none("too many redirects"))
    #expect(server.requests.count == 6)
  }

  @Test(
    "a redirect to where nobody may be asked is not followed",
    arguments: [
      "http://[::1]:PORT/", "http://localhost:PORT/", "http://127.0.0.2:PORT/", "http://0.0.0.0:PORT/",
      "http://0:PORT/",
      "http://169.254.169.254/latest/meta-data/", "http://[fd00:ec2::254]/", "http://2852039166/", "http://0xa9fea9fe/",
      "http://[::ffff:169.254.169.254]/", "http://[64:ff9b::a9fe:a9fe]/", "http://10.0.0.1/", "http://[fe80::1]/",
    ])
  func forbiddenRedirects(_ target: String) throws {
    let inner = try ScriptedServer { _ in page("<title>Secret</title>") }
    let location = target.replacing("PORT", with: "\(inner.port)")
    let outer = try ScriptedServer { _ in .answer(302, ["Location: \(location)"]) }
    // "localhost" may be 127.0.0.1 only; it is refused with all others of this machine but the outer server itself.
    let port = outer.port
    let strict = PageReader(limits: PageLimits(), judge: { $0.port == port && $0.bytes == [127, 0, 0, 1] })
    #expect(strict.title(of: outer.address) == .none("not on the public Internet"))
    #expect(inner.requests.isEmpty)
  }

  @Test(
    "a redirect to no address of a page is not followed",
    arguments: [
      "file:///etc/passwd", "ftp://127.0.0.1/", "javascript:alert(1)", "http://user@127.0.0.1/", "",
      "data:text/html,<title>x",
    ])
  func badRedirects(_ target: String) throws {
    let server = try ScriptedServer { request in
      request.target == "/" ? .answer(302, ["Location: \(target)"]) : .answer(404)
    }
    let title = reader().title(of: server.address)
    #expect(title == .none("no address of a page") || title == .none("status 404"))
  }

  @Test(
    "an answer that is no page has no title",
    arguments: [
      ("text/plain", "no page"), ("application/pdf", "no page"), ("image/svg+xml", "no page"), ("video/mp4", "no page"),
      ("", "no page"),
    ])
  func types(_ type: String, _ why: String) throws {
    #expect(try title(page("<title>Rice</title>", type: type)) == .none(why))
  }

  @Test("a page of XHTML has a title") func xhtml() throws {
    #expect(
      try title(page("<?xml version='1.0'?><html><head><title>Rice</title>", type: "application/xhtml+xml"))
        == .title("Rice"))
  }

  @Test("an error has no title", arguments: [204, 304, 401, 403, 404, 410, 429, 500, 503]) func errors(_ status: Int)
    throws
  {
    let fields = ["Content-Type: text/html"]
    #expect(try title(.answer(status, fields, status < 400 ? "" : "<title>Rice</title>")) == .none("status \(status)"))
  }

  @Test("without a type there is no page, and without a title no title") func nothing() throws {
    #expect(try title(.answer(200, [], "<title>Rice</title>")) == .none("no page"))
    #expect(try title(page("<p>Rice")) == .none("no title"))
    #expect(try title(page("<title>Just a moment...</title>")) == .none("title says nothing"))
    #expect(try title(page("<title>127.0.0.1</title>")) == .none("title says nothing"))
    #expect(try title(page("<title>Gr\u{FFFD}</title>", type: "text/html;charset=utf-8")) == .none("unreadable"))
  }

  @Test("the charset of the header is used") func charset() throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=Shift_JIS\r\nConnection: close\r\n\r\n<title>"
    let steps: [ScriptedServer.Step] = [
      .text(head), .send([0x83, 0x65, 0x83, 0x58, 0x83, 0x67]), .text("</title>"), .close,
    ]
    #expect(try title(steps) == .title("テスト"))
  }

  @Test("a title behind 900 KB is found, one behind 1 MB is not") func lateTitles() throws {
    let filler = String(repeating: "<!-- rice -->", count: 900 * 1024 / 13)
    #expect(try title(page("<title>Rice</title>" + filler + filler)) == .title("Rice"))
    #expect(try title(page(filler + "<title>Rice</title>" + filler)) == .title("Rice"))
    #expect(try title(page(filler + filler + "<title>Rice</title>")) == .none("no title"))
  }

  @Test("a body without end is read to its limit") func endless() throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<title>Rice</title>"
    let steps =
      [ScriptedServer.Step.text(head)] + Array(repeating: .text(String(repeating: "rice ", count: 20_000)), count: 400)
    #expect(try title(steps) == .title("Rice"))
  }

  @Test("a little that unpacks into a gigabyte is unpacked to the limit") func bomb() throws {
    let body = PackedBody.gzip("<title>Rice</title> ", thenRepeated: 4_000_000)
    let head =
      "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Encoding: gzip\r\nContent-Length: \(body.count)\r\n\r\n"
    #expect(body.count < 8_000_000)
    #expect(try title([.text(head), .send(body)]) == .title("Rice"))
  }

  @Test(
    "a packing in a packing is not unpacked",
    arguments: ["gzip, gzip", "gzip,gzip,gzip,gzip,gzip", "gzip\r\nContent-Encoding: gzip"])
  func packings(_ packing: String) throws {
    #expect(try title(packed(packing)) == .none("too large"))
  }

  @Test("a packing nobody asked for is not unpacked") func unknownPacking() throws {
    #expect(try title(packed("klingon")) == .none("unreachable"))
  }

  private func packed(_ packing: String) -> [ScriptedServer.Step] {
    let body = PackedBody.gzip("<title>Rice</title> ", thenRepeated: 1)
    let fields = ["Content-Type: text/html", "Content-Encoding: \(packing)", "Content-Length: \(body.count)"]
    return [.text("HTTP/1.1 200 OK\r\n" + fields.joined(separator: "\r\n") + "\r\n\r\n"), .send(body)]
  }

  @Test("packed rubbish gives no title") func rubbish() throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Encoding: gzip\r\n\r\n<title>Rice</title>"
    #expect(try title([.text(head), .close]) == .none("unreachable"))
  }

  @Test("a server that sends byte after byte, or nothing, is left in time") func slow() throws {
    let drip = try ScriptedServer { _ in
      [
        .text("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n"),
        .drip([UInt8](repeating: 0x20, count: 10_000), milliseconds: 50),
      ]
    }
    let silent = try ScriptedServer { _ in [.hang] }
    let turns = try ScriptedServer { request in
      [
        .drip(
          Array("HTTP/1.1 302 Found\r\nLocation: \(request.target)x\r\nContent-Length: 0\r\n\r\n".utf8), milliseconds: 4
        )
      ]
    }
    for server in [drip, silent, turns] {
      let reader = reader { $0.fetching = .milliseconds(600) }
      let clock = ContinuousClock()
      let start = clock.now
      #expect(reader.title(of: server.address + "/") == .none("too slow"))
      #expect(clock.now - start < .seconds(10))
    }
  }

  @Test("a broken connection gives no title") func broken() throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 900\r\n"
    let page = head + "Content-Type: text/html\r\n\r\n<title>Rice</title>"
    for steps: [ScriptedServer.Step] in [[.close], [.reset], [.text(page), .close], [.text("\u{0}\u{1}"), .close]] {
      #expect(try title(steps) == .none("unreachable"))
    }
    #expect(try title([.text(head), .close]) != .title("Rice"))
    #expect(reader().title(of: "http://127.0.0.1:1/") == .none("unreachable"))
  }

  @Test("who stops is heeded") func stopping() throws {
    let server = try ScriptedServer { _ in page("<title>Rice</title>") }
    let reader = PageReader(limits: PageLimits(), judge: { _ in true }, isStopping: { true })
    #expect(reader.title(of: server.address) == .none("unreachable"))
    #expect(server.requests.isEmpty)
  }
}

/// The reader as it is used: nobody on this machine or beside it is ever asked.
@Suite("Reading with the judge that is used") struct PageJudgeTests {
  @Test(
    "no address of this machine or its neighbours is asked",
    arguments: [
      "http://127.0.0.1:PORT/", "http://localhost:PORT/", "http://localhost.:PORT/", "http://[::1]:PORT/",
      "http://0:PORT/",
      "http://0.0.0.0:PORT/", "http://2130706433:PORT/", "http://0x7f000001:PORT/", "http://0177.0.0.1:PORT/",
      "http://127.1:PORT/", "http://[::ffff:127.0.0.1]:PORT/", "http://[::ffff:7f00:1]:PORT/", "http://127.0.0.1",
      "http://①②⑦.⓪.⓪.①:PORT/", "http://127。0。0。1:PORT/", "http://[::]:PORT/", "http://169.254.169.254/",
      "https://10.0.0.1/",
      "http://8.8.8.8:8080/", "http://1.1.1.1:22/", "http://[2001:db8::1]/",
    ])
  func refused(_ address: String) throws {
    let server = try ScriptedServer { _ in .answer(200, ["Content-Type: text/html"], "<title>Secret</title>") }
    let title = PageReader().title(of: address.replacing("PORT", with: "\(server.port)"))
    #expect(title == .none("not on the public Internet") || title == .none("unreachable"))
    #expect(server.requests.isEmpty)
  }

  @Test("only the ports of the web, and only everybody's addresses") func judge() {
    func asks(_ bytes: [UInt8], _ port: Int) -> Bool {
      PageAddress.mayBeAsked(NetworkAddress(family: bytes.count == 4 ? .v4 : .v6, bytes: bytes, port: port))
    }
    #expect(asks([8, 8, 8, 8], 443) && asks([8, 8, 8, 8], 80))
    for port in [0, 22, 25, 81, 6379, 8080, 8443, 11211] { #expect(!asks([8, 8, 8, 8], port)) }
    #expect(!asks([127, 0, 0, 1], 80) && !asks([], 443) && !asks([192, 168, 1, 1], 443))
  }
}
