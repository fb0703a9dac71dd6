import Testing
import Web

@testable import Server

@Suite("Sessions")
struct SessionTests {
  private let day: Int64 = 86_400

  private func pair(_ response: RawResponse) throws -> String {
    try "Cookie: " + #require(response["Set-Cookie"]).prefix { $0 != ";" }
  }

  @Test func aSessionEndsAfterThirtyDaysWithoutUse() throws {
    let running = try RunningServer()
    running.world.update { $0.time += 30 * day }
    #expect(try running.get("/").status == 403)
  }

  @Test func useKeepsASessionAlive() throws {
    let running = try RunningServer()
    var cookie = running.cookie
    for _ in 0..<6 {
      running.world.update { $0.time += 29 * day }
      let response = try running.bare("/", running.host, cookie)
      #expect(response.status == 200)
      cookie = try pair(response)
    }
  }

  @Test func aSecretIsReplacedEachDayAndEndsOnceItsSuccessorWasUsed() throws {
    let running = try RunningServer()
    running.world.update { $0.time += day }
    #expect(try running.get("/", "X-Zeitblock-Fragment: 1")["Set-Cookie"] == nil)
    let renewed = try running.get("/")
    let cookie = try pair(renewed)
    #expect(cookie != running.cookie)
    #expect(renewed["Cache-Control"] == "no-store")
    // The answer may not have arrived, and other tabs may be under way.
    #expect(try running.get("/").status == 200)
    #expect(try running.bare("/", running.host, cookie)["Set-Cookie"] == nil)
    running.access.storeUses()
    #expect(try running.get("/").status == 403)
    #expect(try running.bare("/", running.host, cookie).status == 200)
  }

  @Test func aBrowserThatMissedItsNewSecretGetsAnotherOne() throws {
    let running = try RunningServer()
    running.world.update { $0.time += day }
    #expect(try running.get("/")["Set-Cookie"] != nil)
    running.world.update { $0.time += 61 }
    let cookie = try pair(try running.get("/"))
    #expect(try running.bare("/", running.host, cookie).status == 200)
  }

  @Test func cookiesPlantedByAnotherPortDoNotLockOut() throws {
    let running = try RunningServer()
    let name = "zeitblock-\(running.port)"
    let planted = (0..<50).map { _ in "\(name)=\(Secret.random().text)" }.joined(separator: "; ")
    for tossed in ["\(name)=0", "\(name)=", planted] {
      #expect(try running.bare("/", running.host, "Cookie: \(tossed); \(name)=\(running.session.text)").status == 200)
    }
    let link = try running.access.makeLink(origin: "")
    let entered = try running.bare(link, running.host, "Cookie: \(name)=0")
    let mended = try "Cookie: \(name)=0; " + pair(entered).dropFirst("Cookie: ".count)
    #expect(try running.bare("/", running.host, mended).status == 200)
  }

  @Test func signingOutEndsThisSessionAloneAndAtOnce() throws {
    let running = try RunningServer()
    let link = try running.access.makeLink(origin: "")
    let other = try pair(try running.bare(link, running.host))
    let answer = try running.post("/sign-out", body: "", running.origin)
    #expect(answer.status == 200 && answer.body.contains("Signed out"))
    #expect(try #require(answer["Set-Cookie"]).contains("Max-Age=0"))
    #expect(try running.get("/").status == 403)
    #expect(try running.bare("/", running.host, other).status == 200)
  }

  @Test func signingOutEverywhereEndsAllSessionsLinksAndOnRequestTokens() throws {
    let running = try RunningServer()
    let link = try running.access.makeLink(origin: "")
    _ = try running.access.makeToken(named: "phone", mayWrite: true)
    _ = try running.post("/sign-out", body: "everywhere=1", running.origin)
    #expect(try running.get("/").status == 403)
    #expect(try running.bare(link, running.host).status == 403)
    #expect(try running.access.tokens().count == 1)
    try running.access.removeAll(withTokens: true)
    #expect(try running.access.tokens().isEmpty)
  }

