import Testing
import Web

@testable import Server

@Suite("Page cache")
struct PageCacheTests {
  @Test func aPageIsRepeatedWhileNothingChanges() throws {
    let running = try RunningServer()
    let first = try running.get("/cached")
    let second = try running.get("/cached")
    #expect(first.body == "page 1 of stamp 1 /cached")
    #expect(second.body == first.body)
    #expect(running.world.value.answered == 1)
    #expect(first["X-Zeitblock-Cache"] == nil)
    #expect(first["Cache-Control"] == "private, no-cache")
  }

  @Test func aChangeOfTheDataMakesANewPage() throws {
    let running = try RunningServer()
    _ = try running.get("/cached")
    running.world.update { $0.stamp += 1 }
    #expect(try running.get("/cached").body == "page 2 of stamp 2 /cached")
  }

  @Test func aNewDayMakesANewPage() throws {
    let running = try RunningServer()
    _ = try running.get("/cached")
    running.world.update { $0.day += 1 }
    _ = try running.get("/cached")
    #expect(running.world.value.answered == 2)
  }

  @Test(arguments: [("/minute", 59, 1), ("/minute", 60, 2), ("/second", 0, 1), ("/second", 1, 2)])
  func aPageWithAClockIsRepeatedUntilTheClockGoesOn(path: String, seconds: Int, answered: Int) throws {
    let running = try RunningServer()
    let first = try running.get(path)
    running.world.update { $0.second += Int64(seconds) }
    _ = try running.get(path)
    #expect(running.world.value.answered == answered)
    // Only the server keeps it: a browser that goes back would show the old time.
    #expect(first["Cache-Control"] == "no-store" && first["ETag"] == nil)
  }

  @Test func aChangeOfTheDataMakesANewPageWithAClock() throws {
    let running = try RunningServer()
    _ = try running.get("/minute")
    running.world.update { $0.stamp += 1 }
    #expect(try running.get("/minute").body == "page 2 of stamp 2 /minute")
  }

  @Test func aChangeWhileThePageIsMadeIsNotMissed() throws {
    let world = SharedWorld()
    let running = try RunningServer { _, _ in
      world.update { $0.answered += 1 }
      return Response(
        status: 200, headers: [.init("X-Zeitblock-Cache", "day")], body: Array("\(world.value.answered)".utf8))
    }
    let before = running.world.value.stamp
    let cache = PageCache(capacity: 1 << 20)
    let answer = try #require(Answer.page(status: 200, headers: [], body: []))
    let entry = PageCache.Entry(stamp: before, period: .day, moment: 0, tag: "", answer: answer, unchanged: answer)
    cache.keep(entry, for: "/")
    #expect(cache.page("/", stamp: before, moment: { _ in 0 }) != nil)
    #expect(cache.page("/", stamp: before + 1, moment: { _ in 0 }) == nil)
    #expect(cache.page("/", stamp: before, moment: { _ in 0 }) == nil)
    #expect(cache.size == 0)
  }

  @Test func languagesFragmentsAndQueriesAreKeptApart() throws {
    let running = try RunningServer()
    _ = try running.get("/cached")
    _ = try running.get("/cached", "Accept-Language: de")
    _ = try running.get("/cached", "X-Zeitblock-Fragment: 1")
    _ = try running.get("/cached?sort=due")
    #expect(running.world.value.answered == 4)
  }

  @Test func aBrowserThatHasThePageIsToldSo() throws {
    let running = try RunningServer()
    let first = try running.get("/cached")
    let tag = try #require(first["ETag"])
    let second = try running.get("/cached", "If-None-Match: \(tag)")
    #expect(second.status == 304)
    #expect(second.body == "")
    running.world.update { $0.stamp += 1 }
    #expect(try running.get("/cached", "If-None-Match: \(tag)").status == 200)
  }

  @Test func pagesThatDoNotAskForItAreNotKept() throws {
    let running = try RunningServer()
    _ = try running.get("/")
    let second = try running.get("/")
    #expect(running.world.value.answered == 2)
    #expect(second["Cache-Control"] == "no-store")
  }

  @Test func aKeptPageIsNotShownWithoutASession() throws {
    let running = try RunningServer()
    _ = try running.get("/cached")
    #expect(try running.bare("/cached", running.host).status == 403)
  }

  @Test func theCacheStaysWithinItsCapacityAndDropsTheOldest() throws {
    let cache = PageCache(capacity: 100_000)
    for number in 0..<50 {
      let answer = try #require(
        Answer.page(status: 200, headers: [], body: [UInt8](repeating: 0, count: 10_000)))
      let entry = PageCache.Entry(stamp: 1, period: .day, moment: 0, tag: "", answer: answer, unchanged: answer)
      cache.keep(entry, for: "/\(number)")
      #expect(cache.size <= 100_000)
      #expect(cache.page("/0", stamp: 1, moment: { _ in 0 }) != nil)
    }
    #expect(cache.page("/49", stamp: 1, moment: { _ in 0 }) != nil)
    #expect(cache.page("/1", stamp: 1, moment: { _ in 0 }) == nil)
  }
}
