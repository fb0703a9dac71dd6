/// Filler words of spoken sentences.
enum Fillers {
  /// Removes hesitation sounds in any position. Returns the words unchanged if nothing else would be left.
  static func withoutHesitations(_ words: [TitleWord]) -> [TitleWord] {
    guard words.count > 2, words.contains(where: isHesitation) else { return words }
    var kept: [TitleWord] = []
    for word in words {
      guard isHesitation(word) else {
        kept.append(word)
        continue
      }
      // "Call, uh, the dentist": both commas belong to the sound.
      if word.after == ",", let last = kept.last, last.after == "," { kept[kept.count - 1] = last.bare }
    }
    return kept.contains { !$0.key.isEmpty } ? kept : words
  }

  /// Removes what people say before they come to the point.
  static func withoutOpening(_ words: ArraySlice<TitleWord>) -> ArraySlice<TitleWord> {
    var reader = FrameReader(words)
    while reader.take("you", "know", "what") || reader.take("you", "know") || reader.take(oneOf: openings) {}
    return reader.rest
  }

  private static func isHesitation(_ word: TitleWord) -> Bool {
    hesitations.contains(word.key) && !word.isAllUpper && word.before.isEmpty && (word.after.isEmpty || isPause(word))
  }

  private static func isPause(_ word: TitleWord) -> Bool {
    word.after.allSatisfy { ",.…".contains($0) }
  }

  private static let hesitations: Set<String> = [
    "aehm", "aeh", "aehh", "aehmm", "oehm", "ehm", "uhm", "uh", "uhh", "umm", "erm", "hmm", "hmmm",
  ]
  private static let openings: Set<String> = [
    "also", "so", "ok", "okay", "ja", "na", "naja", "gut", "ach", "genau", "und", "dann", "hey", "hi", "hallo", "um",
    "well", "oh", "yeah", "yes", "alright", "right", "and", "like", "anyway", "actually", "basically", "now",
  ]
}
