/// The words of a language the grammar knows, in lower case with ä, ö, ü and ß spelled out.
struct Lexicon: Sendable {
  private let words: [String: Lexeme]

  static func of(_ language: Language) -> Lexicon {
    switch language {
    case .german: german
    case .english: english
    }
  }

  private static let german = Lexicon(
    SharedWords.all + GermanCalendar.all + GermanWords.all + GermanNumbers.all + GermanCompounds.all)
  private static let english = Lexicon(SharedWords.all + EnglishCalendar.all + EnglishWords.all + EnglishNumbers.all)

  /// Words of a meaning, separated by spaces; `*` stands for the endings of a German adjective.
  private init(_ entries: [(Meaning, String)]) {
    var words: [String: Lexeme] = [:]
    for (meaning, list) in entries {
      for word in list.split(separator: " ") {
        if word.utf8.last == UInt8(ascii: "*") {
          for ending in ["e", "en", "er", "es", "em"] {
            words[String(word.dropLast()) + ending, default: Lexeme()].add(meaning)
          }
        } else {
          words[String(word), default: Lexeme()].add(meaning)
        }
      }
    }
    self.words = words
  }

  /// No word is longer than the longest that is known.
  subscript(word: FoldedWord) -> Lexeme {
    guard word.bytes.count <= 40 else { return Lexeme() }
    return words[word.text] ?? Lexeme()
  }
}

/// What both languages write alike.
enum SharedWords {
  static let all: [(Meaning, String)] = [
    (.unit(.hour), "h hr hrs std stdn"),
    (.unit(.minute), "min mins minute"),
    (.unit(.second), "sec secs sek"),
    (.role(.quarterLetter), "q"),
    (.role(.times), "x"),
    (.role(.am), "am"),
    (.role(.pm), "pm"),
    (.role(.measure), "km cm mm kg mg ml gb mb tb kwh ghz mhz euro eur usd chf dollar mio pt px dpi fps bar liter ps"),
  ]
}
