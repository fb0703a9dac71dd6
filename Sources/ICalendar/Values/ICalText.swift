/// The TEXT value type (RFC 5545 §3.3.11): `\\`, `\;`, `\,` and `\n` stand for a backslash, semicolon, comma and
/// newline.
public enum ICalText {
  /// Escapes text for a TEXT value. CRLF and CR become a newline; other control characters except tab are removed,
  /// because servers reject or corrupt them.
  public static func escaped(_ text: String) -> String {
    var output: [UInt8] = []
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case ASCII.lineFeed where previous == ASCII.carriageReturn: break
      case ASCII.lineFeed, ASCII.carriageReturn: output += [ASCII.backslash, 0x6E]
      case ASCII.backslash, ASCII.semicolon, ASCII.comma: output += [ASCII.backslash, byte]
      case _ where ASCII.isControl(byte): break
      default: output.append(byte)
      }
      previous = byte
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Returns the values as one comma-separated list.
  public static func escaped(list: [String]) -> String {
    list.map { escaped($0) }.joined(separator: ",")
  }

  /// Resolves escapes, including the incorrect `\:` and `\"` of some producers. A backslash before any other byte
  /// stays.
  public static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    let bytes = ForeignBytes.asUTF8(bytes)
    guard bytes.contains(ASCII.backslash) else { return String(decoding: bytes, as: UTF8.self) }
    var output: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let isEscape = bytes[index] == ASCII.backslash && index + 1 < bytes.endIndex
      let meant = isEscape ? meaning(of: bytes[index + 1]) : nil
      output.append(meant ?? bytes[index])
      index += meant == nil ? 1 : 2
    }
    return String(decoding: output, as: UTF8.self)
  }

  public static func unescaped(_ text: String) -> String { unescaped(Array(text.utf8)[...]) }

  /// Splits at unescaped commas and unescapes each part; an empty value yields an empty list.
  public static func list(_ bytes: ArraySlice<UInt8>) -> [String] {
    guard !bytes.isEmpty else { return [] }
    var parts: [String] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      if bytes[index] == ASCII.comma {
        parts.append(unescaped(bytes[start..<index]))
        start = index + 1
      }
      index += bytes[index] == ASCII.backslash ? 2 : 1
    }
    return parts + [unescaped(bytes[start...])]
  }

  private static func meaning(of byte: UInt8) -> UInt8? {
    switch byte {
    case 0x6E, 0x4E: ASCII.lineFeed
    case ASCII.backslash, ASCII.semicolon, ASCII.comma, ASCII.colon, ASCII.quote: byte
    default: nil
    }
  }
}
