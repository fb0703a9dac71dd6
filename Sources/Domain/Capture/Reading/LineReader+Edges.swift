extension LineReader {
  private enum Edge { case begin, middle, close }

  /// Reads `Ende des Monats`, `Anfang nächster Woche`, `mid March`, `end of next month`, `Monatsende`, `EOM`.
  func edge(_ index: Int) -> DayReading? {
    guard let edge = edgeKind(index) else { return unitEnd(index) }
    if has(index, .whole), let unit = lexeme(index).unit { return wholeWord(index, edge, unit) }
    var place = index + 1
    if isMark(place, Mark.hyphen), isGlued(place) { place += 1 }
    let isOf = has(place, .of)
    if isOf { place += 1 }
    if has(place, .article) { place += 1 }
    guard let bounds = bounds(place, spoken: place > index + 1 || isGerman || has(place, [.next, .this])) else {
      return nil
    }
    if !isGerman, word(index) == "late" || word(index) == "early" || word(index) == "start", lexeme(place).month == 0,
      !isOf, !has(place, [.next, .this])
    {
      return nil
    }
    let chosen = day(of: edge, bounds.first, bounds.last)
    let isOrdered = has(place, [.next, .this, .last, .afterNext])
    if chosen < today, !isOrdered, let later = following(bounds.first, lexeme(place).unit ?? .year) {
      return DayReading(day: day(of: edge, later.first, later.last), evidence: .strong, end: bounds.end)
    }
    return DayReading(day: chosen, evidence: .strong, end: bounds.end, isPast: chosen < today && has(place, .last))
  }

  /// Reads `year end`, `month-end`.
  private func unitEnd(_ index: Int) -> DayReading? {
    let place = isMark(index + 1, Mark.hyphen) ? index + 2 : index + 1
    guard !isGerman, let unit = lexeme(index).unit, unit.rawValue >= TimeUnit.month.rawValue, word(place) == "end",
      has(index - 1, [.by, .at, .on, .before]), let bounds = current(unit, 0)
    else { return nil }
    return DayReading(day: bounds.last, evidence: .strong, end: place + 1)
  }

  /// Returns the period after the one that begins on `first`: the next one of its unit, or for a year, the same month a
  /// year later.
  private func following(_ first: Day, _ unit: TimeUnit) -> (first: Day, last: Day)? {
    if unit == .week { return (first + 7, first + 13) }
    let isMonth = unit == .year
    let step = unit == .quarter ? 3 : isMonth ? 12 : 1
    guard let start = Span.day(first, months: step), let next = Span.day(start, months: unit == .quarter ? 3 : 1)
    else { return nil }
    return (start, next + -1)
  }

  private func edgeKind(_ index: Int) -> Edge? {
    if has(index, .begin) { return .begin }
    if has(index, .middle) { return .middle }
    return has(index, .close) ? .close : nil
  }

  private func wholeWord(_ index: Int, _ edge: Edge, _ unit: TimeUnit) -> DayReading? {
    guard let bounds = current(unit, edge == .close ? 0 : 0) else { return nil }
    var chosen = day(of: edge, bounds.first, bounds.last)
    if chosen < today, edge != .close, let next = current(unit, 1) { chosen = day(of: edge, next.first, next.last) }
    return DayReading(day: chosen, evidence: .strong, end: index + 1)
  }

  private func day(of edge: Edge, _ first: Day, _ last: Day) -> Day {
    let length = last - first + 1
    switch edge {
    case .begin: return first
    case .middle: return length == 7 ? first + 2 : length <= 31 ? first + 14 : length < 100 ? first + 45 : first + 181
    // A working week ends on Friday.
    case .close: return length == 7 ? first + 4 : last
    }
  }

  /// Returns the first and last day of a period named at an index.
  private func bounds(_ index: Int, spoken: Bool) -> (first: Day, last: Day, end: Int)? {
    let isNext = has(index, .next)
    let isThis = has(index, .this)
    let isLast = has(index, .last)
    let place = isNext || isThis || isLast || has(index, .afterNext) ? index + 1 : index
    let steps = isNext ? 1 : isLast ? -1 : has(index, .afterNext) ? 2 : 0
    if let unit = lexeme(place).unit, !has(place, .whole), unit == .week || unit.rawValue >= TimeUnit.month.rawValue,
      spoken
    {
      return current(unit, steps).map { ($0.first, $0.last, place + 1) }
    }
    guard lexeme(place).month > 0, !isNumber(place + 1) || self[place + 1].digits == 4 else { return year(place) }
    let month = Int(lexeme(place).month)
    let (year, end) = yearBehind(place + 1)
    guard let first = year.map({ Day(year: $0, month: month, day: 1) }) ?? comingMonth(month) else { return nil }
    let civil = first.civil
    return (first, first + (Day.length(ofMonth: civil.month, year: civil.year) - 1), end)
  }

  private func year(_ index: Int) -> (first: Day, last: Day, end: Int)? {
    guard isNumber(index), self[index].digits == 4, let first = Day(year: self[index].number, month: 1, day: 1),
      let last = Day(year: self[index].number, month: 12, day: 31), first.civil.year >= 1_900, first.civil.year < 2_200
    else { return nil }
    return (first, last, index + 1)
  }

  /// Returns the first and last day of `this week` or `next month`, if the tokens name nothing else.
  func wholePeriod(_ tokens: Range<Int>) -> (first: Day, last: Day)? {
    let place = tokens.upperBound - 1
    guard let unit = lexeme(place).unit, unit == .week || unit.rawValue >= TimeUnit.month.rawValue, !has(place, .whole),
      has(place - 1, [.next, .this]), place - 1 >= tokens.lowerBound, place - tokens.lowerBound <= 3
    else { return nil }
    return current(unit, has(place - 1, .next) ? 1 : 0)
  }

  /// Returns the last day of the current week, month, quarter or year, or nil for another unit.
  func lastDay(of unit: TimeUnit) -> Day? {
    unit == .week || unit.rawValue >= TimeUnit.month.rawValue ? current(unit, 0)?.last : nil
  }

  /// Returns the first and last day of the current period, or of one that is `steps` away.
  private func current(_ unit: TimeUnit, _ steps: Int) -> (first: Day, last: Day)? {
    if unit == .week {
      let monday = today.monday + 7 * steps
      return (monday, monday + 6)
    }
    guard let first = start(of: unit, steps, false), let next = start(of: unit, steps + 1, false) else { return nil }
    return (first, next + -1)
  }

  /// Reads `letzter Montag im März`, `third Tuesday of September 2014`, `last day of October`,
  /// `first week of October 2014`, `20th of next month`, `am 15.`, `on the 27th`.
  func dayOfPeriod(_ index: Int) -> DayReading? {
    let back = self.rank(index).flatMap { $0.0 < 0 ? (value: $0.0, end: $0.end) : nil }
    let isLast = back != nil
    guard let rank = back ?? plainOrdinal(index) else { return nil }
    let number = rank.value
    let unit = lexeme(rank.end).unit
    let weekday = unit == .weekend && !has(rank.end, .plural) ? 6 : Int(lexeme(rank.end).weekday)
    if weekday > 0, number > 0, let day = rankedAfter(number, weekday, rank.end + 1) { return day }
    if weekday > 0 || unit == .day || unit == .week, !has(rank.end, .whole), let period = periodBehind(rank.end + 1) {
      guard var day = pick(number, weekday, unit, period.first, period.last) else { return nil }
      // "The third Thursday of the month" means next month's if this month's has passed.
      let isAny = lexeme(period.end - 1).unit == .month && !has(period.end - 2, [.next, .this, .last, .afterNext])
      if day < today, isAny, let next = following(period.first, .month) {
        day = pick(number, weekday, unit, next.first, next.last) ?? day
      }
      return DayReading(day: day, evidence: .strong, end: period.end, isPast: day < today)
    }
    guard !isLast, lexeme(rank.end).month == 0 else { return nil }
    if let period = periodBehind(rank.end), period.last - period.first < 31, lexeme(period.end - 1).unit == .month {
      let first = period.first
      guard let day = Day(year: first.civil.year, month: first.civil.month, day: number) else { return nil }
      let isGeneric = !has(period.end - 2, [.next, .this, .last, .afterNext])
      return DayReading(day: isGeneric ? coming(dayOfMonth: number) ?? day : day, evidence: .strong, end: period.end)
    }
    return lone(number, rank.end, index)
  }

  /// Reads `third Tuesday after Christmas`, `first Monday after the 15th`.
  private func rankedAfter(_ number: Int, _ weekday: Int, _ index: Int) -> DayReading? {
    guard has(index, .after), let base = day(skipping([.article, .on], index + 1, most: 1)), base.minutes == nil,
      !base.isPast || base.isHoliday
    else { return nil }
    let day = base.day + ((weekday - base.day.weekday + 6) % 7 + 1 + 7 * (number - 1))
    return DayReading(day: day, evidence: .strong, end: base.end, isPast: day < today)
  }

  private func plainOrdinal(_ index: Int) -> (value: Int, end: Int)? {
    if let rank = ordinal(index) { return rank }
    guard isNumber(index), self[index].digits <= 2, has(index + 1, .of) else { return nil }
    // Numbers of things: `Bücher 7 bis 9 der Reihe`.
    if has(index - 1, .upTo) || isMark(index - 1, Mark.hyphen), isNumber(index - 2) { return nil }
    return (self[index].number, index + 1)
  }

  /// Reads a day of the month without its month: only after "am", `den` or "the", and not before a counted thing.
  private func lone(_ number: Int, _ end: Int, _ index: Int) -> DayReading? {
    let isOn = has(index - 1, .on) || has(index - 1, .article) && has(index - 2, [.on, .by])
    let isNamed = isGerman || has(index - 1, .article)
    guard isNumber(index) || number > 12 || isOn && isNamed, let day = coming(dayOfMonth: number) else {
      return nil
    }
    if has(end, [.counted, .measure]) || lexeme(end).unit != nil || lexeme(end).weekday > 0 { return nil }
    if isNumber(end), isGlued(end) { return nil }
    let isIntroduced =
      has(index - 1, [.on, .by, .from])
      || has(index - 1, .article) && (has(index - 2, [.on, .by, .from, .not]) || isGerman && word(index - 1) == "den")
    let stands = end >= count || self[end].kind == .mark || has(end, [.at, .on, .by])
    let isSaid = isIntroduced && (isGerman || stands || !self[end].isCapitalised)
    let evidence: Evidence = isSaid ? .strong : !isGerman && isDayAlone(index - 1) ? .fair : .weak
    if !isIntroduced, !has(index - 1, .article), index > 0 || end < count { return nil }
    return DayReading(day: day, evidence: evidence, end: end)
  }

  /// Returns true for a day, as in `Order the cake the 5th`, but not for one of several things, the object of the verb,
  /// or a name.
  private func isDayAlone(_ article: Int) -> Bool {
    guard word(article) == "the", article > 0 else { return false }
    let before = self[article - 1]
    if before.kind == .mark { return isMark(article - 1, Mark.comma) && article > 1 }
    if before.kind == .number || !before.lexeme.roles.isDisjoint(with: [.companion, .of, .and, .copula, .not, .at]) {
      return false
    }
    if article > 1 { return !before.isCapitalised || before.isUpperCase }
    return !EnglishVerbs.has(word(0)) && !LineReader.numberedNames.contains(word(0))
  }

  /// Names followed by ordinals, as in "Henry the 8th".
  private static let numberedNames: Set<String> = [
    "henry", "charles", "louis", "edward", "george", "william", "james", "john", "richard", "elizabeth", "pius",
    "benedict", "francis", "leo", "frederick", "philip", "peter", "ivan", "catherine", "gregory", "paul", "rocky",
  ]

  private func periodBehind(_ index: Int) -> (first: Day, last: Day, end: Int)? {
    var place = index
    if has(place, .of) { place += 1 }
    if has(place, .article) { place += 1 }
    let isOrdered = has(place, [.next, .this, .last, .afterNext])
    guard place > index || isOrdered else { return nil }
    return bounds(place, spoken: true)
  }

  private func pick(_ number: Int, _ weekday: Int, _ unit: TimeUnit?, _ first: Day, _ last: Day) -> Day? {
    if weekday > 0 {
      let day =
        number > 0
        ? first + (weekday - first.weekday + 7) % 7 + (number - 1) * 7
        : last + (-((last.weekday - weekday + 7) % 7) + 7 * (number + 1))
      return day >= first && day <= last ? day : nil
    }
    if unit == .week {
      let monday =
        number > 0
        ? first + (8 - first.weekday) % 7 + (number - 1) * 7 : last + (-6 - last.weekday % 7 + 7 * (number + 1))
      return number == 1 ? first.monday + (first.weekday > 4 ? 7 : 0) : monday
    }
    let day = number > 0 ? first + (number - 1) : last + (number + 1)
    return day <= last && day >= first ? day : nil
  }

  /// Reads a holiday, in the year given or the next time it occurs.
  func holiday(_ index: Int) -> DayReading? {
    guard let (holiday, end) = holidayName(index) else { return nil }
    let (year, after) = yearBehind(end)
    let this = holiday.day(in: year ?? today.civil.year)
    if holiday == .advent, let rank = ordinal(index), rank.value <= 4, lexeme(rank.end).holiday == .advent {
      let sunday = holiday.day(in: today.civil.year) + 7 * (rank.value - 1)
      return DayReading(day: sunday, evidence: .weak, end: rank.end + 1)
    }
    let day = year == nil && this < today ? holiday.day(in: today.civil.year + 1) : this
    var reading = DayReading(day: day, evidence: .weak, end: year == nil ? end : after, isPast: day < today)
    reading.isHoliday = true
    return reading
  }

  /// Returns the index after a sequence of words; "St." may have its dot.
  private func match(_ words: [String], _ index: Int) -> Int? {
    var place = index
    for expected in words {
      guard word(place) == expected else { return nil }
      place = expected == "st" && isMark(place + 1, Mark.dot) ? place + 2 : place + 1
    }
    return place
  }

  func holidayName(_ index: Int) -> (Holiday, end: Int)? {
    guard isWord(index) || isGerman && isNumber(index),
      self[index].isCapitalised || isNumber(index) || has(index, .festive) || lexeme(index).holiday != nil || count < 8
    else { return nil }
    let first = word(index)
    for (words, holiday) in isGerman ? FestiveWords.german : FestiveWords.english where words[0] == first {
      if let end = match(words, index) { return (holiday, end) }
    }
    if isGerman, let rank = ordinal(index), rank.value <= 4, lexeme(rank.end).holiday == .advent {
      return (.advent, rank.end + 1)
    }
    if isGerman, let rank = ordinal(index), rank.value <= 2, lexeme(rank.end).holiday == .christmas {
      return (rank.value == 1 ? .christmas : .boxing, rank.end + 1)
    }
    return lexeme(index).holiday.map { ($0, index + 1) }
  }
}
