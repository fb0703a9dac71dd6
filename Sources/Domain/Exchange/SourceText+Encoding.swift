extension SourceText {
  /// Whether a file begins as archives of ZIP and gzip do.
  public static func isPacked(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x1F, 0x8B])
  }

  /// A text that says by its first two bytes to be UTF-16, as spreadsheets write it, in UTF-8; any other as it is.
  /// - Throws: `notUTF8` with the line in which half a character stands.
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

  /// The character of one unit, or of two.
  private static func scalar(_ high: UInt32?, _ unit: UInt32) -> Unicode.Scalar? {
    guard let high else { return Unicode.Scalar(unit) }
    guard unit & 0xFC00 == 0xDC00 else { return nil }
    return Unicode.Scalar(0x10000 + (high & 0x3FF) << 10 + (unit & 0x3FF))
  }
}
