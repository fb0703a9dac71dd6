/// How a UUID is written (RFC 9562 §4).
public enum UUIDText {
  /// 32 hexadecimal digits with hyphens behind the 8th, 12th, 16th and 20th.
  public static func grouped(_ digits: [UInt8]) -> String {
    var text: [UInt8] = []
    for (index, digit) in digits.enumerated() {
      if index == 8 || index == 12 || index == 16 || index == 20 { text.append(Ascii.hyphen) }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
