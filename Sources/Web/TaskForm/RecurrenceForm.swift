import Domain

/// The recurrence fields of a form, as typed. Only the fields of the chosen kind count.
struct RecurrenceForm: Equatable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case never, daily, weekly, biweekly, monthly, yearly, custom
    /// A foreign rule that the form cannot represent.
    case keep
  }

  /// The raw value of a ``Kind``.
  var kind = Kind.never.rawValue
  /// ISO weekday numbers; 1 is Monday.
  var weekdays: [String] = []
  /// 1…32; empty means the due day's.
  var monthDay = ""
  /// Which occurrence of the weekday in the month: 1…4, or -1 for the last. Empty if the rule uses a day of the month.
  var nth = ""
  /// The ISO number of that weekday.
  var nthWeekday = "1"
  var every = "2"
  var unit = Recurrence.Unit.weeks.rawValue
  var anchor = Recurrence.Anchor.schedule.rawValue
  var missed = Recurrence.Missed.skip.rawValue
  /// `never`, `until` or `count`.
  var end = "never"
  var endDay = ""
  var endCount = ""
  /// The text of a rule that the form cannot represent.
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
      if show(text) { return }
      kind = Kind.keep.rawValue
      rule = text
    }
  }

  /// Fills the fields from a rule. Returns false if the form cannot represent it.
  private mutating func show(_ text: String) -> Bool {
    // The parse error does not matter here: the rule is kept as text.
    guard var rule = try? RecurrenceRule(parsing: text) else { return false }
    rule.end = .never
    let days = rule.weekdays
    if !days.isEmpty, rule == .weekly(days.map { $0.weekday }, every: rule.interval) {
      weekdays = days.map { "\($0.weekday)" }
      unit = Recurrence.Unit.weeks.rawValue
    } else if days.count == 1, Self.ordinals.contains(days[0].ordinal),
      rule == .monthly(days[0], every: rule.interval)
    {
      nth = "\(days[0].ordinal)"
      nthWeekday = "\(days[0].weekday)"
      unit = Recurrence.Unit.months.rawValue
    } else {
      return false
    }
    kind = (unit == Recurrence.Unit.months.rawValue && rule.interval == 1 ? Kind.monthly : .custom).rawValue
    every = "\(rule.interval)"
    return (1...999).contains(rule.interval)
  }

  /// First to fourth, and last.
  static let ordinals = [1, 2, 3, 4, -1]

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
    nth = text("nth", nth)
    nthWeekday = text("nth-weekday", nthWeekday)
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
      .init("month-day", monthDay), .init("nth", nth), .init("nth-weekday", nthWeekday), .init("every", every),
      .init("unit", unit), .init("anchor", anchor),
      .init("missed", missed), .init("end", end), .init("end-day", endDay), .init("end-count", endCount),
      .init("rule", rule),
    ]
    return pairs
  }

  /// Returns whether both describe the same recurrence, ignoring fields that do not count.
  func means(_ other: RecurrenceForm) -> Bool {
    essence == other.essence
  }

  private var essence: [String] {
    let shape: [String]
    switch Kind(rawValue: kind) {
    case .never, .keep: return [kind]
    case .daily, .yearly: shape = [kind]
    case .weekly, .biweekly: shape = [kind] + weekdays.sorted()
    case .monthly: shape = [kind] + (nth.isEmpty ? [monthDay] : [nth, nthWeekday])
    case .custom: shape = [kind, PlainText.withoutSpaces(every), unit] + details
    case nil: return [kind]
    }
    return shape + [anchor, missed, end] + ending
  }

  /// The further values of a custom unit besides its number.
  private var details: [String] {
    switch Recurrence.Unit(rawValue: unit) {
    case .weeks: weekdays.sorted()
    case .months: nth.isEmpty ? [] : [nth, nthWeekday]
    case .days, .years, nil: []
    }
  }

  private var ending: [String] {
    switch end {
    case "until": [endDay]
    case "count": [PlainText.withoutSpaces(endCount)]
    default: []
    }
  }
}

extension RecurrenceRule {
  /// Returns a rule for the given weekdays of every n-th week.
  static func weekly(_ days: [Int], every: Int) -> RecurrenceRule {
    var rule = RecurrenceRule(.weekly)
    rule.interval = every
    rule.weekdays = days.sorted().map { Weekday($0) }
    return rule
  }

  /// Returns a rule for one weekday, such as the last Friday, of every n-th month.
  static func monthly(_ day: Weekday, every: Int) -> RecurrenceRule {
    var rule = RecurrenceRule(.monthly)
    rule.interval = every
    rule.weekdays = [day]
    return rule
  }
}
