/// Decodes windows-1252, which is also what pages labelled Latin-1, and references like `&#150;`, mean.
enum Windows1252 {
  static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    0x80...0x9F ~= byte ? high[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 { text.append(byte) } else { text.append(contentsOf: UTF8.encode(scalar(byte)) ?? .init()) }
    }
    return text
  }

  /// 0x80 to 0x9F; five of them are undefined.
  private static let high = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
