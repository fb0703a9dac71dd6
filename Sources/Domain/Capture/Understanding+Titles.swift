/// Words of time that are no times: parts of names and titles.
extension Understanding {
  /// Whether a moment is rather part of a name or a title.
  func isTitle(_ moment: MomentReading, _ tokens: Range<Int>) -> Bool {
    if reader.isGerman { return isGermanTitle(moment, tokens) }
    let isNumbered = tokens.contains { reader.isNumber($0) }
    if moment.clock?.minutes == nil || !isNumbered, tokens.contains(where: { isNoun($0) && $0 > 0 }) {
      // Whoever writes every word so says nothing by it.
      return tokens.upperBound < reader.count || tokens.lowerBound > 0 || isNumbered
    }
    if isPartOfDay(moment, tokens) { return true }
    guard !moment.isIntroduced, moment.clock == nil, moment.last == nil, tokens.count == 1 else { return false }
    return isName(moment, tokens) || isCompound(moment, tokens) || isWork(moment, tokens)
  }

  /// Whether a rhythm is rather part of a name: `Daily Mail`, `Weekly Shonen Jump`, `Mondays suck`, `Und täglich grüßt`.
  func isTitle(_ rhythm: Rhythm, _ tokens: Range<Int>) -> Bool {
    let (start, end) = (tokens.lowerBound, tokens.upperBound)
    if reader.isGerman { return start == 1 && reader.word(0) == "und" }
    if rhythm.isAdjective {
      return reader[end].isCapitalised && !reader[end].isUpperCase || reader.word(start) == "annual"
    }
    return start == 0 && tokens.count == 1 && reader.has(0, .plural)
      && ["suck", "sucks", "rock", "rule", "are", "is", "were", "was", "will", "never"].contains(reader.word(end))
  }

  /// A word of time that English writes small unless it is part of a title: `Saturday Night`, `28 Days Later`.
  private func isNoun(_ index: Int) -> Bool {
    let word = reader.lexeme(index)
    guard reader[index].isCapitalised, !reader[index].isUpperCase, word.weekday == 0, word.month == 0 else {
      return false
    }
    return word.part != nil || word.unit != nil || word.cardinal >= 0
      || !word.roles.isDisjoint(with: [.before, .after, .clock, .hence])
  }

  /// `the night manager`: a part of the day with nothing but an article.
  private func isPartOfDay(_ moment: MomentReading, _ tokens: Range<Int>) -> Bool {
    guard moment.day == nil, moment.clock?.minutes == nil, tokens.upperBound < reader.count else { return false }
    return tokens.dropLast().allSatisfy { reader.has($0, .article) } && tokens.count == 2
  }

  /// `Sunday Times`, `Thursday Murder Club`, `Tomorrow Never Dies`: a day that goes on in capitals.
  private func isName(_ moment: MomentReading, _ tokens: Range<Int>) -> Bool {
    let end = tokens.upperBound
    guard reader[end - 1].isCapitalised, !reader[end - 1].isUpperCase, isCapital(end), !reader.isGlued(end) else {
      return false
    }
    if moment.day?.weekday != nil { return true }
    return reader.lexeme(end - 1).days != nil && (end + 1 >= reader.count || isCapital(end + 1))
  }

  /// `Ruby Tuesday tabs`, `Blue Monday remix`: capitals before, and a plain word behind.
  private func isCompound(_ moment: MomentReading, _ tokens: Range<Int>) -> Bool {
    let (start, end) = (tokens.lowerBound, tokens.upperBound)
    guard moment.day?.weekday != nil, reader.lexeme(start).weekday > 0, !reader.has(start, .short) else { return false }
    return reader[start].isCapitalised && start > 0 && isCapital(start - 1) && reader.isWord(end)
      && reader.lexeme(end).isEmpty && !reader.isGlued(end) && !reader[end].isProtected
  }

  /// `Thursday by Asobi`, `Wednesday season 2`, `Sunday roast`, `Monday Monday`: names of works and things.
  private func isWork(_ moment: MomentReading, _ tokens: Range<Int>) -> Bool {
    let (start, end) = (tokens.lowerBound, tokens.upperBound)
    let weekday = reader.lexeme(start).weekday
    if start == 0, reader.word(end) == "by", isCapital(end + 1) || reader.has(end + 1, .article) { return true }
    guard weekday > 0, moment.day?.weekday != nil else { return false }
    if start == 0, reader.has(end, [.point, .counted]) || Understanding.compounds.contains(reader.word(end)) {
      return true
    }
    return (-2...2).contains {
      $0 != 0 && reader.lexeme(start + $0).weekday == weekday && !reader.has(start + $0, .plural)
    }
  }

  /// What English puts behind a weekday to name a thing.
  private static let compounds = [
    "roast", "roasts", "school", "league", "blues", "prayer", "prayers", "driver", "painter", "paper", "papers",
  ]

  /// What German puts before a weekday to name one: „Blauer Montag“, „Weißer Sonntag“.
  private static let colours = [
    "blauer", "weisser", "schwarzer", "gruener", "goldener", "verkaufsoffener", "schmutziger", "dicker", "langer",
  ]

  /// A word in capitals that means nothing else here.
  private func isCapital(_ index: Int) -> Bool {
    let word = reader.lexeme(index)
    return reader.isWord(index) && reader[index].isCapitalised && !reader[index].isProtected && word.weekday == 0
      && word.month == 0 && word.days == nil && word.part == nil && word.unit == nil && word.cardinal < 0
      && word.holiday == nil && word.roles.isDisjoint(with: .address)
  }

  /// `Freitag der 13.`, `In 80 Tagen um die Welt`.
  private func isGermanTitle(_ moment: MomentReading, _ tokens: Range<Int>) -> Bool {
    let end = tokens.upperBound
    if moment.day?.weekday == nil, reader.word(end) == "um", reader.has(end + 1, .article), reader.isWord(end + 2) {
      return tokens.lowerBound == 0
    }
    if tokens.count == 1, moment.day?.weekday != nil, Understanding.colours.contains(reader.word(tokens.lowerBound - 1))
    {
      return true
    }
    guard reader.lexeme(tokens.lowerBound).weekday > 0, tokens.allSatisfy({ reader.lexeme($0).month == 0 }) else {
      return false
    }
    return tokens.contains { reader.word($0) == "der" && reader.isNumber($0 + 1) && reader[$0 + 1].number == 13 }
  }
}
