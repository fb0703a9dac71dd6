import Domain

extension RecurrenceForm {
  /// Returns the recurrence described by the form; nil for none. Unreadable input is added to `problems`.
  /// - Parameters:
  ///   - due: provides the default day of the month.
  ///   - stored: the task's current recurrence; its other properties are kept as long as the pattern stays the same.
  func value(due: Day, stored: Recurrence?, problems: inout [Problem]) -> Recurrence? {
    if kind == Kind.never.rawValue { return nil }
    if kind == Kind.keep.rawValue { return kept(stored) }
    // Reads every part, so that all errors are reported together.
    let pattern = pattern(due: due, problems: &problems)
    let anchor = Recurrence.Anchor(rawValue: anchor) ?? refused(anchor, &problems)
    let missed = Recurrence.Missed(rawValue: missed) ?? refused(missed, &problems)
    let end = ending(&problems)
    guard let pattern, let anchor, let missed, let end else { return nil }
    var value = stored.flatMap { $0.says(pattern) ? $0 : nil } ?? Recurrence(pattern)
    value.anchor = anchor
    value.missed = missed
    // A foreign rule may end at a time of day; that end is kept until the user chooses another.
    if value.end != end { value.end = end }
    return value
  }

  /// Returns the task's own rule or, for a deleted task, the rule as submitted.
  private func kept(_ stored: Recurrence?) -> Recurrence? {
    if case .rule = stored?.pattern { return stored }
    let line = rule.split(separator: "\n", maxSplits: 1).first.map { String($0) } ?? ""
    return line.isEmpty ? nil : Recurrence(.rule(line))
  }

  private func pattern(due: Day, problems: inout [Problem]) -> Recurrence.Pattern? {
    switch Kind(rawValue: kind) {
    case .daily: return .daily
    case .weekly: return chosen(&problems).map { .weekly($0) }
    case .biweekly: return chosen(&problems).map { .biweekly($0) }
    case .monthly where !nth.isEmpty: return weekdayOfMonth(every: 1, &problems)
    case .monthly: return dayOfMonth(due, &problems).map { .monthly(day: $0) }
    case .yearly: return .yearly
    case .custom: return interval(&problems)
    case .never, .keep, nil: return refused(kind, &problems)
    }
  }

  private func chosen(_ problems: inout [Problem]) -> Weekdays? {
    let days = weekdays.compactMap { Int($0) }.filter { $0 >= 1 && $0 <= 7 }
    if days.count == weekdays.count { return Weekdays(days) }
    return wrong(.weekdayOutOfRange, &problems)
  }

  private func dayOfMonth(_ due: Day, _ problems: inout [Problem]) -> Int? {
    if monthDay.isEmpty { return due.civil.day }
    if let day = Int(monthDay), day >= 1, day <= Recurrence.lastDayOfMonth { return day }
    return wrong(.monthDayOutOfRange, &problems)
  }

  private func interval(_ problems: inout [Problem]) -> Recurrence.Pattern? {
    guard let unit = Recurrence.Unit(rawValue: unit) else { return refused(unit, &problems) }
    guard let number = Int(PlainText.withoutSpaces(every)), number >= 1, number <= 999 else {
      return wrong(.intervalOutOfRange(limit: 999), &problems)
    }
    if unit == .months, !nth.isEmpty { return weekdayOfMonth(every: number, &problems) }
    guard unit == .weeks, !weekdays.isEmpty else { return .custom(every: number, unit: unit) }
    return chosen(&problems).map { Self.pattern(of: .weekly($0.days, every: number)) }
  }

  private func weekdayOfMonth(every: Int, _ problems: inout [Problem]) -> Recurrence.Pattern? {
    guard let ordinal = Int(nth), Self.ordinals.contains(ordinal) else { return refused(nth, &problems) }
    guard let day = Int(nthWeekday), day >= 1, day <= 7 else { return refused(nthWeekday, &problems) }
    return Self.pattern(of: .monthly(RecurrenceRule.Weekday(day, ordinal: ordinal), every: every))
  }

  /// Returns an equivalent pattern, if there is one, otherwise the rule itself.
  private static func pattern(of rule: RecurrenceRule) -> Recurrence.Pattern {
    Recurrence(showing: rule, on: nil)?.pattern ?? .rule(rule.text)
  }

  private func ending(_ problems: inout [Problem]) -> Recurrence.End? {
    switch end {
    case "never": return .never
    case "until":
      guard let day = Day(iso: endDay) else { return wrong(.dayUnreadable, &problems) }
      return .until(day)
    case "count":
      let limit = Recurrence.mostOccurrences
      guard let count = Int(PlainText.withoutSpaces(endCount)), (1...limit).contains(count) else {
        return wrong(.repeatCountOutOfRange(limit: limit), &problems)
      }
      return .count(count)
    default: return refused(end, &problems)
    }
  }

  private func wrong<Value>(_ rule: Problem.Rule, _ problems: inout [Problem]) -> Value? {
    problems.append(Problem(.recurrence, rule))
    return nil
  }

  private func refused<Value>(_ choice: String, _ problems: inout [Problem]) -> Value? {
    wrong(.choiceUnknown(choice), &problems)
  }
}

extension Recurrence {
  /// Returns whether two patterns mean the same, however their rules are written.
  fileprivate func says(_ other: Pattern) -> Bool {
    if pattern == other { return true }
    guard case .rule(let mine) = pattern, case .rule(let theirs) = other else { return false }
    // An unparsable rule equals no other.
    guard var rule = try? RecurrenceRule(parsing: mine), let wanted = try? RecurrenceRule(parsing: theirs) else {
      return false
    }
    rule.end = .never
    return rule == wanted
  }
}
