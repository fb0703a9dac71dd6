import Domain
import ICalendar

/// RRULE values (RFC 5545 §3.3.10) as recurrences and back.
enum PatternRule {
  /// The recurrence a rule says. A rule no pattern shows is kept as it is written.
  /// - Parameter start: the day the series hangs on, for rules that take the day of the month from it.
  static func recurrence(_ rule: String, start: Day?) -> Recurrence {
    if let pattern = simple(rule, start: start) { return Recurrence(pattern) }
    return clipped(rule, start: start) ?? Recurrence(.verbatim(rule))
  }

  /// The rule for a recurrence, with the last day of months that lack the day of the series.
  static func rule(_ recurrence: Recurrence) -> String {
    rule(recurrence.pattern) + monthDay(recurrence)
  }

  /// Both have the same parts, in whatever order.
  static func same(_ left: String, _ right: String) -> Bool {
    guard let left = named(left), let right = named(right) else { return left == right }
    return left == right
  }

  private static func rule(_ pattern: Recurrence.Pattern) -> String {
    switch pattern {
    case .daily: "FREQ=DAILY"
    case .weekly(let days): "FREQ=WEEKLY" + byDay(days)
    case .biweekly(let days): "FREQ=WEEKLY;INTERVAL=2;WKST=MO" + byDay(days)
    case .monthly(let day): "FREQ=MONTHLY" + byMonthDay(day)
    case .yearly: "FREQ=YEARLY"
    case .custom(let every, let unit): "FREQ=" + frequency(unit) + (every == 1 ? "" : ";INTERVAL=\(every)")
    case .verbatim(let rule): rule
    }
  }

  private static let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  private static func byDay(_ days: Weekdays) -> String {
    days.isEmpty ? "" : ";BYDAY=" + days.days.map { weekdays[$0 - 1] }.joined(separator: ",")
  }

  /// The days from the 29th fall on the last day of a month that lacks them.
  private static func byMonthDay(_ day: Int) -> String {
    if day >= Recurrence.lastDayOfMonth { return ";BYMONTHDAY=-1" }
    if day <= 28 { return ";BYMONTHDAY=\(day)" }
    return ";BYMONTHDAY=" + (28...day).map { String($0) }.joined(separator: ",") + ";BYSETPOS=-1"
  }

  private static func monthDay(_ recurrence: Recurrence) -> String {
    guard let day = recurrence.monthDay else { return "" }
    switch recurrence.pattern {
    case .custom(_, .months): return byMonthDay(day)
    case .yearly, .custom(_, .years): return ";BYMONTH=2;BYMONTHDAY=-1"
    case .daily, .weekly, .biweekly, .monthly, .custom, .verbatim: return ""
    }
  }

  /// A series in months or years that falls on the last day of months that are too short.
  private static func clipped(_ rule: String, start: Day?) -> Recurrence? {
    guard let start, let parts = named(rule), let every = Int(parts["INTERVAL"] ?? "1"), (1...999).contains(every)
    else { return nil }
    let yearly = every == 1 ? Recurrence.Pattern.yearly : .custom(every: every, unit: .years)
    let months = (29...31).map { Recurrence(.custom(every: every, unit: .months), monthDay: $0) }
    return (months + [Recurrence(yearly, monthDay: 29)]).first {
      $0.anchored(on: start) == $0 && same(rule, self.rule($0))
    }
  }

  /// The parts by name without an interval of one, which says nothing.
  private static func named(_ rule: String) -> [String: String]? {
    guard let parts = parts(rule) else { return nil }
    return Dictionary(parts.map { ($0.name, $0.value) }) { first, _ in first }.filter { $0 != ("INTERVAL", "1") }
  }

  private static func frequency(_ unit: Recurrence.Unit) -> String {
    switch unit {
    case .days: "DAILY"
    case .weeks: "WEEKLY"
    case .months: "MONTHLY"
    case .years: "YEARLY"
    }
  }

  /// `NAME=VALUE` pairs in upper case; nil when a part is none or comes twice.
  private static func parts(_ rule: String) -> [(name: String, value: String)]? {
    var parts: [(name: String, value: String)] = []
    for part in rule.uppercased().split(separator: ";") {
      let sides = part.split(separator: "=", maxSplits: 1).map { String($0) }
      guard sides.count == 2, !parts.contains(where: { $0.name == sides[0] }) else { return nil }
      parts.append((sides[0], sides[1]))
    }
    return parts
  }

  private static func simple(_ rule: String, start: Day?) -> Recurrence.Pattern? {
    guard var rest = parts(rule).map({ Dictionary($0.map { ($0.name, $0.value) }) { first, _ in first } }) else {
      return nil
    }
    let frequency = rest.removeValue(forKey: "FREQ")
    let interval = rest.removeValue(forKey: "INTERVAL").map { Int($0) ?? 0 } ?? 1
    let weekStart = rest.removeValue(forKey: "WKST") ?? "MO"
    guard (1...999).contains(interval) else { return nil }
    switch frequency {
    case "DAILY": return rest.isEmpty ? (interval == 1 ? .daily : .custom(every: interval, unit: .days)) : nil
    case "WEEKLY": return weekStart == "MO" || interval == 1 ? weekly(rest, interval) : nil
    case "MONTHLY": return monthly(rest, interval, start)
    case "YEARLY": return rest.isEmpty ? yearly(interval, start) : nil
    default: return nil
    }
  }

  private static func weekly(_ rest: [String: String], _ interval: Int) -> Recurrence.Pattern? {
    guard rest.keys.allSatisfy({ $0 == "BYDAY" }) else { return nil }
    let names = rest["BYDAY"]?.split(separator: ",").map { String($0) } ?? []
    let days = names.compactMap { weekdays.firstIndex(of: $0) }.map { $0 + 1 }
    guard days.count == names.count else { return nil }
    switch interval {
    case 1: return .weekly(Weekdays(days))
    case 2: return .biweekly(Weekdays(days))
    default: return days.isEmpty ? .custom(every: interval, unit: .weeks) : nil
    }
  }

  private static func monthly(_ rest: [String: String], _ interval: Int, _ start: Day?) -> Recurrence.Pattern? {
    if rest.isEmpty {
      guard let day = start?.civil.day, day <= 28 else { return nil }
      return interval == 1 ? .monthly(day: day) : .custom(every: interval, unit: .months)
    }
    guard interval == 1 else { return nil }
    for day in 1...Recurrence.lastDayOfMonth {
      let ours = Dictionary((parts("FREQ=MONTHLY" + byMonthDay(day)) ?? []).map { ($0.name, $0.value) }) { $1 }
      if ours.filter({ $0.key != "FREQ" }) == rest { return .monthly(day: day) }
    }
    return nil
  }

  /// A rule on the 29th of February skips years, ours does not.
  private static func yearly(_ interval: Int, _ start: Day?) -> Recurrence.Pattern? {
    if let civil = start?.civil, civil.month == 2, civil.day == 29 { return nil }
    return interval == 1 ? .yearly : .custom(every: interval, unit: .years)
  }
}
