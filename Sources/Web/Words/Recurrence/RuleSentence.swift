import Domain

/// Describes in words when a rule occurs, without its end.
struct RuleSentence {
  let rule: RecurrenceRule
  let words: Words

  var text: String {
    let parts = ([base] + days + [times, positions]).filter { !$0.isEmpty }
    return parts.joined(separator: " ") + (condition.isEmpty ? "" : ", " + condition)
  }

  private var names: DayNames { .of(words.language) }

  // MARK: How often

  private var base: String {
    if rule.frequency == .weekly, rule.interval == 1, !rule.weekdays.isEmpty, rule.positions.isEmpty {
      return isOfWorkdays ? words[repeats: .everyWorkday] : words(repeats: .everyWeekdays, weekdays)
    }
    let (one, many) = frequency
    return rule.interval == 1 ? words[repeats: one] : words(repeats: many, "\(rule.interval)")
  }

  private var frequency: (one: RepeatPhrase, many: RepeatPhrase) {
    switch rule.frequency {
    case .yearly: (.everyYear, .everyYears)
    case .monthly: (.everyMonth, .everyMonths)
    case .weekly: (.everyWeek, .everyWeeks)
    case .daily: (.everyDay, .everyDays)
    case .hourly: (.everyHour, .everyHours)
    case .minutely: (.everyMinute, .everyMinutes)
    case .secondly: (.everySecond, .everySeconds)
    }
  }

  private var isOfWorkdays: Bool { rule.weekdays == (1...5).map { RecurrenceRule.Weekday($0) } }

  private var weekdayNames: [String] { rule.weekdays.map { names.weekdays[$0.weekday - 1] } }

  private var weekdays: String { joined(weekdayNames) }

  // MARK: On which days

  private var days: [String] {
    if let birthday { return [birthday] }
    if let weekdaysOfWeeks { return [weekdaysOfWeeks] }
    return [months, weeks, yearDays, monthDays, chosenWeekdays]
  }

  /// A phrase such as `on 14 February`.
  private var birthday: String? {
    guard rule.frequency == .yearly, rule.months.count == 1, rule.weekdays.isEmpty, rule.positions.isEmpty,
      !rule.monthDays.isEmpty, rule.monthDays.allSatisfy({ $0 > 0 })
    else { return nil }
    let days = rule.monthDays.map { words.language == .german ? "\($0)." : "\($0)" }
    return words(repeats: .dayOfMonth, joined(days), names.months[rule.months[0] - 1])
  }

  /// A phrase such as `on Friday of week 12`.
  private var weekdaysOfWeeks: String? {
    guard rule.frequency == .yearly, !rule.weekNumbers.isEmpty, rule.weekNumbers.allSatisfy({ $0 > 0 }),
      !rule.weekdays.isEmpty, rule.weekdays.allSatisfy({ $0.ordinal == 0 }),
      rule.months.isEmpty, rule.monthDays.isEmpty, rule.yearDays.isEmpty, rule.positions.isEmpty
    else { return nil }
    let phrase: RepeatPhrase = rule.weekNumbers.count == 1 ? .weekdaysOfWeek : .weekdaysOfWeeks
    return words(repeats: phrase, weekdays, joined(rule.weekNumbers.map { "\($0)" }))
  }

  private var months: String {
    rule.months.isEmpty ? "" : words(repeats: .inMonths, joined(rule.months.map { names.months[$0 - 1] }))
  }

  private var weeks: String { signed(rule.weekNumbers, .week, .weekFromEnd) }

  private var yearDays: String { signed(rule.yearDays, .dayOfYear, .dayFromYearEnd) }

  private func signed(_ values: [Int], _ phrase: RepeatPhrase, _ fromEnd: RepeatPhrase) -> String {
    joined(fromStartToEnd(values).map { words(repeats: $0 > 0 ? phrase : fromEnd, "\(abs($0))") })
  }

  private var monthDays: String {
    if let day = clippedDay { return words(repeats: .clipped, ordinal(day)) }
    let fromStart = rule.monthDays.filter { $0 > 0 }.map { ordinal($0) }
    let fromEnd = rule.monthDays.filter { $0 < 0 }
      .map { $0 == -1 ? words[repeats: .onLastDay] : words(repeats: .onDayFromEnd, "\(-$0)") }
    return joined((fromStart.isEmpty ? [] : [words(repeats: .onDay, joined(fromStart))]) + fromEnd)
  }

  /// A day from the 29th on that moves to the last day in shorter months.
  private var clippedDay: Int? {
    guard rule.positions == [-1], rule.weekdays.isEmpty, let last = rule.monthDays.last, last > 28,
      rule.monthDays == Array(28...last)
    else { return nil }
    return last
  }

