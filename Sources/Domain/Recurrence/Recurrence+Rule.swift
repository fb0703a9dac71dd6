extension Recurrence {
  /// Reads an RRULE value: as the equivalent pattern if there is one, otherwise as a `.rule`. `rule(on:)` writes it
  /// again.
  ///
  /// In an RRULE, a 29th, 30th or 31st skips the months that lack it; `.monthly(day:)` falls on their last day instead.
  /// An UNTIL with a time is reduced to its day.
  /// - Parameter start: The day from which the rule takes a missing day of the month. If nil, such a rule uses the due
  ///   day, as `.yearly` and `.custom` do.
  /// - Throws: The first error in the rule.
  public init(
    rule text: String, on start: Day? = nil, anchor: Anchor = .schedule, missed: Missed = .skip
  ) throws(RecurrenceRuleError) {
    let rule = try RecurrenceRule(parsing: text)
    let end = End(rule.end)
    if let pattern = Recurrence(showing: rule, on: start) {
      self = pattern
    } else {
      var endless = rule
      endless.end = .never
      self.init(.rule(endless.text))
    }
    self.anchor = anchor
    self.missed = missed
    if end != .never { self.end = end }
  }

  /// Creates the pattern equivalent to a rule, without the rule's end. Returns nil if there is none.
  /// - Parameter start: See `init(rule:on:)`.
  public init?(showing rule: RecurrenceRule, on start: Day?) {
    var rule = rule
    rule.end = .never
    guard (1...999).contains(rule.interval) else { return nil }
    if let pattern = Recurrence.simple(rule, on: start) {
      self.init(pattern)
    } else if let start, let clipped = Recurrence.clipped(rule, on: start) {
      self = clipped
    } else {
      return nil
    }
  }

  /// Returns the equivalent RRULE value, with COUNT or UNTIL. Days from the 29th on fall on the last day of shorter
  /// months. The rule cannot express counting from completion or an occurrence moved alone.
  /// - Parameter due: The day from which patterns take a missing day of the month.
  public func rule(on due: Day? = nil) -> String {
    if case .rule(let text) = pattern { return text }
    let hung = due.map { anchored(on: $0) } ?? self
    guard var rule = hung.patternRule else { return "" }
    switch end {
    case .never: break
    case .until(let day): rule.end = .until(.day(day))
    case .count(let count): rule.end = .count(count)
    }
    return rule.text
  }

  /// The rule of a pattern, without its end; nil for a `.rule`.
  private var patternRule: RecurrenceRule? {
    switch pattern {
    case .daily: RecurrenceRule(.daily)
    case .weekly(let days): Recurrence.weekly(days, every: 1)
    case .biweekly(let days): Recurrence.weekly(days, every: 2)
    case .monthly(let day): Recurrence.monthly(day, every: 1)
    case .yearly: Recurrence.yearly(monthDay, every: 1)
    case .custom(let every, .days): Recurrence.plain(.daily, every: every)
    case .custom(let every, .weeks): Recurrence.weekly(Weekdays(), every: every)
    case .custom(let every, .months): Recurrence.monthly(monthDay, every: every)
    case .custom(let every, .years): Recurrence.yearly(monthDay, every: every)
    case .rule: nil
    }
  }

  private static func plain(_ frequency: RecurrenceRule.Frequency, every: Int) -> RecurrenceRule {
    var rule = RecurrenceRule(frequency)
    rule.interval = every
    return rule
  }

  private static func weekly(_ days: Weekdays, every: Int) -> RecurrenceRule {
    var rule = plain(.weekly, every: every)
    rule.weekdays = days.days.map { RecurrenceRule.Weekday($0) }
    return rule
  }

  private static func monthly(_ day: Int?, every: Int) -> RecurrenceRule {
    var rule = plain(.monthly, every: every)
    guard let day else { return rule }
    if day >= lastDayOfMonth {
      rule.monthDays = [-1]
    } else if day <= 28 {
      rule.monthDays = [day]
    } else {
      rule.monthDays = Array(28...day)
      rule.positions = [-1]
    }
    return rule
  }

  private static func yearly(_ monthDay: Int?, every: Int) -> RecurrenceRule {
    var rule = plain(.yearly, every: every)
    if monthDay != nil {
      rule.months = [2]
      rule.monthDays = [-1]
    }
    return rule
  }

  // MARK: Reading

  private static func simple(_ rule: RecurrenceRule, on start: Day?) -> Pattern? {
    var bare = rule
    bare.weekStart = 1
    let every = rule.interval
    switch rule.frequency {
    case .daily:
      if bare == plain(.daily, every: every) { return every == 1 ? .daily : .custom(every: every, unit: .days) }
      return every == 1 ? weekdays(of: bare).map { .weekly($0) } : nil
    case .weekly: return rule.weekStart == 1 || every == 1 ? weekly(bare) : nil
    case .monthly: return monthly(bare, on: start)
    case .yearly:
      // An RRULE on 29 February skips years; our pattern does not.
      if let civil = start?.civil, civil.month == 2, civil.day == 29 { return nil }
      guard bare == plain(.yearly, every: every) else { return nil }
      return every == 1 ? .yearly : .custom(every: every, unit: .years)
    case .hourly, .minutely, .secondly: return nil
    }
  }

  private static func weekly(_ rule: RecurrenceRule) -> Pattern? {
    guard let days = weekdays(of: rule) else { return nil }
    switch rule.interval {
    case 1: return .weekly(days)
    case 2: return .biweekly(days)
    default: return days.isEmpty ? .custom(every: rule.interval, unit: .weeks) : nil
    }
  }

  /// Returns the weekdays of a rule that selects nothing else, or nil for any other rule.
  private static func weekdays(of rule: RecurrenceRule) -> Weekdays? {
    var rest = rule
    rest.weekdays = []
    guard rest == plain(rule.frequency, every: rule.interval), rule.weekdays.allSatisfy({ $0.ordinal == 0 }) else {
      return nil
    }
    return Weekdays(rule.weekdays.map { $0.weekday })
  }

  private static func monthly(_ rule: RecurrenceRule, on start: Day?) -> Pattern? {
    if rule == plain(.monthly, every: rule.interval) {
      guard let start else { return .custom(every: rule.interval, unit: .months) }
      guard start.civil.day <= 28 else { return nil }
      return rule.interval == 1 ? .monthly(day: start.civil.day) : .custom(every: rule.interval, unit: .months)
    }
    guard rule.interval == 1 else { return nil }
    return (1...lastDayOfMonth).first { rule == monthly($0, every: 1) }.map { .monthly(day: $0) }
  }

  /// Returns the recurrence in months or years that falls on the last day of shorter months, or nil if there is no
  /// equivalent.
  private static func clipped(_ rule: RecurrenceRule, on start: Day) -> Recurrence? {
    let every = rule.interval
    let yearly = every == 1 ? Pattern.yearly : .custom(every: every, unit: .years)
    let months = (29...31).map { Recurrence(.custom(every: every, unit: .months), monthDay: $0) }
    return (months + [Recurrence(yearly, monthDay: 29)]).first {
      $0.anchored(on: start) == $0 && rule == $0.patternRule
    }
  }
}

