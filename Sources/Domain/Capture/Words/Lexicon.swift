/// The words of a language that the grammar knows, in lower case with ä, ö, ü and ß spelled out.
///
/// Every command that reads a line builds a new one, so building neither copies nor compares words: each word stays in
/// the text of its table, and a word with several meanings has one entry per meaning.
struct Lexicon: Sendable {
  /// The texts of all tables, followed by words with added endings.
  private var bytes: [UInt8] = []
  private var meanings: [Meaning] = []
  private var entries: [Entry] = []
  /// A hash table with linear probing: the index of an entry plus one, or 0 for a free slot.
  private var places = [UInt16](repeating: 0, count: Lexicon.size)

  private struct Entry {
    var start: UInt32
    var length: UInt16
    var meaning: UInt16
  }

  /// A power of two, more than twice the number of entries.
  private static let size = 8_192
  /// The maximum length of a word in bytes.
  private static let longest = 40

  static func of(_ language: Language) -> Lexicon {
    switch language {
    case .german: german
    case .english: english
    }
  }

  private static let german = Lexicon(
    [SharedWords.all], GermanCalendar.all, GermanWords.all, GermanNumbers.all, GermanCompounds.all)
  private static let english = Lexicon([SharedWords.all], EnglishCalendar.all, EnglishWords.all, EnglishNumbers.all)

  /// Creates the lexicon from tables of meanings and their words. Words are separated by spaces; `*` stands for the
  /// endings of a German adjective.
  private init(_ parts: [[(Meaning, String)]]...) {
    bytes.reserveCapacity(1 << 15)
    entries.reserveCapacity(Lexicon.size / 2)
    for part in parts {
      for table in part {
        for (meaning, words) in table { add(words, meaning) }
      }
    }
  }

  private static let endings: [[UInt8]] = ["e", "en", "er", "es", "em"].map { Array($0.utf8) }

  private mutating func add(_ words: String, _ meaning: Meaning) {
    meanings.append(meaning)
    var start = bytes.count
    bytes.append(contentsOf: words.utf8)
    bytes.append(UInt8(ascii: " "))
    var hash = Hash()
    for index in start..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "):
        if start < index { enter(start, index - start, hash) }
        start = index + 1
        hash = Hash()
      case UInt8(ascii: "*"):
        for ending in Lexicon.endings { add(start..<index, ending, hash) }
        start = index + 1
      case let byte: hash.add(byte)
      }
    }
  }

  private mutating func add(_ stem: Range<Int>, _ ending: [UInt8], _ hash: Hash) {
    let start = bytes.count
    var hash = hash
    for index in stem { bytes.append(bytes[index]) }
    for byte in ending {
      bytes.append(byte)
      hash.add(byte)
    }
    enter(start, bytes.count - start, hash)
  }

  private mutating func enter(_ start: Int, _ length: Int, _ hash: Hash) {
    var place = hash.place
    while places[place] > 0 { place = (place + 1) & (Lexicon.size - 1) }
    entries.append(Entry(start: UInt32(start), length: UInt16(length), meaning: UInt16(meanings.count - 1)))
    places[place] = UInt16(entries.count)
  }

  /// Returns all meanings of a word, in the order of the tables.
  subscript(word: FoldedWord) -> Lexeme {
    var lexeme = Lexeme()
    guard word.bytes.count <= Lexicon.longest else { return lexeme }
    var hash = Hash()
    for byte in word.bytes { hash.add(byte) }
    var place = hash.place
    while places[place] > 0 {
      let entry = entries[Int(places[place]) - 1]
      if isSame(entry, word.bytes) { lexeme.add(meanings[Int(entry.meaning)]) }
      place = (place + 1) & (Lexicon.size - 1)
    }
    return lexeme
  }

  private func isSame(_ entry: Entry, _ word: [UInt8]) -> Bool {
    guard Int(entry.length) == word.count else { return false }
    let start = Int(entry.start)
    for index in word.indices where bytes[start + index] != word[index] { return false }
    return true
  }

  /// FNV-1a, with the upper half folded in.
  private struct Hash {
    private var value: UInt32 = 0x811C_9DC5

    mutating func add(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 0x0100_0193 }

    var place: Int { Int((value ^ value >> 16) & UInt32(Lexicon.size - 1)) }
  }
}

/// Words that both languages spell alike.
enum SharedWords {
  static let all: [(Meaning, String)] = [
    (.unit(.hour), "h hr hrs std stdn"),
    (.unit(.minute), "min mins minute"),
    (.unit(.second), "sec secs sek"),
    (.role(.quarterLetter), "q"),
    (.role(.times), "x"),
    (
      .role(.point),
      "genesis exodus leviticus deuteronomy psalm psalms ps proverbs ecclesiastes isaiah jeremiah ezekiel romans "
        + "corinthians galatians ephesians philippians colossians thessalonians hebrews revelation surah mose psalter "
        + "roemer korinther galater epheser philipper kolosser hebraeer offb offenbarung jesaja jeremia joh mt mk"
    ),
    (.role(.am), "am"),
    (.role(.pm), "pm"),
    (.role(.measure), "km cm mm kg mg ml gb mb tb kwh ghz mhz euro eur usd chf dollar mio pt px dpi fps bar liter ps"),
  ]
}
