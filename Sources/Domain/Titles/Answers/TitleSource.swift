/// The source of a title from a model: the raw title as sent to the model, and the title made by the rules.
struct TitleSource: Sendable {
  let raw: String
  let rules: TitleImprovement
  /// The words of both titles.
  let words: [ContentWord]
  /// The words of the title made by the rules; without the host if it was made from a link.
  let kept: [ContentWord]
  /// Both titles in lower case.
  let text: String
  let language: TitleLanguage

  init(raw: String, rules: TitleImprovement) {
    self.raw = raw
    self.rules = rules
    kept = ContentWord.words(of: Self.withoutHost(rules))
    // Percent escapes in an address are not numbers, and the rules have decoded them.
    let isEscaped = raw.utf8.contains(UInt8(ascii: "%")) && raw.holds("://")
    words = (isEscaped ? [] : ContentWord.words(of: raw)) + ContentWord.words(of: rules.title)
    text = (raw + " " + rules.title).lowercased()
    language = TitleLanguage.of(raw + " " + rules.title)
  }

  private static func withoutHost(_ rules: TitleImprovement) -> String {
    let colon = rules.title.utf8.firstIndex(of: UInt8(ascii: ":"))
    guard rules.reasons.contains(.link), let colon else { return rules.title }
    return String(rules.title[colon...])
  }

  func holds(_ word: ContentWord) -> Bool { words.contains { $0.isKin(to: word) } || isJoined(word) }

  /// Returns true if the two parts of a separable verb are present: `anrufen` in `ruf Mama an`.
  private func isJoined(_ word: ContentWord) -> Bool {
    words.contains { particle in
      GermanParticles.has(particle.key) && word.key.utf8.starts(with: particle.key.utf8)
        && words.contains { $0.isKin(to: ContentWord(String(word.key.dropFirst(particle.key.count)))) }
    }
  }
}
