/// The class of a character in UTF-8 bytes, as needed to split a line into words.
enum Letter: Sendable, Equatable {
  case letter, digit, space, apostrophe
  case mark(UInt8)

  /// Returns the class of the character that begins at `index`, and its length in bytes.
  static func read(_ bytes: [UInt8], _ index: Int) -> (Letter, length: Int) {
    let byte = bytes[index]
    if byte < 0x80 { return (ascii(byte), 1) }
    if byte < 0xE0 { return (two(byte, at(bytes, index + 1)), min(2, bytes.count - index)) }
    let length = min(byte < 0xF0 ? 3 : 4, bytes.count - index)
    if byte == 0xE2 { return (symbol(at(bytes, index + 1), at(bytes, index + 2)), length) }
    if byte == 0xEF, at(bytes, index + 1) == 0xBB, at(bytes, index + 2) == 0xBF { return (.space, length) }
    if byte == 0xE3, at(bytes, index + 1) == 0x80, at(bytes, index + 2) == 0x80 { return (.space, length) }
    return (byte >= 0xF0 ? .mark(Mark.other) : .letter, length)
  }

  private static func at(_ bytes: [UInt8], _ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private static func ascii(_ byte: UInt8) -> Letter {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A: .letter
    case 0x30...0x39: .digit
    case 0...0x20, 0x7F: .space
    case UInt8(ascii: "'"): .apostrophe
    case UInt8(ascii: "$"): .mark(Mark.currency)
    default: .mark(byte)
    }
  }

  /// Classifies U+0080…U+07FF.
  private static func two(_ first: UInt8, _ second: UInt8) -> Letter {
    guard first == 0xC2 else {
      return first == 0xC3 && (second == 0x97 || second == 0xB7) ? .mark(Mark.other) : .letter
    }
    switch second {
    case 0x80...0xA0: return .space
    case 0xA2...0xA5: return .mark(Mark.currency)
    case 0xA7: return .mark(Mark.paragraph)
    case 0xAB: return .mark(Mark.openQuote)
    case 0xBB: return .mark(Mark.closeQuote)
    case 0xBC: return .mark(Mark.quarter)
    case 0xBD: return .mark(Mark.half)
    case 0xBE: return .mark(Mark.threeQuarters)
    case 0xAA, 0xB5, 0xBA: return .letter
    default: return .mark(Mark.other)
    }
  }

  /// Classifies U+2000…U+2FFF.
  private static func symbol(_ second: UInt8, _ third: UInt8) -> Letter {
    switch (second, third) {
    case (0x80, 0x80...0x8F), (0x80, 0xA8...0xAF), (0x81, 0x9F...0xAF): .space
    case (0x80, 0x90...0x95): .mark(Mark.hyphen)
    case (0x80, 0x98), (0x80, 0x99): .apostrophe
    case (0x80, 0x9C): .mark(Mark.openQuote)
    case (0x80, 0x9D): .mark(Mark.closeQuote)
    case (0x80, 0x9E): .mark(Mark.openQuote)
    case (0x80, 0xA6): .mark(Mark.dot)
    case (0x82, 0xA0...0xBF): .mark(Mark.currency)
    default: .mark(Mark.other)
    }
  }
}
