/// The values rules are written with.
enum RuleText {
  static let weekdayNames = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  /// The text in upper case without blanks around it, cut at a byte.
  static func pieces(_ text: String, at separator: UInt8) -> [ArraySlice<UInt8>] {
    let bytes = text.utf8.map { Ascii.uppercased($0) }
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A }
    guard let first = bytes.firstIndex(where: { !isBlank($0) }), let last = bytes.lastIndex(where: { !isBlank($0) })
    else { return [] }
    return bytes[first...last].split(separator: separator, omittingEmptySubsequences: false)
  }

  static func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// 1 or more, of at most nine digits.
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

  /// Numbers whose size is in the range, with or without a sign.
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

  /// `20261224`, `20261224T090000` or `20261224T080000Z`.
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

  /// A leap second counts as the last of its minute.
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

  /// The rule with another COUNT and everything else as it is written.
  static func replacingCount(in text: String, with count: Int) -> String {
    let pieces = text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { piece in
      let name = piece.prefix { $0 != UInt8(ascii: "=") }
      let isCount = string(Array(name).map { Ascii.uppercased($0) }[...]).hasSuffix("COUNT")
      return String(decoding: isCount ? Array(name) + Array("=\(count)".utf8) : Array(piece), as: UTF8.self)
    }
    return pieces.joined(separator: ";")
  }
}
