/// A line of todo.txt, consumed from its start.
struct TodoTxtLine {
  let number: Int
  private(set) var words: [String]

  init(_ text: String, _ number: Int) {
    self.number = number
    words = text.split(whereSeparator: { $0 == " " || $0 == "\t" }).map { String($0) }
  }

  /// Consumes a leading `x` followed by a space.
  mutating func takeMark() -> Bool {
    guard words.first == "x", words.count > 1 else { return false }
    words.removeFirst()
    return true
  }

  /// Consumes a leading priority such as `(A)` and returns its letter.
  mutating func takePriority() -> String? {
    guard let word = words.first, words.count > 1 else { return nil }
    let bytes = Array(word.utf8)
    guard bytes.count == 3, bytes[0] == UInt8(ascii: "("), bytes[2] == UInt8(ascii: ")"),
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[1])
    else { return nil }
    words.removeFirst()
    return String(decoding: bytes[1...1], as: UTF8.self)
  }

  mutating func takeDay() -> Day? {
    guard let day = words.first.flatMap({ Day(iso: $0) }), words.count > 1 else { return nil }
    words.removeFirst()
    return day
  }

  /// Splits `key:value` with both parts non-empty; returns nil for anything else and for URLs.
  static func pair(_ word: String) -> (key: String, value: String)? {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty, !parts[1].utf8.starts(with: "//".utf8) else {
      return nil
    }
    return (parts[0].lowercased(), parts[1])
  }
}

/// Recurrence periods `1d`, `2b`, `3w`, `1m` and `1y`, counted from the due day with a leading `+`, else from the
/// completion day.
enum TodoTxtPeriod {
  static func recurrence(_ text: String) -> Recurrence? {
    let isStrict = text.utf8.first == UInt8(ascii: "+")
    let bytes = Array(text.utf8.dropFirst(isStrict ? 1 : 0))
    let digits = bytes.prefix { Ascii.isDigit($0) }
    guard bytes.count == digits.count + 1, let unit = bytes.last,
      let number = digits.isEmpty ? 1 : Ascii.number(digits), (1...999).contains(number),
      var recurrence = pattern(number, unit)
    else { return nil }
    recurrence.anchor = isStrict ? .schedule : .completion
    return recurrence
  }

  private static func pattern(_ number: Int, _ unit: UInt8) -> Recurrence? {
    switch (unit, number) {
    case (UInt8(ascii: "d"), 1): Recurrence(.daily)
    case (UInt8(ascii: "d"), _): Recurrence(.custom(every: number, unit: .days))
    // Business days: only an interval of one has an equivalent.
    case (UInt8(ascii: "b"), 1): Recurrence(.weekly(Weekdays([1, 2, 3, 4, 5])))
    case (UInt8(ascii: "w"), 1): Recurrence(.weekly(Weekdays()))
    case (UInt8(ascii: "w"), 2): Recurrence(.biweekly(Weekdays()))
    case (UInt8(ascii: "w"), _): Recurrence(.custom(every: number, unit: .weeks))
    case (UInt8(ascii: "m"), _): Recurrence(.custom(every: number, unit: .months))
    case (UInt8(ascii: "y"), 1): Recurrence(.yearly)
    case (UInt8(ascii: "y"), _): Recurrence(.custom(every: number, unit: .years))
    default: nil
    }
  }

  /// Returns nil if there is no equivalent period.
  static func text(_ recurrence: Recurrence, due: Due) -> String? {
    guard recurrence.end == .never, recurrence.series == nil, let period = period(recurrence.pattern, due) else {
      return nil
    }
    return (recurrence.anchor == .schedule ? "+" : "") + period
  }

  private static func period(_ pattern: Recurrence.Pattern, _ due: Due) -> String? {
    switch pattern {
    case .daily: return "1d"
    case .weekly(let days):
      if days == Weekdays([1, 2, 3, 4, 5]) { return "1b" }
      return days.isEmpty || days == Weekdays([due.day.weekday]) ? "1w" : nil
    case .biweekly(let days): return days.isEmpty || days == Weekdays([due.day.weekday]) ? "2w" : nil
    case .monthly(let day): return day == due.day.civil.day && day <= 28 ? "1m" : nil
    case .yearly: return "1y"
    case .custom(let every, let unit):
      switch unit {
      case .days: return "\(every)d"
      case .weeks: return "\(every)w"
      case .months: return "\(every)m"
      case .years: return "\(every)y"
      }
    case .rule: return nil
    }
  }
}
