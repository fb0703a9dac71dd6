/// A day with its precomputed parts, so that walking through a month computes them once.
struct CivilDay: Sendable {
  private(set) var day: Day
  private(set) var year: Int
  private(set) var month: Int
  private(set) var dayOfMonth: Int
  private(set) var monthLength: Int

  init(_ day: Day) {
    self.day = day
    (year, month, dayOfMonth) = day.civil
    monthLength = Day.length(ofMonth: month, year: year)
  }

  /// Moves to the next day.
  mutating func advance() {
    day = day + 1
    dayOfMonth += 1
    guard dayOfMonth > monthLength else { return }
    dayOfMonth = 1
    month = month == 12 ? 1 : month + 1
    if month == 1 { year += 1 }
    monthLength = Day.length(ofMonth: month, year: year)
  }

  /// The first day of the next month.
  var nextMonth: Day { day + (monthLength - dayOfMonth + 1) }

  var yearLength: Int { Day.isLeap(year) ? 366 : 365 }

  /// The day of the year, 1…366.
  var yearDay: Int {
    let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][month - 1]
    return before + dayOfMonth + (month > 2 && Day.isLeap(year) ? 1 : 0)
  }

  /// Returns the number of the day's week and the number of weeks in that week's year. A week belongs to the year that
  /// has most of its days.
  func week(from weekStart: Int) -> (number: Int, count: Int) {
    let first = CivilDay.firstWeek(of: year, from: weekStart, newYear: day + (1 - yearDay), yearLength: yearLength)
    if day < first.begin {
      let last = Day.isLeap(year - 1) ? 366 : 365
      let newYear = day + (1 - yearDay - last)
      let earlier = CivilDay.firstWeek(of: year - 1, from: weekStart, newYear: newYear, yearLength: last)
      return ((day - earlier.begin) / 7 + 1, earlier.count)
    }
    let number = (day - first.begin) / 7 + 1
    guard number > first.count else { return (number, first.count) }
    let newYear = day + (1 - yearDay + yearLength)
    let length = Day.isLeap(year + 1) ? 366 : 365
    return (1, CivilDay.firstWeek(of: year + 1, from: weekStart, newYear: newYear, yearLength: length).count)
  }

  /// Returns the first day of the first week with at least four days in the year, and the number of weeks in the year.
  private static func firstWeek(
    of year: Int, from weekStart: Int, newYear: Day, yearLength: Int
  ) -> (begin: Day, count: Int) {
    let into = (newYear.weekday - weekStart + 7) % 7
    let begin = newYear + (into <= 3 ? -into : 7 - into)
    // A week with at least four days in the next year belongs to that year.
    let days = newYear + yearLength - begin
    return (begin, (days + 3) / 7)
  }
}
