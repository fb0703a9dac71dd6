import Testing

@testable import Server

@Suite("Access")
struct AccessTests {
  @Test func withoutASessionEveryPageIsRefusedAndSaysHowToGetIn() throws {
    let running = try RunningServer()
    for target in ["/", "/events", "/tasks/1", "/access"] {
      let german = try running.bare(target, running.host, "Accept-Language: de-DE,de;q=0.9,en;q=0.8")
      #expect(german.status == 403)
      #expect(german.body.contains("zeitblock serve --link"))
      #expect(german.body.contains("lang=\"de\""))
    }
    #expect(try running.bare("/", running.host).body.contains("No access"))
    #expect(running.world.value.answered == 0)
  }

  @Test func aLinkLetsOneBrowserInOnce() throws {
    let running = try RunningServer()
    let link = try running.access.makeLink(origin: running.server.origin)
    let target = String(link.dropFirst(running.server.origin.count))
    let entered = try running.bare(target, running.host)
    #expect(entered.status == 200)
    #expect(entered.body.contains("url=/"))
    let cookie = try #require(entered["Set-Cookie"])
    #expect(cookie.hasPrefix("zeitblock-\(running.port)="))
    #expect(cookie.hasSuffix("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict"))
    let pair = cookie.prefix { $0 != ";" }
    #expect(try running.bare("/", running.host, "Cookie: other=1; \(pair)").status == 200)
    let again = try running.bare(target, running.host)
    #expect(again.status == 403)
    #expect(again["Set-Cookie"] == nil)
    #expect(again.body.contains("no longer valid"))
  }

  @Test func aSpentLinkStillLeadsASignedInBrowserToItsTasks() throws {
    let running = try RunningServer()
    #expect(try running.get("/access?token=" + Secret.random().text).status == 200)
  }

  @Test func aLinkExpiresAfterTenMinutes() throws {
    let running = try RunningServer()
    let link = try running.access.makeLink(origin: "")
    running.world.update { $0.time += 600 }
    #expect(try running.bare(link, running.host).status == 403)
  }

  @Test func loadingAheadDoesNotSpendALink() throws {
    let running = try RunningServer()
    let link = try running.access.makeLink(origin: "")
    let ahead = try running.bare(link, running.host, "Sec-Purpose: prefetch;prerender")
    #expect(ahead["Set-Cookie"] == nil)
    #expect(try running.bare(link, running.host)["Set-Cookie"] != nil)
  }

  @Test(arguments: ["", "x", "zeitblock-=", "zeitblock-0="])
  func inventedCookiesAreRefused(_ value: String) throws {
    let running = try RunningServer()
    #expect(try running.bare("/", running.host, "Cookie: \(value)").status == 403)
    let invented = "zeitblock-\(running.port)=\(Secret.random().text)"
    #expect(try running.bare("/", running.host, "Cookie: \(invented)").status == 403)
  }

  @Test func aSessionEndsAfterAYear() throws {
    let running = try RunningServer()
    running.world.update { $0.time += SessionCookie.lifetime }
    #expect(try running.get("/").status == 403)
  }

  @Test func aSessionKnownToBeValidIsLookedUpAgainAfterAMinute() {
    var cache = SessionCache()
    let digest = Secret.random().digest
    cache.insert(digest, at: 100)
    #expect(cache.contains(digest, at: 159))
    #expect(!cache.contains(digest, at: 160))
    #expect(!cache.contains(digest, at: 99))
  }

  @Test func withAPasswordThereIsAForm() throws {
    let running = try RunningServer()
    try running.access.setPassword("Käsekuchen")
    #expect(try running.bare("/access", running.host).body.contains("type=\"password\""))
    let wrong = try running.post("/access", body: "password=Kuchen", running.origin)
    #expect(wrong.status == 403)
    #expect(wrong.body.contains("role=\"alert\""))
    let right = try running.post("/access", body: "password=K%C3%A4sekuchen", running.origin)
    let cookie = try #require(right["Set-Cookie"]).prefix { $0 != ";" }
    #expect(try running.bare("/", running.host, "Cookie: \(cookie)").status == 200)
  }

  @Test func withAPasswordPagesLeadToTheForm() throws {
    let running = try RunningServer()
    try running.access.setPassword("Käsekuchen")
    let response = try running.bare("/", running.host)
    #expect(response.status == 303)
    #expect(response["Location"] == "/access")
    #expect(try running.bare("/events", running.host).status == 403)
  }

  @Test func guessingIsSlowedDown() throws {
    var throttle = LoginThrottle()
    for _ in 0..<9 { throttle.fail(at: 100) }
    #expect(throttle.wait(at: 100) == nil)
    throttle.fail(at: 100)
    #expect(throttle.wait(at: 100) == 60)
    #expect(throttle.wait(at: 160) == nil)
    throttle.fail(at: 160)
    #expect(throttle.wait(at: 160) == 120)
    for _ in 0..<20 { throttle.fail(at: 1000) }
    #expect(throttle.wait(at: 1000) == 960)
    throttle.succeed()
    #expect(throttle.wait(at: 1000) == nil)
  }

  @Test func tooManyWrongPasswordsAreAnsweredWithAWait() throws {
    let running = try RunningServer()
    for _ in 0..<10 { #expect(try running.access.login(password: "x") == .refused) }
    let response = try running.post("/access", body: "password=x", running.origin)
    #expect(response.status == 429)
    #expect(response["Retry-After"] == "60")
  }
}
