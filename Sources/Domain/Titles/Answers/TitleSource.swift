/// What a title may be made of: the raw title as a model was shown it, and what the rules made of it.
struct TitleSource: Sendable {
  let raw: String
  let rules: TitleImprovement
  /// Of the raw title and of the rules' one.
  let words: [ContentWord]
  /// Of the rules' title alone; where they made it of a link, without the host.
  let kept: [ContentWord]
  /// Both texts in small letters.
  let text: String
  let language: TitleLanguage

  init(raw: String, rules: TitleImprovement) {
    self.raw = raw
    self.rules = rules
    kept = ContentWord.words(of: Self.withoutHost(rules))
    // The escapes of an address are no numbers, and the rules have spelled it out.
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

  /// Whether a verb is there in two pieces: “anrufen” in “ruf Mama an”.
  private func isJoined(_ word: ContentWord) -> Bool {
    words.contains { particle in
      GermanParticles.has(particle.key) && word.key.utf8.starts(with: particle.key.utf8)
        && words.contains { $0.isKin(to: ContentWord(String(word.key.dropFirst(particle.key.count)))) }
    }
  }
}
