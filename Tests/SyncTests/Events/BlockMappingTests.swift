import Domain
import ICalendar
import TestSupport
import Testing

@testable import Sync

@Suite("Blocks as events")
struct BlockMappingTests {
  private let mapping = BlockMapping(zones: .platform(local: "Europe/Berlin"))
  private let now = Instant(seconds: 1_795_253_400)

  private func block(_ task: String? = "t-1", zone: String = "Europe/Berlin") -> TimeBlock {
    let id = BlockID.fresh(for: task.map { TaskID($0) }, named: "1")
    return TimeBlock(
      id: id, task: task.map { TaskID($0) }, title: "Steuer; Teil 1, „neu“", start: now,
      end: Instant(seconds: now.seconds + 2_700), zone: zone, calendar: ListID("c"), createdAt: now)
  }

  private func text(_ block: TimeBlock) throws -> CalendarText { try #require(mapping.text(for: block, at: now)) }

  @Test("a block comes back from its event as it was", arguments: [1, 7, 42, 2026] as [UInt64])
  func identity(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let zones = [
      "Europe/Berlin", "UTC", "America/St_Johns", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Gaza", "No/Where",
    ]
    for _ in 0..<400 {
      var block = block(["t-1", "a@b;c,d\\e", "ü/🦊", nil].randomElement(using: &random) ?? nil)
      block.zone = zones.randomElement(using: &random) ?? "UTC"
      block.start = Instant(seconds: Int64.random(in: 1_500_000_000...2_400_000_000, using: &random))
      block.end = Instant(seconds: block.start.seconds + Int64.random(in: 1...200_000, using: &random))
      block.isPinned = Bool.random(using: &random)
      block.modifiedAt = Instant(seconds: now.seconds + 5)
      let read = try #require(mapping.received(try text(block), in: ListID("c")))
      // The second time an hour passes in autumn, and a zone nobody knows, are written in UTC.
      if read.block.zone != block.zone { #expect(read.block.zone == "UTC") }
      block.zone = read.block.zone
      #expect(read.block == block, "seed \(seed)")
    }
  }

  @Test("is written with its zone in full, opaque, for nobody else, and lawful")
  func written() throws {
    let text = try text(block())
    let event = try #require(text.firstComponent("VEVENT"))
    #expect(text.firstComponent("VTIMEZONE")?.text("TZID") == "Europe/Berlin")
    #expect(event.first("TRANSP")?.rawValue == "OPAQUE")
    #expect(event.first("ATTENDEE") == nil)
    #expect(event.first("ORGANIZER") == nil)
    #expect(event.first("RELATED-TO")?.parameter("RELTYPE") == "X-ZEITBLOCK-TASK")
    #expect(event.text("UID") == "tb." + ShortHash.digits(of: "t-1") + ".1")
    #expect(event.first("DTSTART")?.rawValue == "20261121T103000")
  }

  @Test("takes its time or not as is wanted when it is made and when it changes, and never by itself")
  func transparency() throws {
    var free = mapping
    free.isBusy = false
    let made = try #require(free.text(for: block(), at: now))
    #expect(made.firstComponent("VEVENT")?.first("TRANSP")?.rawValue == "TRANSPARENT")
    let read = try #require(free.received(made, in: ListID("c")))
    let opaque = try #require(mapping.received(try text(block()), in: ListID("c")))
    #expect(read.block == opaque.block)
    #expect(mapping.patched(read, to: read.block, at: now) == made)
    var renamed = read.block
    renamed.title = "anders"
    let patched = mapping.patched(read, to: renamed, at: now)
    #expect(patched.firstComponent("VEVENT")?.first("TRANSP")?.rawValue == "OPAQUE")
    let back = free.patched(try #require(free.received(patched, in: ListID("c"))), to: read.block, at: now)
    #expect(back.firstComponent("VEVENT")?.first("TRANSP")?.rawValue == "TRANSPARENT")
  }

  @Test("what other programs wrote survives an edit byte for byte")
  func unknownProperties() throws {
    let foreign = [
      "X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT15M", "attendee;cn=\"X, Y\":mailto:x@example.org",
      "DESCRIPTION:Zeile\\nzwei", "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15M", "END:VALARM",
    ]
    var lines = String(decoding: try text(block()).bytes, as: UTF8.self).components("\r\n")
    let place = try #require(lines.firstIndex(of: "END:VEVENT"))
    lines.insert(contentsOf: foreign, at: place)
    let remote = try #require(
      mapping.received(CalendarText(parsing: Array(lines.joined(separator: "\r\n").utf8)), in: ListID("c")))
    #expect(mapping.patched(remote, to: remote.block, at: now) == remote.text)
    var moved = remote.block
    moved.start = Instant(seconds: moved.start.seconds + 3_600)
    moved.end = Instant(seconds: moved.end.seconds + 7_200)
    moved.title = "Anders"
    let patched = mapping.patched(remote, to: moved, at: now)
    let after = String(decoding: patched.bytes, as: UTF8.self).components("\r\n")
    let changed = ["SUMMARY", "DTSTART", "DTEND", "DTSTAMP", "LAST-MODIFIED", "SEQUENCE"]
    func rest(_ lines: [String]) -> [String] { lines.filter { line in !changed.contains { line.hasPrefix($0) } } }
    #expect(rest(after).filter { !$0.hasPrefix("DTSTART:") } == rest(lines).filter { !$0.hasPrefix("DTSTART:") })
    #expect(mapping.received(patched, in: ListID("c"))?.block == moved)
  }

  @Test("a move into another zone describes that zone too")
  func anotherZone() throws {
    let remote = try #require(mapping.received(try text(block()), in: ListID("c")))
    var moved = remote.block
    moved.zone = "Asia/Tokyo"
    let patched = mapping.patched(remote, to: moved, at: now)
    #expect(patched.components.filter { $0.name == "VTIMEZONE" }.count == 2)
    #expect(mapping.received(patched, in: ListID("c"))?.block == moved)
  }

  @Test("finds the task by the hash in the UID, then by RELATED-TO, then by our own property")
  func links() throws {
    let hash = ShortHash.digits(of: "t-1")
    func link(_ lines: String...) throws -> TaskID? {
      let event = try #require(events([lines]).firstComponent("VEVENT"))
      return BlockLink(event).task { $0 == hash ? TaskID("t-1") : nil }
    }
    let related = "RELATED-TO;RELTYPE=X-ZEITBLOCK-TASK:t-2"
    let own = "X-ZEITBLOCK-TASK:" + Base64URL.encoded("t-3")
    #expect(try link("UID:tb.\(hash).1", related, own) == TaskID("t-1"))
    #expect(try link("UID:tb.0000000000000000.1", related, own) == TaskID("t-2"))
    #expect(try link("UID:other", related, own) == TaskID("t-2"))
    #expect(try link("UID:other", "RELATED-TO:t-2", own) == TaskID("t-3"))
    #expect(try link("UID:other", "RELATED-TO:t-2") == nil)
  }

  @Test(
    "an event that repeats, lasts whole days, is cancelled or takes no time is no block",
    arguments: [
      ["DTSTART:20260101T100000Z", "DTEND:20260101T110000Z", "RRULE:FREQ=DAILY"],
      ["DTSTART;VALUE=DATE:20260101"], ["DTSTART:20260101T100000Z", "DTEND:20260101T100000Z"],
      ["DTSTART:20260101T100000Z", "DTEND:20260101T110000Z", "STATUS:CANCELLED"],
    ])
  func noBlock(lines: [String]) {
    let text = events([["UID:tb.free.1", "SUMMARY:x"] + lines])
    #expect(mapping.received(text, in: ListID("c")) == nil)
    #expect(EventReading(text, mapping.zones).series.count == 1)
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
  }
}
