/// Time words that are parts of names and titles instead of times.
extension Interpreter {
  /// Returns true if a moment is more likely part of a name or title.
  func isTitle(_ moment: MomentReading, _ tokens: Range<Int>) -> Bool {
    if isRatio(moment, tokens) { return true }
    if isRepeated(tokens) || isGeneric(moment, tokens) || isNameOfWork(moment, tokens) { return true }
    if reader.isGerman { return isGermanTitle(moment, tokens) }
    let isNumbered = tokens.contains { reader.isNumber($0) }
    let isHoliday = moment.day?.isHoliday == true
    if moment.clock?.minutes == nil || !isNumbered, moment.clock?.zone == nil,
      tokens.contains(where: { $0 > 0 && isNoun($0) && !(isHoliday && reader.lexeme($0).unit != nil) })
    {
      // If all words are capitalized, capitals carry no meaning.
      return tokens.upperBound < reader.count || tokens.lowerBound > 0 || isNumbered
    }
    if moment.day != nil, isStreet(tokens) { return true }
    if isPartOfDay(moment, tokens) || isNamedDay(tokens.lowerBound) { return true }
    if tokens.contains(where: { reader.isNumber($0) && reader[$0].number == 13 && reader.word($0 - 2) == "friday" }) {
      return true
    }
    guard !moment.isIntroduced, moment.clock == nil, moment.last == nil, tokens.count == 1 else { return false }
    return isName(moment, tokens) || isCompound(moment, tokens) || isWork(moment, tokens)
  }

  /// Returns true for a person's name: `Mr. June`, `Frau Sommer`.
  func isSurname(_ index: Int) -> Bool {
    guard reader[index].isCapitalised, reader[index].kind == .word,
      reader.has(index - 1, .address) || reader.isMark(index - 1, Mark.dot) && reader.has(index - 2, .address)
    else { return false }
    let word = reader.lexeme(index)
    return word.weekday > 0 || word.month > 0 || word.part != nil || word.season > 0 || word.holiday != nil
  }

  /// Returns true for `Tomorrow and tomorrow and tomorrow`, `Gestern war gestern`.
  private func isRepeated(_ tokens: Range<Int>) -> Bool {
    guard tokens.count == 1, let days = reader.lexeme(tokens.lowerBound).days else { return false }
    return (0..<reader.count).contains {
      $0 != tokens.lowerBound && reader.lexeme($0).days == days && reader.word($0) == reader.word(tokens.lowerBound)
    }
  }

  /// Returns true for a ratio instead of a time: `Putzmittel 1:10 verdünnen`, `Mix paint 3:20`.
  private func isRatio(_ moment: MomentReading, _ tokens: Range<Int>) -> Bool {
    guard moment.day == nil, tokens.count == 3, reader.isMark(tokens.lowerBound + 1, Mark.colon) else { return false }
    return isVerse(tokens.lowerBound)
      || reader.near(tokens.lowerBound).contains { Interpreter.mixtures.contains(reader.word($0)) }
  }

  /// Returns true for a Bible verse: `Memorize John 3:16`, `Lukas 2:10 auswendig lernen`. Many books are also names, so
  /// a word for studying must be near.
  private func isVerse(_ index: Int) -> Bool {
    guard Interpreter.books.contains(reader.word(index - 1)),
      !["to", "with", "for", "mit", "fuer", "bei"].contains(reader.word(index - 2))
    else { return false }
    return reader.isNumber(index - 2)
      || reader.near(index).contains { Interpreter.studying.contains(reader.word($0)) }
  }

  private static let books: Set<String> = [
    "john", "matthew", "matt", "mark", "luke", "acts", "james", "peter", "jude", "timothy", "titus", "daniel", "samuel",
    "joshua", "ruth", "esther", "job", "joel", "amos", "micah", "johannes", "matthaeus", "markus", "lukas", "jakobus",
    "petrus", "judas", "timotheus", "josua", "hiob", "rut", "ester",
  ]
  private static let studying: Set<String> = [
    "memorize", "memorise", "read", "reread", "study", "recite", "learn", "quote", "copy", "preach", "meditate",
    "bible", "verse", "verses", "scripture", "sermon", "gospel", "lesen", "lies", "lernen", "lern", "auswendig",
    "bibel", "vers", "predigt", "losung", "aufschlagen", "evangelium",
  ]

  private static let mixtures = [
    "verduennen", "mischen", "anmischen", "anruehren", "ansetzen", "skalieren", "massstab", "verhaeltnis", "dilute",
    "mix", "ratio", "scale", "thin", "odds",
  ]