  private var chosenWeekdays: String {
    if rule.weekdays.isEmpty || isConditional { return "" }
    if let placed { return joined(days(placed, at: fromStartToEnd(rule.positions))) }
    if rule.weekdays.contains(where: { $0.ordinal != 0 }) {
      let chosen = rule.weekdays.filter { $0.ordinal >= 0 } + rule.weekdays.filter { $0.ordinal < 0 }
      var weekdays: [Int] = []
      for day in chosen where !weekdays.contains(day.weekday) { weekdays.append(day.weekday) }
      let texts = weekdays.flatMap { weekday in
        days(names.weekdays[weekday - 1], at: chosen.filter { $0.weekday == weekday }.map { $0.ordinal })
      }
      return joined(texts)
    }
    if rule.frequency > .weekly { return words(repeats: .everyWeekdays, weekdays) }
    return rule.interval == 1 && rule.positions.isEmpty ? "" : words(repeats: .onWeekdays, weekdays)
  }

  /// Weekdays that only restrict the days chosen by other parts of the rule.
  private var condition: String {
    isConditional ? words(repeats: .ifWeekday, joined(weekdayNames, .or)) : ""
  }

  private var isConditional: Bool {
    guard rule.weekdays.contains(where: { $0.ordinal == 0 }) else { return false }
    return rule.frequency < .weekly || !rule.monthDays.isEmpty || !rule.yearDays.isEmpty
  }

  /// The kind of day that positions count, such as Fridays or workdays; nil if there is no single one.
  private var placed: String? {
    guard rule.frequency >= .monthly, !rule.positions.isEmpty, rule.weekdays.allSatisfy({ $0.ordinal == 0 }),
      rule.monthDays.isEmpty, rule.yearDays.isEmpty, rule.weekNumbers.isEmpty, rule.months.count <= 1
    else { return nil }
    if isOfWorkdays { return words[repeats: .workday] }
    return rule.weekdays.count == 1 ? names.weekdays[rule.weekdays[0].weekday - 1] : nil
  }

  /// Returns phrases such as `on the 1st and 3rd Friday`.
  private func days(_ name: String, at positions: [Int]) -> [String] {
    let isPlain = { (position: Int) in position > 0 || position == -1 || position == -2 }
    let plain = positions.filter(isPlain).map { position in
      switch position {
      case -1: words[repeats: .last]
      case -2: words[repeats: .secondToLast]
      default: ordinal(position)
      }
    }
    return (plain.isEmpty ? [] : [words(repeats: .nthWeekday, joined(plain), name)])
      + positions.filter { !isPlain($0) }.map { position in
        position == 0
          ? words(repeats: .everyWeekdays, name) : words(repeats: .weekdayFromEnd, ordinal(-position), name)
      }
  }

  // MARK: At which times

  private var times: String {
    if !rule.hours.isEmpty, !rule.minutes.isEmpty, rule.seconds.isEmpty {
      let times = rule.hours.flatMap { hour in rule.minutes.compactMap { WallTime(hour: hour, minute: $0)?.iso } }
      return words(repeats: .atTimes, joined(times))
    }
    return [(rule.hours, RepeatPhrase.hours), (rule.minutes, .minutes), (rule.seconds, .seconds)]
      .filter { !$0.0.isEmpty }
      .map { words(repeats: $0.1, joined($0.0.map { "\($0)" })) }
      .joined(separator: " ")
  }

  private var positions: String {
    guard !rule.positions.isEmpty, placed == nil, clippedDay == nil else { return "" }
    let places = fromStartToEnd(rule.positions).map { position in
      switch position {
      case -1: words(repeats: .position, words[repeats: .last])
      case ..<0: words(repeats: .positionFromEnd, ordinal(-position))
      default: words(repeats: .position, ordinal(position))
      }
    }
    return "(" + words(repeats: .onlyOfThese, joined(places)) + ")"
  }

  // MARK: Words

  private func fromStartToEnd(_ values: [Int]) -> [Int] { values.filter { $0 > 0 } + values.filter { $0 < 0 } }

  /// Joins texts as `a, b and c`.
  private func joined(_ texts: [String], _ last: RepeatPhrase = .and) -> String {
    guard texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + words[repeats: last] + texts[texts.count - 1]
  }

  /// Formats an ordinal: `2nd`, or `2.` in German.
  private func ordinal(_ number: Int) -> String {
    if words.language == .german { return "\(number)." }
    switch (number % 10, number % 100) {
    case (_, 11...13): return "\(number)th"
    case (1, _): return "\(number)st"
    case (2, _): return "\(number)nd"
    case (3, _): return "\(number)rd"
    default: return "\(number)th"
    }
  }
}
