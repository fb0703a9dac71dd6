import Domain
import Foundation
import ICalendar
import Sync
import Testing

/// Texts, zones and instants the mapping tests share.
enum Sample {
  static let list = ListID("list")
  /// 2026-11-21T04:32:10Z.
  static let now = Instant(seconds: 1_795_235_530)
  /// 2026-01-05T08:00:00Z.
  static let created = Instant(seconds: 1_767_600_000)

  static func mapping(sharesMetadata: Bool = true, zone: String = "Europe/Berlin") throws -> TaskMapping {
    TaskMapping(zones: .platform(local: zone), sharesMetadata: sharesMetadata)
  }

  static func text(_ lines: String...) -> CalendarText { text(lines) }

  static func text(_ lines: [String]) -> CalendarText {
    let head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//A//B//EN", "BEGIN:VTODO", "UID:1"]
    let stamps = ["DTSTAMP:20260105T080000Z", "CREATED:20260105T080000Z", "SUMMARY:Brot"]
    let all = head + stamps + lines + ["END:VTODO", "END:VCALENDAR"]
    return CalendarText(parsing: all.flatMap { Array($0.utf8) + [13, 10] })
  }

  static func read(_ lines: String...) throws -> PlanItem {
    try #require(try mapping().received(from: text(lines), in: list)).item
  }

  static func day(_ iso: String) throws -> Day { try #require(Day(iso: iso)) }

  static func due(_ iso: String, _ time: String? = nil) throws -> Due {
    Due(day: try day(iso), time: try time.map { try #require(WallTime(iso: $0)) })
  }

  /// The lines of the VTODO after an edit that were not there before, without stamps, and those that are gone.
  static func edit(
    _ lines: String..., mapping: TaskMapping? = nil, change: (inout PlanItem) throws -> Void
  ) throws -> (added: [String], gone: [String]) {
    let mapping = try mapping ?? Sample.mapping()
    let base = text(lines)
    var item = try #require(mapping.received(from: base, in: list)).item
    try change(&item)
    let patched = mapping.patched(base, to: item, at: now)
    let before = Self.lines(base)
    let after = Self.lines(patched)
    return (after.filter { !before.contains($0) }, before.filter { !after.contains($0) })
  }

  static func lines(_ text: CalendarText) -> [String] {
    String(decoding: text.bytes, as: UTF8.self).split(separator: "\r\n").map { String($0) }
      .filter { !$0.hasPrefix("DTSTAMP") && !$0.hasPrefix("LAST-MODIFIED") }
  }
}
