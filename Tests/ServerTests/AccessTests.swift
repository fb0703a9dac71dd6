import Domain
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

  @Test func aFormSentWithoutASessionWaitsForSigningIn() throws {
    let running = try RunningServer()
    let sent = "title=%22a%22%3Cb%3E&tag=x&tag=y&notes=1%0A2"
    let held = try running.bareForm("/tasks", body: sent, running.host, running.origin)
    #expect(held.status == 403 && held["X-Zeitblock-Signed-Out"] == "1")
    #expect(held.body.contains("action=\"/tasks\"") && held.body.contains("serve --link"))
    for field in [("title", "&quot;a&quot;&lt;b&gt;"), ("tag", "x"), ("tag", "y"), ("notes", "1\n2")] {
      #expect(held.body.contains("type=\"hidden\" name=\"\(field.0)\" value=\"\(field.1)\""))
    }
    #expect(running.world.value.answered == 0)
  }

  @Test func thePasswordFormCarriesWhatWasSent() throws {
    let running = try RunningServer()
    try running.access.setPassword("Käsekuchen")
    let asked = try running.bareForm("/tasks/1", body: "title=a%26b&password=", running.host, running.origin)
    #expect(asked.status == 303 && asked["Location"] == "/access")
    let held = try running.bareForm("/tasks/1?from=plan", body: "title=a%26b%25", running.host, running.origin)
    #expect(held.status == 403 && held.body.contains("type=\"password\""))
    let fields = "&held-target=%2Ftasks%2F1%3Ffrom%3Dplan&held-fields=title%3Da%2526b%2525"
    let carried = "name=\"held-fields\" value=\"title=a%26b%25\""
    #expect(held.body.contains("name=\"held-target\" value=\"/tasks/1?from=plan\"") && held.body.contains(carried))
    let wrong = try running.bareForm("/access", body: "password=x" + fields, running.host, running.origin)
    #expect(wrong.status == 403 && wrong.body.contains(carried))
    let right = try running.bareForm(
      "/access", body: "password=K%C3%A4sekuchen" + fields, running.host, running.origin)
    #expect(right.status == 200 && right["Set-Cookie"] != nil)
    #expect(right.body.contains("action=\"/tasks/1?from=plan\"") && right.body.contains("value=\"a&amp;b%\""))
    #expect(!right.body.contains("http-equiv") && running.world.value.answered == 0)
  }

  @Test(arguments: [
    "/nowhere", "//evil.example/tasks", "//tasks", "/\\tasks", "https://evil.example", "/sign-out", "/tasks%00", "",
    "/assets/x",
  ])
  func whatLeadsNowhereIsNotCarried(target: String) throws {
    let running = try RunningServer()
    try running.access.setPassword("Käsekuchen")
    let fields = "&held-target=\(QueryText.encoded(target))&held-fields=title%3Da"
    let answer = try running.bareForm(
      "/access", body: "password=K%C3%A4sekuchen" + fields, running.host, running.origin)
    #expect(answer.status == 200 && answer.body.contains("url=/\""))
    #expect(!answer.body.contains("<form"))
  }

  @Test func scriptsFilesAndVeryLongTextsAreNotCarried() throws {
    let running = try RunningServer()
    let scripted = try running.bareForm(
      "/tasks", body: "title=a", running.host, running.origin, "X-Zeitblock-Fragment: 1")
    #expect(scripted.status == 401 && !scripted.body.contains("<form"))
    let long = "notes=" + String(repeating: "x", count: 400_000)
    #expect(try !running.bareForm("/tasks", body: long, running.host, running.origin).body.contains("<form"))
    let foreign = try running.bareForm("/tasks", body: "title=a", running.host, "Origin: https://evil.example")
    #expect(foreign.status == 403 && !foreign.body.contains("<form"))
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
    #expect(cookie.hasSuffix("; Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict"))
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

  @Test func aSessionKnownToBeValidIsLookedUpAgainAfterFiveSeconds() {
    var cache = SessionCache()
    let digest = Secret.random().digest
    let session = AccessSession(id: "1", digest: digest, browser: "", host: "", openedAt: 1, renewedAt: 1, usedAt: 1)
    cache.insert(session, for: digest, at: 100)
    #expect(cache.session(digest, at: 104) == session)
    #expect(cache.session(digest, at: 105) == nil)
    #expect(cache.session(digest, at: 99) == nil)
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

  @Test func guessingIsSlowedDownForWhoeverGuesses() throws {
    var throttle = LoginThrottle()
    for _ in 0..<9 { throttle.fail("a", at: 100) }
    #expect(throttle.wait(for: "a", at: 100) == nil)
    throttle.fail("a", at: 100)
    #expect(throttle.wait(for: "a", at: 100) == 60)
    #expect(throttle.wait(for: "b", at: 100) == nil)
    #expect(throttle.wait(for: "a", at: 160) == nil)
    throttle.fail("a", at: 160)
    #expect(throttle.wait(for: "a", at: 160) == 120)
    for _ in 0..<20 { throttle.fail("a", at: 1000) }
    #expect(throttle.wait(for: "a", at: 1000) == 960)
    throttle.succeed("a")
    #expect(throttle.wait(for: "a", at: 1000) == nil)
  }

  @Test func anyNumberOfGuessersTakesNoMoreMemory() {
    var throttle = LoginThrottle()
    for peer in 0..<3 * LoginThrottle.capacity { throttle.fail("\(peer)", at: Int64(peer)) }
    for _ in 0..<10 { throttle.fail("late", at: 9_000) }
    #expect(throttle.wait(for: "late", at: 9_000) == 60)
  }

  @Test func tooManyWrongPasswordsAreAnsweredWithAWait() throws {
    let running = try RunningServer()
    let peer = Visitor(peer: "127.0.0.1", network: "127.0.0.1")
    for _ in 0..<10 { #expect(try running.access.login(password: "x", by: peer) == .refused) }
    let response = try running.bareForm("/access", body: "password=x", running.host, running.origin)
    #expect(response.status == 429)
    #expect(response["Retry-After"] == "60")
  }

  @Test func whoeverIsSignedInNeverWaitsForGuessers() throws {
    let running = try RunningServer()
    try running.access.setPassword("Käsekuchen")
    let peer = Visitor(peer: "127.0.0.1", network: "127.0.0.1")
    for _ in 0..<60 { _ = try running.access.login(password: "x", by: peer) }
    #expect(try running.post("/access", body: "password=K%C3%A4sekuchen", running.origin).status == 200)
  }

  @Test func aTrustedProxyTellsGuessersApartAndNobodyElseCan() throws {
    let running = try RunningServer(hostNames: ["plan.example.org"], trustedProxies: ["127.0.0.1"])
    try running.access.setPassword("Käsekuchen")
    func guess(_ forwarded: String, _ password: String, on running: RunningServer) throws -> Int {
      try running.bareForm(
        "/access", body: "password=\(password)", "Host: plan.example.org", "X-Forwarded-For: \(forwarded)"
      ).status
    }
    for number in 0..<10 { #expect(try guess("198.51.100.\(number), 203.0.113.7", "x", on: running) == 403) }
    #expect(try guess("203.0.113.7", "x", on: running) == 429)
    #expect(try guess("203.0.113.8", "K%C3%A4sekuchen", on: running) == 200)
    let open = try RunningServer(hostNames: ["plan.example.org"])
    for number in 0..<10 { #expect(try guess("203.0.113.\(number)", "x", on: open) == 403) }
    #expect(try guess("203.0.113.99", "x", on: open) == 429)
  }

  @Test func addressesOfOneNetworkGuessTogether() {
    #expect(Head.network(of: "2001:db8::1") == Head.network(of: "2001:db8::ffff:2"))
    #expect(Head.network(of: "2001:db8:0:1::1") != Head.network(of: "2001:db8::1"))
    #expect(Head.network(of: "192.0.2.1") == "192.0.2.1")
  }
}
