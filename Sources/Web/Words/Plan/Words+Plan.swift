public import Domain

extension Words {
  subscript(day phrase: DayPhrase) -> String {
    text(phrase)
  }

  func callAsFunction(day phrase: DayPhrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }

  /// Formats a day as `Dienstag, 24. November`, with the year if it is not the current one.
  func dayTitle(_ day: Day, today: Day) -> String {
    let (parts, names) = (day.civil, DayNames.of(language))
    let (weekday, month) = (names.weekdays[day.weekday - 1], names.months[parts.month - 1])
    if parts.year == today.civil.year { return self(day: .dayHeading, weekday, "\(parts.day)", month) }
    return self(day: .dayHeadingYear, weekday, "\(parts.day)", month, "\(parts.year)")
  }

  /// Formats the week from a Monday on: `23.–29. November 2026`.
  public func weekTitle(_ monday: Day) -> String {
    self(day: .weekYear, week(monday, DayNames.of(language).months), "\((monday + 6).civil.year)")
  }

  /// Formats the week from a Monday on: `23.–29. Nov.`
  func weekBrief(_ monday: Day) -> String { week(monday, DayNames.of(language).shortMonths) }

  private func week(_ monday: Day, _ months: [String]) -> String {
    let (first, last) = (monday.civil, (monday + 6).civil)
    let (from, until) = (months[first.month - 1], months[last.month - 1])
    return first.month == last.month
      ? self(day: .weekIn, "\(first.day)", "\(last.day)", until)
      : self(day: .weekAcross, "\(first.day)", from, "\(last.day)", until)
  }

  func weekday(_ day: Day) -> String { DayNames.of(language).weekdays[day.weekday - 1] }
  func shortWeekday(_ day: Day) -> String { DayNames.of(language).shortWeekdays[day.weekday - 1] }
}

// MARK: - Moments

extension Words {
  /// Formats an instant: `heute, 13:15`.
  func moment(_ instant: Instant, today: Day, zones: Environment.Zones) -> String {
    let wall = zones.here(instant)
    return self(.dayWithTime, day(wall.day, today: today), WallTime(wall).iso)
  }

  /// Formats an instant as the time alone if it is on the day shown.
  func momentBrief(_ instant: Instant, on shown: Day, today: Day, zones: Environment.Zones) -> String {
    let wall = zones.here(instant)
    return wall.day == shown ? WallTime(wall).iso : moment(instant, today: today, zones: zones)
  }

  /// Formats a time range: `heute, 13:15–14:00`.
  func stretch(_ start: Instant, _ end: Instant, today: Day, zones: Environment.Zones) -> String {
    let last = zones.here(end)
    let shown = moment(start, today: today, zones: zones)
    let isSameDay = last.day == zones.here(start).day || last.second == 0
    return "\(shown)–\(isSameDay ? WallTime(last).iso : moment(end, today: today, zones: zones))"
  }
}