  @Test func anotherSiteCannotSignAnybodyOut() throws {
    let running = try RunningServer()
    #expect(try running.post("/sign-out", body: "", "Origin: http://evil.example").status == 403)
    #expect(try running.get("/").status == 200)
    #expect(try running.get("/sign-out").status == 200)
  }

  @Test func aScriptCanTellThatItsSessionIsGone() throws {
    let running = try RunningServer()
    for field in ["X-Zeitblock-Fragment: 1", "Sec-Fetch-Dest: empty"] {
      let answer = try running.bare("/backlog", running.host, field)
      #expect(answer.status == 401 && answer["X-Zeitblock-Signed-Out"] == "1")
    }
    let page = try running.bare("/backlog", running.host)
    #expect(page.status == 403 && page["X-Zeitblock-Signed-Out"] == "1")
    #expect(try running.post("/backlog", body: "", "Origin: http://evil.example")["X-Zeitblock-Signed-Out"] == nil)
  }

  @Test func signingInLeadsBackToThePageThatWasAskedFor() throws {
    let running = try RunningServer()
    try running.access.setPassword("Käsekuchen")
    let back = try pair(try running.bare("/day/2026-11-24?lines=1&x=2", running.host))
    let entered = try running.bareForm("/access", body: "password=K%C3%A4sekuchen", running.host, back)
    #expect(entered.body.contains("content=\"0;url=/day/2026-11-24?lines=1&amp;x=2\""))
    let link = try running.access.makeLink(origin: "")
    #expect(try running.bare(link, running.host, back).body.contains("url=/day/2026-11-24"))
  }

  @Test(arguments: [
    "//evil.example", "/\\evil.example", "https://evil.example", "/nowhere", "/undo", "/backlog\"onload", "/sign-out",
  ])
  func onlyPagesOfOursAreComeBackTo(_ target: String) throws {
    let running = try RunningServer()
    let link = try running.access.makeLink(origin: "")
    let entered = try running.bare(link, running.host, "Cookie: zeitblock-\(running.port)-back=\(target)")
    #expect(entered.body.contains("content=\"0;url=/\""))
  }

  @Test func behindHTTPSTheCookieIsSecureAndBrowsersComeBackThatWay() throws {
    let running = try RunningServer(hostNames: ["https://plan.example.org", "other.example.org"])
    for headers in [["Host: plan.example.org"], ["Host: other.example.org", "X-Forwarded-Proto: https"]] {
      let link = try running.access.makeLink(origin: "")
      let entered = try running.connect().get(link, headers: headers)
      let cookie = try #require(entered["Set-Cookie"])
      #expect(cookie.hasPrefix("__Host-zeitblock-\(running.port)=") && cookie.hasSuffix("; Secure"))
      #expect(entered["Strict-Transport-Security"] == "max-age=31536000")
      for target in ["/", "/cached", "/cached"] {
        let page = try running.connect().get(target, headers: headers + [try pair(entered)])
        #expect(page.status == 200 && page["Strict-Transport-Security"] != nil)
      }
      // The cookie of plain HTTP, which others can plant, does not count here.
      #expect(try running.connect().get("/", headers: headers + [running.cookie]).status == 403)
    }
    #expect(try running.get("/cached")["Strict-Transport-Security"] == nil)
  }

  @Test func browsersAreCalledByNamesKnownHereAlone() {
    let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0"
    let safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Safari/604.1"
    let edge = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0"
    #expect(BrowserName.read(firefox) == "Firefox · Linux")
    #expect(BrowserName.read(safari) == "Safari · iPhone")
    #expect(BrowserName.read(edge) == "Edge · Windows")
    #expect(BrowserName.read("<script>") == "" && BrowserName.read(nil) == "")
  }
}
