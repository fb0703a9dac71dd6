public import Domain

extension Words {
  /// Formats a day: "today" or a similar word, otherwise weekday, day and month, with the year if it is not the
  /// current one.
  public func day(_ day: Day, today: Day) -> String {
    switch day - today {
    case -1: self[.yesterday]
    case 0: self[.today]
    case 1: self[.tomorrow]
    default: date(day, today: today)
    }
  }

  /// Formats the weekday, day and month, with the year if it is not the current one.
  public func date(_ day: Day, today: Day) -> String {
    let parts = day.civil
    let weekday = DayNames.of(language).shortWeekdays[day.weekday - 1]
    let month = DayNames.of(language).shortMonths[parts.month - 1]
    if parts.year == today.civil.year { return self(.dayShort, weekday, "\(parts.day)", month) }
    return self(.dayShortYear, weekday, "\(parts.day)", month, "\(parts.year)")
  }

  /// Formats a day without abbreviations, for screen readers and sentences.
  public func fullDay(_ day: Day) -> String {
    let parts = day.civil
    let names = DayNames.of(language)
    return self(
      .dayLong, names.weekdays[day.weekday - 1], "\(parts.day)", names.months[parts.month - 1], "\(parts.year)")
  }

  /// Formats a due date: `heute, 15:00`.
  public func due(_ due: Due, today: Day) -> String {
    let day = day(due.day, today: today)
    guard let time = due.time else { return day }
    return self(.dayWithTime, day, time.iso)
  }

  func fullDue(_ due: Due) -> String {
    guard let time = due.time else { return fullDay(due.day) }
    return self(.dayWithTime, fullDay(due.day), time.iso)
  }
}

/// The names of weekdays (from Monday) and months (from January).
struct DayNames {
  let shortWeekdays: [String]
  let weekdays: [String]
  let shortMonths: [String]
  let months: [String]

  static func of(_ language: Language) -> DayNames {
    switch language {
    case .german: german
    case .english: english
    }
  }

  private static let german = DayNames(
    shortWeekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
    weekdays: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
    shortMonths: ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."],
    months: [
      "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
      "Dezember",
    ])

  private static let english = DayNames(
    shortWeekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    shortMonths: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"],
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ])
}
