import Testing
import Web

@testable import Server

@Suite("Log of access")
struct AccessLogTests {
  private func kinds(_ running: RunningServer) throws -> [AccessEvent.Kind] {
    try running.access.events(limit: 1_000).map(\.kind)
  }

  @Test func signInsTokensAndTheirEndsAreWrittenDownWithoutSecrets() throws {
    let running = try RunningServer()
    try running.access.setPassword("Käsekuchen")
    let link = try running.access.makeLink(origin: "")
    _ = try running.bare(link, running.host, "User-Agent: Mozilla/5.0 (X11; Linux) Firefox/144.0")
    _ = try running.bareForm("/access", body: "password=Kuchen", running.host)
    let made = try running.access.makeToken(named: "phone", mayWrite: false)
    _ = try running.access.revokeToken(made.token.id)
    _ = try running.post("/sign-out", body: "", running.origin)
    #expect(
      try kinds(running) == [.signedOut, .tokenRevoked, .tokenMade, .wrongPassword, .signedInByLink, .passwordSet])
    let events = try running.access.events(limit: 1_000)
    #expect(events[4].subject == "Firefox · Linux" && events[4].peer == "127.0.0.1")
    for secret in [made.text, "Käsekuchen", "Kuchen", String(link.suffix(64))] {
      #expect(!events.contains { $0.subject.contains(secret) || $0.peer.contains(secret) })
    }
  }

  @Test func theSameRefusalIsWrittenOnceInTenMinutes() {
    var log = RefusalLog()
    let tries: [(AccessEvent.Kind, String, Int64, Bool)] = [
      (.noSession, "a", 0, true), (.noSession, "a", 599, false), (.foreignOrigin, "a", 599, true),
      (.noSession, "b", 599, true), (.noSession, "a", 600, true),
    ]
    for (kind, peer, time, isWritten) in tries {
      let taken = log.takes(kind, from: peer, at: time)
      #expect(taken == isWritten, "\(kind) of \(peer) at \(time)")
    }
  }

  @Test func theSameChangeIsWrittenOnceInTenMinutes() {
    let access = AccessControl(store: MemoryAccessStore(), now: { 0 })
    for _ in 1...1_100 { access.logOnce(.needsSession, from: "a") }
    for _ in 1...1_100 {
      access.logOnce(.settingChanged, "theme", from: "a")
      access.logOnce(.settingChanged, "language", from: "a")
    }
    #expect((try? access.events(limit: 100))?.map(\.subject) == ["language", "theme", ""])
  }

  @Test func noFloodOfRefusalsFillsTheLog() {
    var log = RefusalLog()
    let taken = (0..<10_000).count { log.takes(.noSession, from: "\($0)", at: 1) }
    #expect(taken == RefusalLog.mostInInterval)
    let isTakenLater = log.takes(.noSession, from: "x", at: 601)
    #expect(isTakenLater)
  }
}
