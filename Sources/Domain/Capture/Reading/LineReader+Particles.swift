/// Words that usually introduce a time, but belong to the verb of this line: "Take the bins out tonight",
/// `Ruf Oma an morgen`.
extension LineReader {
  /// Returns true if no expression may begin with this word, so that it stays in the title.
  func isParticle(_ index: Int) -> Bool {
    guard isWord(index), !self[index].isProtected, !isGlued(index + 1) else { return false }
    return isGerman ? isGermanParticle(index) : isEnglishParticle(index)
  }

  // MARK: English

  private func isEnglishParticle(_ index: Int) -> Bool {
    let next = index + 1
    switch word(index) {
    case "out": return next < count
    case "in":
      return isDay(next) || isLed(next) || lexeme(next).part == .noon || isClock(next) || isDate(next)
        || has(next, [.next, .this]) && (lexeme(next + 1).weekday > 0 || lexeme(next + 1).part != nil)
        || has(next, [.next, .this, .begin, .middle, .close]) && asks(["hand", "check", "turn"], index)
    case "on":
      return lexeme(next).days != nil || isLed(next) || lexeme(next).part == .noon || isClock(next)
        || has(next, .this) && lexeme(next + 1).part != nil
        || has(next, [.next, .this, .begin, .middle, .close]) && asks(["turn", "switch"], index)
    case "by":
      return leadsOn(next)
        || index == 1 && ["drop", "stop", "swing", "pop", "come"].contains(word(0)) && !has(next, .goal)
    case "around":
      return lexeme(next).days != nil || has(next, .this) || isLed(next) || ["around", "about"].contains(word(next))
        || asks(["show"], index) && lexeme(next).weekday > 0
    case "about": return leadsOn(next)
    // "Get it right tomorrow"
    case "right", "just", "exactly", "precisely": return isDay(next) || has(next, .this)
    default: return false
    }
  }

  /// Returns true if a word only introduces a time, so that the word before it does not: `at 5`, `before Friday`.
  private func leadsOn(_ index: Int) -> Bool {
    if isGerman {
      return LineReader.germanLeads.contains(word(index)) || has(index, .plural) && lexeme(index).part != nil
        || has(index, .plural) && lexeme(index).weekday > 0 && word(index).hasSuffix("s")
        || lexeme(index).cycle != nil && !word(index).hasSuffix("en")
    }
    return LineReader.englishLeads.contains(word(index)) && index + 1 < count
  }

  private static let englishLeads = [
    "at", "on", "in", "by", "before", "after", "from", "until", "till", "til", "during",
  ]
  private static let germanLeads = [
    "am", "im", "um", "gegen", "bis", "ab", "vor", "vorm", "nach", "zum", "spaetestens", "fruehestens",
  ]

  /// Returns true if a time follows that takes no preposition: `first thing tomorrow`, `the day after tomorrow`.
  private func isLed(_ index: Int) -> Bool {
    leadsOn(index) || word(index) == "first" && word(index + 1) == "thing"
      || has(index, .article) && word(index + 1) == "day" && lexeme(index + 3).days != nil
  }

  /// Returns true for `3pm`, `15:30`, `15 Uhr`.
  private func isClock(_ index: Int) -> Bool {
    let isDigital = isMark(index + 1, Mark.colon) && isGlued(index + 1) && isNumber(index + 2)
    return isNumber(index)
      && (has(index + 1, [.am, .pm, .clock]) || isDigital && lexeme(index + 3).unit == nil)
  }

  /// Returns true for `12/24`, `2026-12-03`.
  private func isDate(_ index: Int) -> Bool {
    guard isNumber(index), isGlued(index + 1), isNumber(index + 2) else { return false }
    if isMark(index + 1, Mark.hyphen) { return self[index].digits == 4 }
    return isMark(index + 1, Mark.slash) && mayEnd(index + 3) && lexeme(index + 3).unit == nil
  }

  private func isDay(_ index: Int) -> Bool {
    lexeme(index).days != nil || lexeme(index).weekday > 0 && !has(index, .plural)
  }

