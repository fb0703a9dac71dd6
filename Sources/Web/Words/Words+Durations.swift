import Domain

extension Words {
  /// Formats a duration for a badge: `30m`, `1h`, `1h 30`.
  public func badge(minutes: Int) -> String {
    switch (minutes / 60, minutes % 60) {
    case (0, let rest): self(.minutesShort, "\(rest)")
    case (let hours, 0): self(.hoursShort, "\(hours)")
    case (let hours, let rest): self(.hoursMinutesShort, "\(hours)", "\(rest)")
    }
  }

  /// Formats a duration that stands alone: `30 min`, `1 h`, `10 h 25`.
  public func length(minutes: Int) -> String { length(minutes, .hoursMinutes) }

  /// Formats a duration within a sentence: `30 min`, `1 h`, `10 h 25 min`.
  public func lengthInSentence(minutes: Int) -> String { length(minutes, .hoursMinutesInSentence) }

  private func length(_ minutes: Int, _ hoursMinutes: Phrase) -> String {
    switch (minutes / 60, minutes % 60) {
    case (0, let rest): self(.minutes, "\(rest)")
    case (let hours, 0): self(.hours, "\(hours)")
    case (let hours, let rest): self(hoursMinutes, "\(hours)", "\(rest)")
    }
  }

  func name(of importance: Importance) -> String {
    switch importance {
    case .low: self[.low]
    case .medium: self[.medium]
    case .high: self[.high]
    }
  }

  /// Describes a recurrence in a few words.
  func pattern(_ recurrence: Recurrence) -> String {
    switch recurrence.pattern {
    case .daily: self[.daily]
    case .weekly(let days): days.isEmpty ? self[.weekly] : self(.weeklyOn, names(of: days))
    case .biweekly(let days): days.isEmpty ? self[.biweekly] : self(.biweeklyOn, names(of: days))
    case .monthly(let day): day == Recurrence.lastDayOfMonth ? self[.monthlyLast] : self(.monthlyOn, "\(day)")
    case .yearly: self[.yearly]
    case .custom(let every, let unit): custom(every, unit)
    case .rule: sentence(recurrence)
    }
  }

  private func custom(_ every: Int, _ unit: Recurrence.Unit) -> String {
    switch unit {
    case .days: every == 1 ? self[.daily] : self(.everyDays, "\(every)")
    case .weeks: every == 1 ? self[.weekly] : self(.everyWeeks, "\(every)")
    case .months: every == 1 ? self[.monthly] : self(.everyMonths, "\(every)")
    case .years: every == 1 ? self[.yearly] : self(.everyYears, "\(every)")
    }
  }

  private func names(of days: Weekdays) -> String {
    let names = days.days.map { DayNames.of(language).shortWeekdays[$0 - 1] }
    // Consecutive days are written as a range.
    if let first = days.days.first, let last = days.days.last, names.count > 2, last - first == names.count - 1 {
      return names[0] + "–" + names[names.count - 1]
    }
    return names.joined(separator: ", ")
  }
}
