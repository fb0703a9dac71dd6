/// Makes a server's bytes parsable: some store control bytes or broken UTF-8 in texts and print them raw.
enum XMLCleaning {
  /// Without the control bytes that XML 1.0 forbids; each broken UTF-8 sequence becomes U+FFFD.
  static func cleaned(_ bytes: [UInt8]) -> [UInt8] {
    let kept = bytes.contains(where: isForbidden) ? bytes.filter { !isForbidden($0) } : bytes
    guard String(validating: kept, as: UTF8.self) == nil else { return kept }
    return Array(String(decoding: kept, as: UTF8.self).utf8)
  }

  private static func isForbidden(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
  }
}
