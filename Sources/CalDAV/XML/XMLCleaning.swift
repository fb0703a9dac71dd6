/// Makes a server's bytes parsable: some servers store control bytes or invalid UTF-8 and send them unescaped.
enum XMLCleaning {
  /// Replaces each control byte that XML 1.0 forbids and each invalid UTF-8 sequence with U+FFFD.
  static func cleaned(_ bytes: [UInt8]) -> [UInt8] {
    let mark = Array("\u{FFFD}".utf8)
    var kept = bytes
    if bytes.contains(where: isForbidden) {
      kept = []
      kept.reserveCapacity(bytes.count)
      for byte in bytes { if isForbidden(byte) { kept += mark } else { kept.append(byte) } }
    }
    guard String(validating: kept, as: UTF8.self) == nil else { return kept }
    return Array(String(decoding: kept, as: UTF8.self).utf8)
  }

  private static func isForbidden(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
  }
}
