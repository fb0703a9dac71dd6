import Domain
import ICalendar

/// Describes a zone of the platform as a VTIMEZONE (RFC 5545 §3.6.5), based on its zone file.
enum ZoneText {
  /// The number of years for which changes are listed individually if no yearly rule describes them.
  private static let years = 20

  static func isKnown(_ zone: String) -> Bool { ZoneTable.rules(named: zone) != nil }

  /// True for all names of UTC, such as `Etc/UTC` and `Zulu`. Some servers reject a VTIMEZONE for it.
  static func isUTC(_ zone: String) -> Bool {
    if zone == "UTC" { return true }
    guard let rules = ZoneTable.rules(named: zone), rules.changes.isEmpty, rules.first == 0 else { return false }
    return rules.rule.map { $0.offset == 0 && $0.summer == nil } ?? true
  }

  /// True if both names mean the same zone: servers and other programs may use a different name.
  static func areSame(_ left: String, _ right: String) -> Bool {
    if left == right || isUTC(left) && isUTC(right) { return true }
    guard let rules = ZoneTable.rules(named: left) else { return false }
    return rules == ZoneTable.rules(named: right)
  }

  /// Returns nil for UTC, which needs no VTIMEZONE, and for an unknown zone.
  /// - Parameter around: the description is valid from the year before this instant.
  static func lines(_ zone: String, around instant: Instant) -> [ContentLine]? {
    guard !isUTC(zone), let rules = ZoneTable.rules(named: zone) else { return nil }
    let year = instant.utc.day.civil.year - 1
    guard let first = Day(year: year, month: 1, day: 1), let last = Day(year: year + years, month: 1, day: 1) else {
      return nil
    }
    let span = (Int64(first.number) * 86_400, Int64(last.number) * 86_400)
    let body = yearly(rules, span.0, year) ?? single(rules, span.0, span.1)
    return [line("BEGIN", "VTIMEZONE"), ContentLine(name: "TZID", text: zone)] + body + [line("END", "VTIMEZONE")]
  }

  private static func line(_ name: String, _ value: String) -> ContentLine { ContentLine(name: name, rawValue: value) }

  /// Returns two parts with yearly rules, or nil if the zone does not follow them from the given time on.
  private static func yearly(_ rules: ZoneRules, _ start: Int64, _ year: Int) -> [ContentLine]? {
    guard let rule = rules.rule, let summer = rule.summer, follows(rules, rule, from: start),
      let begin = Self.rule(summer.begin), let end = Self.rule(summer.end),
      let first = summer.begin.seconds(in: year), let last = summer.end.seconds(in: year)
    else { return nil }
    return part("DAYLIGHT", at: first, from: rule.offset, to: summer.offset) { [line("RRULE", begin)] + $0 }
      + part("STANDARD", at: last, from: summer.offset, to: rule.offset) { [line("RRULE", end)] + $0 }
  }

  private static func follows(_ rules: ZoneRules, _ rule: PosixRule, from start: Int64) -> Bool {
    let before = rules.changes.last { $0 < start }.map { max($0, start - 86_400 * 400) } ?? start
    let later = rules.changes.filter { $0 >= before }
    return rule.offset(at: start) == rules.offset(at: start)
      && later.allSatisfy {
        rule.offset(at: $0) == rules.offset(at: $0) && rule.offset(at: $0 - 1) == rules.offset(at: $0 - 1)
      }
      && summerChanges(rule, from: start, count: 2) == Array(later.filter { $0 >= start }.prefix(2))
  }

  /// Returns the first changes according to the rule itself.
  private static func summerChanges(_ rule: PosixRule, from start: Int64, count: Int) -> [Int64] {
    guard let summer = rule.summer else { return [] }
    let year = Instant(seconds: start + rule.offset).utc.day.civil.year
    let all = (year...(year + 1)).flatMap { year in
      [
        summer.begin.seconds(in: year).map { $0 - rule.offset },
        summer.end.seconds(in: year).map { $0 - summer.offset },
      ].compactMap { $0 }
    }
    return Array(all.sorted().filter { $0 >= start }.prefix(count))
  }

  /// Returns nil if the change is given as a day of the year or its time is not within the day.
  private static func rule(_ change: PosixRule.Change) -> String? {
    guard case .weekday(let month, let week, let weekday) = change.when, 0..<86_400 ~= change.seconds else {
      return nil
    }
    let day = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"][weekday]
    return "FREQ=YEARLY;BYMONTH=\(month);BYDAY=\(week == 5 ? -1 : week)\(day)"
  }

  /// Returns one part for the initial offset and one for every later change.
  private static func single(_ rules: ZoneRules, _ start: Int64, _ end: Int64) -> [ContentLine] {
    let offset = rules.offset(at: start)
    var lines = part("STANDARD", at: start + offset, from: offset, to: offset) { $0 }
    for change in changes(rules, start, end) {
      let (from, to) = (rules.offset(at: change - 1), rules.offset(at: change))
      lines += part(to > from ? "DAYLIGHT" : "STANDARD", at: change + from, from: from, to: to) { $0 }
    }
    return lines
  }

  private static func changes(_ rules: ZoneRules, _ start: Int64, _ end: Int64) -> [Int64] {
    var all = rules.changes.filter { $0 > start && $0 < end }
    if let rule = rules.rule {
      var time = max(start, rules.changes.last ?? start)
      while let next = summerChanges(rule, from: time + 1, count: 1).first, next < end {
        all.append(next)
        time = next
      }
    }
    return all.filter { rules.offset(at: $0 - 1) != rules.offset(at: $0) }
  }

  private static func part(
    _ name: String, at wall: Int64, from: Int64, to: Int64, with rest: ([ContentLine]) -> [ContentLine]
  ) -> [ContentLine] {
    guard let start = Moments.parts(WallClock(total: wall)) else { return [] }
    let onset = line("DTSTART", ICalDateTime.floating(start.date, start.time).rawValue)
    return [line("BEGIN", name), onset]
      + rest([line("TZOFFSETFROM", offset(from)), line("TZOFFSETTO", offset(to))]) + [line("END", name)]
  }

  /// Formats as `+0100`, with seconds only if they are not zero.
  private static func offset(_ seconds: Int64) -> String {
    func padded(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let amount = abs(seconds)
    let clock = padded(amount / 3_600) + padded(amount / 60 % 60) + (amount % 60 == 0 ? "" : padded(amount % 60))
    return (seconds < 0 ? "-" : "+") + clock
  }
}
