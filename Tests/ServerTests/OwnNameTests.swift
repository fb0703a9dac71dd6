import Testing

@testable import Server

/// The name the server has in browsers on this machine, and sessions that count under one name alone.
@Suite("The server's own name")
struct OwnNameTests {
  private func enter(_ running: RunningServer, at host: String) throws -> (host: String, cookie: String) {
    let link = try running.access.makeLink(origin: "")
    let host = "Host: \(host):\(running.port)"
    return (host, try "Cookie: " + #require(running.bare(link, host)["Set-Cookie"]).prefix { $0 != ";" })
  }

  @Test func hasEightyRandomBitsAndIsKept() throws {
    let access = try RunningServer().access
    let name = try access.ownName()
    #expect(name.hasPrefix("zeitblock-") && name.hasSuffix(".localhost") && name.utf8.count == 36)
    #expect(name.dropFirst(10).prefix(16).allSatisfy { "abcdefghijklmnopqrstuvwxyz234567".contains($0) })
    #expect(try access.ownName() == name)
    #expect(try RunningServer().access.ownName() != name)
  }

  @Test func aSessionCountsUnderTheHostItWasOpenedUnderAlone() throws {
    let running = try RunningServer(hostNames: ["plan.example.org"])
    let hosts = [try running.access.ownName(), "127.0.0.1", "localhost", "[::1]", "plan.example.org"]
    for own in hosts {
      let (_, cookie) = try enter(running, at: own)
      for host in hosts {
        for target in ["/", "/api/v1/tasks", "/events"] where host != own {
          let status = try running.bare(target, "Host: \(host):\(running.port)", cookie).status
          #expect([401, 403].contains(status), "\(own) \(host) \(target)")
        }
      }
      #expect(try running.bare("/", "Host: \(own.uppercased()):\(running.port)", cookie).status == 200)
    }
  }

  @Test func aPasswordOpensASessionForItsHostToo() throws {
    let running = try RunningServer()
    try running.access.setPassword("Käsekuchen")
    let host = "Host: " + (try running.access.ownName())
    let entered = try running.bareForm("/access", body: "password=K%C3%A4sekuchen", host)
    let cookie = try "Cookie: " + #require(entered["Set-Cookie"]).prefix { $0 != ";" }
    #expect(try running.bare("/", host, cookie).status == 200)
    #expect(try running.bare("/", running.host, cookie).status == 303)
  }

  @Test func aRenewedSecretCountsUnderTheSameHostAlone() throws {
    let running = try RunningServer()
    running.world.update { $0.time += 86_400 }
    let cookie = try "Cookie: " + #require(running.get("/")["Set-Cookie"]).prefix { $0 != ";" }
    #expect(try running.bare("/", running.host, cookie).status == 200)
    #expect(try running.bare("/", "Host: localhost", cookie).status == 403)
  }

  @Test(arguments: [
    "zeitblock.localhost", "zeitblock-.localhost", "zeitblock-aaaaaaaaaaaaaaaa.localhost", "Zeitblock.localhost",
  ])
  func anotherNameOfItsKindLeadsNowhere(_ name: String) throws {
    let running = try RunningServer()
    let own = try running.access.ownName()
    let link = try running.access.makeLink(origin: "")
    for target in ["/", "/healthz", "/access", link] {
      let answer = try running.bare(target, "Host: \(name):\(running.port)", running.cookie)
      #expect(answer.status == 421 && answer["Set-Cookie"] == nil)
      #expect(answer.body.contains("serve --link") && !answer.body.contains(own))
      #expect(answer["X-Zeitblock-Signed-Out"] == "1")
    }
    let scripted = try running.bare("/", "Host: \(name)", "X-Zeitblock-Fragment: 1")
    #expect(scripted.status == 401 && scripted["X-Zeitblock-Signed-Out"] == "1")
    // The link was not spent.
    #expect(try running.bare(link, running.host).status == 200)
  }

  @Test func countsAtThisPortAlone() throws {
    let running = try RunningServer()
    let name = try running.access.ownName()
    #expect(try running.bare("/healthz", "Host: \(name)").status == 200)
    #expect(try running.bare("/healthz", "Host: \(name):\(running.port)").status == 200)
    for host in ["\(name):1", "\(name).", "a.\(name)", "\(name).example.org", "evil.localhost:\(running.port)"] {
      #expect(try running.bare("/healthz", "Host: \(host)").status == 421, "\(host)")
    }
  }

  @Test func changesAreTakenFromPagesOfTheSameNameAlone() throws {
    let running = try RunningServer()
    let name = try running.access.ownName()
    let (host, cookie) = try enter(running, at: name)
    func post(_ origin: String) throws -> Int {
      try running.bareForm("/", body: "a=1", host, cookie, "Origin: http://\(origin)").status
    }
    #expect(try post("\(name):\(running.port)") == 303)
    #expect(try post("\(name):1") == 403)
    #expect(try post("127.0.0.1:\(running.port)") == 403)
  }

  @Test func anotherOneEndsItAndTheSessionsUnderItAlone() throws {
    let running = try RunningServer()
    let former = try running.access.ownName()
    let (host, cookie) = try enter(running, at: former)
    #expect(try running.bare("/", host, cookie).status == 200)
    // As the command line does it, in a process of its own.
    let command = AccessControl(store: running.store, now: { running.world.value.time })
    try command.renewOwnName()
    let (next, _) = try enter(running, at: try command.ownName())
    #expect(next != host)
    #expect(try running.bare("/", host, cookie).status == 421)
    // The page keeps its look.
    #expect(try running.bare("\(Assets.basePath)/css/tokens.css", host).status == 200)
    #expect(try running.get("/").status == 200)
    #expect(try running.access.sessions().count == 2)
  }

  @Test func isKnownFiveSecondsWithoutBeingLookedUp() throws {
    let running = try RunningServer()
    let host = "Host: " + (try running.access.ownName())
    #expect(try running.bare("/healthz", host).status == 200)
    running.store.replaceOwnName(by: "zeitblock-b.localhost")
    #expect(try running.bare("/healthz", host).status == 200)
    running.world.update { $0.time += 5 }
    #expect(try running.bare("/healthz", host).status == 421)
  }

  @Test func tooManyCookiesAreAnsweredWithTheWayOut() throws {
    let running = try RunningServer()
    let stuffed = "Cookie: a=" + String(repeating: "x", count: 17_000)
    let answer = try running.bare("/", running.host, stuffed)
    #expect(answer.status == 431 && answer.body.contains("zeitblock serve --link --new-name"))
    #expect(!answer.body.contains("href=\"/\""))
  }
}
