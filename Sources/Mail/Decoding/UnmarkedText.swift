/// Decodes text of unknown encoding, such as that of a dropped file.
public enum UnmarkedText {
  /// Decodes by byte order mark; otherwise as UTF-16 if the positions of zero bytes suggest it, then as UTF-8 or
  /// Windows-1252.
  public static func text(_ bytes: [UInt8]) -> String {
    for (mark, charset) in marks where bytes.starts(with: mark) {
      let rest = Array(bytes.dropFirst(mark.count))
      return Charset.converted(rest, from: charset) ?? Charset.guess(rest)
    }
    if let charset = sixteen(bytes), let text = Charset.converted(bytes, from: charset) { return text }
    return Charset.guess(bytes)
  }

  /// Sorted so that the longer of two marks with a common prefix comes first.
  private static let marks: [([UInt8], String)] = [
    ([0xEF, 0xBB, 0xBF], "UTF-8"), ([0xFF, 0xFE, 0, 0], "UTF-32LE"), ([0, 0, 0xFE, 0xFF], "UTF-32BE"),
    ([0xFF, 0xFE], "UTF-16LE"), ([0xFE, 0xFF], "UTF-16BE"),
  ]

  /// Detects UTF-16 by its zero bytes: each Latin letter has one, always on the same side; other encodings have none.
  private static func sixteen(_ bytes: [UInt8]) -> String? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    var zeros = (first: 0, second: 0)
    for index in stride(from: 0, to: bytes.count, by: 2) {
      if bytes[index] == 0 { zeros.first += 1 }
      if bytes[index + 1] == 0 { zeros.second += 1 }
    }
    guard min(zeros.first, zeros.second) == 0, max(zeros.first, zeros.second) * 4 > bytes.count / 2 else { return nil }
    return zeros.second > 0 ? "UTF-16LE" : "UTF-16BE"
  }
}
