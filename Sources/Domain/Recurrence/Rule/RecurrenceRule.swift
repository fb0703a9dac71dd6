/// A recurrence rule as iCalendar defines it, read part by part (RFC 5545 §3.3.10).
///
/// Reading is `init(parsing:)`, expanding is `occurrences(from:)`. All lists are ascending and without duplicates;
/// an empty one means that the part is absent.
public struct RecurrenceRule: Hashable, Sendable {
  public var frequency: Frequency
  /// Every how many periods, 1 or more.
  public var interval = 1
  public var end = End.never
  /// 0…59; a leap second, 60, is read as the last second of its minute.
  public var seconds: [Int] = []
  /// 0…59.
  public var minutes: [Int] = []
  /// 0…23.
  public var hours: [Int] = []
  public var weekdays: [Weekday] = []
  /// ±1…31; negative ones count from the end of the month.
  public var monthDays: [Int] = []
  /// ±1…366; negative ones count from the end of the year.
  public var yearDays: [Int] = []
  /// ±1…53; week 1 is the first with four days or more in the year.
  public var weekNumbers: [Int] = []
  /// 1…12.
  public var months: [Int] = []
  /// ±1…366: which of one period's occurrences count.
  public var positions: [Int] = []
  /// ISO weekday a week begins with.
  public var weekStart = 1

  public init(_ frequency: Frequency) {
    self.frequency = frequency
  }
}

extension RecurrenceRule {
  /// From the shortest period to the longest.
  public enum Frequency: Int, Comparable, Sendable, CaseIterable {
    case secondly, minutely, hourly, daily, weekly, monthly, yearly

    public static func < (left: Frequency, right: Frequency) -> Bool { left.rawValue < right.rawValue }
  }

  /// When a rule ends.
  public enum End: Hashable, Sendable {
    case never
    /// After so many occurrences, 1 or more.
    case count(Int)
    /// With the last occurrence not after this.
    case until(Until)
  }

  public enum Until: Hashable, Sendable {
    /// The whole day counts, also for occurrences with a time.
    case day(Day)
    /// What a clock shows where the series takes place.
    case wall(WallClock)
    case instant(Instant)
  }

  /// One value of BYDAY.
  public struct Weekday: Hashable, Comparable, Sendable {
    /// ISO weekday, 1 is Monday.
    public var weekday: Int
    /// The n-th in the month or year, negative from its end; 0 for every one.
    public var ordinal: Int

    public init(_ weekday: Int, ordinal: Int = 0) {
      self.weekday = weekday
      self.ordinal = ordinal
    }

    public static func < (left: Weekday, right: Weekday) -> Bool {
      (left.ordinal, left.weekday) < (right.ordinal, right.weekday)
    }
  }

  /// The parts of a rule by the names they are written with.
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

/// Why a text is no rule that can be expanded.
public enum RecurrenceRuleError: Error, Equatable, Sendable {
  /// FREQ is missing.
  case noFrequency
  /// Not of the form NAME=VALUE.
  case unreadable(String)
  /// A part RFC 5545 does not know, in upper case; RSCALE and SKIP of RFC 7529 among them.
  case unknownPart(String)
  case repeated(RecurrenceRule.Part)
  case value(RecurrenceRule.Part, String)
  /// COUNT together with UNTIL, or numbered weekdays together with BYWEEKNO.
  case notTogether(RecurrenceRule.Part, RecurrenceRule.Part)
  /// A part that has no meaning with this frequency.
  case notWith(RecurrenceRule.Part, RecurrenceRule.Frequency)
  /// BYSETPOS without another BY… part to choose from.
  case positionsOfNothing
}
