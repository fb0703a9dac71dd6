/// A short, stable name for a longer text (FNV-1a, 64 bits). Tells texts apart; keeps no secret.
public enum ShortHash {
  /// Sixteen hexadecimal digits.
  public static func digits(of text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      hash ^= UInt64(byte)
      hash = hash &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
