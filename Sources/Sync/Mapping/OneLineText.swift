/// Text of others on one line, as titles are here: white space and control characters are one space.
enum OneLineText {
  static func folded(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isPending = false
    for scalar in text.unicodeScalars {
      if isBreak(scalar) {
        isPending = !result.isEmpty
      } else {
        if isPending { result.append(" ") }
        isPending = false
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.generalCategory == .control || scalar == "\u{FEFF}"
  }
}
