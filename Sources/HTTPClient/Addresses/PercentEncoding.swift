/// Percent-encoding of paths (RFC 3986 §2), written by hand because servers send partly escaped paths.
public enum PercentEncoding {
  /// Returns the canonical form of a path: decoded once, then every byte except unreserved bytes and `/` encoded with
  /// uppercase digits. An encoded slash stays encoded. Returns nil for a path with a NUL, `.` or `..`.
  public static func canonical(_ path: String) -> String? {
    if isPlain(path) { return path }
    var result: [UInt8] = []
    for part in decoded(path) {
      switch part {
      case .byte(0): return nil
      case .byte(let byte) where byte == slash || isUnreserved(byte): result.append(byte)
      case .byte(let byte), .encoded(let byte): append(byte, to: &result)
      }
    }
    let text = String(decoding: result, as: UTF8.self)
    for segment in text.split(separator: "/") where segment == "." || segment == ".." { return nil }
    return text
  }

  /// Returns the path with only those bytes encoded that a request line may not contain.
  public static func requestable(_ path: String) -> String {
    if isPlain(path) { return path }
    let bytes = Array(path.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      if isAllowedInPath(byte) || (byte == percent && escape(in: bytes, at: index) != nil) {
        result.append(byte)
      } else {
        append(byte, to: &result)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// True for the usual path that is already canonical: only unreserved bytes and slashes, and no segment starts with a
  /// dot.
  private static func isPlain(_ path: String) -> Bool {
    var previous: UInt8 = slash
    for byte in path.utf8 {
      guard byte == slash || isUnreserved(byte), byte != dot || previous != slash else { return false }
      previous = byte
    }
    return true
  }

  private enum Part {
    case byte(UInt8)
    /// An encoded slash, which is part of a name and not a separator.
    case encoded(UInt8)
  }

  private static func decoded(_ path: String) -> [Part] {
    let bytes = Array(path.utf8)
    var parts: [Part] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == percent, let byte = escape(in: bytes, at: index) {
        parts.append(byte == slash ? .encoded(byte) : .byte(byte))
        index += 3
      } else {
        parts.append(.byte(bytes[index]))
        index += 1
      }
    }
    return parts
  }

  private static func escape(in bytes: [UInt8], at index: Int) -> UInt8? {
    guard index + 2 < bytes.count, let high = hexValue(bytes[index + 1]), let low = hexValue(bytes[index + 2]) else {
      return nil
    }
    return high << 4 | low
  }

  private static func append(_ byte: UInt8, to result: inout [UInt8]) {
    let digits = Array("0123456789ABCDEF".utf8)
    result += [percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func isAllowedInPath(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || "/:@!$&'()*+,;=".utf8.contains(byte)
  }

  private static let dot = UInt8(ascii: ".")
  private static let slash = UInt8(ascii: "/")
  private static let percent = UInt8(ascii: "%")
}
