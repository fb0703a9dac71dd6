/// A short, stable name for a longer text (FNV-1a, 64 bits). Tells texts apart; keeps no secret.
public enum ShortHash {
  public static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  static func number(of text: String) -> UInt64 {
    var hash = start
    for byte in text.utf8 { add(byte, to: &hash) }
    return hash
  }

  /// Goes on with a hash begun at `start`.
  public static func add(_ bytes: UnsafeRawBufferPointer, to hash: inout UInt64) {
    for byte in bytes { add(byte, to: &hash) }
  }

  private static func add(_ byte: UInt8, to hash: inout UInt64) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// Sixteen hexadecimal digits.
  public static func digits(of text: String) -> String {
    let digits = String(number(of: text), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
