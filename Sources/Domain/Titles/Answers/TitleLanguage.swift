/// The language of a title, as far as its small words and letters show.
enum TitleLanguage: Sendable, Equatable {
  case german
  case english
  /// Definitely another language.
  case other
  case unknown

  static func of(_ text: String) -> TitleLanguage {
    if text.unicodeScalars.contains(where: isForeign) { return .other }
    let words = TitleWord.words(of: text)
    var (german, english, other) = (0, 0, 0)
    if text.unicodeScalars.contains(where: isGerman) { german += 2 }
    for word in words {
      if SmallWords.german.contains(word.key) || DateWords.german.contains(word.key) || word.isInfinitive {
        german += 1
      }
      if SmallWords.english.contains(word.key) || DateWords.english.contains(word.key) { english += 1 }
      if SmallWords.other.contains(word.key) { other += 1 }
    }
    if let first = words.first, EnglishVerbs.has(first.key) { english += 1 }
    if other > german, other > english { return .other }
    return german == english ? .unknown : german > english ? .german : .english
  }

  private static func isGerman(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "ä", "ö", "ü", "Ä", "Ö", "Ü", "ß": true
    default: false
    }
  }

  /// Returns true for letters that German and English words do not have. Excludes é, è, à, ê and ç, which a few of them
  /// do.
  private static func isForeign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xC0...0xFF: !isGerman(scalar) && !"éèàêçÉÈÀÊÇ×÷".unicodeScalars.contains(scalar)
    case 0x100...0x1FFF, 0x2C00...0xD7FF: scalar != "ẞ" && !(0x300...0x36F ~= scalar.value)
    default: false
    }
  }
}
