import Storage
import Testing

@Suite("Access kept on disk")
struct AccessTests {
  let directory: TemporaryDirectory
  let database: PlannerDatabase

  init() throws {
    directory = try TemporaryDirectory()
    database = try PlannerDatabase(in: directory.data)
  }

  @Test func aLinkOpensOneSessionOnce() throws {
    try database.addAccessLink([1], expiresAt: 100, at: 0)
    #expect(try database.redeemAccessLink([1], opening: [2], at: 99))
    #expect(try !database.redeemAccessLink([1], opening: [3], at: 99))
    #expect(try database.hasAccessSession([2], openedAfter: 98))
    #expect(try !database.hasAccessSession([2], openedAfter: 99))
    #expect(try !database.hasAccessSession([3], openedAfter: 0))
  }

  @Test func anExpiredLinkOpensNothing() throws {
    try database.addAccessLink([1], expiresAt: 100, at: 0)
    #expect(try !database.redeemAccessLink([1], opening: [2], at: 100))
    #expect(try !database.hasAccessSession([2], openedAfter: 0))
  }

  @Test func sessionsAndPasswordOutliveTheProgram() throws {
    try database.addAccessSession([7], at: 10)
    try database.setAccessPasswordHash("$argon2id$")
    let next = try PlannerDatabase(in: directory.data)
    #expect(try next.hasAccessSession([7], openedAfter: 0))
    #expect(try next.accessPasswordHash() == "$argon2id$")
    try next.removeAllAccess()
    try next.setAccessPasswordHash(nil)
    #expect(try !database.hasAccessSession([7], openedAfter: 0))
    #expect(try database.accessPasswordHash() == nil)
  }
}
