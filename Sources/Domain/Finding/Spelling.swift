/// Generates spellings of words with umlauts: `Müller`, `Mueller` and `Muller`.
enum Spelling {
  /// Returns lower-case words separated by single spaces, the entered spelling first; empty if the text has no word.
  ///
  /// Varies only the first three possible umlauts, so that there are at most eight spellings.
  static func all(of text: String) -> [String] {
    let (plain, places) = read(text)
    guard !plain.isEmpty else { return [] }
    var spellings = [plain]
    // Applied from the end, so that earlier indices stay valid.
    for place in places.prefix(3).reversed() {
      spellings += spellings.map { place.applied(to: $0) }
    }
    return spellings.map { String(String.UnicodeScalarView($0)) }
  }

  /// A position where another spelling is possible.
  private struct Place {
    /// The index of the vowel.
    var index: Int
    /// True if the following e may stand for an umlaut; false if an e may be inserted.
    var hasE: Bool

    func applied(to scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
      var changed = scalars
      if hasE { changed.remove(at: index + 1) } else { changed.insert("e", at: index + 1) }
      return changed
    }
  }

  private static func read(_ text: String) -> ([Unicode.Scalar], [Place]) {
    var plain: [Unicode.Scalar] = []
    var places: [Place] = []
    var pendingSpace = false
    for scalar in text.unicodeScalars {
      switch Letters.role(of: scalar) {
      case .between: pendingSpace = !plain.isEmpty
      case .accent where scalar == "\u{308}" && !pendingSpace:
        if isVowel(plain.last) { places.append(Place(index: plain.count - 1, hasE: false)) }
      case .accent: break
      case .word(let first, let second):
        if pendingSpace { plain.append(" ") }
        pendingSpace = false
        if hasDots(scalar) { places.append(Place(index: plain.count, hasE: false)) }
        if first == "e", second == nil, mayBeDots(plain) { places.append(Place(index: plain.count - 1, hasE: true)) }
        plain.append(first)
        if let second { plain.append(second) }
      }
    }
    return (plain, places)
  }

  private static func hasDots(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "ä", "ö", "ü", "Ä", "Ö", "Ü", "ø", "Ø": true
    default: false
    }
  }

  private static func isVowel(_ scalar: Unicode.Scalar?) -> Bool {
    scalar == "a" || scalar == "o" || scalar == "u"
  }

  /// Returns whether an e after these letters may stand for an umlaut: it may in `mueller`, but not in `neue`, `frauen`
  /// or `quelle`.
  private static func mayBeDots(_ before: [Unicode.Scalar]) -> Bool {
    guard isVowel(before.last) else { return false }
    switch before.dropLast().last {
    case "a", "e", "q": return false
    default: return true
    }
  }
}
