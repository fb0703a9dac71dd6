/// Decodes encoded words in header text (RFC 2047): `=?utf-8?Q?Gr=C3=BC=C3=9Fe?=`. Adjacent words are decoded together,
/// so that a character split between them is complete; other text stays unchanged.
enum EncodedWords {
  private struct Word {
    var charset: String
    var bytes: [UInt8]
    var end: Int
  }

  /// Maximum length of a word in bytes; the standard allows 75.
  private static let longest = 2_048

  static func text(_ bytes: [UInt8]) -> String {
    guard bytes.contains(UInt8(ascii: "?")) else { return Charset.guess(bytes) }
    var result = ""
    var open: Word?
    var (plain, index) = (0, 0)
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "="), let word = word(bytes, index) else {
        index += 1
        continue
      }
      let between = bytes[plain..<index]
      let isAdjacent = open != nil && between.allSatisfy { $0.isBlank }
      if isAdjacent, open?.charset == word.charset {
        open?.bytes += word.bytes
      } else {
        if let open { result += Charset.text(open.bytes, in: open.charset) }
        if !isAdjacent { result += Charset.guess(Array(between)) }
        open = word
      }
      (plain, index) = (word.end, word.end)
    }
    if let open { result += Charset.text(open.bytes, in: open.charset) }
    return result + Charset.guess(Array(bytes[plain...]))
  }

  /// Returns the encoded word that starts here, or nil.
  private static func word(_ bytes: [UInt8], _ start: Int) -> Word? {
    let mark = UInt8(ascii: "?")
    let window = bytes[start..<min(bytes.count, start + longest)]
    guard window.count > 7, window[start + 1] == mark,
      let charsetEnd = window[(start + 2)...].prefix(80).firstIndex(of: mark), charsetEnd + 2 < window.endIndex,
      window[charsetEnd + 2] == mark
    else { return nil }
    let textStart = charsetEnd + 3
    guard let textEnd = end(window[textStart...]) else { return nil }
    let text = window[textStart..<textEnd]
    let decoded: [UInt8]
    switch window[charsetEnd + 1].lowercased {
    case UInt8(ascii: "b"): decoded = TransferEncoding.base64(text)
    case UInt8(ascii: "q"):
      let spaced = text.map { $0 == UInt8(ascii: "_") ? 0x20 : $0 }
      decoded = TransferEncoding.quotedPrintable(spaced[...])
    default: return nil
    }
    // A language tag may follow the charset (RFC 2231, section 5).
    let charset = window[(start + 2)..<charsetEnd].prefix { $0 != UInt8(ascii: "*") }
    return Word(
      charset: String(decoding: charset.map { $0.lowercased }, as: UTF8.self), bytes: decoded, end: textEnd + 2)
  }

  /// Returns the index of the closing `?=`.
  private static func end(_ text: Bytes) -> Int? {
    var index = text.startIndex
    while let mark = text[index...].firstIndex(of: UInt8(ascii: "?")), mark + 1 < text.endIndex {
      if text[mark + 1] == UInt8(ascii: "=") { return mark }
      index = mark + 1
    }
    return nil
  }
}
