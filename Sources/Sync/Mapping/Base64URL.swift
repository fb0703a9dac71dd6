/// Base64 with the URL-safe alphabet and without padding (RFC 4648 §5).
enum Base64URL {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func encoded(_ text: String) -> String {
    var output: [UInt8] = []
    var buffer: UInt32 = 0
    var bits: UInt32 = 0
    for byte in text.utf8 {
      buffer = buffer << 8 | UInt32(byte)
      bits += 8
      while bits >= 6 {
        bits -= 6
        output.append(alphabet[Int(buffer >> bits & 63)])
      }
    }
    if bits > 0 { output.append(alphabet[Int(buffer << (6 - bits) & 63)]) }
    return String(decoding: output, as: UTF8.self)
  }

  /// Returns nil if the text contains another character or the bytes are not UTF-8. Accepts padding.
  static func decoded(_ text: String) -> String? {
    var output: [UInt8] = []
    var buffer: UInt32 = 0
    var bits: UInt32 = 0
    for byte in text.utf8 where byte != UInt8(ascii: "=") {
      guard let value = alphabet.firstIndex(of: byte) else { return nil }
      buffer = buffer << 6 | UInt32(value)
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      output.append(UInt8(truncatingIfNeeded: buffer >> bits))
    }
    return String(validating: output, as: UTF8.self)
  }
}
