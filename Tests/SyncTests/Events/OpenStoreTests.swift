import Domain
import Foundation
import Storage
import Synchronization
import Testing

@testable import Sync

/// Zones that try to write into a device's data, as another program, whenever a time in Lima is worked out.
private final class CuriousZones: Sendable {
  private struct State {
    var asked = 0
    var refused = 0
  }

  private let state = Mutex(State())
  private let other: PlannerDatabase

  init(_ device: Device) throws {
    other = try PlannerDatabase(in: DataDirectory(path: device.path))
  }

  var resolver: ZoneResolver {
    let platform = ZoneResolver.platform(local: "Europe/Berlin")
    return ZoneResolver(localZone: platform.localZone, wall: platform.wall) { wall, zone in
      if zone == "America/Lima" { self.write() }
      return platform.instant(wall, zone)
    }
  }

  private func write() {
    let isFirst = state.withLock { state in
      state.asked += 1
      return state.asked <= 3
    }
    guard isFirst else { return }
    do {
      try other.write { (transaction) throws(PlannerFailure) in try transaction.set(.shareMetadata, to: "on") }
    } catch {
      state.withLock { $0.refused += 1 }
    }
  }

  /// How often a time was worked out and how often another program could not write meanwhile, since the last call.
  func drain() -> (asked: Int, refused: Int) {
    state.withLock { state in
      defer { state = State() }
      return (state.asked, state.refused)
    }
  }
}

@Suite("While occurrences are worked out")
struct OpenStoreTests {
  private let lines = [
    "UID:a", "SUMMARY:Llamada", "DTSTART;TZID=America/Lima:20200105T083000", "DURATION:PT1H",
    "RRULE:FREQ=DAILY;UNTIL=20351231T000000Z",
  ]

  @Test("other programs can write, be it read, looked at far away or subscribed to")
  func open() throws {
    let plan = try Plan(.memory)
    let zones = try CuriousZones(plan.device)
    plan.device.zones = zones.resolver
    let text = ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT"] + lines + ["END:VEVENT", "END:VCALENDAR", ""]
    try plan.calendar.put("a.ics", lines[0], lines[1], lines[2], lines[3], lines[4])
    #expect(try plan.sync().added == 1)
    let first = zones.drain()
    #expect(first.asked > 0 && first.refused == 0)
    let day = Plan.start.utc.day + 1_200
    let from = Instant(seconds: Int64(day.number) * 86_400)
    try plan.device.engine.prepareEvents(
      in: PlanWindow(from: from, until: Instant(seconds: from.seconds + 86_400), first: day, last: day))
    let second = zones.drain()
    #expect(second.asked > 0 && second.refused == 0)
    let file = plan.device.path + "/lima.ics"
    try text.joined(separator: "\r\n").write(toFile: file, atomically: true, encoding: .utf8)
    _ = try plan.device.engine.subscribe(to: file, name: "Lima")
    let third = zones.drain()
    #expect(third.asked > 0 && third.refused == 0)
    #expect(try plan.events().count == 7)
  }
}
