/// Reads bytes that should be UTF-8 but are not. Only the text that is read differs; lines keep their bytes.
enum ForeignBytes {
  /// Reads each byte that is not part of a UTF-8 sequence as Windows-1252, which is Latin-1 with printable characters
  /// in place of its control characters. Removes control characters, which carry no meaning in a value.
  static func asUTF8(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if !bytes.contains(where: { $0 >= 0x80 || ASCII.isControl($0) }) { return bytes }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let length = UTF8Check.scalarLength(bytes, at: index)
      if let length, length > 1 || !ASCII.isControl(bytes[index]) { output += bytes[index..<(index + length)] }
      if length == nil { output += letter(bytes[index]) }
      index += length ?? 1
    }
    return output[...]
  }

  static func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: asUTF8(bytes), as: UTF8.self) }

  /// Returns a Windows-1252 byte as UTF-8.
  private static func letter(_ byte: UInt8) -> [UInt8] {
    let scalar = byte < 0xA0 ? windows[Int(byte & 0x1F)] : UInt16(byte)
    if scalar < 0x800 { return [0xC0 | UInt8(scalar >> 6), 0x80 | UInt8(scalar & 0x3F)] }
    return [0xE0 | UInt8(scalar >> 12), 0x80 | UInt8(scalar >> 6 & 0x3F), 0x80 | UInt8(scalar & 0x3F)]
  }

  /// Windows-1252 code points for 0x80…0x9F (https://encoding.spec.whatwg.org/index-windows-1252.txt).
  private static let windows: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D,
    0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,
    0x017E, 0x0178,
  ]
}

extension ContentLine {
  /// Whether the unfolded line is well-formed UTF-8.
  public var isUTF8: Bool { UTF8Check.isWellFormed(content) }
}

extension CalendarText {
  public var isUTF8: Bool { entries.allSatisfy { $0.line.isUTF8 } }
}
