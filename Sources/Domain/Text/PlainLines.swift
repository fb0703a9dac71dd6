/// Normalizes text of several lines so that it survives a round trip to a server: LF line breaks and no control
/// characters but tabs.
enum PlainLines {
  static func folded(_ text: String) -> String {
    // C1 control characters begin with 0xC2 in UTF-8.
    let isPlain = text.utf8.allSatisfy { $0 > 0x1F && $0 != 0x7F && $0 != 0xC2 || $0 == 0x0A || $0 == 0x09 }
    if isPlain { return text }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar = "\u{0}"
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0D: result.append("\n")
      case 0x0A where previous == "\r": break
      case 0x09, 0x0A: result.append(scalar)
      case 0...0x1F, 0x7F...0x9F: break
      default: result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }
}
