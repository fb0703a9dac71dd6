extension TitleAnswer {
  /// Checks that a title adds no links, numbers, dates or names. Only verbs, everyday nouns and small words of the raw
  /// title's language may be new.
  static func checkInventions(
    in title: String, _ words: [ContentWord], _ source: TitleSource
  ) throws(TitleFlaw) {
    for piece in title.split(separator: " ") where isAddress(piece) {
      if !source.text.holds(piece.lowercased()) { throw .inventedLink }
    }
    let numbers = source.words.flatMap { $0.numbers }
    for word in words where !word.numbers.allSatisfy({ numbers.contains($0) }) { throw .inventedNumber }
    if !source.holds(numbersOf: title) { throw .inventedNumber }
    let new = words.filter { !source.holds($0) }
    for word in new where DateWords.numbers.contains(word.key) { throw .inventedNumber }
    for word in new where isDate(word) { throw .inventedDate }
    if !isMade(of: new, in: source.language) { throw flaw(of: new, in: source.language) }
  }

  private static func isDate(_ word: ContentWord) -> Bool {
    (DateWords.german.contains(word.key) || DateWords.english.contains(word.key)) && !word.isSmall
  }

  private static func isMade(of new: [ContentWord], in language: TitleLanguage) -> Bool {
    switch language {
    case .german: new.allSatisfy(NewWords.isGerman)
    case .english: new.allSatisfy(NewWords.isEnglish)
    case .unknown: new.allSatisfy(NewWords.isGerman) || new.allSatisfy(NewWords.isEnglish)
    case .other: new.allSatisfy(isForeign)
    }
  }

  private static func isForeign(_ word: ContentWord) -> Bool {
    ForeignVerbs.has(word.key) || SmallWords.other.contains(word.key) || ForeignVerbs.small.contains(word.key)
  }

  private static func flaw(of new: [ContentWord], in language: TitleLanguage) -> TitleFlaw {
    let isKnown = new.allSatisfy(NewWords.isGerman) || new.allSatisfy(NewWords.isEnglish)
    return isKnown ? .otherLanguage : .inventedWord
  }

  /// Returns true for a piece that looks like a link, a host or an email address.
  private static func isAddress(_ piece: Substring) -> Bool {
    let bytes = Array(piece.utf8)
    return bytes.indices.contains { index in
      guard index > 0, index + 2 < bytes.count else { return false }
      switch bytes[index] {
      case UInt8(ascii: "@"): return true
      case UInt8(ascii: ":"): return bytes[index + 1] == UInt8(ascii: "/")
      case UInt8(ascii: "."):
        return isWordByte(bytes[index - 1]) && Ascii.isLetter(bytes[index + 1]) && Ascii.isLetter(bytes[index + 2])
      default: return false
      }
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool { Ascii.isLetterOrDigit(byte) || byte >= 0x80 }
}
