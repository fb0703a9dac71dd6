import Domain
import ICalendar

/// A VTIMEZONE as rules (RFC 5545 §3.6.5): the offset changes at each onset of STANDARD and DAYLIGHT.
enum EmbeddedZone {
  private struct Onset {
    let seconds: Int64
    let from: Int64
    let to: Int64
  }

  /// Onsets are made up to here, and no more of them than any real zone has.
  private static let end = Day(year: 2_100, month: 1, day: 1).map { WallClock(day: $0) }
  private static let limit = 1_200

  /// Nil when nothing in it can be understood.
  static func rules(_ zone: Component) -> ZoneRules? {
    let parts = zone.children.filter { $0.name == "STANDARD" || $0.name == "DAYLIGHT" }
    let onsets = parts.flatMap { Self.onsets(of: $0) }.sorted { $0.seconds < $1.seconds }
    guard let first = onsets.first else { return nil }
    var rules = ZoneRules(first: first.from)
    for onset in onsets where onset.seconds != rules.changes.last {
      rules.changes.append(onset.seconds)
      rules.offsets.append(onset.to)
    }
    return rules
  }

  private static func onsets(of part: Component) -> [Onset] {
    guard let start = part.dateTime("DTSTART").flatMap({ Moments.written($0) }),
      let from = offset(part, "TZOFFSETFROM"), let to = offset(part, "TZOFFSETTO")
    else { return [] }
    let rules = part.all("RRULE").compactMap { try? RecurrenceRule(parsing: $0.rawValue) }  // Without a rule: once.
    let added = part.all("RDATE").flatMap { line in
      line.rawValue.split(separator: ",").compactMap { ICalDateTime(String($0)).flatMap { Moments.written($0) } }
    }
    let series = RecurrenceSet(start: start, rules: rules, added: added)
    var onsets: [Onset] = []
    for wall in series.occurrences(instant: { Instant(seconds: $0.total - from) }) {
      guard onsets.count < limit, end.map({ wall < $0 }) ?? true else { break }
      onsets.append(Onset(seconds: wall.total - from, from: from, to: to))
    }
    return onsets
  }

  /// `+0100` or `-033000` in seconds.
  private static func offset(_ part: Component, _ name: String) -> Int64? {
    guard let text = part.first(name)?.rawValue else { return nil }
    let digits = text.drop { $0 == "+" || $0 == "-" || $0 == " " }
    guard let number = Int64(digits), digits.utf8.count == 4 || digits.utf8.count == 6 else { return nil }
    let clock = digits.utf8.count == 4 ? number * 100 : number
    let seconds = clock / 10_000 * 3_600 + clock / 100 % 100 * 60 + clock % 100
    return text.hasPrefix("-") ? -seconds : seconds
  }
}