  /// Returns true if one of these verbs precedes the particle and the particle occurs only once.
  private func asks(_ verbs: Set<String>, _ index: Int) -> Bool {
    let particle = word(index)
    return near(index).contains { $0 < index && verbs.contains(word($0)) }
      && !near(index).contains { $0 != index && word($0) == particle }
  }

  /// Returns the indices nearby that may belong to the same sentence. The limit keeps the cost linear in the length of
  /// the line.
  func near(_ index: Int) -> Range<Int> { max(0, index - 16)..<min(count, index + 16) }

  // MARK: German

  private func isGermanParticle(_ index: Int) -> Bool {
    let next = index + 1
    switch word(index) {
    case "an":
      if leadsOn(next) || isDay(next) || has(next, [.begin, .middle, .close, .half, .threeQuarters]) { return true }
      if has(next, [.next, .this]) { return !word(next).hasSuffix("m") }
      if isNumber(next) { return lexeme(next + 1).unit == nil }
      return lexeme(next).holiday != nil && asks(LineReader.needingAn, index)
    case "ab":
      if leadsOn(next) { return word(next) != "nach" || asks(LineReader.needingAb, index) }
      return isTimed(next) && asks(LineReader.needingAb, index) && !followsParticle(index)
    case "um": return leadsOn(next) || lexeme(next).days != nil
    case "vor":
      if ["heute", "heut"].contains(word(next)) { return true }
      return leadsOn(next) || isTimed(next) && asks(["bereite", "bereit"], index)
    case "nach": return leadsOn(next) || isTimed(next) && asks(["schlag", "schlage", "reich", "reiche"], index)
    case "zu":
      return leadsOn(next) || isTimed(next) && lexeme(next).holiday == nil && asks(LineReader.needingZu, index)
    case "auf": return leadsOn(next) || word(next) == "in" || isTimed(next) && asks(LineReader.needingAuf, index)
    case "ein":
      guard GermanImperative.of(word(0)) != nil else { return false }
      if word(next) == "bis" { return isDay(next + 1) || isClock(next + 1) }
      return leadsOn(next) || isDay(next) || isClock(next) || has(next, [.next, .this])
    // `Ruf Tom kurz morgen an`
    case "kurz": return !has(next, [.before, .after])
    case "schlag", "punkt", "rund", "genau", "gerade": return isDay(next)
    default: return false
    }
  }

  /// Returns true if a time begins with this word: a day, a date, an hour or a part of the day.
  private func isTimed(_ index: Int) -> Bool {
    isDay(index) || isNumber(index) && !isGlued(index + 1) && lexeme(index + 1).unit == nil || isClock(index)
      || isNumber(index) && isMark(index + 1, Mark.dot)
      || has(index, [.next, .this, .begin, .middle, .close, .half, .threeQuarters]) || lexeme(index).holiday != nil
  }

  /// Returns true if the verb already has its particle: `Hol die Wäsche rein ab Montag`.
  private func followsParticle(_ index: Int) -> Bool {
    index > 1 && !self[index - 1].isCapitalised && GermanParticles.has(word(index - 1))
  }

  /// Verbs that have another meaning, or none, without the particle.
  private static let needingAn: Set<String> = ["ruf", "rufe", "ruft", "schalt", "schalte", "zuend", "zuende"]
  private static let needingAb: Set<String> = [
    "hol", "hole", "holt", "sag", "sage", "gib", "hak", "hake", "schick", "schliess", "schliesse", "schalt", "schalte",
  ]
  private static let needingZu: Set<String> = [
    "mach", "mache", "schliess", "schliesse", "klapp", "klappe", "sperr", "sperre", "deck", "decke",
  ]
  private static let needingAuf: Set<String> = [
    "raeum", "raeume", "mach", "mache", "haeng", "haenge", "bau", "baue", "lad", "lade", "fuell", "fuelle", "weck",
    "wecke", "steh", "heb", "hebe", "schliess", "schliesse", "wach", "schreib", "schreibe", "pass",
  ]
}
