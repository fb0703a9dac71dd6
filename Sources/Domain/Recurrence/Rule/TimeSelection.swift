/// The parts of a rule that choose times of day, with what is missing taken from the start.
struct TimeSelection: Sendable {
  /// Empty when every one counts.
  let hours: [Int]
  let minutes: [Int]
  let seconds: [Int]

  init(_ rule: RecurrenceRule, start: Int) {
    let frequency = rule.frequency
    hours = rule.hours.isEmpty && frequency > .hourly ? [start / 3_600] : rule.hours
    minutes = rule.minutes.isEmpty && frequency > .minutely ? [start / 60 % 60] : rule.minutes
    seconds = rule.seconds.isEmpty && frequency > .secondly ? [start % 60] : rule.seconds
  }

  /// The chosen seconds of the day, ascending; at most 86400.
  var wholeDay: [Int] {
    var times: [Int] = []
    for hour in hours {
      for minute in minutes { for second in seconds { times.append((hour * 60 + minute) * 60 + second) } }
    }
    return times
  }

  /// The chosen seconds of the day in the hour, minute or second that begins at `second`, for frequencies below a day.
  func times(in frequency: RecurrenceRule.Frequency, at second: Int) -> [Int] {
    switch frequency {
    case .hourly:
      var times: [Int] = []
      for minute in minutes { for rest in seconds { times.append(second + minute * 60 + rest) } }
      return times
    case .minutely: return seconds.map { second + $0 }
    default: return [second]
    }
  }

  /// The first second of the day from `second` on whose hour, minute and second are allowed, as far as the frequency is
  /// short enough to be limited by them; nil when there is none before midnight.
  func next(from second: Int, _ frequency: RecurrenceRule.Frequency) -> Int? {
    var (hour, minute, rest) = (second / 3_600, second / 60 % 60, second % 60)
    if frequency == .secondly, !seconds.isEmpty {
      guard let next = TimeSelection.next(rest, in: seconds) else {
        return self.next(carrying: hour, minute + 1, frequency)
      }
      rest = next
    }
    if frequency <= .minutely, !minutes.isEmpty, !minutes.contains(minute) {
      guard let next = TimeSelection.next(minute, in: minutes) else {
        return self.next(carrying: hour + 1, 0, frequency)
      }
      (minute, rest) = (next, first(frequency))
    }
    if !hours.isEmpty, !hours.contains(hour) {
      guard let next = TimeSelection.next(hour, in: hours) else { return nil }
      return self.next(carrying: next, 0, frequency)
    }
    return (hour * 60 + minute) * 60 + rest
  }

  private func next(carrying hour: Int, _ minute: Int, _ frequency: RecurrenceRule.Frequency) -> Int? {
    let second = (hour * 60 + minute) * 60
    return second < 86_400 ? next(from: second, frequency) : nil
  }

  private func first(_ frequency: RecurrenceRule.Frequency) -> Int {
    frequency == .secondly ? seconds.first ?? 0 : 0
  }

  private static func next(_ value: Int, in allowed: [Int]) -> Int? { allowed.first { $0 >= value } }
}
