extension TitleSource {
  /// Returns true if each number in a title, with `5.3.` or `14:30` as one number, occurs at least as often in the raw
  /// title or in the title made by the rules.
  func holds(numbersOf title: String) -> Bool {
    let isEscaped = raw.utf8.contains(UInt8(ascii: "%")) && raw.holds("://")
    let (mine, theirs) = (Self.numbers(isEscaped ? "" : raw), Self.numbers(rules.title))
    let wanted = Self.numbers(title)
    return wanted.allSatisfy { number in
      let count = { (all: [String]) in all.filter { $0 == number }.count }
      return count(wanted) <= max(count(mine), count(theirs))
    }
  }

  /// Returns the numbers in a text, including points, commas and colons between digits, without leading zeros.
  private static func numbers(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var numbers: [String] = []
    var digits: [UInt8] = []
    for index in bytes.indices {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let isJoint = ".,:".utf8.contains(bytes[index]) && !digits.isEmpty && Ascii.isDigit(next)
      if Ascii.isDigit(bytes[index]) {
        if digits.last == Ascii.zero, !isBehindDigit(digits) { digits.removeLast() }
        digits.append(bytes[index])
      } else if isJoint {
        digits.append(bytes[index])
      } else if !digits.isEmpty {
        numbers.append(String(decoding: digits, as: UTF8.self))
        digits = []
      }
    }
    return digits.isEmpty ? numbers : numbers + [String(decoding: digits, as: UTF8.self)]
  }

  /// Returns true if a digit precedes the last one.
  private static func isBehindDigit(_ digits: [UInt8]) -> Bool {
    digits.count > 1 && Ascii.isDigit(digits[digits.count - 2])
  }
}
