/// How a task repeats after it is completed.
public struct Recurrence: Hashable, Sendable {
  public enum Unit: String, Sendable, CaseIterable {
    case days, weeks, months, years
  }

  public enum Pattern: Hashable, Sendable {
    case daily
    /// An empty set means the weekday of the due day.
    case weekly(Weekdays)
    /// Every two weeks, counted from the week of the due day. Weeks start on Monday.
    case biweekly(Weekdays)
    /// Month day 1…31, or 32 for the last day. In a shorter month, the task is due on the last day.
    case monthly(day: Int)
    case yearly
    /// Every `every` units, 1…999.
    case custom(every: Int, unit: Unit)
    /// A rule without an equivalent pattern, as an RRULE value (RFC 5545 §3.3.10) with its COUNT or UNTIL. The rule of
    /// another client keeps its original text.
    case rule(String)
  }

  /// When a recurrence ends.
  public enum End: Hashable, Sendable {
    case never
    /// The last day on which an occurrence may be due.
    case until(Day)
    /// The number of remaining occurrences, including the current one.
    case count(Int)
  }

  /// The date from which the next occurrence is counted.
  public enum Anchor: String, Sendable {
    case schedule, completion
  }

  /// How missed occurrences are treated.
  public enum Missed: String, Sendable {
    case skip, each
  }

  public var pattern: Pattern
  /// The end of a pattern; a rule includes its own.
  private var patternEnd = End.never
  public var anchor: Anchor
  public var missed: Missed
  /// The month day 29…31 to which a recurrence in months or years returns after a shorter month; nil if no month is too
  /// short. Applies while the due day is that day or replaces it in a shorter month; see `anchored(on:)`.
  public var monthDay: Int?
  /// The scheduled date of the current occurrence if that occurrence alone was moved to another day or time.
  public var scheduled: Due?
  /// The properties of another client's recurrence besides its rule; nil if there are none.
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

  /// When the recurrence ends. The end of a rule is part of its text; an UNTIL with a time counts as its day, which is
  /// the UTC day for an UNTIL in UTC. A rule that cannot be parsed has no end, even after setting one.
  public var end: End {
    get {
      guard case .rule(let text) = pattern else { return patternEnd }
      // The parsing error does not matter here.
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

  /// The month day that means "last day of the month".
  public static let lastDayOfMonth = 32
  /// The maximum number of occurrences of a counted recurrence.
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

/// A set of ISO weekdays: 1 is Monday, 7 is Sunday.
public struct Weekdays: Hashable, Sendable {
  /// Bit n−1 is set if the set contains weekday n.
  public private(set) var bits: UInt8

  /// Ignores numbers outside 1…7.
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

  /// The weekdays in order, starting with Monday.
  public var days: [Int] {
    (1...7).filter { contains($0) }
  }
}
