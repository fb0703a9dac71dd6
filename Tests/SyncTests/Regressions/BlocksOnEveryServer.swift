import CalDAV
import Domain
import Foundation
import HTTPClient
import Storage
import Sync
import Testing

/// Beside the scenes of the blocks on servers, which are played on every server too.
@Suite("Blocks on every server")
struct BlocksOnEveryServer {
  @Test(
    "a block moved to another calendar elsewhere follows, with all that others wrote", arguments: Backend.everywhere)
  func moved(_ backend: Backend) throws {
    let plan = try Plan(backend)
    let other = try RemoteCalendar(plan.scene, suffix: "-events-too")
    let block = try plan.schedule(try plan.device.add("Steuer", to: plan.scene.list))
    try plan.sync()
    try plan.calendar.replace("SUMMARY", with: "X-OTHER:stays\r\nSUMMARY", saying: "SUMMARY")
    try plan.sync()
    let event = try #require(try plan.calendar.resources().first)
    let target = try #require(Href(newNamed: "moved.ics", in: other.url))
    let etag = try #require(event.etag)
    let outcome = try plan.calendar.client.move(
      event.href, from: plan.calendar.url, to: target, in: other.url, ifMatch: etag)
    #expect(outcome == .done)
    for _ in 0..<2 { try plan.sync() }
    let found = try plan.device.blocks(of: block)
    #expect(found.map(\.id) == [block.id] && found.first?.calendar != plan.id)
    try plan.device.perform(.unschedule([block.id]))
    try plan.sync()
    #expect(try other.resources().isEmpty)
    try plan.device.perform(.undo(expected: nil))
    try plan.sync()
    #expect(try other.resources().map { $0.text.contains("X-OTHER:stays") } == [true])
  }

  @Test("blocks that vanish all at once are asked about, and a no puts them back", arguments: Backend.everywhere)
  func held(_ backend: Backend) throws {
    let plan = try Plan(backend)
    let task = try plan.device.add("Steuer", to: plan.scene.list)
    for hour in 0..<7 { try plan.schedule(task, at: Instant(seconds: Plan.start.seconds + Int64(hour) * 3_600)) }
    #expect(try plan.sync().created == 7)
    let before = try plan.blocks()
    try plan.calendar.deleteAll()
    #expect(try plan.sync().problems == [.deletionGuard(count: 7, of: 7)])
    try plan.device.database.write { (transaction) throws(PlannerFailure) in
      try transaction.restoreHeldDeletions(of: .block, in: plan.id)
    }
    #expect(try plan.sync().created == 7)
    #expect(try plan.calendar.resources().count == 7)
    #expect(try plan.blocks() == before)
    try plan.sync()
    #expect(try plan.sync() == EventReport(list: plan.id, name: plan.calendar.name))
  }

  @Test("a block deleted here while its answer is lost is gone once", arguments: Backend.everywhere)
  func lostDeletion(_ backend: Backend) throws {
    let plan = try Plan(backend)
    let block = try plan.schedule(try plan.device.add("Steuer", to: plan.scene.list))
    try plan.sync()
    try plan.device.perform(.unschedule([block.id]))
    plan.scene.transport.arm("DELETE", .lostAnswer)
    plan.device.sync()
    try plan.sync()
    #expect(try plan.calendar.resources().isEmpty && plan.blocks().isEmpty)
    #expect(try plan.sync() == EventReport(list: plan.id, name: plan.calendar.name))
  }
}

extension Device {
  fileprivate func blocks(of block: TimeBlock) throws -> [TimeBlock] {
    guard let task = block.task else { return [] }
    return try database.read { (transaction) throws(PlannerFailure) in try transaction.blocks(of: task) }
  }
}
