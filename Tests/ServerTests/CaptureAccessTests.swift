import Foundation
import Testing
import Web

@testable import Server

/// Who may hand something over, and what becomes of it when nobody may.
@Suite("Capture from elsewhere")
struct CaptureAccessTests {
  private func send(
    _ running: RunningServer, _ body: String, type: String? = "application/x-www-form-urlencoded",
    to: String = "/capture",
    _ headers: [String]
  ) throws -> RawResponse {
    let connection = try running.connect()
    let types = type.map { ["Content-Type: \($0)"] } ?? []
    let lines = ["POST \(to) HTTP/1.1", running.host, "Content-Length: \(body.utf8.count)"] + types + headers
    connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    return try connection.readResponse()
  }

  private func multipart(_ parts: [String]) -> String {
    parts.map { "--xYz\r\nContent-Disposition: form-data; \($0)\r\n" }.joined() + "--xYz--\r\n"
  }

  private let form = "multipart/form-data; boundary=xYz"

  @Test func aTokenHandsOverAsFormAsPartsAndAsJSON() throws {
    let running = try RunningServer()
    let bearer = "Authorization: Bearer " + (try running.access.makeToken(named: "phone", mayWrite: true).text)
    #expect(
      try send(running, "text=a%20b", [bearer, "Idempotency-Key: k", "Origin: https://evil.example"]).status == 303)
    var request = try #require(running.world.value.lastRequest)
    #expect(request.form["text"] == "a b" && request.wantsJSON && request.idempotencyKey == "k")
    #expect(request.origin == "http://127.0.0.1:\(running.port)")
    let seal = try #require(request.seal)
    #expect(seal("a") == seal("a") && seal("a") != seal("b") && seal("a").count == 36)
    let parts = multipart(["name=\"title\"\r\n\r\nt\0 ü", "name=\"file\"; filename=\"\"\r\n\r\n"])
    #expect(try send(running, parts, type: form, [bearer]).status == 303)
    request = try #require(running.world.value.lastRequest)
    #expect(request.form["title"] == "t ü")
    #expect(try send(running, "{}", type: "application/json", [bearer]).status == 303)
    #expect(running.world.value.lastRequest?.body == Array("{}".utf8))
    let other = "Authorization: Bearer " + (try running.access.makeToken(named: "b", mayWrite: true).text)
    _ = try send(running, "text=a", [other])
    #expect(running.world.value.lastRequest?.seal?("a") != seal("a"))
  }

  @Test func aTokenThatIsUnknownOrMayOnlyReadStoresNothing() throws {
    let running = try RunningServer()
    let reading = try running.access.makeToken(named: "widget", mayWrite: false).text
    for (text, status) in [(reading, 403), ("zeitblock_" + Secret.random().text, 401), ("", 401)] {
      // Not even with a session beside it.
      let answer = try send(running, "text=a", ["Authorization: Bearer \(text)", running.cookie, running.origin])
      #expect(answer.status == status && answer["Content-Type"] == "application/problem+json")
    }
    let twice = try send(running, "text=a", ["Authorization: Bearer \(reading)", "Authorization: Bearer \(reading)"])
    #expect(twice.status == 400)
    #expect(running.world.value.answered == 0)
  }

  @Test func anotherSiteStoresNothingButNothingIsLost() throws {
    let running = try RunningServer()
    for headers in [
      ["Origin: https://evil.example"], ["Origin: null"], ["Sec-Fetch-Site: cross-site"],
      ["Sec-Fetch-Site: same-site"], ["Sec-Fetch-Site: cross-site", "Origin: null"],
      ["Sec-Fetch-Site: none", "Origin: https://evil.example"], ["Referer: https://evil.example/"],
    ] {
      let answer = try send(running, "title=%3Cb%3E&text=%22x&url=y&key=k", [running.cookie] + headers)
      #expect(answer.status == 403, "\(headers)")
      #expect(answer.body.contains("value=\"&lt;b&gt;\"") && answer.body.contains("&quot;x</textarea>"))
      #expect(answer.body.contains("action=\"/capture\""))
    }
    let json = try send(running, "{}", type: "application/json", [running.cookie, "Origin: https://evil.example"])
    #expect(json.status == 403 && json["Content-Type"] == "application/problem+json")
    #expect(try send(running, "a=b", [running.cookie, running.origin, running.origin]).status == 400)
    #expect(running.world.value.answered == 0)
  }

  @Test func aPageOfOursAndTheSystemsShareStore() throws {
    let running = try RunningServer()
    #expect(try send(running, "title=a", [running.cookie, running.origin]).status == 303)
    #expect(try send(running, "title=a", [running.cookie, "Origin: null", "Sec-Fetch-Site: none"]).status == 303)
    #expect(try send(running, "title=a", [running.cookie, "Sec-Fetch-Site: same-origin"]).status == 303)
    #expect(running.world.value.lastRequest?.wantsJSON == false)
    #expect(try send(running, "title=a", [running.cookie, running.origin, "Accept: application/json"]).status == 303)
    #expect(running.world.value.lastRequest?.wantsJSON == true)
  }

  @Test func whatAnotherSiteOpensAsksOnceMoreForTheCookie() throws {
    let running = try RunningServer()
    let first = try running.bare("/capture?title=%22%3E", running.host, "Sec-Fetch-Site: cross-site")
    #expect(first.status == 200 && first.body.contains("url=/capture?title=%22%3E&amp;again=1"))
    let second = try running.bare("/capture?title=t%22&again=1", running.host, "Sec-Fetch-Site: same-origin")
    #expect(second.status == 403 && second.body.contains("value=\"t&quot;\"") && second.body.contains("serve --link"))
    #expect(try running.get("/capture?title=a", "Sec-Fetch-Site: same-origin").status == 200)
    #expect(running.world.value.answered == 1)
  }

  @Test func theWayInKeepsWhatWasHandedOver() throws {
    let running = try RunningServer()
    try running.access.setPassword("horse battery")
    let asked = try running.bare("/capture?title=a%22&again=1", running.host)
    #expect(asked.body.contains("type=\"password\"") && asked.body.contains("name=\"title\" value=\"a&quot;\""))
    let wrong = try send(running, "password=x&title=a%22", to: "/access", [running.origin])
    #expect(wrong.status == 403 && wrong.body.contains("value=\"a&quot;\""))
    let right = try send(running, "password=horse+battery&title=a%22&text=b", to: "/access", [running.origin])
    #expect(right.status == 200 && right["Set-Cookie"] != nil)
    #expect(right.body.contains("action=\"/capture\"") && right.body.contains("value=\"a&quot;\""))
    #expect(running.world.value.answered == 0)
  }

  @Test func withoutASessionAPostIsKeptInAForm() throws {
    let running = try RunningServer()
    let shared = try send(
      running, multipart(["name=\"text\"\r\n\r\nhttps://e.org"]), type: form, ["Sec-Fetch-Site: none", "Origin: null"])
    #expect(shared.status == 403 && shared.body.contains("https://e.org"))
    #expect(try send(running, "text=a", type: nil, ["Accept: application/json"]).status == 401)
    let plain = try send(running, "text=a", ["Accept: */*"])
    #expect(plain.status == 401 && plain["Content-Type"] == "application/problem+json")
    let bare = try send(running, "text=a", ["Authorization: zeitblock_" + Secret.random().text])
    #expect(bare.status == 401 && bare.body.contains("Authorization: Bearer"))
    #expect(running.world.value.answered == 0)
  }

  @Test func filesOtherTypesAndBrokenPartsAreRefusedWithAClearWord() throws {
    let running = try RunningServer()
    let bearer = "Authorization: Bearer " + (try running.access.makeToken(named: "phone", mayWrite: true).text)
    let file = multipart(["name=\"text\"\r\n\r\na", "name=\"f\"; filename=\"a.png\"\r\n\r\nx"])
    let refused = try send(running, file, type: form, [bearer])
    #expect(refused.status == 415 && refused.body.contains("fileHandedOver") && refused.body.contains("file"))
    #expect(try send(running, file, type: form, [running.cookie, running.origin]).status == 415)
    #expect(try send(running, "x", type: "text/plain", [bearer]).status == 415)
    #expect(try send(running, "", type: "application/json", [bearer]).status == 400)
    for body in ["", "--xYz", "--xYz\r\n\r\nx", "--other--"] {
      #expect(try send(running, body, type: form, [bearer]).status == 400, "\(body)")
    }
    #expect(try send(running, "text=%FF", [bearer]).status == 400)
    #expect(try running.get("/capture", method: "DELETE").status == 405)
    #expect(running.world.value.answered == 0)
  }

  @Test func tenMegabytesAreTooLarge() throws {
    let running = try RunningServer()
    let bearer = "Authorization: Bearer " + (try running.access.makeToken(named: "phone", mayWrite: true).text)
    let connection = try running.connect()
    connection.send(
      "POST /capture HTTP/1.1\r\n\(running.host)\r\n\(bearer)\r\nContent-Length: 10000000\r\n"
        + "Content-Type: application/x-www-form-urlencoded\r\n\r\n")
    let answer = try connection.readResponse()
    #expect(answer.status == 413 && answer["Content-Type"] == "application/problem+json")
  }

  @Test func theManifestIsForEverybodyInTheLanguageAsked() throws {
    let running = try RunningServer()
    let answer = try running.bare("/manifest.webmanifest?language=de", running.host)
    #expect(answer.status == 200 && answer["Content-Type"] == "application/manifest+json")
    #expect(answer.body.contains("Neue Aufgabe") && answer.body.contains("\"share_target\""))
    let english = try running.bare("/manifest.webmanifest", running.host, "Accept-Language: en")
    #expect(english.body.contains("New task"))
    for icon in ["app-192", "app-512", "app-maskable-192", "app-maskable-512", "app-add-96"] {
      let path = try #require(english.body.split(separator: "\"").first { $0.contains("\(icon).png") })
      #expect(try running.bare(String(path), running.host)["Content-Type"] == "image/png")
    }
  }

  @Test func thePageOfWaysKnowsTheAddress() throws {
    let running = try RunningServer(hostNames: ["plan.example.org"], signedInAt: "plan.example.org")
    func origin(_ headers: String...) throws -> String? {
      // Behind HTTPS the cookie has another name.
      let cookie = running.cookie + "; __Host-zeitblock-\(running.port)=\(running.session.text)"
      let all = ["Host: plan.example.org", cookie] + headers
      _ = try running.connect().get("/settings/capture", headers: all, method: "GET")
      return running.world.value.lastRequest?.origin
    }
    #expect(try origin() == "http://plan.example.org")
    #expect(try origin("X-Forwarded-Proto: https") == "https://plan.example.org")
    #expect(try origin("Referer: https://plan.example.org/settings") == "https://plan.example.org")
  }
}
