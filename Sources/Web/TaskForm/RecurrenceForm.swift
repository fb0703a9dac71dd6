import Domain

/// How a task comes back, as somebody chose and typed it. Only the fields of the chosen kind count.
struct RecurrenceForm: Equatable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case never, daily, weekly, biweekly, monthly, yearly, custom
    /// The rule of another program that no choice here shows.
    case keep
  }

  /// The raw value of a ``Kind``.
  var kind = Kind.never.rawValue
  /// ISO numbers, 1 is Monday.
  var weekdays: [String] = []
  /// 1…32; empty means that of the due day.
  var monthDay = ""
  var every = "2"
  var unit = Recurrence.Unit.weeks.rawValue
  var anchor = Recurrence.Anchor.schedule.rawValue
  var missed = Recurrence.Missed.skip.rawValue
  /// The text of a rule that no choice shows.
  var rule = ""

  init() {}

  init(_ recurrence: Recurrence?) {
    guard let recurrence else { return }
    anchor = recurrence.anchor.rawValue
    missed = recurrence.missed.rawValue
    switch recurrence.pattern {
    case .daily: kind = Kind.daily.rawValue
    case .weekly(let days): set(.weekly, days)
    case .biweekly(let days): set(.biweekly, days)
    case .monthly(let day):
      kind = Kind.monthly.rawValue
      monthDay = "\(day)"
    case .yearly: kind = Kind.yearly.rawValue
    case .custom(let every, let unit):
      kind = Kind.custom.rawValue
      self.every = "\(every)"
      self.unit = unit.rawValue
    case .verbatim(let text):
      kind = Kind.keep.rawValue
      rule = text
    }
  }

  private mutating func set(_ kind: Kind, _ days: Weekdays) {
    self.kind = kind.rawValue
    weekdays = days.days.map { "\($0)" }
  }
}

extension RecurrenceForm {
  init(_ form: Fields, prefix: String) {
    func text(_ name: String, _ fallback: String) -> String { form["\(prefix)\(name)"] ?? fallback }
    kind = text("repeat", kind)
    weekdays = form.all("\(prefix)weekday")
    monthDay = text("month-day", monthDay)
    every = text("every", every)
    unit = text("unit", unit)
    anchor = text("anchor", anchor)
    missed = text("missed", missed)
    rule = text("rule", rule)
  }

  var pairs: [Fields.Pair] {
    var pairs: [Fields.Pair] = [.init("repeat", kind)]
    for day in weekdays { pairs.append(.init("weekday", day)) }
    pairs += [
      .init("month-day", monthDay), .init("every", every), .init("unit", unit), .init("anchor", anchor),
      .init("missed", missed), .init("rule", rule),
    ]
    return pairs
  }

  /// Whether both mean the same, whatever is left in fields that do not count.
  func means(_ other: RecurrenceForm) -> Bool {
    essence == other.essence
  }

  private var essence: [String] {
    let shape: [String]
    switch Kind(rawValue: kind) {
    case .never, .keep: return [kind]
    case .daily, .yearly: shape = [kind]
    case .weekly, .biweekly: shape = [kind] + weekdays.sorted()
    case .monthly: shape = [kind, monthDay]
    case .custom: shape = [kind, PlainText.withoutSpaces(every), unit]
    case nil: return [kind]
    }
    return shape + [anchor, missed]
  }
}

extension RecurrenceForm {
  /// The recurrence this describes; nil for none. What cannot be read becomes problems.
  /// - Parameters:
  ///   - due: what the day of the month comes from where none is given.
  ///   - stored: what the task has now; the day its series hangs on stays while the pattern does.
  func value(due: Day, stored: Recurrence?, problems: inout [Problem]) -> Recurrence? {
    if kind == Kind.never.rawValue { return nil }
    if kind == Kind.keep.rawValue { return kept(stored) }
    guard let pattern = pattern(due: due, problems: &problems) else { return nil }
    guard let anchor = Recurrence.Anchor(rawValue: anchor) else { return refused(anchor, &problems) }
    guard let missed = Recurrence.Missed(rawValue: missed) else { return refused(missed, &problems) }
    let monthDay = stored?.pattern == pattern ? stored?.monthDay : nil
    return Recurrence(pattern, anchor: anchor, missed: missed, monthDay: monthDay)
  }

  /// The rule as the task has it, or, for a task that is gone, as it was written.
  private func kept(_ stored: Recurrence?) -> Recurrence? {
    if case .verbatim = stored?.pattern { return stored }
    let line = rule.split(separator: "\n", maxSplits: 1).first.map { String($0) } ?? ""
    return line.isEmpty ? nil : Recurrence(.verbatim(line))
  }

  private func pattern(due: Day, problems: inout [Problem]) -> Recurrence.Pattern? {
    switch Kind(rawValue: kind) {
    case .daily: return .daily
    case .weekly: return chosen(&problems).map { .weekly($0) }
    case .biweekly: return chosen(&problems).map { .biweekly($0) }
    case .monthly: return dayOfMonth(due, &problems).map { .monthly(day: $0) }
    case .yearly: return .yearly
    case .custom: return interval(&problems)
    case .never, .keep, nil: return refused(kind, &problems)
    }
  }

  private func chosen(_ problems: inout [Problem]) -> Weekdays? {
    let days = weekdays.compactMap { Int($0) }.filter { $0 >= 1 && $0 <= 7 }
    if days.count == weekdays.count { return Weekdays(days) }
    problems.append(Problem(.recurrence, .weekdayOutOfRange))
    return nil
  }

  private func dayOfMonth(_ due: Day, _ problems: inout [Problem]) -> Int? {
    if monthDay.isEmpty { return due.civil.day }
    if let day = Int(monthDay), day >= 1, day <= Recurrence.lastDayOfMonth { return day }
    problems.append(Problem(.recurrence, .monthDayOutOfRange))
    return nil
  }

  private func interval(_ problems: inout [Problem]) -> Recurrence.Pattern? {
    guard let unit = Recurrence.Unit(rawValue: unit) else { return refused(unit, &problems) }
    if let number = Int(PlainText.withoutSpaces(every)), number >= 1, number <= 999 {
      return .custom(every: number, unit: unit)
    }
    problems.append(Problem(.recurrence, .intervalOutOfRange(limit: 999)))
    return nil
  }

  private func refused<Value>(_ choice: String, _ problems: inout [Problem]) -> Value? {
    problems.append(Problem(.recurrence, .choiceUnknown(choice)))
    return nil
  }
}
