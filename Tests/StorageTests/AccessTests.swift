import Testing

@testable import Storage

@Suite("Access kept on disk")
struct AccessTests {
  let directory: TemporaryDirectory
  let database: PlannerDatabase

  init() throws {
    directory = try TemporaryDirectory()
    database = try PlannerDatabase(in: directory.data)
  }

  private func session(_ digest: UInt8, at time: Int64 = 10, host: String = "127.0.0.1") -> StoredSession {
    StoredSession(
      id: "id\(digest)", digest: [digest], browser: "Firefox", host: host, openedAt: time, renewedAt: time,
      usedAt: time)
  }

  @Test func aLinkOpensOneSessionOnce() throws {
    try database.addAccessLink([1], expiresAt: 100, at: 0)
    #expect(try database.redeemAccessLink([1], opening: session(2), at: 99))
    #expect(try !database.redeemAccessLink([1], opening: session(3), at: 99))
    #expect(try database.accessSession([2]) == session(2))
    #expect(try database.accessSession([3]) == nil)
  }

  @Test func anExpiredLinkOpensNothing() throws {
    try database.addAccessLink([1], expiresAt: 100, at: 0)
    #expect(try !database.redeemAccessLink([1], opening: session(2), at: 100))
    #expect(try database.accessSession([2]) == nil)
  }

  @Test func aRenewedSessionIsKnownByBothSecretsUntilItIsSettled() throws {
    try database.addAccessSession(session(1))
    #expect(try database.renewAccessSession(session(1), to: [2], from: [1], at: 50))
    #expect(try !database.renewAccessSession(session(1), to: [3], from: [1], at: 50))
    #expect(try database.accessSession([1])?.digest == [2])
    #expect(try database.accessSession([2])?.former == [1])
    try database.noteUse(ofSession: "id1", at: 60, isSettled: true)
    #expect(try database.accessSession([1]) == nil)
    #expect(try database.accessSession([2])?.usedAt == 60)
  }

  @Test func sessionsEndOneByOneOrWhenUnused() throws {
    for number in UInt8(1)...3 { try database.addAccessSession(session(number, at: Int64(number))) }
    #expect(try database.accessSessions().map(\.id) == ["id3", "id2", "id1"])
    #expect(try database.removeAccessSession("id3"))
    #expect(try !database.removeAccessSession("id3"))
    try database.removeAccessSessions(unusedSince: 1)
    #expect(try database.accessSessions().map(\.id) == ["id2"])
  }

  @Test func sessionsAndPasswordOutliveTheProgram() throws {
    try database.addAccessSession(session(7))
    try database.setAccessPasswordHash("$argon2id$")
    let next = try PlannerDatabase(in: directory.data)
    #expect(try next.accessSession([7]) != nil)
    #expect(try next.accessPasswordHash() == "$argon2id$")
    try next.removeAllAccess()
    try next.setAccessPasswordHash(nil)
    #expect(try database.accessSession([7]) == nil)
    #expect(try database.accessPasswordHash() == nil)
  }

  @Test func theFirstNameIsKeptUntilAnotherTakesItsPlaceAndItsSessions() throws {
    #expect(try database.ownName() == nil)
    #expect(try database.keepOwnName("a") == "a")
    #expect(try PlannerDatabase(in: directory.data).keepOwnName("b") == "a")
    try database.addAccessSession(session(1, host: "a"))
    try database.addAccessSession(session(2))
    try database.replaceOwnName(by: "c")
    #expect(try database.ownName() == "c")
    #expect(try database.accessSessions().map(\.id) == ["id2"])
    try database.removeAllAccess()
    #expect(try database.ownName() == "c")
  }

  @Test func noBackupTellsTheNameAndNoneBringsOne() throws {
    let name = try database.keepOwnName("zeitblock-abcdefgh.localhost")
    let backups = ["plain", "full"].map { directory.data.path + "/\($0).sqlite" }
    for path in backups { try database.backUp(to: path, withSecrets: path == backups[1]) }
    #expect(try !String(decoding: BackupFile.bytes(of: backups[0]), as: UTF8.self).contains(name))
    let other = try TemporaryDirectory()
    _ = try BackupRestoration(from: backups[1], in: other.data, stamp: "x")
    #expect(try PlannerDatabase(in: other.data).ownName() == nil)
  }

  @Test func browsersSignInAgainWhenTheirHostWasNotKeptYet() throws {
    let earlier = try TemporaryDirectory()
    let before = Array(Migration.all.prefix { $0 != .ownName })
    try DatabaseFile(in: earlier.data, migrations: before).open().runScript(
      "INSERT INTO accessSession (digest, id, openedAt) VALUES (x'01', 'a', 1)")
    #expect(try PlannerDatabase(in: earlier.data).accessSessions().isEmpty)
  }

  @Test func theLogKeepsItsNewestEvents() throws {
    let event = { StoredAccessEvent(at: $0, kind: "signedOut", subject: "", peer: "") }
    for part in Int64(0)..<12 { try database.addAccessEvents((0..<100).map { event(part * 100 + $0) }) }
    let kept = try database.accessEvents(limit: 5_000)
    #expect(kept.count == 1_000 && kept.first?.at == 1_199 && kept.last?.at == 200)
  }
}
