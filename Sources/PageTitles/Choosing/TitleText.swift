internal import Domain

/// Normalizes the text of a title.
enum TitleText {
  /// Returns one line with folded white space, without direction marks and other invisible characters.
  static func cleaned(_ raw: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in raw.unicodeScalars where !isUnwanted(scalar) {
      // Some editors wrote `&#150;` for a dash.
      text.append(0x80...0x9F ~= scalar.value ? Windows1252.scalar(UInt8(scalar.value)) : scalar)
    }
    return OneLine.folded(String(text))
  }

  /// Whether a character is removed. Keeps the joiners needed by emoji and some scripts.
  private static func isUnwanted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180E, 0x200B, 0x200E...0x200F, 0x202A...0x202E,
      0x2060...0x206F, 0x2800, 0x3164, 0xE000...0xF8FF, 0xFDD0...0xFDEF, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFC,
      0xFFFE...0xFFFF, 0xE0000...0x10FFFF:
      true
    default: false
    }
  }

  /// Returns the letters and digits of a name in lower case for comparison: `Stack Overflow` becomes `stackoverflow`,
  /// `Köln` becomes `koeln`.
  static func key(_ text: some StringProtocol) -> String {
    var key = ""
    for character in text.lowercased() where character.isLetter || character.isNumber {
      switch character {
      case "ä": key += "ae"
      case "ö": key += "oe"
      case "ü": key += "ue"
      case "ß": key += "ss"
      default: key.append(character)
      }
    }
    return key
  }
}
