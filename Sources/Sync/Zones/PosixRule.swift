import Domain

/// A zone as a yearly rule, such as `CET-1CEST,M3.5.0,M10.5.0/3` (POSIX.1-2017 §8.3, RFC 8536 §3.3.1).
struct PosixRule: Equatable, Sendable {
  /// The beginning or end of summer time: a day of each year, and seconds after its midnight.
  struct Change: Equatable, Sendable {
    enum When: Equatable, Sendable {
      /// 0…365, counting the leap day.
      case day(Int)
      /// 1…365, never counting the leap day.
      case dayWithoutLeap(Int)
      /// The weekday, 0 for Sunday, in the week 1…5 of the month; 5 is the last.
      case weekday(month: Int, week: Int, weekday: Int)
    }

    var when: When
    var seconds: Int64 = 7_200
  }

  struct Summer: Equatable, Sendable {
    var offset: Int64
    var begin: Change
    var end: Change
  }

  let text: String
  /// Seconds east of Greenwich.
  var offset: Int64
  var summer: Summer?

  func offset(at seconds: Int64) -> Int64 {
    guard let summer else { return offset }
    let year = Instant(seconds: seconds + offset).utc.day.civil.year
    guard let begin = summer.begin.seconds(in: year), let end = summer.end.seconds(in: year) else { return offset }
    let (first, last) = (begin - offset, end - summer.offset)
    // In the southern hemisphere, summer spans the turn of the year.
    let isSummer =
      first < last ? first <= seconds && seconds < last : !(last <= seconds && seconds < first)
    return isSummer ? summer.offset : offset
  }
}

extension PosixRule.Change {
  /// Returns the wall time as seconds since 1970, or nil for an unsupported year.
  func seconds(in year: Int) -> Int64? {
    day(in: year).map { Int64($0.number) * 86_400 + seconds }
  }

  private func day(in year: Int) -> Day? {
    switch when {
    case .day(let number): Day(year: year, month: 1, day: 1).map { $0 + number }
    case .dayWithoutLeap(let number): dayWithoutLeap(number, year)
    case .weekday(let month, let week, let weekday): day(weekday, week, month, year)
    }
  }

  private func dayWithoutLeap(_ number: Int, _ year: Int) -> Day? {
    let isAfterLeap = number > 59 && Day.length(ofMonth: 2, year: year) == 29
    return Day(year: year, month: 1, day: 1).map { $0 + (number - 1 + (isAfterLeap ? 1 : 0)) }
  }

  private func day(_ weekday: Int, _ week: Int, _ month: Int, _ year: Int) -> Day? {
    guard let first = Day(year: year, month: month, day: 1) else { return nil }
    let ahead = (weekday - first.weekday % 7 + 7) % 7 + (week - 1) * 7
    return first + (ahead < Day.length(ofMonth: month, year: year) ? ahead : ahead - 7)
  }
}
