extension TitleAnswer {
  /// Checks that a title is one line of 1 to 80 visible characters without markup.
  static func checkForm(of title: String, _ source: TitleSource) throws(TitleFlaw) {
    if OneLine.isBlank(title) { throw .empty }
    if OneLine.exceeds(longest, title) || title.utf8.count > longest * 8 { throw .tooLong }
    if !OneLine.folded(title).utf8.elementsEqual(title.utf8) { throw .hiddenCharacters }
    for scalar in title.unicodeScalars where isHidden(scalar) {
      if isDirecting(scalar) || !source.raw.unicodeScalars.contains(scalar) { throw .hiddenCharacters }
    }
    for byte in title.utf8 where isMarkup(byte) && !source.text.utf8.contains(byte) { throw .markup }
    for scalar in title.unicodeScalars where !scalar.isASCII && !isUsual(scalar) {
      if !source.raw.unicodeScalars.contains(scalar), !source.rules.title.unicodeScalars.contains(scalar) {
        throw .markup
      }
    }
    if hasEntity(Array(title.utf8)) { throw .markup }
  }

  /// Returns true for characters that join or hide others. Emoji contain some, which the raw title then has as well.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    OneLine.isBlank(String(Character(scalar))) && scalar != " " || scalar == "\u{FFFD}"
      || 0xE000...0xF8FF ~= scalar.value
  }

  /// Returns true for characters that a title may add: letters of Latin alphabets and dashes. Emoji and the digits of
  /// other scripts must be in the raw title.
  private static func isUsual(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xC0...0x17F: scalar != "×" && scalar != "÷"
    default: scalar == "–" || scalar == "’"
    }
  }

  /// Returns true for bidirectional control characters, which no title needs.
  private static func isDirecting(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFD: true
    default: false
    }
  }

  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "|"), UInt8(ascii: "\\"),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "="), UInt8(ascii: "\""),
      UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "@"):
      true
    default: false
    }
  }

  /// Returns true if the bytes include an entity such as `&amp;` or `&#39;`.
  private static func hasEntity(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { index in
      guard bytes[index] == UInt8(ascii: "&") else { return false }
      let name = bytes[(index + 1)...].prefix { Ascii.isDigit($0) || $0 == UInt8(ascii: "#") || Ascii.isLetter($0) }
      let end = index + 1 + name.count
      return !name.isEmpty && end < bytes.count && bytes[end] == UInt8(ascii: ";")
    }
  }
}
