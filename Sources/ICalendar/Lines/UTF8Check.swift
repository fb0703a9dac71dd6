/// Checks for well-formed UTF-8 (RFC 3629: no overlong forms, no surrogates, at most U+10FFFF).
enum UTF8Check {
  static func isWellFormed(_ bytes: ArraySlice<UInt8>) -> Bool {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard let length = scalarLength(bytes, at: index) else { return false }
      index += length
    }
    return true
  }

  /// Returns the length in bytes of the scalar that starts at `index`, or nil if none does.
  static func scalarLength(_ bytes: ArraySlice<UInt8>, at index: Int) -> Int? {
    let lead = bytes[index]
    if lead < 0x80 { return 1 }
    guard let (length, second) = shape(of: lead), index + length <= bytes.endIndex else { return nil }
    guard second.contains(bytes[index + 1]) else { return nil }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
    return length
  }

  /// Returns the length of a scalar given its first byte, and the valid range of its second byte.
  private static func shape(of lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
