/// Percent-encoding, as in `%C3%A4` (RFC 3986 §2.1).
enum PercentEncoding {
  /// Returns the decoded text, or nil if the bytes are not UTF-8. A percent sign without two hexadecimal digits stays.
  static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count > 1, let high = Ascii.hexValue(rest[rest.startIndex]),
        let low = Ascii.hexValue(rest[rest.startIndex + 1])
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    let decoded = String(decoding: bytes, as: UTF8.self)
    return decoded.utf8.elementsEqual(bytes) ? decoded : nil
  }
}
