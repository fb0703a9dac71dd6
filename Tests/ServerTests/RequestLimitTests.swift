import Testing
import Web

@testable import Server

@Suite("Request limits")
struct RequestLimitTests {
  @Test func aHealthCheckNeedsNoSession() throws {
    let running = try RunningServer()
    let response = try running.bare("/healthz", running.host)
    #expect(response.status == 200)
    #expect(response.body == "ok\n")
  }

  @Test(arguments: ["PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "BREW"])
  func otherMethodsAreRefusedWithThoseAllowed(_ method: String) throws {
    let running = try RunningServer()
    let response = try running.get("/", method: method)
    #expect(response.status == 405)
    #expect(response["Allow"] == "GET, HEAD, POST")
  }

  @Test func postingToAReadOnlyAddressIsRefused() throws {
    let running = try RunningServer()
    #expect(try running.post("/healthz", body: "").status == 405)
    #expect(try running.post("/events", body: "").status == 405)
  }

  @Test func anAddressOverTheLimitIsRefused() throws {
    let running = try RunningServer()
    #expect(try running.get("/" + String(repeating: "a", count: 8191)).status == 200)
    #expect(try running.get("/" + String(repeating: "a", count: 8192)).status == 414)
  }

  @Test func headersOverTheLimitAreRefused() throws {
    let running = try RunningServer()
    #expect(try running.get("/", "X-Filler: " + String(repeating: "a", count: 12_000)).status == 200)
    #expect(try running.get("/", "X-Filler: " + String(repeating: "a", count: 17_000)).status == 431)
    #expect(try running.get("/", "X-Filler: " + String(repeating: "a", count: 900_000)).status == 431)
  }

  @Test func aBodyOverTheLimitIsRefused() throws {
    let running = try RunningServer()
    let largest = "a=" + String(repeating: "b", count: 1024 * 1024 - 2)
    #expect(try running.post("/", body: largest, running.origin).status == 303)
    #expect(try running.post("/", body: largest + "b", running.origin).status == 413)
    #expect(running.world.value.answered == 1)
  }

  @Test func anUnannouncedBodyOverTheLimitIsRefused() throws {
    let running = try RunningServer()
    let connection = try running.connect()
    connection.send(
      [
        "POST / HTTP/1.1", running.host, running.cookie, running.origin, "Transfer-Encoding: chunked",
        "Content-Type: application/x-www-form-urlencoded", "", "",
      ].joined(separator: "\r\n"))
    let chunk = "10000\r\n" + String(repeating: "a", count: 0x10000) + "\r\n"
    for _ in 0..<17 { connection.send(chunk) }
    connection.send("0\r\n\r\n")
    #expect(try connection.readResponse().status == 413)
  }

  /// A second one is told to wait; forms, and files no larger than forms, go on meanwhile.
  @Test func onlyOneFileIsReceivedAtATime() throws {
    let running = try RunningServer()
    func upload(_ bytes: Int) -> (head: String, body: String) {
      let body =
        "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.csv\"\r\n\r\n"
        + String(repeating: "a", count: bytes) + "\r\n--x--\r\n"
      let head = [
        "POST \(Route.previewImport.url) HTTP/1.1", running.host, running.cookie, running.origin,
        "Content-Type: multipart/form-data; boundary=x", "Content-Length: \(body.utf8.count)", "", "",
      ].joined(separator: "\r\n")
      return (head, body)
    }
    let large = upload(3 << 20)
    func send(_ bytes: Int) throws -> RawResponse {
      let connection = try running.connect()
      let (head, body) = upload(bytes)
      connection.send(head + body)
      return try connection.readResponse()
    }
    let first = try running.connect()
    first.send(large.head + large.body.prefix(2 << 20))
    // Whether the first one has taken its seat can only be told by the second.
    var second = try send(3 << 20)
    for _ in 0..<100 where second.status == 303 { second = try send(3 << 20) }
    #expect(second.status == 503 && second["Retry-After"] == "5")
    #expect(try running.post("/", body: "a=1", running.origin).status == 303)
    #expect(try send(1_000).status == 303)
    first.send(String(large.body.dropFirst(2 << 20)))
    #expect(try first.readResponse().status == 303)
    #expect(try send(3 << 20).status == 303)
  }

  @Test func formsWithTooManyFieldsAreRefused() throws {
    let running = try RunningServer()
    let fields = Array(repeating: "a=1", count: 200).joined(separator: "&")
    #expect(try running.post("/", body: fields, running.origin).status == 303)
    #expect(running.world.value.lastRequest?.form.pairs.count == 200)
    #expect(try running.post("/", body: fields + "&a=1", running.origin).status == 400)
  }

  @Test(arguments: ["text/plain", "multipart/form-data; boundary=x", "application/json"])
  func otherFormTypesAreRefused(_ type: String) throws {
    let running = try RunningServer()
    let response = try running.post("/", body: "a=1", running.origin, "Content-Type: \(type)", form: false)
    #expect(response.status == 415)
  }

  @Test func aBodyWithoutTypeIsRefusedButNoBodyIsFine() throws {
    let running = try RunningServer()
    #expect(try running.post("/", body: "a=1", running.origin, form: false).status == 415)
    #expect(try running.post("/", body: "", running.origin, form: false).status == 303)
  }

  @Test(arguments: ["a=%", "a=%4", "a=%zz", "a=%ff", "%c3=1", "%00=a"])
  func malformedFormsAreRefused(_ body: String) throws {
    let running = try RunningServer()
    #expect(try running.post("/", body: body, running.origin).status == 400)
  }

  @Test func aNulInAValueIsLeftOutAndTheRestIsKept() throws {
    let running = try RunningServer()
    #expect(try running.post("/", body: "title=n%00ul&notes=a%00b", running.origin).status == 303)
    let form = try #require(running.world.value.lastRequest).form
    #expect(form["title"] == "nul" && form["notes"] == "ab")
  }

  @Test(arguments: ["/%", "/%00", "/%ff", "/a%0ab", "/?q=%e4", "relative", "*", "http://127.0.0.1/"])
  func malformedAddressesAreRefused(_ target: String) throws {
    let running = try RunningServer()
    #expect(try running.get(target).status == 400)
  }

  @Test func addressesAndFormsArriveDecoded() throws {
    let running = try RunningServer()
    _ = try running.post("/auf%20gabe+1?q=a+b&q=%C3%A4", body: "titel=Stra%C3%9Fe+1&leer=&allein", running.origin)
    let request = try #require(running.world.value.lastRequest)
    #expect(request.path == "/auf gabe+1")
    #expect(request.query.all("q") == ["a b", "ä"])
    #expect(request.form["titel"] == "Straße 1")
    #expect(request.form["leer"] == "")
    #expect(request.form["allein"] == "")
  }

  @Test func aRequestThatDripsTooLongIsCutOff() throws {
    var limits = ServerConfiguration.Limits()
    limits.receive = 200
    let running = try RunningServer(limits: limits)
    let connection = try running.connect()
    connection.send("GET / HTTP/1.1\r\nHost: ")
    #expect(try connection.readToEnd() == "")
  }

  @Test func aConnectionServesSeveralRequests() throws {
    let running = try RunningServer()
    let connection = try running.connect()
    for _ in 0..<3 {
      #expect(try connection.get("/", headers: [running.host, running.cookie]).status == 200)
    }
  }

  @Test func aHeadRequestHasTheHeadersOfItsPageAndNoBody() throws {
    let running = try RunningServer()
    let connection = try running.connect()
    let head = try connection.get("/", headers: [running.host, running.cookie], method: "HEAD")
    #expect(head.status == 200)
    #expect(head["Content-Length"] == "19")
    #expect(try connection.get("/healthz", headers: [running.host]).body == "ok\n")
  }
}
