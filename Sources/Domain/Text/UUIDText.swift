/// The text form of UUIDs (RFC 9562 §4).
public enum UUIDText {
  /// Groups 32 hexadecimal digits, with hyphens after the 8th, 12th, 16th and 20th.
  public static func grouped(_ digits: [UInt8]) -> String {
    var text: [UInt8] = []
    for (index, digit) in digits.enumerated() {
      if index == 8 || index == 12 || index == 16 || index == 20 { text.append(Ascii.hyphen) }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the UUID in lower case, or nil if the text is not a UUID.
  static func inSmallLetters(_ text: String) -> String? {
    var text = text
    let hasCapitals = text.withUTF8 { bytes in isGrouped(bytes) ? bytes.contains { Ascii.isUpper($0) } : nil }
    return hasCapitals.map { $0 ? text.lowercased() : text }
  }

  private static func isGrouped(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count == 36 else { return false }
    for place in 0..<36 {
      let isHyphen = place == 8 || place == 13 || place == 18 || place == 23
      guard isHyphen ? bytes[place] == Ascii.hyphen : Ascii.hexValue(bytes[place]) != nil else { return false }
    }
    return true
  }
}
