import Testing

@testable import Server

/// Requests somebody on the way could understand as others than this server does (RFC 9112, sections 2.2, 5 and 6).
@Suite("Framing of requests")
struct FramingTests {
  /// What is sent, with the line `Host: …` in place of `HOST`.
  private static let ambiguous = [
    "POST / HTTP/1.1\r\nHOST\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "POST / HTTP/1.1\r\nHOST\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
    "GET / HTTP/1.1\r\nHOST\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "POST / HTTP/1.1\r\nHOST\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\na=b",
    "POST / HTTP/1.1\r\nHOST\r\nContent-Length: 3\r\ncontent-length: 3\r\n\r\na=b",
    "POST / HTTP/1.1\r\nHOST\r\nContent-Length: 3, 4\r\n\r\na=b",
    "POST / HTTP/1.1\r\nHOST\r\nContent-Length : 3\r\n\r\na=b",
    "POST / HTTP/1.1\r\nHOST\r\nContent-Length\t: 3\r\n\r\na=b",
    "POST / HTTP/1.1\r\nHOST\r\nContent-Length:\r\n 3\r\n\r\na=b",
    "POST / HTTP/1.1\r\nHOST\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
    "POST / HTTP/1.1\r\nHOST\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
    "POST / HTTP/1.1\r\nHOST\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n",
    "POST / HTTP/1.1\r\nHOST\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
    "GET / HTTP/1.1\r\nHOST\0evil\r\n\r\n", "GET / HTTP/1.1\r\nHOST\0\r\n\r\n",
    "GET / HTTP/1.1\r\nHOST\0\0X: y\r\n\r\n",
    "GET /\0x HTTP/1.1\r\nHOST\r\n\r\n", "GET /\0HTTP/1.1 HTTP/1.1\r\nHOST\r\n\r\n",
    "GET /\0HTTP/1.1\0\0 HTTP/1.1\r\nHOST\r\n\r\n", "GE\0T / HTTP/1.1\r\nHOST\r\n\r\n",
    "GET / HTTP/1.1\r\nHOST\r\nCookie: a=b\0c\r\n\r\n", "GET / HTTP/1.1\r\nHOST\r\nCookie: a=b\0\0\0\0\r\n\r\n",
    "GET / HTTP/1.1\r\nCookie: a\0\r\nHOST\r\n\r\n", "GET / HTTP/1.1\r\nHOST\r\nX-A: \0b\r\n\r\n",
    "GET / HTTP/1.1\r\nHOST\r\nX-A\0: b\r\n\r\n", "GET / HTTP/1.1\r\nHOST\r\nX A: b\r\n\r\n",
    "GET / HTTP/1.1\r\nHOST\r\n: b\r\n\r\n", "GET / HTTP/1.1\r\n X: a\r\nHOST\r\n\r\n",
    "GET / HTTP/1.1\r\nHOST\r\nX: a\r\n b\r\n\r\n", "GET / HTTP/1.1\r\nHOST\r\nX: a\rContent-Length: 3\r\n\r\n",
    "GET / HTTP/1.1\r\nHOST\r\nX: a\u{7F}b\r\n\r\n", "GET / HTTP/1.1\r\nHOST\r\nX: a\u{1}b\r\n\r\n",
    "G\u{1}T / HTTP/1.1\r\nHOST\r\n\r\n", "G\u{7F}ET / HTTP/1.1\r\nHOST\r\n\r\n",
    "GET / HTTP/1.1\r\nHOST\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "GET / HTTP/1.1\nHOST\n\n", "GET / HTTP/1.1\r\nHOST\r\nX: a\n\r\n", "GET / HTTP/2.0\r\nHOST\r\n\r\n",
  ]

  @Test(arguments: ambiguous) func whatCanBeReadInTwoWaysIsRefusedAndTheConnectionClosed(_ text: String) throws {
    let running = try RunningServer()
    let connection = try running.connect()
    let fields = "\(running.host)\r\n\(running.cookie)\r\n\(running.origin)"
    let parts = text.split(separator: "HOST", maxSplits: 1)
    connection.send(parts.joined(separator: text.contains("HOST\0") ? running.host : fields))
    connection.send("GET / HTTP/1.1\r\n\(fields)\r\n\r\n")
    let answer = try connection.readToEnd()
    #expect(answer.hasPrefix("HTTP/1.1 400") || answer.hasPrefix("HTTP/1.1 505"))
    #expect(running.world.value.answered == 0)
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nHOST\r\n\r\n", "GET /?a=b&c=%20d HTTP/1.1\r\nHOST\r\n\r\n",
    "GET /a%20b?c&d= HTTP/1.1\r\nX-Empty:\r\nX-Blank: \t \r\nHOST\r\nX-Near:x\r\nX-Far:   y  \r\n\r\n",
    "GET / HTTP/1.1\r\nHOST\r\nX-!#$%&'*+.^_`|~9: \u{E4}\r\n\r\n", "HEAD / HTTP/1.0\r\nHOST\r\n\r\n",
  ])
  func whatIsWrittenUnusuallyIsAnswered(_ text: String) throws {
    let running = try RunningServer()
    let connection = try running.connect()
    let fields = "\(running.host)\r\n\(running.cookie)"
    for _ in 1...3 where !text.contains("1.0") {
      connection.send(text.split(separator: "HOST").joined(separator: fields))
      #expect(try connection.readResponse().status == 200)
    }
    if text.contains("1.0") {
      connection.send(text.split(separator: "HOST").joined(separator: fields))
      #expect(try connection.readToEnd().hasPrefix("HTTP/1.1 200"))
    }
  }

  /// The library takes the LF; what comes behind such a body is not read.
  @Test(arguments: ["3\r\na=b\r\n0\r\n\r\n", "3\na=b\n0\n\n"])
  func afterABodyInChunksTheConnectionIsClosed(_ body: String) throws {
    let running = try RunningServer()
    let connection = try running.connect()
    let fields = "\(running.host)\r\n\(running.cookie)\r\n\(running.origin)"
    let form = "Content-Type: application/x-www-form-urlencoded"
    connection.send("POST / HTTP/1.1\r\n\(fields)\r\n\(form)\r\nTransfer-Encoding: chunked\r\n\r\n\(body)")
    connection.send("GET / HTTP/1.1\r\n\(fields)\r\n\r\n")
    let answer = try connection.readToEnd()
    #expect(answer.split(separator: "HTTP/1.1 ", omittingEmptySubsequences: true).count == 1)
    #expect(running.world.value.answered <= 1)
  }

  @Test func aHeadThatComesInPiecesIsAnswered() throws {
    let running = try RunningServer()
    let connection = try running.connect()
    let filler = String(repeating: "a", count: 9_000)
    for byte in "GET /?a=b HTTP/1.1\r\n\(running.host)\r\n".utf8 { connection.send([byte]) }
    connection.send("\(running.cookie)\r\nX-Filler: \(filler)")
    connection.send("\r\n\r")
    connection.send("\n")
    #expect(try connection.readResponse().status == 200)
  }
}
