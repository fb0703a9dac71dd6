/// The words of a language the grammar knows, in lower case with ä, ö, ü and ß spelled out.
///
/// Every command that reads a line makes it anew, so it is a table of bytes: strings as keys took twenty times as long.
struct Lexicon: Sendable {
  /// All words one behind the other.
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The number of an entry and one at the place its word asks for or the next free one behind it; 0 for none.
  private var places = [UInt16](repeating: 0, count: Lexicon.size)

  private struct Entry {
    var start: Int
    var length: Int
    var lexeme = Lexeme()
  }

  /// A power of two, some three times as many as there are words.
  private static let size = 8_192

  static func of(_ language: Language) -> Lexicon {
    switch language {
    case .german: german
    case .english: english
    }
  }

  private static let german = Lexicon(
    SharedWords.all, GermanCalendar.all, GermanWords.all, GermanNumbers.all, GermanCompounds.all)
  private static let english = Lexicon(SharedWords.all, EnglishCalendar.all, EnglishWords.all, EnglishNumbers.all)

  /// Words of a meaning, separated by spaces; `*` stands for the endings of a German adjective.
  private init(_ parts: [(Meaning, String)]...) {
    for part in parts {
      for (meaning, words) in part { add(words, meaning) }
    }
  }

  private static let endings: [[UInt8]] = ["e", "en", "er", "es", "em"].map { Array($0.utf8) }

  private mutating func add(_ words: String, _ meaning: Meaning) {
    for word in words.utf8.split(separator: UInt8(ascii: " ")) {
      if word.last == UInt8(ascii: "*") {
        for ending in Lexicon.endings { add(word.dropLast() + ending, meaning) }
      } else {
        add(Array(word), meaning)
      }
    }
  }

  private mutating func add(_ word: [UInt8], _ meaning: Meaning) {
    let place = place(of: word)
    if places[place] == 0 {
      entries.append(Entry(start: bytes.count, length: word.count))
      bytes += word
      places[place] = UInt16(entries.count)
    }
    entries[Int(places[place]) - 1].lexeme.add(meaning)
  }

  /// Where a word is, or where it would be.
  private func place(of word: [UInt8]) -> Int {
    var place = Lexicon.hash(word) & (Lexicon.size - 1)
    while places[place] > 0, !isSame(entries[Int(places[place]) - 1], word) {
      place = (place + 1) & (Lexicon.size - 1)
    }
    return place
  }

  private func isSame(_ entry: Entry, _ word: [UInt8]) -> Bool {
    entry.length == word.count && bytes[entry.start..<(entry.start + entry.length)].elementsEqual(word)
  }

  /// FNV-1a, with the upper half folded in.
  private static func hash(_ word: [UInt8]) -> Int {
    let hash = word.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return Int(hash ^ hash >> 16)
  }

  /// No word is longer than the longest that is known.
  subscript(word: FoldedWord) -> Lexeme {
    guard word.bytes.count <= 40 else { return Lexeme() }
    let place = place(of: word.bytes)
    return places[place] == 0 ? Lexeme() : entries[Int(places[place]) - 1].lexeme
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
