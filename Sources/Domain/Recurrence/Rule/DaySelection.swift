/// The BY… parts of a rule that select days, applied as a test on one day (RFC 5545 §3.3.10, table of BY… parts).
///
/// Expanding and limiting select the same days if every day of a period is tested against all parts present, with
/// missing parts taken from the start.
struct DaySelection: Sendable {
  private let months: UInt32
  private let monthDays: UInt32
  private let monthDaysFromEnd: UInt32
  private let weekdays: UInt32
  private let ordinals: Set<RecurrenceRule.Weekday>
  /// Whether ordinal weekdays are counted within the year instead of the month.
  private let countsInYear: Bool
  private let yearDays: Set<Int>
  private let weekNumbers: Set<Int>
  private let weekStart: Int

  init(_ rule: RecurrenceRule, start: Day) {
    let rule = rule.completed(from: start)
    months = DaySelection.bits(rule.months)
    monthDays = DaySelection.bits(rule.monthDays.filter { $0 > 0 })
    monthDaysFromEnd = DaySelection.bits(rule.monthDays.filter { $0 < 0 }.map { -$0 })
    weekdays = DaySelection.bits(rule.weekdays.filter { $0.ordinal == 0 }.map { $0.weekday })
    ordinals = Set(rule.weekdays.filter { $0.ordinal != 0 })
    countsInYear = rule.frequency == .yearly && rule.months.isEmpty
    yearDays = Set(rule.yearDays)
    weekNumbers = Set(rule.weekNumbers)
    weekStart = rule.weekStart
  }

  private static func bits(_ numbers: [Int]) -> UInt32 {
    numbers.reduce(0) { $0 | 1 << UInt32($1) }
  }

  /// Whether no day of any year matches the months, days of the month and days of the year, as for a 30 February. Such
  /// a rule needs no search.
  var isEmpty: Bool {
    guard let leapYear = Day(year: 2024, month: 1, day: 1), let commonYear = Day(year: 2023, month: 1, day: 1) else {
      return false
    }
    if !yearDays.isEmpty {
      return ![(leapYear, 366), (commonYear, 365)].contains { first, length in
        yearDays.contains { number in
          let place = number > 0 ? number - 1 : length + number
          return 0..<length ~= place && isInMonths(CivilDay(first + place))
        }
      }
    }
    if monthDays | monthDaysFromEnd == 0 { return false }
    return !(1...12).contains { month in
      guard contains(month: month), let first = Day(year: 2024, month: month, day: 1) else { return false }
      return (monthDays | monthDaysFromEnd) << UInt32(31 - CivilDay(first).monthLength) != 0
    }
  }

  private func isInMonths(_ date: CivilDay) -> Bool {
    contains(month: date.month) && containsMonthDay(date)
  }

  func contains(month: Int) -> Bool { months == 0 || months & (1 << UInt32(month)) != 0 }

  func contains(_ date: CivilDay) -> Bool {
    contains(month: date.month) && containsMonthDay(date) && containsWeekday(date)
      && (yearDays.isEmpty || containsYearDay(date)) && (weekNumbers.isEmpty || containsWeek(date))
  }

  private func containsMonthDay(_ date: CivilDay) -> Bool {
    if monthDays | monthDaysFromEnd == 0 { return true }
    let fromEnd = date.monthLength - date.dayOfMonth + 1
    return monthDays & (1 << UInt32(date.dayOfMonth)) != 0 || monthDaysFromEnd & (1 << UInt32(fromEnd)) != 0
  }

  private func containsWeekday(_ date: CivilDay) -> Bool {
    if weekdays == 0, ordinals.isEmpty { return true }
    let weekday = date.day.weekday
    if weekdays & (1 << UInt32(weekday)) != 0 { return true }
    return !ordinals.isEmpty
      && [false, true].contains { fromEnd in
        ordinals.contains(.init(weekday, ordinal: ordinal(of: date, fromEnd: fromEnd)))
      }
  }

  /// Returns the ordinal of the day's weekday within its month or year; negative if counted from the end.
  private func ordinal(of date: CivilDay, fromEnd: Bool) -> Int {
    let before = countsInYear ? date.yearDay - 1 : date.dayOfMonth - 1
    let length = countsInYear ? date.yearLength : date.monthLength
    return fromEnd ? -((length - 1 - before) / 7 + 1) : before / 7 + 1
  }

  private func containsYearDay(_ date: CivilDay) -> Bool {
    let number = date.yearDay
    return yearDays.contains(number) || yearDays.contains(number - date.yearLength - 1)
  }

  private func containsWeek(_ date: CivilDay) -> Bool {
    let week = date.week(from: weekStart)
    return weekNumbers.contains(week.number) || weekNumbers.contains(week.number - week.count - 1)
  }
}

extension RecurrenceRule {
  /// Returns the rule with missing day parts taken from its start.
  func completed(from start: Day) -> RecurrenceRule {
    var rule = self
    guard weekdays.isEmpty, monthDays.isEmpty, yearDays.isEmpty else { return rule }
    switch frequency {
    case .yearly where weekNumbers.isEmpty:
      if months.isEmpty { rule.months = [start.civil.month] }
      rule.monthDays = [start.civil.day]
    case .monthly: rule.monthDays = [start.civil.day]
    case .yearly, .weekly: rule.weekdays = [Weekday(start.weekday)]
    case .daily, .hourly, .minutely, .secondly: break
    }
    return rule
  }
}