  /// Returns true if a recurrence is more likely part of a name: `Daily Mail`, `Weekly Shonen Jump`, `Mondays suck`,
  /// `Und täglich grüßt`.
  func isTitle(_ rhythm: Rhythm, _ tokens: Range<Int>) -> Bool {
    let (start, end) = (tokens.lowerBound, tokens.upperBound)
    // `Every day is a gift`
    if start == 0, reader.has(end, .copula) { return true }
    if reader.isGerman {
      if rhythm.isAdjective, !isHabit(end) { return true }
      return start == 1 && reader.word(0) == "und" || start == 0 && reader.word(end) == "gruesst"
    }
    if isNamedDay(start) { return true }
    // `Every Day I'm Hustlin`
    if start == 0, tokens.count == 2, reader.isWord(end), isNoun(1), reader.has(0, .every) { return true }
    if rhythm.isAdjective {
      if isBeforeVerb(tokens) { return false }
      if !isHabit(end) { return true }
      return reader[end].isCapitalised && !reader[end].isUpperCase || reader.word(start) == "annual"
    }
    // `Tuesdays with Morrie`
    if start == 0, tokens.count == 1, reader.has(0, .plural), reader.word(end) == "with", isCapital(end + 1) {
      return true
    }
    return start == 0 && tokens.count == 1 && reader.has(0, .plural)
      && ["suck", "sucks", "rock", "rule", "are", "is", "were", "was", "will", "never"].contains(reader.word(end))
  }

  /// Returns true if an activity follows instead of a thing: `Fortnightly catch up with Imran`,
  /// `daily water the plants`.
  func isBeforeVerb(_ tokens: Range<Int>) -> Bool {
    let place = tokens.upperBound
    guard !reader.isGerman, tokens.lowerBound == 0, reader.isWord(place), !reader[place].isCapitalised else {
      return false
    }
    if ["up", "out", "off", "down", "back"].contains(reader.word(place + 1)) { return true }
    if reader.word(place + 1) == "in" { return ["check", "log", "sign", "phone"].contains(reader.word(place)) }
    return ["the", "my", "your", "our", "his", "her", "their", "all"].contains(reader.word(place + 1))
  }

  /// Returns true if an adjective of time precedes a repeated activity instead of a thing: "Create monthly report", but
  /// not "Buy monthly pass" or "Prepare monthly report slides".
  private func isHabit(_ index: Int) -> Bool {
    guard Doings.has(reader.word(index)) else { return false }
    let next = reader[index + 1]
    let isPart =
      reader.isGerman
      ? next.isCapitalised
      : reader.isWord(index + 1) && (next.lexeme.isEmpty || reader.has(index + 1, [.counted, .measure, .point]))
    return index + 1 >= reader.count || next.kind == .mark || !isPart
  }

  /// Returns true for a time word that English capitalizes only in titles: `Saturday Night`, `28 Days Later`.
  private func isNoun(_ index: Int) -> Bool {
    let word = reader.lexeme(index)
    guard reader[index].isCapitalised, !reader[index].isUpperCase, word.weekday == 0, word.month == 0 else {
      return false
    }
    return word.part != nil || word.unit != nil || word.cardinal >= 0
      || !word.roles.isDisjoint(with: [.before, .after, .clock, .hence])
  }

  /// Returns true for a street address with a month: `12 May Close`, `4 March Lane`.
  private func isStreet(_ tokens: Range<Int>) -> Bool {
    let end = tokens.upperBound
    return reader[end].isCapitalised && Interpreter.streets.contains(reader.word(end))
      && reader.lexeme(end - 1).month > 0
  }

  static let streets = [
    "close", "street", "st", "road", "rd", "lane", "avenue", "ave", "drive", "way", "court", "place", "crescent",
    "gardens", "terrace", "square", "hill", "grove", "park", "row", "mews",
  ]

  /// Returns true for a part of the day with only an article: `the night manager`.
  private func isPartOfDay(_ moment: MomentReading, _ tokens: Range<Int>) -> Bool {
    guard moment.day == nil, moment.clock?.minutes == nil, tokens.upperBound < reader.count else { return false }
    return tokens.dropLast().allSatisfy { reader.has($0, .article) } && tokens.count == 2
  }

  /// Returns true for a day followed by capitalized words: `Sunday Times`, `Thursday Murder Club`,
  /// `Tomorrow Never Dies`.
  private func isName(_ moment: MomentReading, _ tokens: Range<Int>) -> Bool {
    let end = tokens.upperBound
    guard reader[end - 1].isCapitalised, !reader[end - 1].isUpperCase, isCapital(end), !reader.isGlued(end) else {
      return false
    }
    if moment.day?.weekday != nil || reader.word(end) == "show" { return true }
    return reader.lexeme(end - 1).days != nil && (end + 1 >= reader.count || isCapital(end + 1))
  }

  /// Returns true for a day between a capitalized and a plain word: `Ruby Tuesday tabs`, `Blue Monday remix`,
  /// `USA Today crossword`.
  private func isCompound(_ moment: MomentReading, _ tokens: Range<Int>) -> Bool {
    let (start, end) = (tokens.lowerBound, tokens.upperBound)
    let isDay = reader.lexeme(start).days == 0 || reader.lexeme(start).days == 1
    guard moment.day?.weekday != nil && reader.lexeme(start).weekday > 0 || isDay, !reader.has(start, .short) else {
      return false
    }
    return reader[start].isCapitalised && start > 0 && isCapital(start - 1) && reader.isWord(end)
      && reader.lexeme(end).isEmpty && !reader.isGlued(end) && !reader[end].isProtected
  }

