/// How a task comes back after it was done.
public struct Recurrence: Hashable, Sendable {
  public enum Unit: String, Sendable, CaseIterable {
    case days, weeks, months, years
  }

  public enum Pattern: Hashable, Sendable {
    case daily
    /// No weekday chosen means the weekday of the due day.
    case weekly(Weekdays)
    /// Every two weeks, counted from the week of the due day; weeks start on Monday.
    case biweekly(Weekdays)
    /// Month day 1…31; 32 is the last day. A day the month lacks falls on its last.
    case monthly(day: Int)
    case yearly
    /// Every `every` units, 1…999.
    case custom(every: Int, unit: Unit)
    /// A rule no pattern shows, as the value of an RRULE (RFC 5545 §3.3.10); one of another client as it was written.
    /// COUNT and UNTIL stand in it.
    case rule(String)
  }

  /// When it is over.
  public enum End: Hashable, Sendable {
    case never
    /// The last day an occurrence may be due.
    case until(Day)
    /// How many occurrences are left, with the one that is due.
    case count(Int)
  }

  /// What the next day is counted from.
  public enum Anchor: String, Sendable {
    case schedule, completion
  }

  /// What happens to occurrences that passed unnoticed.
  public enum Missed: String, Sendable {
    case skip, each
  }

  public var pattern: Pattern
  /// That of a pattern; a rule has its own.
  private var patternEnd = End.never
  public var anchor: Anchor
  public var missed: Missed
  /// The month day 29…31 a series in months or years returns to after a shorter month; nil when no month is too short.
  /// It counts while the due day is that day or stands for it; see `anchored(on:)`.
  public var monthDay: Int?
  /// Where the series has the occurrence that is due, when that one alone was moved to another day or time.
  public var scheduled: Due?
  /// What a series of another client has besides its rule; nil when there is nothing.
  public var series: Series?

  public init(
    _ pattern: Pattern, anchor: Anchor = .schedule, missed: Missed = .skip, end: End = .never, monthDay: Int? = nil,
    series: Series? = nil
  ) {
    self.pattern = pattern
    self.anchor = anchor
    self.missed = missed
    self.monthDay = monthDay
    self.series = series
    if end != .never { self.end = end }
  }

  /// When it is over. The end of a rule is written in its text; one at a time of day counts as that day, in UTC if the
  /// rule says so. A text that cannot be read has no end and takes none.
  public var end: End {
    get {
      guard case .rule(let text) = pattern else { return patternEnd }
      // Which part is wrong does not matter here.
      return (try? RecurrenceRule(parsing: text)).map { End($0.end) } ?? .never
    }
    set {
      guard case .rule(let text) = pattern else {
        patternEnd = newValue
        return
      }
      pattern = .rule(RuleText.replacingEnd(in: text, with: newValue))
    }
  }

  /// The month day that stands for "last day of the month".
  public static let lastDayOfMonth = 32
  /// How many occurrences a series that is counted may have.
  public static let mostOccurrences = 9_999
}

extension Recurrence.End {
  init(_ end: RecurrenceRule.End) {
    switch end {
    case .never: self = .never
    case .count(let count): self = .count(count)
    case .until(.day(let day)): self = .until(day)
    case .until(.wall(let wall)): self = .until(wall.day)
    case .until(.instant(let instant)): self = .until(instant.utc.day)
    }
  }
}

/// A set of ISO weekdays, 1 is Monday and 7 is Sunday.
public struct Weekdays: Hashable, Sendable {
  /// Bit n−1 is set when weekday n is chosen.
  public private(set) var bits: UInt8

  /// Numbers outside 1…7 are left out.
  public init(_ days: [Int] = []) {
    bits = 0
    for day in days where day >= 1 && day <= 7 {
      bits |= 1 << UInt8(day - 1)
    }
  }

  public var isEmpty: Bool { bits == 0 }

  public func contains(_ day: Int) -> Bool {
    day >= 1 && day <= 7 && bits & (1 << UInt8(day - 1)) != 0
  }

  /// The chosen weekdays in order from Monday.
  public var days: [Int] {
    (1...7).filter { contains($0) }
  }
}
