import Domain

extension Words {
  subscript(start phrase: StartPhrase) -> String {
    text(phrase)
  }

  func callAsFunction(start phrase: StartPhrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }

  /// Formats a day for use in a sentence: `heute`, `am Montag` within a week, otherwise the date.
  func whenOn(_ day: Day, today: Day) -> String {
    switch day - today {
    case 0, 1: return self.day(day, today: today)
    case 2...7: break
    default: return language == .german ? "am \(date(day, today: today))" : "on \(date(day, today: today))"
    }
    let weekday = DayNames.of(language).weekdays[day.weekday - 1]
    return language == .german ? "am \(weekday)" : "on \(weekday)"
  }
}
