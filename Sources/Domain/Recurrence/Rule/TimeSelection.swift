/// The parts of a rule that select times of day, with missing parts taken from the start.
struct TimeSelection: Sendable {
  /// Empty if all hours are selected.
  private let hours: [Int]
  private let minutes: [Int]
  private let seconds: [Int]
  private let hourSet: UInt64
  private let minuteSet: UInt64
  private let secondSet: UInt64
  private let frequency: RecurrenceRule.Frequency
  /// The number of times per period on each of its days.
  let count: Int

  init(_ rule: RecurrenceRule, start: Int) {
    frequency = rule.frequency
    hours = rule.hours.isEmpty && frequency > .hourly ? [start / 3_600] : rule.hours
    minutes = rule.minutes.isEmpty && frequency > .minutely ? [start / 60 % 60] : rule.minutes
    seconds = rule.seconds.isEmpty && frequency > .secondly ? [start % 60] : rule.seconds
    hourSet = Self.set(hours)
    minuteSet = Self.set(minutes)
    secondSet = Self.set(seconds)
    count =
      (frequency > .hourly ? hours.count : 1) * (frequency > .minutely ? minutes.count : 1)
      * (frequency > .secondly ? seconds.count : 1)
  }

  /// Whether every period has exactly one time on each of its days.
  var isOnePerPeriod: Bool {
    count == 1 && (frequency > .hourly || hours.isEmpty) && (frequency > .minutely || minutes.isEmpty)
      && (frequency > .secondly || seconds.isEmpty)
  }

  /// The maximum number of times in a day.
  var perDay: Int {
    (hours.isEmpty ? 24 : hours.count) * (minutes.isEmpty ? 60 : minutes.count) * (seconds.isEmpty ? 60 : seconds.count)
  }

  /// Returns the seconds from the beginning of a period to the time at an index; times are ascending. For frequencies
  /// of a day or longer, the seconds count from midnight.
  func second(_ index: Int) -> Int {
    guard frequency > .secondly else { return 0 }
    let (rest, second) = (index / seconds.count, seconds[index % seconds.count])
    guard frequency > .minutely else { return second }
    let minute = minutes[rest % minutes.count]
    return ((frequency > .hourly ? hours[rest / minutes.count] : 0) * 60 + minute) * 60 + second
  }

  /// Returns the first second of the day, from `second` on, that matches all parts that limit this frequency. Returns
  /// nil if there is none before midnight.
  func next(from second: Int) -> Int? {
    var (hour, minute, rest) = (second / 3_600, second / 60 % 60, second % 60)
    if frequency == .secondly, secondSet != 0 {
      guard let next = Self.next(rest, in: secondSet) else { return self.next(carrying: hour, minute + 1) }
      rest = next
    }
    if frequency <= .minutely, minuteSet != 0, minuteSet & 1 << UInt64(minute) == 0 {
      guard let next = Self.next(minute, in: minuteSet) else { return self.next(carrying: hour + 1, 0) }
      (minute, rest) = (next, first)
    }
    if hourSet != 0, hourSet & 1 << UInt64(hour) == 0 {
      guard let next = Self.next(hour, in: hourSet) else { return nil }
      return self.next(carrying: next, 0)
    }
    return (hour * 60 + minute) * 60 + rest
  }

  private func next(carrying hour: Int, _ minute: Int) -> Int? {
    let second = (hour * 60 + minute) * 60
    return second < 86_400 ? next(from: second) : nil
  }

  private var first: Int { frequency == .secondly ? seconds.first ?? 0 : 0 }

  private static func set(_ values: [Int]) -> UInt64 { values.reduce(0) { $0 | 1 << UInt64($1) } }

  private static func next(_ value: Int, in set: UInt64) -> Int? {
    let rest = value > 63 ? 0 : set >> UInt64(value)
    return rest == 0 ? nil : value + rest.trailingZeroBitCount
  }
}
