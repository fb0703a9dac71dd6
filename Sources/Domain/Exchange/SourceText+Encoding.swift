extension SourceText {
  /// Returns whether a file begins with the signature of a ZIP or gzip archive.
  public static func isPacked(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x1F, 0x8B])
  }

  /// Converts UTF-16 with a byte order mark, as spreadsheets write it, to UTF-8; returns any other bytes unchanged.
  /// - Throws: `notUTF8` with the line of an incomplete character.
  public static func utf8(_ bytes: [UInt8]) throws(ExchangeFailure) -> [UInt8] {
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    guard isBig || bytes.starts(with: [0xFF, 0xFE]) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var line = 1
    var waiting: UInt32?
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      let unit = UInt32(bytes[index + (isBig ? 0 : 1)]) << 8 | UInt32(bytes[index + (isBig ? 1 : 0)])
      if unit == 0x0A { line += 1 }
      if waiting == nil, unit & 0xFC00 == 0xD800 {
        waiting = unit
        continue
      }
      guard let scalar = scalar(waiting, unit) else { throw .notUTF8(line: line) }
      waiting = nil
      result.append(contentsOf: String(Character(scalar)).utf8)
    }
    guard waiting == nil, bytes.count % 2 == 0 else { throw .notUTF8(line: line) }
    return result
  }

  /// Returns the character that one unit or a surrogate pair encodes.
  private static func scalar(_ high: UInt32?, _ unit: UInt32) -> Unicode.Scalar? {
    guard let high else { return Unicode.Scalar(unit) }
    guard unit & 0xFC00 == 0xDC00 else { return nil }
    return Unicode.Scalar(0x10000 + (high & 0x3FF) << 10 + (unit & 0x3FF))
  }
}
