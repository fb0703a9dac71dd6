/// Taskwarrior's recurrence periods: names, `3d`, `2 weeks`, `P1M`.
enum TaskwarriorPeriod {
  /// Returns nil for periods that have no equivalent here, such as hours.
  static func recurrence(_ text: String) -> Recurrence? {
    let word = text.lowercased()
    if let named = named(word) { return named }
    let bytes = Array((word.utf8.first == UInt8(ascii: "p") ? String(word.dropFirst()) : word).utf8)
    let digits = bytes.prefix { Ascii.isDigit($0) }
    let rest = bytes[digits.count...].filter { $0 != 0x20 }
    guard let number = digits.isEmpty ? 1 : Ascii.number(bytes[..<digits.count]), number >= 1,
      let (factor, unit) = unit(String(decoding: rest, as: UTF8.self))
    else { return nil }
    return every(number * factor, unit)
  }

  private static func named(_ word: String) -> Recurrence? {
    switch word {
    case "daily", "day": every(1, .days)
    case "weekdays": Recurrence(.weekly(Weekdays([1, 2, 3, 4, 5])))
    case "weekly", "sennight": every(1, .weeks)
    case "biweekly", "fortnight": every(2, .weeks)
    case "monthly": every(1, .months)
    case "bimonthly": every(2, .months)
    case "quarterly": every(3, .months)
    case "semiannual": every(6, .months)
    case "annual", "yearly": every(1, .years)
    case "biannual", "biyearly": every(2, .years)
    default: nil
    }
  }

  private static func unit(_ word: String) -> (Int, Recurrence.Unit)? {
    switch word {
    case "d", "day", "days": (1, .days)
    case "w", "wk", "wks", "week", "weeks": (1, .weeks)
    case "m", "mo", "mos", "mth", "month", "months": (1, .months)
    case "q", "qtr", "qtrs", "quarter", "quarters": (3, .months)
    case "y", "yr", "yrs", "year", "years": (1, .years)
    default: nil
    }
  }

  private static func every(_ number: Int, _ unit: Recurrence.Unit) -> Recurrence? {
    guard number <= 999 else { return nil }
    switch (number, unit) {
    case (1, .days): return Recurrence(.daily)
    case (1, .weeks): return Recurrence(.weekly(Weekdays()))
    case (2, .weeks): return Recurrence(.biweekly(Weekdays()))
    case (1, .years): return Recurrence(.yearly)
    default: return Recurrence(.custom(every: number, unit: unit))
    }
  }

  /// Returns the equivalent period, or nil if there is none.
  static func text(_ recurrence: Recurrence, due: Due) -> String? {
    guard recurrence.anchor == .schedule, recurrence.series == nil else { return nil }
    switch recurrence.pattern {
    case .daily: return "daily"
    case .weekly(let days):
      if days == Weekdays([1, 2, 3, 4, 5]) { return "weekdays" }
      return days.isEmpty || days == Weekdays([due.day.weekday]) ? "weekly" : nil
    case .biweekly(let days): return days.isEmpty || days == Weekdays([due.day.weekday]) ? "biweekly" : nil
    case .monthly(let day): return day == due.day.civil.day && day <= 28 ? "monthly" : nil
    case .yearly: return "yearly"
    case .custom(let every, let unit):
      switch unit {
      case .days: return "\(every)d"
      case .weeks: return "\(every)w"
      case .months: return every == 1 ? "monthly" : "\(every)mo"
      case .years: return "\(every)y"
      }
    case .rule: return nil
    }
  }
}
