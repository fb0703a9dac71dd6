/// A short, stable name for a longer text (64-bit FNV-1a). Not cryptographically secure.
public enum ShortHash {
  public static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  static func number(of text: String) -> UInt64 {
    var hash = start
    for byte in text.utf8 { add(byte, to: &hash) }
    return hash
  }

  /// Continues a hash that began with `start`.
  public static func add(_ bytes: UnsafeRawBufferPointer, to hash: inout UInt64) {
    for byte in bytes { add(byte, to: &hash) }
  }

  private static func add(_ byte: UInt8, to hash: inout UInt64) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// Returns the hash of a text as sixteen hexadecimal digits.
  public static func digits(of text: String) -> String {
    let digits = String(number(of: text), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
