/// The periods of a rule, by position: every n-th year, month, week, day, hour, minute or second from the start.
///
/// A position is a year, a month counted from year 0, a day number (the first day for weeks), or a local time in
/// seconds since 1970.
struct Periods: Sendable {
  let frequency: RecurrenceRule.Frequency
  /// The position of the period that contains the start.
  let origin: Int64
  private let step: Int64
  private let weekStart: Int

  init(_ rule: RecurrenceRule, start: WallClock) {
    frequency = rule.frequency
    weekStart = rule.weekStart
    step = Int64(rule.interval) * Periods.unit(rule.frequency)
    origin = Periods.position(of: start, rule.frequency, rule.weekStart)
  }

  /// Returns the period after this one.
  func next(_ position: Int64) -> Int64 { position + step }

  /// Returns the last period that begins at or before `wall`, or the first period if `wall` is before it.
  func last(upTo wall: WallClock) -> Int64 {
    let distance = Periods.position(of: wall, frequency, weekStart) - origin
    return distance <= 0 ? origin : origin + distance / step * step
  }

  /// Returns the first period at or after a position.
  func first(from position: Int64) -> Int64 {
    position <= origin ? origin : origin + (position - origin + step - 1) / step * step
  }

  /// Returns the number of periods before this one.
  func count(before position: Int64) -> Int64 { (position - origin) / step }

  /// Returns the day on which a period begins, or nil after the year 9999.
  func day(_ position: Int64) -> Day? {
    switch frequency {
    case .yearly: return position > 9_999 ? nil : Day(year: Int(position), month: 1, day: 1)
    case .monthly:
      guard position < 10_000 * 12 else { return nil }
      let year = (position >= 0 ? position : position - 11) / 12
      return Day(year: Int(year), month: Int(position - year * 12) + 1, day: 1)
    case .weekly, .daily: return Periods.day(number: position)
    case .hourly, .minutely, .secondly: return Periods.day(number: WallClock.days(position))
    }
  }

  /// 9999-12-31.
  static let lastDay = Day(number: 2_932_896)

  private static func day(number: Int64) -> Day? {
    number > Int64(lastDay.number) ? nil : Day(number: Int32(clamping: number))
  }

  /// The number of periods without an occurrence that proves that there is none: the calendar repeats after 400 years,
  /// including the weekdays. For periods shorter than a day, only the work is limited.
  var patience: Int64 {
    switch frequency {
    case .yearly: 400 + 1
    case .monthly: 4_800 + 1
    case .weekly: 20_871 + 1
    case .daily: 146_097 + 1
    case .hourly, .minutely, .secondly: .max
    }
  }

  private static func unit(_ frequency: RecurrenceRule.Frequency) -> Int64 {
    switch frequency {
    case .yearly, .monthly, .daily, .secondly: 1
    case .weekly: 7
    case .hourly: 3_600
    case .minutely: 60
    }
  }

  private static func position(
    of wall: WallClock, _ frequency: RecurrenceRule.Frequency, _ weekStart: Int
  ) -> Int64 {
    switch frequency {
    case .yearly: return Int64(wall.day.civil.year)
    case .monthly:
      let civil = wall.day.civil
      return Int64(civil.year * 12 + civil.month - 1)
    case .weekly: return Int64(wall.day.number) - Int64((wall.day.weekday - weekStart + 7) % 7)
    case .daily: return Int64(wall.day.number)
    case .hourly: return wall.total - Int64(wall.second % 3_600)
    case .minutely: return wall.total - Int64(wall.second % 60)
    case .secondly: return wall.total
    }
  }
}

extension WallClock {
  /// Returns the number of whole days in seconds since 1970, rounded down.
  static func days(_ total: Int64) -> Int64 { (total >= 0 ? total : total - 86_399) / 86_400 }
}
