extension Recurrence {
  /// Returns the recurrence with the day of the month to return to after a shorter month.
  ///
  /// The current `monthDay` is kept while `due` falls on it or, in a shorter month, on the last day. Otherwise the day
  /// of `due` is taken. A recurrence counted from completion has no month day.
  public func anchored(on due: Day) -> Recurrence {
    var result = self
    if !hasMonthDay(on: due) { result.monthDay = monthDayNeeded(on: due) }
    return result
  }

  private func hasMonthDay(on due: Day) -> Bool {
    guard let monthDay, let longest = longestMonth(of: due), anchor == .schedule else { return false }
    let civil = due.civil
    let last = Day.length(ofMonth: civil.month, year: civil.year)
    return monthDay > 28 && monthDay <= longest && civil.day == min(monthDay, last)
  }

  private func monthDayNeeded(on due: Day) -> Int? {
    let day = due.civil.day
    guard longestMonth(of: due) != nil, anchor == .schedule, day > 28 else { return nil }
    return day
  }

  /// Returns the maximum length of the months in which a recurrence through `due` can fall. Returns nil if they all
  /// have the same length or the pattern counts no months.
  private func longestMonth(of due: Day) -> Int? {
    switch pattern {
    case .custom(_, .months): 31
    case .yearly, .custom(_, .years): due.civil.month == 2 ? 29 : nil
    case .daily, .weekly, .biweekly, .monthly, .custom, .rule: nil
    }
  }
}

extension PlanItem {
  /// Anchors the recurrence on the due day. A changed due day re-anchors it, unless only the current occurrence is
  /// moved.
  mutating func anchorRecurrence(after before: PlanItem? = nil, movingOnlyThis: Bool = false) {
    guard let due, var series = recurrence else { return }
    if let before, before.recurrence == series {
      guard before.due != due else { return }
      if let was = before.due, movingOnlyThis { return moveAlone(from: was) }
      if before.due?.day == due.day { return moveTime(of: series, to: due) }
      series.monthDay = nil
      series.scheduled = nil
    } else if before?.recurrence?.pattern != series.pattern {
      series.scheduled = nil
    }
    recurrence = series.anchored(on: series.scheduled?.day ?? due.day)
  }

  /// Keeps the scheduled date of an occurrence that is moved alone. Not needed if occurrences are recorded one by one,
  /// since each record has its date.
  private mutating func moveAlone(from was: Due) {
    guard let due, let series = recurrence, series.series?.telling == nil else { return }
    let scheduled = series.scheduled ?? was
    recurrence?.scheduled = scheduled == due ? nil : scheduled
  }

  /// Changes the time of the recurrence. An occurrence moved alone to another day stays on that day.
  private mutating func moveTime(of series: Recurrence, to due: Due) {
    guard let scheduled = series.scheduled else { return }
    recurrence?.scheduled = scheduled.day == due.day ? nil : Due(day: scheduled.day, time: due.time)
  }
}