extension Recurrence {
  /// Returns the first occurrence on or after a day, on which a new task is first due. Returns nil if the rule has no
  /// occurrences.
  public func first(from day: Day) -> Day? {
    switch pattern {
    case .daily, .yearly, .custom: return day
    case .weekly(let days), .biweekly(let days):
      return days.isEmpty ? day : (0..<7).map { day + $0 }.first { days.contains($0.weekday) }
    case .monthly(let chosen):
      guard let here = day.adding(months: 0, monthDay: chosen) else { return nil }
      return here >= day ? here : day.adding(months: 1, monthDay: chosen)
    case .rule(let text):
      // The parsing error does not matter here.
      guard var rule = try? RecurrenceRule(parsing: text) else { return nil }
      // The recurrence begins with the first matching day; intervals count from there.
      rule.interval = 1
      var days = rule.occurrences(from: day)
      return days.next()
    }
  }

  /// Whether the rule matches no day at all, wherever the recurrence begins.
  public var isNeverTrue: Bool {
    // The parsing error does not matter here.
    guard case .rule(let text) = pattern, var rule = try? RecurrenceRule(parsing: text) else { return false }
    (rule.interval, rule.end) = (1, .never)
    var days = rule.occurrences(from: Day(number: 0))
    return days.next() == nil
  }
}
