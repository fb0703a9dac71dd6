extension Recurrence {
  /// Returns the next due day of a task that was due on `due` and is completed on `today`.
  ///
  /// Returns nil for a `.rule`, which needs the task, after the last occurrence, and after the year 9999.
  public func next(afterDue due: Day, doneOn today: Day) -> Day? {
    step(afterDue: due, doneOn: today)?.day
  }

  /// Returns the next due day and the rest of the recurrence.
  func step(afterDue due: Day, doneOn today: Day) -> (day: Day, rest: Recurrence)? {
    guard let (day, passed) = following(due, doneOn: today), day.civil.year <= 9999 else { return nil }
    var rest = anchored(on: due)
    rest.scheduled = nil
    switch end {
    case .never: break
    case .until(let last): guard day <= last else { return nil }
    case .count(let count):
      guard count > passed else { return nil }
      rest.end = .count(count - passed)
    }
    return (day, rest)
  }

  /// Returns the next due day and the number of occurrences used up. A missed occurrence counts like a completed one.
  private func following(_ due: Day, doneOn today: Day) -> (day: Day, passed: Int)? {
    if anchor == .completion {
      return successor(of: today, series: today, monthDay: today.civil.day).map { ($0, 1) }
    }
    let monthDay = anchored(on: due).monthDay ?? due.civil.day
    guard var day = successor(of: due, series: due, monthDay: monthDay) else { return nil }
    guard missed == .skip else { return (day, 1) }
    var passed = 1
    while day <= today {
      guard let later = successor(of: day, series: due, monthDay: monthDay), later > day else { return nil }
      day = later
      passed += 1
    }
    return (day, passed)
  }

  /// Returns the first occurrence after `day`. `series` is a known occurrence; `monthDay` is its day of the month,
  /// which later occurrences use if their month is long enough.
  private func successor(of day: Day, series: Day, monthDay: Int) -> Day? {
    switch pattern {
    case .daily: day + 1
    case .weekly(let weekdays): Recurrence.next(weekdays, after: day, everyWeeks: 1, series: series)
    case .biweekly(let weekdays): Recurrence.next(weekdays, after: day, everyWeeks: 2, series: series)
    case .monthly(let chosen): Recurrence.next(monthDay: chosen, after: day)
    case .yearly: day.adding(months: 12, monthDay: monthDay)
    case .custom(let every, let unit): Recurrence.next(every: every, unit, after: day, monthDay: monthDay)
    case .rule: nil
    }
  }

  private static func next(_ weekdays: Weekdays, after day: Day, everyWeeks: Int, series: Day) -> Day? {
    let chosen = weekdays.isEmpty ? Weekdays([series.weekday]) : weekdays
    let seriesMonday = series.monday
    for step in 1...(7 * everyWeeks + 7) {
      let candidate = day + step
      let weeks = (candidate.monday - seriesMonday) / 7
      if weeks % everyWeeks == 0, chosen.contains(candidate.weekday) { return candidate }
    }
    return nil
  }

  private static func next(monthDay: Int, after day: Day) -> Day? {
    guard let sameMonth = day.adding(months: 0, monthDay: monthDay) else { return nil }
    return sameMonth > day ? sameMonth : day.adding(months: 1, monthDay: monthDay)
  }

  private static func next(every: Int, _ unit: Unit, after day: Day, monthDay: Int) -> Day? {
    switch unit {
    case .days: day + every
    case .weeks: day + every * 7
    case .months: day.adding(months: every, monthDay: monthDay)
    case .years: day.adding(months: every * 12, monthDay: monthDay)
    }
  }
}

extension Day {
  /// Returns the given day of the month that is `months` later. Past the end of that month, as with 32, it is the last
  /// day.
  func adding(months: Int, monthDay: Int) -> Day? {
    let parts = civil
    let total = parts.year * 12 + parts.month - 1 + months
    let year = total >= 0 ? total / 12 : (total - 11) / 12
    let month = total - year * 12 + 1
    return Day(year: year, month: month, day: min(monthDay, Day.length(ofMonth: month, year: year)))
  }
}
