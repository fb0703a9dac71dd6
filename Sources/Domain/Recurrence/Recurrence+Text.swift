extension Recurrence {
  /// The compact text a recurrence is stored as, `weekly:1,3;completion;each`; reads back to the same value.
  /// Below the rule of another client stand the days its series leaves out and the like, a line for each kind.
  /// Behind yearly and a number of months or years stands the month day of the series: `every:1,months,31`.
  public var stored: String {
    if case .verbatim(let rule) = pattern { return "rule:" + rule + (series?.stored ?? "") }
    return patternText + (anchor == .completion ? ";completion" : "") + (missed == .each ? ";each" : "")
  }

  private var patternText: String {
    switch pattern {
    case .daily: "daily"
    case .weekly(let weekdays): Recurrence.text("weekly", weekdays)
    case .biweekly(let weekdays): Recurrence.text("biweekly", weekdays)
    case .monthly(let day): "monthly:\(day)"
    case .yearly: monthDay.map { "yearly:\($0)" } ?? "yearly"
    case .custom(let every, let unit): "every:\(every),\(unit.rawValue)" + (monthDay.map { ",\($0)" } ?? "")
    case .verbatim(let rule): "rule:" + rule
    }
  }

  private static func text(_ name: String, _ weekdays: Weekdays) -> String {
    weekdays.isEmpty ? name : name + ":" + weekdays.days.map { String($0) }.joined(separator: ",")
  }

  /// Reads what `stored` prints; anything else gives nil.
  public init?(stored text: String) {
    if text.utf8.starts(with: "rule:".utf8) {
      let lines = text.dropFirst(5).split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
      self.init(.verbatim(lines[0]), series: Series(stored: lines.dropFirst()))
      return
    }
    let parts = text.split(separator: ";").map { String($0) }
    guard let first = parts.first, let (pattern, monthDay) = Recurrence.pattern(first) else { return nil }
    let rest = parts.dropFirst()
    guard rest.allSatisfy({ $0 == "completion" || $0 == "each" }) else { return nil }
    self.init(
      pattern, anchor: rest.contains("completion") ? .completion : .schedule,
      missed: rest.contains("each") ? .each : .skip, monthDay: monthDay)
  }

  private static func pattern(_ text: String) -> (Pattern, monthDay: Int?)? {
    let parts = text.split(separator: ":", maxSplits: 1).map { String($0) }
    let values = parts.count > 1 ? parts[1].split(separator: ",").map { String($0) } : []
    switch parts.first {
    case "daily": return values.isEmpty ? (.daily, nil) : nil
    case "yearly": return values.isEmpty ? (.yearly, nil) : seriesDay(values, 29...29).map { (.yearly, $0) }
    case "weekly": return weekdays(values).map { (.weekly($0), nil) }
    case "biweekly": return weekdays(values).map { (.biweekly($0), nil) }
    case "monthly": return monthDay(values).map { (.monthly(day: $0), nil) }
    case "every": return custom(values)
    default: return nil
    }
  }

  private static func weekdays(_ values: [String]) -> Weekdays? {
    let days = values.compactMap { Int($0) }.filter { $0 >= 1 && $0 <= 7 }
    return days.count == values.count ? Weekdays(days) : nil
  }

  private static func monthDay(_ values: [String]) -> Int? {
    guard values.count == 1, let day = Int(values[0]), day >= 1, day <= lastDayOfMonth else { return nil }
    return day
  }

  private static func custom(_ values: [String]) -> (Pattern, monthDay: Int?)? {
    guard values.count >= 2, let every = Int(values[0]), every >= 1, every <= 999, let unit = Unit(rawValue: values[1])
    else { return nil }
    let pattern = Pattern.custom(every: every, unit: unit)
    guard values.count > 2 else { return (pattern, nil) }
    let rest = Array(values.dropFirst(2))
    switch unit {
    case .days, .weeks: return nil
    case .months: return seriesDay(rest, 29...31).map { (pattern, $0) }
    case .years: return seriesDay(rest, 29...29).map { (pattern, $0) }
    }
  }

  private static func seriesDay(_ values: [String], _ range: ClosedRange<Int>) -> Int? {
    guard values.count == 1, let day = Int(values[0]), range.contains(day) else { return nil }
    return day
  }
}
