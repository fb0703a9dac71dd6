extension PosixRule {
  /// Returns nil if the text is not a valid rule.
  init?(_ text: String) {
    var parser = Parser(rest: Array(text.utf8)[...])
    guard parser.name(), let west = parser.time() else { return nil }
    self.text = text
    offset = -west
    guard !parser.rest.isEmpty else { return }
    guard let summer = parser.summer(after: offset), parser.rest.isEmpty else { return nil }
    self.summer = summer
  }
}

private struct Parser {
  var rest: ArraySlice<UInt8>

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Skips a name: at least three letters, or any text in angle brackets.
  mutating func name() -> Bool {
    if skip("<") {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      rest = rest[(end + 1)...]
      return true
    }
    let letters = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    rest = rest.dropFirst(letters.count)
    return letters.count >= 3
  }

  mutating func number() -> Int? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard 1...3 ~= digits.count else { return nil }
    rest = rest.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Parses `[+-]hh[:mm[:ss]]` as seconds; up to a week, as the extended format allows.
  mutating func time() -> Int64? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard let hours = number(), hours <= 167 else { return nil }
    var seconds = hours * 3_600
    for unit in [60, 1] where skip(":") {
      guard let value = number(), value < 60 else { return nil }
      seconds += value * unit
    }
    return Int64(isNegative ? -seconds : seconds)
  }

  /// Without an offset, summer time is one hour ahead; without dates, those of the United States apply.
  mutating func summer(after offset: Int64) -> PosixRule.Summer? {
    guard name() else { return nil }
    var summer = PosixRule.Summer(
      offset: offset + 3_600, begin: .init(when: .weekday(month: 3, week: 2, weekday: 0)),
      end: .init(when: .weekday(month: 11, week: 1, weekday: 0)))
    if let first = rest.first, first != UInt8(ascii: ",") {
      guard let west = time() else { return nil }
      summer.offset = -west
    }
    guard !rest.isEmpty else { return summer }
    guard skip(","), let begin = change(), skip(","), let end = change() else { return nil }
    (summer.begin, summer.end) = (begin, end)
    return summer
  }

  private mutating func change() -> PosixRule.Change? {
    guard let when = when() else { return nil }
    guard skip("/") else { return PosixRule.Change(when: when) }
    return time().map { PosixRule.Change(when: when, seconds: $0) }
  }

  private mutating func when() -> PosixRule.Change.When? {
    if skip("M") { return weekday() }
    let isLeapless = skip("J")
    guard let day = number(), (isLeapless ? 1...365 : 0...365) ~= day else { return nil }
    return isLeapless ? .dayWithoutLeap(day) : .day(day)
  }

  private mutating func weekday() -> PosixRule.Change.When? {
    guard let month = number(), skip("."), let week = number(), skip("."), let weekday = number(),
      1...12 ~= month, 1...5 ~= week, 0...6 ~= weekday
    else { return nil }
    return .weekday(month: month, week: week, weekday: weekday)
  }
}
