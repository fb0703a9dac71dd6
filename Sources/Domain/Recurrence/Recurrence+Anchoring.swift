extension Recurrence {
  /// The recurrence with the day of the month its series hangs on, where a shorter month would lose it.
  ///
  /// The day it has is kept while `due` falls on it or, in a month that lacks it, on the last day; otherwise the series
  /// hangs on `due`. Counting from the completion has no series.
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

  /// How long the months of a series through `due` can get; nil when all are of one length or it counts no months.
  private func longestMonth(of due: Day) -> Int? {
    switch pattern {
    case .custom(_, .months): 31
    case .yearly, .custom(_, .years): due.civil.month == 2 ? 29 : nil
    case .daily, .weekly, .biweekly, .monthly, .custom, .rule: nil
    }
  }
}

extension PlanItem {
  /// Hangs the series on the due day. A day that differs from the one before is a new one for the series, unless the
  /// occurrence that is due is moved alone.
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

  /// A series told one by one tells the day of each by itself.
  private mutating func moveAlone(from was: Due) {
    guard let due, let series = recurrence, series.series?.telling == nil else { return }
    let scheduled = series.scheduled ?? was
    recurrence?.scheduled = scheduled == due ? nil : scheduled
  }

  /// Another time for the series; an occurrence moved alone to another day stays there.
  private mutating func moveTime(of series: Recurrence, to due: Due) {
    guard let scheduled = series.scheduled else { return }
    recurrence?.scheduled = scheduled.day == due.day ? nil : Due(day: scheduled.day, time: due.time)
  }
}
