/// A Gregorian date in iCalendar's format: `20261224` (RFC 5545 §3.3.4).
public struct ICalDate: Sendable, Equatable, Hashable, Comparable {
  public let year: Int
  public let month: Int
  public let day: Int

  /// Returns nil if the date does not exist or its year is not in 1…9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard day >= 1, day <= ICalDate.length(ofMonth: month, year: year) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  public static func < (left: ICalDate, right: ICalDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// A time of day: `235959`; second 60 is a leap second (RFC 5545 §3.3.12).
public struct ICalTime: Sendable, Equatable, Hashable, Comparable {
  public let hour: Int
  public let minute: Int
  public let second: Int

  /// Returns nil if the time does not exist.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second) else { return nil }
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  public static func < (left: ICalTime, right: ICalTime) -> Bool {
    (left.hour, left.minute, left.second) < (right.hour, right.minute, right.second)
  }
}

/// A DATE or DATE-TIME value in one of its four forms (RFC 5545 §3.3.4, §3.3.5). This type never converts between
/// forms.
public enum ICalDateTime: Sendable, Equatable {
  case date(ICalDate)
  case floating(ICalDate, ICalTime)
  case utc(ICalDate, ICalTime)
  case zoned(ICalDate, ICalTime, zone: String)

  /// The form without the value.
  public enum Form: Sendable, Equatable {
    case date, floating, utc
    case zoned(String)
  }

  public var form: Form {
    switch self {
    case .date: .date
    case .floating: .floating
    case .utc: .utc
    case .zoned(_, _, let zone): .zoned(zone)
    }
  }

  /// The date as written.
  public var date: ICalDate {
    switch self {
    case .date(let date), .floating(let date, _), .utc(let date, _), .zoned(let date, _, _): date
    }
  }

  /// The time of day as written; nil for a date.
  public var time: ICalTime? {
    switch self {
    case .date: nil
    case .floating(_, let time), .utc(_, let time), .zoned(_, let time, _): time
    }
  }
}
