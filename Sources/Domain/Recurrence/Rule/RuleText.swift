/// Reads and writes the values in rules.
enum RuleText {
  static let weekdayNames = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  /// Converts the text to upper case, trims white space and splits it at a byte.
  static func pieces(_ text: String, at separator: UInt8) -> [ArraySlice<UInt8>] {
    let bytes = text.utf8.map { Ascii.uppercased($0) }
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A }
    guard let first = bytes.firstIndex(where: { !isBlank($0) }), let last = bytes.lastIndex(where: { !isBlank($0) })
    else { return [] }
    return bytes[first...last].split(separator: separator, omittingEmptySubsequences: false)
  }

  static func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Reads a number from 1 up, with at most nine digits.
  static func number(_ part: RecurrenceRule.Part, _ value: String) throws(RecurrenceRuleError) -> Int {
    guard let number = Ascii.number(Array(value.utf8)[...]), number >= 1 else { throw .value(part, value) }
    return number
  }

  static func numbers(
    _ part: RecurrenceRule.Part, _ value: String, _ range: ClosedRange<Int>
  ) throws(RecurrenceRuleError) -> [Int] {
    var numbers: [Int] = []
    for piece in pieces(value, at: UInt8(ascii: ",")) {
      guard let number = Ascii.number(piece), range.contains(number) else { throw .value(part, string(piece)) }
      numbers.append(number)
    }
    guard !numbers.isEmpty else { throw .value(part, value) }
    return unique(numbers)
  }

  /// Reads numbers with an optional sign, whose magnitude is in the range.
  static func signed(
    _ part: RecurrenceRule.Part, _ value: String, _ range: ClosedRange<Int>
  ) throws(RecurrenceRuleError) -> [Int] {
    var numbers: [Int] = []
    for piece in pieces(value, at: UInt8(ascii: ",")) {
      guard let number = signedNumber(piece), range.contains(abs(number)) else { throw .value(part, string(piece)) }
      numbers.append(number)
    }
    guard !numbers.isEmpty else { throw .value(part, value) }
    return unique(numbers)
  }

  private static func signedNumber(_ bytes: ArraySlice<UInt8>) -> Int? {
    switch bytes.first {
    case UInt8(ascii: "-"): Ascii.number(bytes.dropFirst()).map { -$0 }
    case UInt8(ascii: "+"): Ascii.number(bytes.dropFirst())
    default: Ascii.number(bytes)
    }
  }

  static func weekday(_ part: RecurrenceRule.Part, _ value: String) throws(RecurrenceRuleError) -> Int {
    guard let index = weekdayNames.firstIndex(of: value) else { throw .value(part, value) }
    return index + 1
  }

  static func weekdays(_ value: String) throws(RecurrenceRuleError) -> [RecurrenceRule.Weekday] {
    var weekdays: [RecurrenceRule.Weekday] = []
    for piece in pieces(value, at: UInt8(ascii: ",")) {
      guard piece.count >= 2, let index = weekdayNames.firstIndex(of: string(piece.suffix(2))),
        let ordinal = piece.count == 2 ? 0 : signedNumber(piece.dropLast(2)),
        piece.count == 2 || (1...53).contains(abs(ordinal))
      else { throw .value(.weekdays, string(piece)) }
      weekdays.append(RecurrenceRule.Weekday(index + 1, ordinal: ordinal))
    }
    guard !weekdays.isEmpty else { throw .value(.weekdays, value) }
    return unique(weekdays)
  }

  /// Reads `20261224`, `20261224T090000` or `20261224T080000Z`.
  static func until(_ value: String) throws(RecurrenceRuleError) -> RecurrenceRule.Until {
    let bytes = Array(value.utf8)
    guard bytes.count >= 8, let day = day(bytes[..<8]) else { throw .value(.until, value) }
    if bytes.count == 8 { return .day(day) }
    let isUTC = bytes.last == UInt8(ascii: "Z")
    guard bytes.count == (isUTC ? 16 : 15), bytes[8] == UInt8(ascii: "T"), let second = second(bytes[9..<15]) else {
      throw .value(.until, value)
    }
    let wall = WallClock(day: day, second: second)
    return isUTC ? .instant(wall.utc) : .wall(wall)
  }

  private static func day(_ bytes: ArraySlice<UInt8>) -> Day? {
    guard let digits = Ascii.number(bytes) else { return nil }
    return Day(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
  }

  /// Returns the second of the day. A leap second counts as the last second of its minute.
  private static func second(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let digits = Ascii.number(bytes) else { return nil }
    let (hour, minute, second) = (digits / 10_000, digits / 100 % 100, digits % 100)
    guard hour < 24, minute < 60, second <= 60 else { return nil }
    return hour * 3_600 + minute * 60 + min(second, 59)
  }

  static func unique<Value: Comparable>(_ values: [Value]) -> [Value] {
    var result: [Value] = []
    for value in values.sorted() where result.last != value { result.append(value) }
    return result
  }

  /// Returns the rule with a different end and everything else unchanged. A COUNT or UNTIL keeps its position.
  static func replacingEnd(in text: String, with end: Recurrence.End) -> String {
    var pieces = text.utf8.split(separator: UInt8(ascii: ";")).map { String(decoding: Array($0), as: UTF8.self) }
    let new = self.end(end)
    if let index = pieces.firstIndex(where: { isEnd($0) }) {
      if let new { pieces[index] = name(pieces[index], new) } else { pieces.remove(at: index) }
    } else if let new {
      pieces.append(new)
    }
    return pieces.joined(separator: ";")
  }

  private static func isEnd(_ piece: String) -> Bool {
    let name = string(piece.utf8.prefix { $0 != UInt8(ascii: "=") }.map { Ascii.uppercased($0) }[...])
    return name.hasSuffix("COUNT") || name.hasSuffix("UNTIL")
  }

  /// Returns the new part, with the old spelling of the name if only the value changes.
  private static func name(_ old: String, _ new: String) -> String {
    let (was, will) = (Array(old.utf8.prefix { $0 != UInt8(ascii: "=") }), new.utf8.prefix { $0 != UInt8(ascii: "=") })
    guard was.suffix(5).map({ Ascii.uppercased($0) }) == Array(will) else { return new }
    return string(was[...]) + String(new.dropFirst(5))
  }

  /// Returns `COUNT=4` or `UNTIL=20261224`, or nil for no end.
  static func end(_ end: Recurrence.End) -> String? {
    switch end {
    case .never: nil
    case .count(let count): "COUNT=\(count)"
    case .until(let day): "UNTIL=" + date(day)
    }
  }

  /// Returns a date as in `20261224`.
  static func date(_ day: Day) -> String {
    let parts = day.civil
    return Ascii.padded(parts.year, to: 4) + Ascii.padded(parts.month, to: 2) + Ascii.padded(parts.day, to: 2)
  }
}
