extension TitleAnswer {
  /// Checks that a title keeps what the rules kept: numbers, dates, "not", and at least one of the other words, or half
  /// of them for short titles.
  static func checkLosses(of words: [ContentWord], _ source: TitleSource) throws(TitleFlaw) {
    let numbers = words.flatMap { $0.numbers }
    let isShort = !OneLine.exceeds(longest, source.rules.title)
    for word in source.kept {
      let isNeeded = DateWords.german.contains(word.key) || DateWords.english.contains(word.key)
      if isNeeded && !word.isSmall && !words.contains(where: { $0.isKin(to: word) }) { throw .leavesOut }
      if !word.numbers.allSatisfy({ numbers.contains($0) }) { throw .leavesOut }
    }
    if negations(words) != negations(source.kept) { throw .leavesOut }
    let content = source.kept.filter { !$0.isSmall && !$0.isNumber }
    let shared = content.filter { kept in words.contains { $0.isKin(to: kept) || source.isPart($0, of: kept) } }
    let wanted = isShort ? max(1, content.count / 2) : 1
    if shared.count < wanted { throw .tooFarAway }
  }

  private static func negations(_ words: [ContentWord]) -> Int {
    words.reduce(0) { $0 + (SmallWords.negating.contains($1.key) ? 1 : 0) }
  }
}

extension TitleSource {
  /// Returns true if one word is the other one joined with a particle: `ruf` and `anrufen`.
  func isPart(_ joined: ContentWord, of word: ContentWord) -> Bool {
    words.contains { particle in
      GermanParticles.has(particle.key) && joined.key.utf8.starts(with: particle.key.utf8)
        && word.isKin(to: ContentWord(String(joined.key.dropFirst(particle.key.count))))
    }
  }
}
