extension Recurrence {
  /// The compact text in which a recurrence is stored, such as `weekly:1,3;completion;each;times:4`. Reads back to the
  /// same value.
  ///
  /// Patterns in months or years end with the month day if they have one: `every:1,months,31`. `until:` precedes the
  /// last day, `moved:` the scheduled date of an occurrence moved alone. `rule:` precedes an RRULE value; the lines
  /// below it hold the same words and the other properties of a foreign recurrence.
  public var stored: String {
    if case .rule(let rule) = pattern {
      return (["rule:" + rule] + words).joined(separator: "\n") + (series?.stored ?? "")
    }
    return ([patternText] + words + endWords).joined(separator: ";")
  }

  private var words: [String] {
    (anchor == .completion ? ["completion"] : []) + (missed == .each ? ["each"] : [])
      + (scheduled.map { ["moved:" + $0.iso] } ?? [])
  }

  private var endWords: [String] {
    switch end {
    case .never: []
    case .until(let day): ["until:" + day.iso]
    case .count(let count): ["times:\(count)"]
    }
  }

  private var patternText: String {
    switch pattern {
    case .daily: "daily"
    case .weekly(let weekdays): Recurrence.text("weekly", weekdays)
    case .biweekly(let weekdays): Recurrence.text("biweekly", weekdays)
    case .monthly(let day): "monthly:\(day)"
    case .yearly: monthDay.map { "yearly:\($0)" } ?? "yearly"
    case .custom(let every, let unit): "every:\(every),\(unit.rawValue)" + (monthDay.map { ",\($0)" } ?? "")
    case .rule(let rule): "rule:" + rule
    }
  }

  private static func text(_ name: String, _ weekdays: Weekdays) -> String {
    weekdays.isEmpty ? name : name + ":" + weekdays.days.map { String($0) }.joined(separator: ",")
  }

  /// Reads the output of `stored`. Returns nil for anything else.
  public init?(stored text: String) {
    if text.utf8.starts(with: "rule:".utf8) {
      let lines = text.dropFirst(5).split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
      self.init(.rule(lines[0]), series: Series(stored: lines.dropFirst()))
      for line in lines.dropFirst() { _ = read(line) }
      return
    }
    let parts = text.split(separator: ";").map { String($0) }
    guard let first = parts.first, let (pattern, monthDay) = Recurrence.pattern(first) else { return nil }
    self.init(pattern, monthDay: monthDay)
    for part in parts.dropFirst() where !read(part) && !readEnd(part) { return nil }
  }

  private mutating func read(_ word: String) -> Bool {
    switch word {
    case "completion": anchor = .completion
    case "each": missed = .each
    default:
      guard let due = Recurrence.value(of: "moved:", in: word).flatMap({ Due(iso: $0) }) else { return false }
      scheduled = due
    }
    return true
  }

  private mutating func readEnd(_ word: String) -> Bool {
    if let day = Recurrence.value(of: "until:", in: word).flatMap({ Day(iso: $0) }) {
      end = .until(day)
    } else if let count = Recurrence.value(of: "times:", in: word).flatMap({ Int(outside: $0) }), count >= 1 {
      end = .count(count)
    } else {
      return false
    }
    return true
  }

  private static func value(of name: String, in word: String) -> String? {
    word.utf8.starts(with: name.utf8) ? String(word.dropFirst(name.count)) : nil
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
    guard values.count == 1, let day = Int(outside: values[0]), day >= 1, day <= lastDayOfMonth else { return nil }
    return day
  }

  private static func custom(_ values: [String]) -> (Pattern, monthDay: Int?)? {
    guard values.count >= 2, let every = Int(outside: values[0]), every >= 1, every <= 999,
      let unit = Unit(rawValue: values[1])
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
    guard values.count == 1, let day = Int(outside: values[0]), range.contains(day) else { return nil }
    return day
  }
}
