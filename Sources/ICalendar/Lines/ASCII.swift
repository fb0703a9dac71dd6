/// The ASCII bytes that have a meaning in content lines.
enum ASCII {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let apostrophe: UInt8 = 0x27
  static let comma: UInt8 = 0x2C
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let equals: UInt8 = 0x3D
  static let backslash: UInt8 = 0x5C
  static let caret: UInt8 = 0x5E

  static func uppercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x61 && byte <= 0x7A ? byte - 0x20 : byte
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  static func isLetter(_ byte: UInt8) -> Bool {
    let upper = uppercased(byte)
    return upper >= 0x41 && upper <= 0x5A
  }

  /// Accepts letters, digits and `-` as in RFC 5545 §3.1, and also `_` and `.`, which some producers use.
  static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == 0x2D || byte == 0x5F || byte == 0x2E
  }

  /// True for control characters that a content line must not contain; tabs are allowed.
  static func isControl(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != tab) || byte == 0x7F
  }

  /// Whether both sequences are equal, ignoring ASCII case.
  static func equal(_ left: some Sequence<UInt8>, _ right: some Sequence<UInt8>) -> Bool {
    var others = right.makeIterator()
    for byte in left {
      guard let other = others.next(), uppercased(byte) == uppercased(other) else { return false }
    }
    return others.next() == nil
  }

  /// Returns the bytes without leading and trailing spaces and tabs.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes
    while let first = rest.first, first == space || first == tab { rest = rest.dropFirst() }
    while let last = rest.last, last == space || last == tab { rest = rest.dropLast() }
    return rest
  }

  /// Returns the bytes as an uppercase string.
  static func word(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map(uppercased), as: UTF8.self)
  }

  /// Parses a whole number. Returns nil if empty, longer than `maximumDigits` or not all digits.
  static func number(_ bytes: ArraySlice<UInt8>, maximumDigits: Int = 9) -> Int? {
    guard !bytes.isEmpty, bytes.count <= maximumDigits else { return nil }
    var value = 0
    for byte in bytes {
      guard isDigit(byte) else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return value
  }
}
