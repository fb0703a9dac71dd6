/// A short, stable name for a longer text (FNV-1a, 64 bits). Tells texts apart; keeps no secret.
public enum ShortHash {
  static func number(of text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  /// Sixteen hexadecimal digits.
  public static func digits(of text: String) -> String {
    let digits = String(number(of: text), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
