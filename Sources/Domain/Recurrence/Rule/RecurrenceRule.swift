/// An iCalendar recurrence rule (RFC 5545 §3.3.10).
///
/// `init(parsing:)` reads it and `occurrences(from:)` expands it. All lists are ascending and without duplicates; an
/// empty list means that the part is absent.
public struct RecurrenceRule: Hashable, Sendable {
  public var frequency: Frequency
  /// The number of periods from one to the next, 1 or more.
  public var interval = 1
  public var end = End.never
  /// 0…59. A leap second, 60, is read as 59.
  public var seconds: [Int] = []
  /// 0…59.
  public var minutes: [Int] = []
  /// 0…23.
  public var hours: [Int] = []
  public var weekdays: [Weekday] = []
  /// ±1…31; negative values count from the end of the month.
  public var monthDays: [Int] = []
  /// ±1…366; negative values count from the end of the year.
  public var yearDays: [Int] = []
  /// ±1…53; week 1 is the first with at least four days in the year.
  public var weekNumbers: [Int] = []
  /// 1…12.
  public var months: [Int] = []
  /// BYSETPOS, ±1…366: the occurrences to keep in each period.
  public var positions: [Int] = []
  /// The ISO weekday on which weeks begin.
  public var weekStart = 1

  public init(_ frequency: Frequency) {
    self.frequency = frequency
  }
}

extension RecurrenceRule {
  /// Frequencies, ordered from the shortest period to the longest.
  public enum Frequency: Int, Comparable, Sendable, CaseIterable {
    case secondly, minutely, hourly, daily, weekly, monthly, yearly

    public static func < (left: Frequency, right: Frequency) -> Bool { left.rawValue < right.rawValue }
  }

  /// When a rule ends.
  public enum End: Hashable, Sendable {
    case never
    /// After this number of occurrences, 1 or more.
    case count(Int)
    /// With the last occurrence at or before this time.
    case until(Until)
  }

  public enum Until: Hashable, Sendable {
    /// Includes the whole day, even for occurrences with a time.
    case day(Day)
    /// A local time in the zone of the recurrence.
    case wall(WallClock)
    case instant(Instant)
  }

  /// A BYDAY value.
  public struct Weekday: Hashable, Comparable, Sendable {
    /// The ISO weekday; 1 is Monday.
    public var weekday: Int
    /// Selects the n-th such weekday of the month or year, counted from the end if negative; 0 selects all of them.
    public var ordinal: Int

    public init(_ weekday: Int, ordinal: Int = 0) {
      self.weekday = weekday
      self.ordinal = ordinal
    }

    public static func < (left: Weekday, right: Weekday) -> Bool {
      (left.ordinal, left.weekday) < (right.ordinal, right.weekday)
    }
  }

  /// The parts of a rule, with their iCalendar names.
  public enum Part: String, Sendable, CaseIterable {
    case frequency = "FREQ"
    case interval = "INTERVAL"
    case count = "COUNT"
    case until = "UNTIL"
    case seconds = "BYSECOND"
    case minutes = "BYMINUTE"
    case hours = "BYHOUR"
    case weekdays = "BYDAY"
    case monthDays = "BYMONTHDAY"
    case yearDays = "BYYEARDAY"
    case weekNumbers = "BYWEEKNO"
    case months = "BYMONTH"
    case positions = "BYSETPOS"
    case weekStart = "WKST"
  }
}

/// Why a text is not a rule that can be expanded.
public enum RecurrenceRuleError: Error, Equatable, Sendable {
  /// FREQ is missing.
  case noFrequency
  /// A part that does not have the form NAME=VALUE.
  case unreadable(String)
  /// A part that is not in RFC 5545, in upper case. Includes RSCALE and SKIP of RFC 7529.
  case unknownPart(String)
  case repeated(RecurrenceRule.Part)
  case value(RecurrenceRule.Part, String)
  /// COUNT with UNTIL, or ordinal weekdays with BYWEEKNO.
  case notTogether(RecurrenceRule.Part, RecurrenceRule.Part)
  /// A part that is not allowed with this frequency.
  case notWith(RecurrenceRule.Part, RecurrenceRule.Frequency)
  /// BYSETPOS without another BY… part to select from.
  case positionsOfNothing
}
