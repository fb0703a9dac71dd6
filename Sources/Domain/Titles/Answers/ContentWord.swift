/// A word of a title in a form for comparison: letters and digits in lower case, with ä, ö, ü and ß spelled out.
struct ContentWord: Sendable, Equatable {
  let key: String
  /// The numbers in the word, without leading zeros.
  let numbers: [String]

  init(_ key: String) {
    self.key = key
    numbers = Self.numbers(in: key)
  }

  var isNumber: Bool { key.utf8.allSatisfy { Ascii.isDigit($0) } }
  var isSmall: Bool { SmallWords.german.contains(key) || SmallWords.english.contains(key) }

  static func words(of text: String) -> [ContentWord] {
    let bytes = Array(text.utf8)
    var words: [ContentWord] = []
    var folded = FoldedWord()
    var index = 0
    while index < bytes.count {
      let (letter, length) = Letter.read(bytes, index)
      if letter == .letter || letter == .digit {
        folded.append(bytes, index, length)
      } else if !folded.bytes.isEmpty {
        words.append(ContentWord(folded.text))
        folded = FoldedWord()
      }
      index += length
    }
    if !folded.bytes.isEmpty { words.append(ContentWord(folded.text)) }
    return words
  }

  private static func numbers(in key: String) -> [String] {
    key.utf8.split { !Ascii.isDigit($0) }.map { digits in
      String(decoding: digits.drop { $0 == Ascii.zero }, as: UTF8.self)
    }
  }

  /// Returns true if both are forms of the same word: `antworte` and `antworten`, "calling" and "call", `abzuholen` and
  /// `abholen`.
  func isKin(to other: ContentWord) -> Bool {
    if key == other.key || isNumber && other.isNumber && numbers == other.numbers { return true }
    if stem.utf8.count > 2, stem == other.stem, numbers == other.numbers { return true }
    return infinitive == other.key || other.infinitive == key
  }

  /// The word without its ending, with at least three letters left.
  private var stem: String {
    for ending in Self.endings where key.utf8.count >= ending.utf8.count + 3 && key.hasSuffix(ending) {
      return String(key.dropLast(ending.count))
    }
    return key
  }

  /// The infinitive of an imperative, a first person or an infinitive with `zu`; nil for other words.
  private var infinitive: String? {
    let spelled = GermanImperative.of(key)?.infinitive ?? GermanInfinitive.withoutZu(key)
    return spelled.flatMap { Self.words(of: $0).first?.key }
  }

  private static let endings = [
    "ungen", "ung", "eln", "ern", "est", "end", "ing", "en", "em", "er", "es", "et", "te", "el", "st", "ed", "e", "n",
    "s", "t",
  ]
}
