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
  /// `never`, `until` or `count`.
  var end = "never"
  var endDay = ""
  var endCount = ""
  /// The text of a rule that no choice shows.
  var rule = ""

  init() {}

  init(_ recurrence: Recurrence?) {
    guard let recurrence else { return }
    anchor = recurrence.anchor.rawValue
    missed = recurrence.missed.rawValue
    set(recurrence.end)
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
    case .rule(let text):
      kind = Kind.keep.rawValue
      rule = text
    }
  }

  private mutating func set(_ end: Recurrence.End) {
    switch end {
    case .never: break
    case .until(let day): (self.end, endDay) = ("until", day.iso)
    case .count(let count): (self.end, endCount) = ("count", "\(count)")
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
    end = text("end", end)
    endDay = text("end-day", endDay)
    endCount = text("end-count", endCount)
    rule = text("rule", rule)
  }

  var pairs: [Fields.Pair] {
    var pairs: [Fields.Pair] = [.init("repeat", kind)]
    for day in weekdays { pairs.append(.init("weekday", day)) }
    pairs += [
      .init("month-day", monthDay), .init("every", every), .init("unit", unit), .init("anchor", anchor),
      .init("missed", missed), .init("end", end), .init("end-day", endDay), .init("end-count", endCount),
      .init("rule", rule),
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
    return shape + [anchor, missed, end] + ending
  }

  private var ending: [String] {
    switch end {
    case "until": [endDay]
    case "count": [PlainText.withoutSpaces(endCount)]
    default: []
    }
  }
}
