import Domain

/// Encodes identifiers as one path segment. Servers may use any text as an id, slashes included, and paths arrive
/// percent-decoded. So every byte except letters, digits, `-`, `_` and `.` is written as `~` and two hex digits.
enum PathSegment {
  static func written(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    // A leading dot is encoded too, because `.` and `..` have a meaning in paths, and so is the reserved word `new`.
    let isReserved = text == "new"
    for byte in text.utf8 {
      if isPlain(byte), !(bytes.isEmpty && (isReserved || byte == UInt8(ascii: "."))) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "~"))
        bytes.append(digit(byte >> 4))
        bytes.append(digit(byte & 15))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns nil if the segment is not a valid encoding.
  static func read(_ segment: String) -> String? {
    let bytes = Array(segment.utf8)
    var plain: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "~") else {
        plain.append(bytes[index])
        index += 1
        continue
      }
      guard index + 2 < bytes.count, let high = value(bytes[index + 1]), let low = value(bytes[index + 2]) else {
        return nil
      }
      plain.append(high << 4 | low)
      index += 3
    }
    return plain.isEmpty ? nil : String(validating: plain, as: UTF8.self)
  }

  /// Splits a path at its slashes. A trailing slash is ignored; other empty segments are kept, so that the path is
  /// unknown.
  static func split(_ path: String) -> [String] {
    var segments: [String] = []
    for part in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst() {
      segments.append(String(decoding: part, as: UTF8.self))
    }
    if segments.last == "" { segments.removeLast() }
    return segments
  }

  static func isPlain(_ byte: UInt8) -> Bool {
    Ascii.isLetterOrDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
