internal import Domain

/// Decodes content transfer encodings (RFC 2045, section 6). Reads malformed input as far as possible.
enum TransferEncoding {
  static func decode(_ bytes: Bytes, _ name: String, limit: Int) -> [UInt8] {
    switch name {
    case "base64": base64(bytes, limit: limit)
    case "quoted-printable": quotedPrintable(bytes, limit: limit)
    default: Array(bytes.prefix(limit))
    }
  }

  /// Skips invalid characters, and continues after padding, because some programs concatenate encoded parts.
  static func base64(_ bytes: Bytes, limit: Int = .max) -> [UInt8] {
    var result: [UInt8] = []
    var (bits, count): (UInt32, Int) = (0, 0)
    for byte in bytes {
      guard let value = base64Value(byte) else {
        if byte == UInt8(ascii: "=") { (bits, count) = (0, 0) }
        continue
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      if result.count >= limit { break }
    }
    return result
  }

  private static func base64Value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x41...0x5A: byte - 0x41
    case 0x61...0x7A: byte - 0x61 + 26
    case 0x30...0x39: byte - 0x30 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  static func quotedPrintable(_ bytes: Bytes, limit: Int = .max) -> [UInt8] {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex, result.count < limit {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "=") else {
        result.append(byte)
        index += 1
        continue
      }
      if let end = softBreak(bytes, index + 1) {
        index = end
      } else if let value = hex(bytes, index + 1) {
        result.append(value)
        index += 3
      } else {
        result.append(byte)
        index += 1
      }
    }
    return result
  }

  /// Returns the index after the line end if only white space precedes it.
  private static func softBreak(_ bytes: Bytes, _ start: Int) -> Int? {
    var index = start
    while index < bytes.endIndex, bytes[index].isBlank, index < start + 80 { index += 1 }
    if index == bytes.endIndex { return index }
    if bytes[index] == 0x0D { index += 1 }
    return index < bytes.endIndex && bytes[index] == 0x0A ? index + 1 : nil
  }

  private static func hex(_ bytes: Bytes, _ index: Int) -> UInt8? {
    guard index + 1 < bytes.endIndex, let high = Ascii.hexValue(bytes[index]),
      let low = Ascii.hexValue(bytes[index + 1])
    else {
      return nil
    }
    return high << 4 | low
  }

  /// Decodes percent escapes such as `%C3%BC`.
  static func percentDecoded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), let value = hex(bytes[...], index + 1) {
        result.append(value)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
