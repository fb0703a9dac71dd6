import Domain
import Sync

/// One rule, where it begins, and where to stop.
struct Question {
  private let rule: String
  private let start: WallClock
  private let zone: String
  private let end: Int64
  private let zones: ZoneResolver

  init(_ line: Substring) {
    let fields = line.split(separator: "\t").map { String($0) }
    guard fields.count == 4, let start = Self.wall(fields[1]), let end = Int64(fields[3]) else {
      fatalError("not a rule with its start, zone and end: \(line)")
    }
    (rule, self.start, zone, self.end) = (fields[0], start, fields[2], end)
    zones = ZoneResolver.platform(local: zone)
  }

  /// Seconds since 1970; none for a rule that is refused.
  func instants() -> [Int64] {
    // A refused rule shows as one without occurrences, which its peers have.
    guard let rule = try? RecurrenceRule(parsing: rule) else { return [] }
    var found: [Int64] = []
    let instant: @Sendable (WallClock) -> Instant? = { [zones, zone] in zones.instant($0, zone) }
    for wall in rule.occurrences(from: start, instant: instant) {
      guard let seconds = instant(wall)?.seconds, seconds < end else { break }
      found.append(seconds)
    }
    return found
  }

  /// `20260131T090000`.
  private static func wall(_ text: String) -> WallClock? {
    let digits = text.utf8.compactMap { $0 == 0x54 ? nil : Int($0) - 0x30 }
    guard digits.count == 14 else { return nil }
    let number = { (from: Int, count: Int) in digits[from..<from + count].reduce(0) { $0 * 10 + $1 } }
    guard let day = Day(year: number(0, 4), month: number(4, 2), day: number(6, 2)) else { return nil }
    return WallClock(day: day, second: number(8, 2) * 3_600 + number(10, 2) * 60 + number(12, 2))
  }
}
