/// A part of a title between two spaces.
struct TitleWord: Sendable {
  /// The word as written, with its punctuation.
  var text: String
  /// The word in lower case without punctuation at its ends, with ä, ö, ü and ß spelled out.
  var key: String
  /// The punctuation after it.
  var after = ""
  /// The punctuation before it.
  var before = ""
  /// Whether it begins with a lower-case letter.
  var isLower = false
  var isUpper = false
  /// Whether it has several letters, all of them capitals.
  var isAllUpper = false

  init(_ text: String) {
    self.text = text
    let bytes = Array(text.utf8)
    var (start, end) = (0, 0)
    var seesWord = false
    var folded = FoldedWord()
    var lengthAtEnd = 0
    var index = 0
    while index < bytes.count {
      let (letter, length) = Letter.read(bytes, index)
      let isWord = letter == .letter || letter == .digit
      if isWord, !seesWord {
        (start, seesWord) = (index, true)
        isLower = TitleWord.isSmall(bytes, index)
        isUpper = letter == .letter && !isLower
      }
      if seesWord {
        switch letter {
        case .letter, .digit: folded.append(bytes, index, length)
        case .apostrophe: folded.append(UInt8(ascii: "'"))
        default: for byte in bytes[index..<min(bytes.count, index + length)] { folded.append(byte) }
        }
      }
      index += length
      if isWord {
        end = index
        lengthAtEnd = folded.bytes.count
      }
    }
    key = String(decoding: folded.bytes.prefix(lengthAtEnd), as: UTF8.self)
    isAllUpper = folded.isUpperCase
    before = String(decoding: bytes[..<start], as: UTF8.self)
    after = String(decoding: bytes[end...], as: UTF8.self)
  }

  /// The word as written, without punctuation at its ends.
  var core: String {
    String(decoding: text.utf8.dropFirst(before.utf8.count).dropLast(after.utf8.count), as: UTF8.self)
  }

  /// Returns a word with other letters and the same punctuation.
  func replaced(by core: String) -> TitleWord { TitleWord(before + core + after) }

  /// The word without the punctuation after it.
  var bare: TitleWord { after.isEmpty ? self : TitleWord(before + core) }

  private static func isSmall(_ bytes: [UInt8], _ index: Int) -> Bool {
    let byte = bytes[index]
    if byte == 0xC3, index + 1 < bytes.count { return bytes[index + 1] >= 0x9F }
    return Ascii.isLower(byte)
  }

  static func words(of text: String) -> [TitleWord] {
    text.split(separator: " ").map { TitleWord(String($0)) }
  }

  static func text(of words: ArraySlice<TitleWord>) -> String {
    var text = ""
    for word in words {
      if !text.isEmpty { text += " " }
      text += word.text
    }
    return text
  }
}