  /// Returns true for names of works and things: `Thursday by Asobi`, `Wednesday season 2`, `Sunday roast`,
  /// `Monday Monday`.
  private func isWork(_ moment: MomentReading, _ tokens: Range<Int>) -> Bool {
    let (start, end) = (tokens.lowerBound, tokens.upperBound)
    let weekday = reader.lexeme(start).weekday
    if start <= 1, reader.word(end) == "by", isCapital(end + 1) || reader.has(end + 1, .article) { return true }
    guard weekday > 0, moment.day?.weekday != nil else { return false }
    if start <= 1, reader.has(end, [.point, .counted]) || Interpreter.compounds.contains(reader.word(end)) {
      return true
    }
    return (-2...2).contains {
      $0 != 0 && reader.lexeme(start + $0).weekday == weekday && !reader.has(start + $0, .plural)
    }
  }

  /// English words after a weekday that make it the name of a thing.
  private static let compounds = [
    "best", "clothes", "dress", "hat", "outfit", "shoes", "suit", "crossword", "edition", "magazine", "newspaper",
    "roast", "roasts", "school", "league", "blues", "prayer", "prayers", "driver", "painter", "paper", "papers",
  ]

  /// Returns true for a day with a name of its own: `Freaky Friday`, `Cyber Monday`, `Taco Tuesday`.
  private func isNamedDay(_ index: Int) -> Bool {
    reader.lexeme(index).weekday > 0 && !reader.has(index, .short)
      && Interpreter.namesOfDays.contains(reader.word(index - 1))
  }

  /// English words before a weekday that make it a name.
  private static let namesOfDays = [
    "blue", "bloody", "casual", "cyber", "fat", "freaky", "giving", "holy", "manic", "maundy", "palm", "ruby", "shrove",
    "spy", "stormy", "super", "taco", "tgi", "thank", "throwback", "wacky", "whit", "gloomy", "ruddy", "lazy",
  ]

  /// German words before a weekday that make it a name: `Blauer Montag`, `Weißer Sonntag`.
  private static let colours = [
    "blauer", "weisser", "schwarzer", "gruener", "goldener", "verkaufsoffener", "schmutziger", "dicker", "langer",
  ]

  /// Returns true for a capitalized word without a time meaning.
  private func isCapital(_ index: Int) -> Bool {
    let word = reader.lexeme(index)
    return reader.isWord(index) && reader[index].isCapitalised && !reader[index].isProtected && word.weekday == 0
      && word.month == 0 && word.days == nil && word.part == nil && word.unit == nil && word.cardinal < 0
      && word.holiday == nil && word.roles.isDisjoint(with: .address)
  }

  /// Returns true for opponents: in `Gegen 3 Gegner spielen`, the number counts them.
  private func isAgainst(_ tokens: Range<Int>) -> Bool {
    let end = tokens.upperBound
    guard reader.word(tokens.lowerBound) == "gegen", reader.isWord(end),
      reader[end].isCapitalised || reader.has(end, .other)
    else { return false }
    return (end..<reader.count).contains { Interpreter.contests.contains(reader.word($0)) }
  }

  private static let contests = [
    "spielen", "antreten", "kaempfen", "gewinnen", "verlieren", "verteidigen", "bestehen", "tauschen", "eintauschen",
    "impfen", "klagen", "protestieren", "stimmen", "wetten", "verstossen",
  ]

  /// Returns true if the time is part of a German title, as in `Freitag der 13.` or `In 80 Tagen um die Welt`.
  private func isGermanTitle(_ moment: MomentReading, _ tokens: Range<Int>) -> Bool {
    let end = tokens.upperBound
    if moment.day == nil, isAgainst(tokens) { return true }
    if moment.day?.weekday == nil, reader.word(end) == "um", reader.has(end + 1, .article), reader.isWord(end + 2) {
      return tokens.lowerBound == 0
    }
    if tokens.count == 1, moment.day?.weekday != nil, Interpreter.colours.contains(reader.word(tokens.lowerBound - 1)) {
      return true
    }
    // `Straße des 17. Juni`
    if ["strasse", "platz", "allee", "weg", "bruecke"].contains(reader.word(tokens.lowerBound - 1)),
      reader[tokens.lowerBound - 1].isCapitalised, reader.has(tokens.lowerBound, .article)
    {
      return true
    }
    // `Die Nacht der Museen`
    if moment.day == nil, moment.clock?.minutes == nil, ["der", "des"].contains(reader.word(end)) { return true }
    guard reader.lexeme(tokens.lowerBound).weekday > 0, tokens.allSatisfy({ reader.lexeme($0).month == 0 }) else {
      return false
    }
    return tokens.contains { reader.word($0) == "der" && reader.isNumber($0 + 1) && reader[$0 + 1].number == 13 }
  }
}
