/// A line split into tokens, each with the possible meanings of its word.
struct Line: Sendable {
  let text: String
  /// The bytes that are interpreted.
  let bytes: [UInt8]
  /// The text beyond the readable length.
  let rest: String
  private(set) var tokens: [Token]
  /// The indices of backslashes that protect a word and are not part of the title.
  private(set) var escapes: [Int] = []

  init(_ text: String, in language: Language) {
    self.text = text
    (bytes, rest) = Line.cut(text)
    tokens = []
    tokens.reserveCapacity(bytes.count / 4 + 1)
    read(Lexicon.of(language))
    protect(Lexicon.of(language == .german ? .english : .german))
  }

  private static func cut(_ text: String) -> ([UInt8], rest: String) {
    let bytes = text.firstBytes(QuickAdd.readableLength)
    return (bytes, String(decoding: text.utf8.dropFirst(bytes.count), as: UTF8.self))
  }

  private mutating func read(_ lexicon: Lexicon) {
    var index = 0
    var spaceBefore = true
    while index < bytes.count {
      let (letter, length) = Letter.read(bytes, index)
      switch letter {
      case .space:
        spaceBefore = true
        index += length
        continue
      case .letter: tokens.append(word(from: index, lexicon))
      case .digit: tokens.append(number(from: index))
      case .apostrophe: tokens.append(mark(UInt8(ascii: "'"), index, length))
      case .mark(let byte): tokens.append(mark(byte, index, length))
      }
      tokens[tokens.count - 1].spaceBefore = spaceBefore
      spaceBefore = false
      index = tokens[tokens.count - 1].end
    }
  }

  private func mark(_ byte: UInt8, _ start: Int, _ length: Int) -> Token {
    Token(kind: .mark, start: start, end: start + length, spaceBefore: false, mark: byte)
  }

  private func number(from start: Int) -> Token {
    var end = start
    while end < bytes.count, Ascii.isDigit(bytes[end]) { end += 1 }
    var token = Token(kind: .number, start: start, end: end, spaceBefore: false)
    token.digits = end - start
    token.number = Ascii.number(bytes[start..<end]) ?? -1
    return token
  }

  /// Reads a word: letters, and apostrophes between letters.
  private func word(from start: Int, _ lexicon: Lexicon) -> Token {
    var end = start
    var folded = FoldedWord()
    while end < bytes.count {
      let (letter, length) = Letter.read(bytes, end)
      if letter == .apostrophe {
        guard end + length < bytes.count, Letter.read(bytes, end + length).0 == .letter else { break }
        folded.append(UInt8(ascii: "'"))
      } else if letter == .letter {
        folded.append(bytes, end, length)
      } else {
        break
      }
      end += length
    }
    var token = Token(kind: .word, start: start, end: end, spaceBefore: false)
    token.isCapitalised = folded.startsUpperCase
    token.isUpperCase = folded.isUpperCase
    token.lexeme = lexicon[folded]
    return token
  }

  /// Treats a backslash as an escape if the word after it could be interpreted.
  /// - Parameter other: The lexicon of the other language, whose words are escaped as well.
  mutating func escape(_ index: Int, _ other: Lexicon) {
    guard index + 1 < tokens.count, !tokens[index + 1].spaceBefore else { return }
    let next = tokens[index + 1]
    let signs = [UInt8(ascii: "#"), UInt8(ascii: "!"), UInt8(ascii: "~"), UInt8(ascii: "+")]
    let isForeign = next.kind == .word && !word(from: next.start, other).lexeme.isEmpty
    if !next.lexeme.isEmpty || isForeign || next.kind == .number || next.kind == .mark && signs.contains(next.mark) {
      escapes.append(index)
    }
  }

  mutating func protect(_ range: Range<Int>) {
    for index in range {
      tokens[index].isProtected = true
      tokens[index].lexeme = Lexeme()
    }
  }

  /// How many words the line's language knows, common words counting more; used to choose between languages.
  var familiarity: Int {
    tokens.reduce(0) { $0 + ($1.lexeme.isEmpty ? 0 : $1.lexeme.roles.contains(.common) ? 3 : 1) }
  }
}

/// A word in lower case with ä, ö, ü and ß spelled out, as in the lexicon.
struct FoldedWord {
  private(set) var bytes: [UInt8] = []
  private(set) var startsUpperCase = false
  private var lowerCase = 0
  private var upperCase = 0

  var isUpperCase: Bool { lowerCase == 0 && upperCase > 1 }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Appends the character of `length` bytes at `index`.
  mutating func append(_ source: [UInt8], _ index: Int, _ length: Int) {
    let byte = source[index]
    if length == 1 { return appendASCII(byte) }
    guard length == 2 else { return bytes.append(contentsOf: source[index..<(index + length)]) }
    switch (byte, source[index + 1]) {
    case (0xC3, 0xA4): spell("a")
    case (0xC3, 0xB6): spell("o")
    case (0xC3, 0xBC): spell("u")
    case (0xC3, 0x84): spell("a", upper: true)
    case (0xC3, 0x96): spell("o", upper: true)
    case (0xC3, 0x9C): spell("u", upper: true)
    case (0xC3, 0x9F):
      bytes += [UInt8(ascii: "s"), UInt8(ascii: "s")]
      lowerCase += 1
    // The combining diaeresis.
    case (0xCC, 0x88): bytes.append(UInt8(ascii: "e"))
    default:
      bytes.append(contentsOf: source[index..<(index + length)])
      lowerCase += 1
    }
  }

  private mutating func appendASCII(_ byte: UInt8) {
    let lower = Ascii.lowercased(byte)
    if lower == byte { lowerCase += 1 } else { upper() }
    bytes.append(lower)
  }

  private mutating func spell(_ letter: Unicode.Scalar, upper isUpper: Bool = false) {
    if isUpper { upper() } else { lowerCase += 1 }
    bytes += [UInt8(ascii: letter), UInt8(ascii: "e")]
  }

  private mutating func upper() {
    if bytes.isEmpty { startsUpperCase = true }
    upperCase += 1
  }
}
