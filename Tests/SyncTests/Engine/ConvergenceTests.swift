import CalDAV
import Domain
import Foundation
import HTTPClient
import Sync
import TestSupport
import Testing

/// Two devices and another program work on one list at random, over connections that fail at random.
@Suite("Convergence")
struct ConvergenceTests {
  /// Prints its seed when it fails; that seed alone repeats the history.
  @Test("Whatever happens, no task is lost, none is doubled, and all come to the same", arguments: 0..<240)
  func converges(_ number: Int) throws {
    var history = try History(seed: 0x5EED_0000 &+ UInt64(number))
    for _ in 0..<history.random(8...24) { try history.step() }
    try history.calm()
    try history.check()
  }
}

/// One random history with a memory of what must not get lost.
private struct History {
  let seed: UInt64
  private var generator: SplitMix
  private let server: FakeServer
  private let remote: RemoteList
  private let devices: [Device]
  private let transports: [FaultyTransport]
  private let lists: [ListID]
  /// Texts people wrote, each unique, and those whose task somebody deleted or renamed on purpose afterwards.
  private var written: Set<String> = []
  private var given: Set<String> = []
  private var count = 0

  init(seed: UInt64) throws {
    self.seed = seed
    generator = SplitMix(seed: seed)
    server = FakeServer()
    remote = try RemoteList(.memory, server)
    transports = [FaultyTransport(server), FaultyTransport(server)]
    devices = [
      try Device(transports[0], clock: TestClock("a0")), try Device(transports[1], clock: TestClock("b0")),
    ]
    lists = try devices.map { device in
      try #require(try device.engine.addAccount(Backend.memory.account()).lists.first).id
    }
  }

  mutating func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  mutating func step() throws {
    let who = random(0...1)
    switch random(0...13) {
    case 0, 1, 2: try add(who)
    case 3, 4: try rename(who)
    case 5: try toggle(who)
    case 6: try delete(who)
    case 7: try move(who)
    case 8: try otherAdds()
    case 9: try otherEdits()
    case 10: try otherDeletes()
    default: try sync(who)
    }
  }

  private mutating func word() -> String {
    count += 1
    return "w\(count)"
  }

  private mutating func pick(_ who: Int) throws -> PlanItem? {
    try devices[who].items(in: lists[who]).randomElement(using: &generator)
  }

  private mutating func add(_ who: Int) throws {
    let title = word()
    written.insert(title)
    try devices[who].add(title, to: lists[who])
  }

  private mutating func rename(_ who: Int) throws {
    guard let item = try pick(who) else { return }
    let title = word()
    given.insert(item.title)
    written.insert(title)
    try devices[who].edit(item.id) { $0.title = .set(title) }
  }

  private mutating func toggle(_ who: Int) throws {
    guard let item = try pick(who) else { return }
    try devices[who].perform(item.isCompleted ? .reopen([item.id]) : .complete([item.id]))
    try devices[who].edit(item.id) { $0.importance = .set(item.importance == .high ? .low : .high) }
  }

  private mutating func delete(_ who: Int) throws {
    guard let item = try pick(who) else { return }
    given.insert(item.title)
    try devices[who].perform(.delete([item.id]))
  }

  private mutating func move(_ who: Int) throws {
    guard let item = try pick(who), let other = try pick(who), item.id != other.id else { return }
    try devices[who].perform(.move(item.id, Bool.random(using: &generator) ? .before(other.id) : .after(other.id)))
  }

  private mutating func otherAdds() throws {
    let title = word()
    written.insert(title)
    try remote.put("other-\(title).ics", todo("other-\(title)", "SUMMARY:\(title)", "X-OTHER:\(title)"))
  }

  private mutating func otherPick() throws -> (CalendarResource, title: String, etag: ETag)? {
    guard let resource = try remote.resources().randomElement(using: &generator), let etag = resource.etag else {
      return nil
    }
    let line = resource.text.split(whereSeparator: \.isNewline).first { $0.hasPrefix("SUMMARY:") }
    return line.map { (resource, String($0.dropFirst(8)), etag) }
  }

  private mutating func otherEdits() throws {
    guard let (resource, old, etag) = try otherPick() else { return }
    let title = word()
    given.insert(old)
    written.insert(title)
    let text = resource.text.replacingOccurrences(of: "SUMMARY:\(old)", with: "SUMMARY:\(title)")
    _ = try remote.client.update(text, at: resource.href, ifMatch: etag, in: remote.url)
  }

  private mutating func otherDeletes() throws {
    guard let (resource, old, etag) = try otherPick() else { return }
    given.insert(old)
    _ = try remote.client.delete(resource.href, ifMatch: etag, in: remote.url)
  }

  /// Syncs a device, with up to three faults on the way.
  private mutating func sync(_ who: Int) throws {
    let faults: [FaultyTransport.Fault] = [
      .status(500), .status(503), .status(401), .lostRequest, .lostAnswer, .truncated, .emptyList,
    ]
    let methods = ["PUT", "PUT", "DELETE", "REPORT", "REPORT", "PROPFIND"]
    if random(0...4) == 0 { transports[who].cutPower(after: random(0...12)) }
    for _ in 0..<random(0...3) {
      guard let fault = faults.randomElement(using: &generator),
        let method = methods.randomElement(using: &generator)
      else { continue }
      // An empty list answers only questions for lists, a cut one only what has a body.
      if method == "REPORT" || method == "PROPFIND" { transports[who].arm(method, fault) }
      if method == "PUT" || method == "DELETE" {
        switch fault {
        case .truncated, .emptyList: transports[who].arm(method, .lostAnswer)
        default: transports[who].arm(method, fault)
        }
      }
    }
    devices[who].sync(confirmingDeletions: true)
    transports[who].disarm()
  }

  /// Good weather: everybody syncs until nothing is left to do.
  mutating func calm() throws {
    for _ in 0..<3 {
      for device in devices {
        let report = device.sync(confirmingDeletions: true)
        #expect(report.isComplete, "seed \(seed): \(report)")
      }
    }
  }

  func check() throws {
    let sides = try zip(devices, lists).map { device, list in try device.items(in: list) }
    let resources = try remote.resources()
    let onServer = resources.map { resource in
      resource.text.split(whereSeparator: \.isNewline).first { $0.hasPrefix("SUMMARY:") }
        .map { String($0.dropFirst(8)) } ?? ""
    }
    #expect(sides[0].map(\.title).sorted() == onServer.sorted(), "seed \(seed)")
    #expect(sides[1].map(\.title).sorted() == onServer.sorted(), "seed \(seed)")
    let facts = sides.map { side in
      Set(side.map { "\($0.id.text) \($0.title) \($0.isCompleted) \($0.importance)" })
    }
    #expect(facts[0] == facts[1], "seed \(seed)")
    let uids = resources.compactMap { resource in
      resource.text.split(whereSeparator: \.isNewline).first { $0.hasPrefix("UID:") }
    }
    #expect(Set(uids).count == resources.count, "seed \(seed)")
    for device in devices { #expect(try device.waiting == 0, "seed \(seed)") }
    // A text nobody replaced or deleted on purpose must still be there, be it as a conflict copy.
    for text in written.subtracting(given) {
      #expect(onServer.contains { $0 == text || $0.hasPrefix("\(text) (") }, "seed \(seed): \(text) is lost")
    }
    let quiet = devices[0].sync()
    #expect(quiet.changedNothing, "seed \(seed): \(quiet)")
  }
}
