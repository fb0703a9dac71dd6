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
    case .daily, .weekly, .biweekly, .monthly, .custom, .verbatim: nil
    }
  }
}

extension PlanItem {
  /// Hangs the series on the due day. A due day that differs from the one before is a new one for the series.
  mutating func anchorRecurrence(after before: PlanItem? = nil) {
    guard let due = due?.day, let recurrence else { return }
    var series = recurrence
    if let before, before.recurrence == recurrence {
      guard before.due?.day != due else { return }
      series.monthDay = nil
    }
    self.recurrence = series.anchored(on: due)
  }
}
