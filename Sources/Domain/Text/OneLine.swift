/// Folds text to one trimmed line: line breaks, tabs and other control characters become spaces, runs of them one
/// space.
public enum OneLine {
  public static func folded(_ text: String) -> String {
    if isPlain(text) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var pendingSpace = false
    for scalar in text.unicodeScalars {
      if isBreak(scalar) {
        pendingSpace = !result.isEmpty
      } else {
        if pendingSpace {
          result.unicodeScalars.append(" ")
          pendingSpace = false
        }
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns true if the bytes alone show that the text is one trimmed line already, as most texts are.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { isPlain(UnsafeRawBufferPointer($0)) } ?? false
  }

  private static func isPlain(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var previous: UInt8 = 0x20
    var place = 0
    while place < bytes.count {
      if place + 8 <= bytes.count, isPlain(EightBytes(bytes, at: place), after: previous) {
        place += 8
      } else {
        let byte = bytes[place]
        guard byte > 0x1F, byte != 0x7F, byte != 0x20 || previous != 0x20, !mayBeginBreak(byte) else { return false }
        place += 1
      }
      previous = bytes[place - 1]
    }
    return previous != 0x20 || bytes.isEmpty
  }

  /// Returns true only for ASCII.
  private static func isPlain(_ eight: EightBytes, after previous: UInt8) -> Bool {
    let spaces = eight.equal(to: 0x20)
    let behindSpaces = spaces << 8 | (previous == 0x20 ? 0x80 : 0)
    return eight.below(0x20) | eight.equal(to: 0x7F) | eight.beyondASCII | spaces & behindSpaces == 0
  }

  /// Returns true for the UTF-8 lead bytes of all break characters beyond ASCII.
  private static func mayBeginBreak(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xC2, 0xE1, 0xE2, 0xE3, 0xEF: true
    default: false
    }
  }

  /// Returns true for white space and control characters, but not for the joiners used in emoji and some scripts.
  static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x20, 0x7F...0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: true
    default: false
    }
  }

  /// Returns true if a text has no visible characters, only white space, control characters, Unicode's default
  /// ignorable characters and the blank Braille pattern.
  public static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { isBreak($0) || isUnseen($0) }
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E,
      0x2060...0x206F, 0x2800, 0x3164, 0xFE00...0xFE0F, 0xFFA0, 0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3,
      0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Returns true if a text has more than `limit` characters. Reads no further than necessary.
  static func exceeds(_ limit: Int, _ text: String) -> Bool {
    if text.utf8.count <= limit { return false }
    return text.dropFirst(limit).first != nil
  }

  /// Returns a text without white space and control characters at both ends; inner line breaks stay.
  static func trimmed(_ text: String) -> String {
    if let first = text.utf8.first, let last = text.utf8.last, first > 0x20, first < 0x7F, last > 0x20, last < 0x7F {
      return text
    }
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !isBreak($0) }),
      let last = scalars.lastIndex(where: { !isBreak($0) })
    else { return "" }
    return String(scalars[first...last])
  }
}
