internal import Domain

/// The text of a title as one line.
enum TitleText {
  /// White space folded, and without characters that only direct, join or part others.
  static func cleaned(_ raw: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in raw.unicodeScalars where !isUnwanted(scalar) {
      // `&#150;` is what editors wrote for a dash.
      text.append(0x80...0x9F ~= scalar.value ? Windows1252.scalar(UInt8(scalar.value)) : scalar)
    }
    return OneLine.folded(String(text))
  }

  /// The joiners that hold emoji and scripts together stay.
  private static func isUnwanted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180E, 0x200B, 0x200E...0x200F, 0x202A...0x202E,
      0x2060...0x206F, 0x2800, 0x3164, 0xE000...0xF8FF, 0xFDD0...0xFDEF, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFC,
      0xFFFE...0xFFFF, 0xE0000...0x10FFFF:
      true
    default: false
    }
  }

  /// Small letters and digits of a text, to compare names by: `Stack Overflow` is `stackoverflow`, `Köln` is `koeln`.
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
