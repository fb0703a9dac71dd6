import CalDAV
import Domain
import Foundation
import HTTPClient
import Storage
import Sync
import TestSupport
import Testing

/// Random edits of blocks on two devices and by a plain program, with faults and kills in between.
@Suite("Histories of blocks")
struct BlockHistoryTests {
  @Test("end with everybody agreeing, and no block is lost or doubled", arguments: [false, true])
  func agree(offersChanges: Bool) throws {
    for seed in UInt64(1)...12 {
      var history = try History(seed: seed, offersChanges: offersChanges)
      for _ in 0..<30 { try history.step() }
      try history.heal()
      try history.check()
    }
  }
}

private struct History {
  let seed: UInt64
  var random: SplitMix
  let plan: Plan
  let devices: [Device]
  let lines: [FaultyTransport]
  let task: TaskID
  /// Blocks somebody has removed.
  var removed: Set<BlockID> = []
  var made: Set<BlockID> = []
  var hour: Int64 = 0

  init(seed: UInt64, offersChanges: Bool) throws {
    self.seed = seed
    random = SplitMix(seed: seed)
    plan = try Plan(.memory, memory: FakeServer(offersChanges: offersChanges))
    let line = FaultyTransport(plan.scene.server)
    let second = try Device(line, clock: TestClock("b0"))
    _ = try second.engine.addAccount(Backend.memory.account())
    devices = [plan.device, second]
    lines = [plan.scene.transport, line]
    task = try plan.device.add("Steuer", to: plan.scene.list)
    plan.device.sync()
    second.sync()
    let name = plan.calendar.name
    let id = try #require(try second.lists().first { $0.name == name }).id
    try second.perform(.set(.blockCalendar, id.text))
  }

  private func blocks(_ device: Device) throws -> [TimeBlock] {
    try device.database.read { (transaction) throws(PlannerFailure) in try transaction.blocks(of: task) }
  }

  mutating func step() throws {
    let which = Int.random(in: 0..<2, using: &random)
    let device = devices[which]
    let mine = try blocks(device)
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1:
      hour += 1
      var draft = BlockDraft(
        task: task, start: Instant(seconds: Plan.start.seconds + hour * 3_600), minutes: 45, zone: "Europe/Berlin")
      draft.anyway = true
      guard case .scheduled(let block) = try device.perform(.schedule(draft)).event else { return }
      made.insert(block.id)
    case 2, 3:
      guard let block = mine.randomElement(using: &random) else { return }
      var edit = BlockEdit()
      edit.minutes = .set(Int.random(in: 1...8, using: &random) * 15)
      edit.anyway = true
      try device.perform(.reschedule(block.id, edit))
    case 4:
      guard let block = mine.randomElement(using: &random) else { return }
      removed.insert(block.id)
      try device.perform(.unschedule([block.id]))
    case 5: try editElsewhere()
    case 6: try deleteElsewhere()
    default: syncBadly(which)
    }
  }

  private mutating func editElsewhere() throws {
    guard let event = try plan.calendar.resources().randomElement(using: &random), let etag = event.etag else { return }
    let title = "SUMMARY:T\(Int.random(in: 0..<100, using: &random))"
    let edited = event.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      $0.hasPrefix("SUMMARY") ? title : String($0)
    }
    _ = try plan.calendar.client.update(
      edited.joined(separator: "\r\n"), at: event.href, ifMatch: etag, in: plan.calendar.url)
  }

  private mutating func deleteElsewhere() throws {
    guard let event = try plan.calendar.resources().randomElement(using: &random), let etag = event.etag else { return }
    for id in made where event.text.contains("UID:" + id.text) { removed.insert(id) }
    _ = try plan.calendar.client.delete(event.href, ifMatch: etag, in: plan.calendar.url)
  }

  private mutating func syncBadly(_ which: Int) {
    let line = lines[which]
    switch Int.random(in: 0..<9, using: &random) {
    case 0: line.cutPower(after: Int.random(in: 1...14, using: &random))
    case 1: line.arm("PUT", .lostAnswer)
    case 2: line.arm("DELETE", .lostAnswer)
    case 3: line.arm("REPORT", .truncated)
    case 4: line.arm("REPORT", .emptyList)
    case 5: line.arm("PUT", .status(Int.random(in: 0..<2, using: &random) == 0 ? 500 : 412))
    case 6: line.arm("REPORT", .status(503))
    default: break
    }
    devices[which].sync()
    line.disarm()
  }

  mutating func heal() throws {
    for _ in 0..<5 {
      for device in devices {
        device.clock.advance(86_400)
        device.sync(confirmingDeletions: true)
      }
    }
  }

  func check() throws {
    func told(_ blocks: [TimeBlock]) -> [String] {
      blocks.map { "\($0.id.text) \($0.start.seconds) \($0.minutes) \($0.title)" }.sorted()
    }
    let (here, there) = (told(try blocks(devices[0])), told(try blocks(devices[1])))
    #expect(here == there, "seed \(seed)")
    let texts = try plan.calendar.resources().map(\.text)
    let uids = texts.compactMap { text in text.split(whereSeparator: \.isNewline).first { $0.hasPrefix("UID:") } }
    #expect(Set(uids).count == uids.count && uids.count == here.count, "seed \(seed)")
    let ids = Set(try blocks(devices[0]).map(\.id))
    #expect(made.subtracting(removed).isSubset(of: ids), "seed \(seed)")
    for line in lines { _ = line.drain() }
    for device in devices { device.sync() }
    #expect(lines.flatMap { $0.drain() }.allSatisfy { $0 != "PUT" && $0 != "DELETE" }, "seed \(seed)")
  }
}
