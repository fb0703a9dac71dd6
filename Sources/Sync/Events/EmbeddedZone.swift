import Domain
import ICalendar

/// Converts a VTIMEZONE to rules (RFC 5545 §3.6.5): the offset changes at each onset of STANDARD and DAYLIGHT.
enum EmbeddedZone {
  private struct Onset {
    let seconds: Int64
    let from: Int64
    let to: Int64
  }

  /// The work allowed for all zones of one text together. Real ones need a hundredth.
  struct Budget {
    var onsets = 20_000
    var work: Int64 = 1_000_000
  }

  /// Onsets are computed between these years; the first onset of a part is included even if it is earlier.
  private static let begin = Day(year: 1_900, month: 1, day: 1).map { WallClock(day: $0) }
  private static let end = Day(year: 2_099, month: 12, day: 31).map { WallClock(day: $0) }
  /// More than any real zone has in 200 years.
  private static let partLimit = 500
  private static let onsetLimit = 2_500

  /// Returns nil if no part is readable, or if there are more parts or changes than in any real zone.
  static func rules(_ zone: Component, _ budget: inout Budget) -> ZoneRules? {
    let parts = zone.children.filter { $0.name == "STANDARD" || $0.name == "DAYLIGHT" }
    guard parts.count <= partLimit else { return nil }
    var onsets: [Onset] = []
    for part in parts {
      guard let more = Self.onsets(of: part, &budget), onsets.count + more.count <= onsetLimit else { return nil }
      onsets += more
    }
    onsets.sort { $0.seconds < $1.seconds }
    guard let first = onsets.first else { return nil }
    var rules = ZoneRules(first: first.from)
    for onset in onsets where onset.seconds != rules.changes.last {
      rules.changes.append(onset.seconds)
      rules.offsets.append(onset.to)
    }
    return rules
  }

  /// Returns nil if the onsets exceed the budget or a limit.
  private static func onsets(of part: Component, _ budget: inout Budget) -> [Onset]? {
    guard let start = part.dateTime("DTSTART").flatMap({ Moments.written($0) }),
      let from = offset(part, "TZOFFSETFROM"), let to = offset(part, "TZOFFSETTO")
    else { return [] }
    let rules = part.all("RRULE").compactMap { try? RecurrenceRule(parsing: $0.rawValue) }  // None: a single onset.
    let added = part.all("RDATE").flatMap { line in
      line.rawValue.split(separator: ",").compactMap { ICalDateTime(String($0)).flatMap { Moments.written($0) } }
    }
    guard rules.count <= EventReading.ruleLimit, added.count <= onsetLimit else { return nil }
    let series = RecurrenceSet(start: start, rules: rules, added: added)
    var onsets = [Onset(seconds: start.total - from, from: from, to: to)]
    var walk = series.occurrences(notBefore: begin, notAfter: end) { Instant(seconds: $0.total - from) }
    defer { budget.work -= walk.work }
    while let wall = walk.next(), end.map({ wall.day <= $0.day }) ?? true {
      guard onsets.count <= onsetLimit, budget.onsets > 0, walk.work < budget.work else { return nil }
      budget.onsets -= 1
      if wall != start { onsets.append(Onset(seconds: wall.total - from, from: from, to: to)) }
    }
    return walk.work < budget.work && !walk.isGivenUp ? onsets : nil
  }

  /// Parses `+0100` or `-033000` as seconds.
  private static func offset(_ part: Component, _ name: String) -> Int64? {
    guard let text = part.first(name)?.rawValue else { return nil }
    let digits = text.drop { $0 == "+" || $0 == "-" || $0 == " " }
    guard let number = Int64(digits), digits.utf8.count == 4 || digits.utf8.count == 6 else { return nil }
    let clock = digits.utf8.count == 4 ? number * 100 : number
    let seconds = clock / 10_000 * 3_600 + clock / 100 % 100 * 60 + clock % 100
    return text.hasPrefix("-") ? -seconds : seconds
  }
}
