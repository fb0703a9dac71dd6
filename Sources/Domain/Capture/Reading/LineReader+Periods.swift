extension LineReader {
  /// Reads weeks, months, quarters, years, seasons and weekends, and their beginnings, middles and ends.
  func period(_ index: Int) -> DayReading? {
    if let edge = edge(index) { return edge }
    if let weekend = weekendAhead(index) { return weekend }
    if let week = weekWithDay(index) ?? weekOfDate(index) { return week }
    if let numbered = numberedWeek(index) { return numbered }
    if let quarter = numberedQuarter(index) { return quarter }
    return afterNext(index) ?? orderedPeriod(index) ?? datedSeason(index) ?? yearAlone(index)
  }

  /// Reads `summer 2027`, `fall of 2027`.
  private func datedSeason(_ index: Int) -> DayReading? {
    let number = Int(lexeme(index).season)
    guard number > 0 else { return nil }
    let (year, end) = yearBehind(index + 1)
    guard let year, let day = Day(year: year, month: number * 3, day: number == 1 ? 20 : number == 3 ? 23 : 21) else {
      return nil
    }
    return DayReading(day: day, evidence: .fair, end: end, isPast: day < today)
  }

  /// Reads a year alone, after a word that introduces it: `in 2027`.
  private func yearAlone(_ index: Int) -> DayReading? {
    if !isGerman, word(index) == "year", isNumber(index + 1), self[index + 1].digits == 4, mayEnd(index + 2),
      let day = Day(year: self[index + 1].number, month: 1, day: 1)
    {
      return DayReading(day: day, evidence: .weak, end: index + 2, isPast: day.civil.year < today.civil.year)
    }
    guard isNumber(index), self[index].digits == 4, has(index - 1, [.within, .by, .before]), mayEnd(index + 1),
      (1_900..<2_200).contains(self[index].number), let day = Day(year: self[index].number, month: 1, day: 1)
    else { return nil }
    return DayReading(day: day, evidence: .weak, end: pastEra(index + 1), isPast: day.civil.year < today.civil.year)
  }

  /// Returns the index after "AD" or "A.D.".
  private func pastEra(_ index: Int) -> Int {
    if word(index) == "ad", self[index].isUpperCase { return index + 1 }
    guard isLetter(index, "a"), isMark(index + 1, Mark.dot), isLetter(index + 2, "d"), isMark(index + 3, Mark.dot)
    else { return index }
    return index + 4
  }

  /// Reads `the week after next`.
  private func afterNext(_ index: Int) -> DayReading? {
    let place = has(index, .article) ? index + 1 : index
    guard !isGerman, let unit = lexeme(place).unit, word(place + 1) == "after", word(place + 2) == "next" else {
      return nil
    }
    if unit == .weekend { return weekend(2, place + 3, .strong) }
    let day = unit == .week ? today + (15 - today.weekday) : start(of: unit, 2, false)
    return day.map { DayReading(day: $0, evidence: .strong, end: place + 3) }
  }

  /// Reads `nächste Woche Mittwoch`, `next week on Friday`, `next week`.
  private func weekWithDay(_ index: Int) -> DayReading? {
    guard let week = week(index) else { return nil }
    var place = pastComma(week.end)
    if has(place, .on) { place += 1 }
    let weekday = Int(lexeme(place).weekday)
    if weekday > 0, !has(place, .plural) || isGerman {
      let part = has(place, .early) ? lexeme(place).part : nil
      return DayReading(
        day: week.day + (weekday - 1), part: part, evidence: .strong, end: place + 1, isPast: week.day < today + -6)
    }
    let isNow = has(index, .this)
    let day = isNow ? week.day + 6 : week.day
    return DayReading(day: day, evidence: .strong, end: week.end, isPast: has(index, .last))
  }

  /// Reads the day named in `week of 10 May`, `week commencing 3/5`, `w/c 10 May`, `Woche vom 10. Mai`.
  private func weekOfDate(_ index: Int) -> DayReading? {
    var place = has(index, .article) ? index + 1 : index
    if isLetter(place, "w"), isMark(place + 1, Mark.slash), ["c", "b"].contains(word(place + 2)) {
      place += 3
    } else if lexeme(place).unit == .week, isWord(place), !has(place, .plural) {
      let joins = isGerman ? ["vom", "ab", "von"] : ["of", "beginning", "commencing", "starting", "from"]
      guard joins.contains(word(place + 1)) else { return nil }
      place += 2
    } else {
      return nil
    }
    if has(place, .article) { place += 1 }
    guard var date = date(place), !date.isMonth, date.day >= today + -6 else { return nil }
    date.evidence = .strong
    date.weekday = nil
    return date
  }

  /// Reads `KW 7`, `week 7`, `Kalenderwoche 12 2027`, with or without a weekday after it.
  func numberedWeek(_ index: Int) -> DayReading? {
    guard let (number, end) = weekNumber(index), number >= 1, number <= 53 else { return nil }
    let isIn = has(index - 1, .within) && !has(end, .of)
    let isShort = isIn || word(index) != (isGerman ? "woche" : "week")
    var (year, after) = yearBehind(end)
    if year == nil { after = end }
    guard let monday = LineReader.monday(ofWeek: number, today, year) else { return nil }
    var reading = DayReading(day: monday, evidence: isShort ? .strong : .weak, end: after)
    let place = has(after, .on) ? after + 1 : pastComma(after)
    let weekday = Int(lexeme(place).weekday)
    if weekday > 0 { (reading.day, reading.end) = (monday + (weekday - 1), place + 1) }
    year = nil
    return reading
  }

  /// Reads `KW 7`, `7. Kalenderwoche`.
  private func weekNumber(_ index: Int) -> (value: Int, end: Int)? {
    if has(index, .weekNumber) || isGerman && word(index) == "woche", isNumber(index + 1) { return integer(index + 1) }
    guard isGerman, isNumber(index), let rank = ordinal(index), has(rank.end, .weekNumber) else { return nil }
    return (rank.value, rank.end + 1)
  }

  /// Returns the Monday of an ISO week. Without a year, the week is in this year unless it is over.
  static func monday(ofWeek number: Int, _ today: Day, _ year: Int?) -> Day? {
    for candidate in year.map({ [$0] }) ?? [today.civil.year, today.civil.year + 1] {
      guard let fourth = Day(year: candidate, month: 1, day: 4) else { continue }
      let monday = fourth.monday + (number - 1) * 7
      if year != nil || monday + 6 >= today { return monday }
    }
    return nil
  }

  /// Reads `Q3`, `3. Quartal 2018`, `third quarter`, `2018Q3`.
  private func numberedQuarter(_ index: Int) -> DayReading? {
    var number = 0
    var end = index
    // "2018 Q4"
    if isNumber(index), self[index].digits == 4 || self[index].digits == 2 && isGlued(index + 1),
      has(index + 1, .quarterLetter), isNumber(index + 2),
      isGlued(index + 2),
      self[index + 2].digits == 1, (1...4).contains(self[index + 2].number), mayEnd(index + 3)
    {
      let day = Day(year: full(self[index]), month: self[index + 2].number * 3 - 2, day: 1)
      return day.map { DayReading(day: $0, evidence: .fair, end: index + 3, isPast: $0 < today) }
    }
    if has(index, .quarterLetter), isGlued(index + 1), isNumber(index + 1), self[index + 1].digits == 1 {
      (number, end) = (self[index + 1].number, index + 2)
    } else if let rank = ordinal(index), lexeme(rank.end).unit == .quarter, !has(rank.end, .whole) {
      (number, end) = (rank.value, rank.end + 1)
    }
    guard number >= 1, number <= 4 else { return nil }
    let (year, after) = yearBehind(end)
    let civil = today.civil
    let current = (civil.month - 1) / 3 + 1
    guard let day = Day(year: year ?? (number >= current ? civil.year : civil.year + 1), month: number * 3 - 2, day: 1)
    else { return nil }
    return DayReading(day: day, evidence: year == nil ? .weak : .fair, end: year == nil ? end : after)
  }

  /// Reads `nächsten Monat`, `this year`, `next quarter`, `am Wochenende`, `diesen Sommer`, `next March`.
  private func orderedPeriod(_ index: Int) -> DayReading? {
    if has(index, .this), has(index + 1, .last) { return orderedPeriod(index + 1) }
    let isNext = has(index, .next)
    let isThis = has(index, .this)
    let isLast = has(index, .last)
    let after = has(index, .afterNext)
    let steps = isNext ? 1 : after ? 2 : isLast ? -1 : 0
    let isOrdered = isNext || isThis || isLast || after
    let place = isOrdered ? index + 1 : index
    let word = lexeme(place)
    if has(place, .whole) { return nil }
    if word.unit == .weekend, !has(place, .plural),
      isOrdered || has(index - 1, .on) || has(index - 1, .by) || !has(place, .noun)
    {
      // "The coming weekend" is the nearest one, "next weekend" the one after it.
      let isAhead = isNext && !isGerman && self.word(index) != "next"
      return weekend(isAhead ? 0 : steps, place + 1, isOrdered ? .strong : .weak)
    }
    guard isOrdered else { return nil }
    if word.month > 0, !isNumber(place + 1) || self[place + 1].digits == 4 {
      return orderedMonth(Int(word.month), steps, place + 1, isThis)
    }
    if word.season > 0 { return season(Int(word.season), steps, place + 1) }
    if isNext || isLast, let (unit, end) = dayUnit(place), unit == .workday { return workday(steps, end) }
    guard let unit = word.unit, unit.rawValue >= TimeUnit.day.rawValue, unit != .week else {
      return hourAhead(word.unit, steps, place + 1)
    }
    if unit == .year, has(place + 1, .within), lexeme(place + 2).month > 0 {
      let day = Day(year: today.civil.year + steps, month: Int(lexeme(place + 2).month), day: 1)
      return day.map { DayReading(day: $0, evidence: .strong, end: place + 3, isPast: isLast) }
    }
    guard let day = start(of: unit, steps, isThis) else { return nil }
    return DayReading(day: day, evidence: .strong, end: place + 1, isPast: isLast)
  }

  /// Reads `over the weekend`, `at the weekend`.
  private func weekendAhead(_ index: Int) -> DayReading? {
    guard !isGerman, lexeme(index + 2).unit == .weekend, !has(index + 2, .plural), has(index + 1, .article),
      has(index, [.at, .on]) || word(index) == "over", !isWord(index + 3) || !lexeme(index + 3).isEmpty
    else { return nil }
    return weekend(0, index + 3, .strong)
  }

  private func hourAhead(_ unit: TimeUnit?, _ steps: Int, _ end: Int) -> DayReading? {
    guard unit == .hour, steps != 0, !isGerman || steps > 0 else { return nil }
    let moved = WallClock(total: now.total + Int64(steps * 3_600))
    return DayReading(day: moved.day, minutes: moved.second / 60, evidence: .weak, end: end, isPast: steps < 0)
  }

  private func weekend(_ steps: Int, _ end: Int, _ evidence: Evidence) -> DayReading {
    let saturday = today + (6 - today.weekday)
    let base = today.weekday == 7 ? saturday + 7 : saturday
    let day =
      steps == 0
      ? (today.weekday == 7 ? today : base)
      : steps < 0 ? saturday + -7 : isGerman ? base + 7 * (steps - 1) : saturday + 7 * steps
    return DayReading(day: day, evidence: evidence, end: end, isPast: steps < 0)
  }

  private func workday(_ steps: Int, _ end: Int) -> DayReading {
    var day = today + steps
    while day.weekday > 5 { day = day + steps }
    return DayReading(day: day, evidence: .strong, end: end, isPast: steps < 0)
  }

  private func orderedMonth(_ month: Int, _ steps: Int, _ end: Int, _ isThis: Bool) -> DayReading? {
    let civil = today.civil
    let coming = month > civil.month || isThis && month == civil.month ? civil.year : civil.year + 1
    let year = steps == -1 ? (month < civil.month ? civil.year : civil.year - 1) : coming + (steps == 2 ? 1 : 0)
    var end = end
    var extra = 0
    if !isGerman, word(end) == "after", word(end + 1) == "next" { (extra, end) = (1, end + 2) }
    guard let day = Day(year: year + extra, month: month, day: 1) else { return nil }
    return DayReading(day: day, evidence: .strong, end: end, isPast: steps < 0)
  }

  /// Seasons begin on their astronomical dates.
  private func season(_ number: Int, _ steps: Int, _ end: Int) -> DayReading? {
    let starts = [(3, 20), (6, 21), (9, 23), (12, 21)]
    let (month, first) = starts[number - 1]
    let year = today.civil.year
    guard let this = Day(year: year, month: month, day: first),
      let next = Day(year: year + 1, month: month, day: first),
      let before = Day(year: year - 1, month: month, day: first)
    else { return nil }
    if steps < 0 {
      return DayReading(day: this + 92 <= today ? this : before, evidence: .strong, end: end, isPast: true)
    }
    let isRunning = before + 90 > today && number == 4
    let day = steps == 0 ? (isRunning ? before : this + 92 > today ? this : next) : this > today ? this : next
    return DayReading(day: day, evidence: .strong, end: end)
  }

  /// Returns the first day of the next, second next or last period. For the current period, returns its last day, when
  /// it is over.
  func start(of unit: TimeUnit, _ steps: Int, _ isThis: Bool) -> Day? {
    let civil = today.civil
    switch unit {
    case .day: return today + steps
    case .month, .quarter, .year:
      let length = unit == .month ? 1 : unit == .quarter ? 3 : 12
      let first = civil.year * 12 + (civil.month - 1) / length * length
      let count = first + length * (isThis ? 1 : steps)
      guard let day = Day(year: count / 12, month: count % 12 + 1, day: 1) else { return nil }
      return isThis ? day + -1 : day
    default: return nil
    }
  }
}
