/// A date in the proleptic Gregorian calendar, without zone or time.
///
/// Stored as days since 1970-01-01, so arithmetic is plain integer arithmetic. Conversions use the "days from civil"
/// algorithm with 400-year eras; years −9999…9999 are supported. Arithmetic saturates shortly beyond them, at
/// `numbers`, so that no number from outside can overflow it. Check `canBeWritten` before storing a day.
public struct Day: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01.
  public let number: Int32

  /// The supported day numbers. Sums and differences of two fit into 32 bits; arithmetic in minutes needs 64.
  static let numbers: ClosedRange<Int32> = -4_500_000...4_500_000

  /// Clamps to the nearest supported day.
  public init(number: Int32) {
    self.number = min(max(number, Day.numbers.lowerBound), Day.numbers.upperBound)
  }

  /// Returns nil if there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard year >= -9999, year <= 9999, month >= 1, month <= 12, day >= 1 else { return nil }
    guard day <= Day.length(ofMonth: month, year: year) else { return nil }
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = Int32(era * 146_097 + dayOfEra - 719_468)
  }

  /// The year, the month 1…12 and the day 1…31.
  public var civil: (year: Int, month: Int, day: Int) {
    let shifted = Int(number) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// ISO weekday: 1 is Monday, 7 is Sunday.
  public var weekday: Int {
    let sinceMonday = (Int(number) + 3) % 7
    return (sinceMonday < 0 ? sinceMonday + 7 : sinceMonday) + 1
  }

  /// The Monday of the same ISO week.
  public var monday: Day { self + (1 - weekday) }

  public static func < (left: Day, right: Day) -> Bool {
    left.number < right.number
  }

  /// Returns a day some days later or earlier. Saturates at the first and last supported day.
  public static func + (day: Day, days: Int) -> Day {
    let most = numbers.count
    return Day(number: day.number + Int32(min(max(days, -most), most)))
  }

  /// Returns the days from `right` to `left`, negative if `right` is later.
  public static func - (left: Day, right: Day) -> Int {
    Int(left.number) - Int(right.number)
  }

  /// Returns the number of days in a month, 28…31.
  public static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func isLeap(_ year: Int) -> Bool {
    (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
  }
}
