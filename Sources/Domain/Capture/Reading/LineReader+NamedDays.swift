extension LineReader {
  /// Reads `heute`, `übermorgen`, `tonight`, `day after tomorrow`, `this evening`, `last night`.
  func namedDay(_ index: Int) -> DayReading? {
    let word = lexeme(index)
    if let days = word.days, isTomorrow(index) {
      let part = word.days == 0 && has(index, .early) ? DayPart.tonight : nil
      let end = isGerman && days == 0 && self.word(index + 1) == "noch" ? index + 2 : index + 1
      // "Today's special" is a thing.
      let isOwner = self.word(index).hasSuffix("'s")
      let later = days >= 0 && !isOwner && part == nil && end + 1 >= count ? beyond(end) : nil
      return DayReading(
        day: today + Int(days) + (later ?? 0), part: part, evidence: isOwner ? .weak : .strong,
        end: later == nil ? end : end + 1, isPast: days < 0)
    }
    if let compound = dayAfterTomorrow(index) { return compound }
    if has(index, .now), let later = nowPlus(index) { return later }
    if has(index, .this), let part = lexeme(index + 1).part, lexeme(index + 1).days == nil || isGerman {
      return DayReading(day: today, part: part, evidence: .strong, end: index + 2)
    }
    if has(index, .last), let part = lexeme(index + 1).part, lexeme(index + 1).weekday == 0 {
      return DayReading(day: today + -1, part: part, evidence: .strong, end: index + 2, isPast: true)
    }
    return endOfToday(index)
  }

  /// Returns false if the German `morgen` means the morning, as in a greeting or after `am`.
  private func isTomorrow(_ index: Int) -> Bool {
    guard lexeme(index).part == .morning, lexeme(index).days == 1 else { return true }
    // `5 Morgen Acker` is a measure of land.
    if self[index].isCapitalised, isNumber(index - 1) || lexeme(index - 1).cardinal > 1, isWord(index + 1) {
      return !self[index + 1].isCapitalised
    }
    let before = word(index - 1)
    return !["guten", "am", "gute", "diesen", "jeden", "den", "einen", "dem", "der"].contains(before)
  }

  private func dayAfterTomorrow(_ index: Int) -> DayReading? {
    let start = has(index, .article) ? index + 1 : index
    guard !isGerman, word(start) == "day", let days = lexeme(start + 2).days else { return nil }
    switch (word(start + 1), days) {
    case ("after", 1):
      // "The Day After Tomorrow" is a film.
      if self[start].isCapitalised, self[start + 2].isCapitalised, index > 0 || has(index, .article) { return nil }
      return DayReading(day: today + 2, evidence: .strong, end: start + 3)
    case ("before", -1): return DayReading(day: today + -2, evidence: .strong, end: start + 3, isPast: true)
    default: return nil
    }
  }

  /// Reads `now + 2h`, or "now" alone as the current minute. The latter is weak, since "now" has many other uses.
  private func nowPlus(_ index: Int) -> DayReading? {
    let isPlus = isMark(index + 1, "+")
    if isPlus || isMark(index + 1, Mark.hyphen), let more = span(index + 2, short: true),
      let moved = more.span.applied(to: now, sign: isPlus ? 1 : -1)
    {
      let minutes = more.span.hasTime ? moved.second / 60 : nil
      return DayReading(day: moved.day, minutes: minutes, evidence: .strong, end: more.end, isPast: !isPlus)
    }
    return DayReading(day: today, minutes: minute, evidence: .weak, end: index + 1)
  }

  /// Reads `EOD`, `end of day`, `EOD Friday`, of which only the day counts.
  private func endOfToday(_ index: Int) -> DayReading? {
    guard !isGerman else { return nil }
    if word(index) == "eod" || word(index) == "cob" { return endOfDay(index + 1) }
    guard word(index) == "end", word(index + 1) == "of" else { return nil }
    let start = has(index + 2, [.article, .this]) ? index + 3 : index + 2
    guard word(start) == "day" else { return nil }
    return endOfDay(start + 1)
  }

  private func endOfDay(_ index: Int) -> DayReading {
    let place = has(index, .on) ? index + 1 : index
    if var named = lexeme(place).days != nil ? namedDay(place) : weekdayPhrase(place), mayEnd(named.end) {
      named.evidence = .strong
      return named
    }
    return DayReading(day: today, evidence: .strong, end: index)
  }

  /// Reads `Freitag`, `nächsten Mi`, `next Friday`, `Friday next week`, `Mittwoch, den 3. März`,
  /// `Montag in einer Woche`.
  func weekdayPhrase(_ index: Int) -> DayReading? {
    // "This coming Friday"
    var place = has(index, .this) && has(index + 1, [.next, .last]) ? index + 1 : index
    let order = lexeme(place).roles.intersection([.next, .afterNext, .this, .last])
    if !order.isEmpty { place += 1 }
    let weekday = Int(lexeme(place).weekday)
    guard weekday > 0, lexeme(place).holiday == nil else { return nil }
    if has(place, .plural), !word(place).isEmpty, lexeme(place).roles.contains(.plural), order.isEmpty { return nil }
    // In `so gegen vier`, `so` is not short for Sunday (`Sonntag`).
    if has(place, .short), !self[place].isCapitalised, has(place + 1, [.at, .about]), word(place) == "so" {
      return nil
    }
    if has(place, .short), !has(place, .ideal), order == .this || order == .last { return nil }
    var end = place + 1
    if has(place, .short), isMark(end, Mark.dot), isGlued(end) { end += 1 }
    var reading = plain(weekday, order, end)
    let isLikely =
      has(place, .ideal) || place == 0 && self[0].isCapitalised && isMark(end, Mark.colon)
      || self[place].isCapitalised && isSmall(place - 1) && place > 1
    reading.evidence = order.isEmpty && has(place, .short) ? (isLikely ? .fair : .weak) : .strong
    if has(place, .early) { reading.part = lexeme(place).part }
    if order.isEmpty, let number = bareDay(end) {
      if let day = coming(dayOfMonth: number), day.weekday == weekday {
        (reading.day, reading.end, reading.evidence, reading.others) = (day, end + 1, .strong, [])
        reading.weekday = nil
        return reading
      }
      // "Fri 13" determines neither the Friday nor the month.
      if has(place, .short) { return nil }
    }
    return weekdayTail(reading, weekday, isShort: has(place, .short))
  }

  /// Reads a number after a weekday, with nothing after it that it could count: `Fri 27`, `Fr 27, Termin`.
  private func bareDay(_ index: Int) -> Int? {
    guard isNumber(index), !isGlued(index), self[index].digits <= 2, (1...31).contains(self[index].number) else {
      return nil
    }
    let isAlone =
      index + 1 >= count || isMark(index + 1, Mark.comma) || isMark(index + 1, Mark.colon) && !isGlued(index + 2)
    return isAlone ? Int(self[index].number) : nil
  }

  /// Returns true for a lower-case word, such as the one before the weekday in `Bücher zurückgeben Mo`.
  private func isSmall(_ index: Int) -> Bool { isWord(index) && !self[index].isCapitalised }

  private func plain(_ weekday: Int, _ order: Roles, _ end: Int) -> DayReading {
    let coming = (weekday - today.weekday + 6) % 7 + 1
    let thisMonday = today.monday
    var reading = DayReading(day: today + coming, evidence: .strong, end: end, weekday: weekday)
    if order == .last {
      reading.day = today + (coming - 7 == 0 ? -7 : coming - 7)
      reading.isPast = true
    } else if order == .afterNext {
      reading.day = isGerman ? today + coming + 7 : thisMonday + 13 + weekday
    } else if order == .this {
      let inWeek = thisMonday + (weekday - 1)
      reading.day = inWeek < today ? inWeek + 7 : inWeek
    } else if order.contains(.next), !isGerman, ["next"].contains(word(end - 2)) {
      reading.day = thisMonday + (6 + weekday)
      if reading.day != today + coming { reading.others = [today + coming] } else { reading.others = [reading.day + 7] }
    } else {
      reading.others = [today + coming + 7]
      if coming == 7 { reading.others.insert(today, at: 0) }
    }
    return reading
  }

  /// Reads what may follow a weekday: a week, a date or "after next".
  private func weekdayTail(_ reading: DayReading, _ weekday: Int, isShort: Bool) -> DayReading {
    var reading = reading
    var place = pastComma(reading.end)
    if let part = dayPart(place, hasDay: true), let dated = dateBehind(part.end) ?? nil {
      reading.part = part.part
      (reading.day, reading.end, reading.evidence, reading.others) = (dated.day, dated.end, .strong, [])
      return reading
    }
    if let dated = dateBehind(place), rankOfMonth(has(place, .article) ? place + 1 : place) == nil {
      return exact(monthly(dated, weekday, place), weekday)
    }
    while has(place, [.of, .on, .article]), place < reading.end + 3 { place += 1 }
    if has(place, .weekNumber), let numbered = numberedWeek(place) {
      (reading.day, reading.end, reading.evidence) = (numbered.day + (weekday - 1), numbered.end, .strong)
      reading.others = []
    } else if let monday = week(place) {
      (reading.day, reading.end, reading.evidence) = (monday.day + (weekday - 1), monday.end, .strong)
      (reading.others, reading.isPast) = ([], monday.day < today + -6)
    } else if has(reading.end, .after), let feast = holiday(skipping(.article, reading.end + 1, most: 1)) {
      let day = feast.day + ((weekday - feast.day.weekday + 6) % 7 + 1)
      (reading.day, reading.end, reading.evidence, reading.others) = (day, feast.end, .strong, [])
    } else if !isGerman, word(reading.end) == "after", word(reading.end + 1) == "next" {
      (reading.day, reading.end, reading.evidence) = (reading.day + 7, reading.end + 2, .strong)
    } else if isGerman, word(reading.end) == "nach", word(reading.end + 1) == "dem", has(reading.end + 2, .next) {
      (reading.day, reading.end, reading.evidence) = (reading.day + 7, reading.end + 3, .strong)
    } else if let days = beyond(reading.end), !isShort {
      (reading.day, reading.end) = (reading.day + days, reading.end + 1)
    }
    return reading
  }

  /// Reads "Tuesday the 20th" as the next 20th that is a Tuesday, up to a year ahead.
  private func monthly(_ dated: DayReading, _ weekday: Int, _ index: Int) -> DayReading {
    let isAlone = (index..<dated.end).allSatisfy { lexeme($0).month == 0 } && !dated.hasYear
    guard isAlone, dated.day.weekday != weekday, date(has(index, [.article, .on]) ? index + 1 : index) == nil else {
      return dated
    }
    var reading = dated
    for months in 1...12 {
      guard let later = Span.day(dated.day, months: months), later.civil.day == dated.day.civil.day else { continue }
      if later.weekday == weekday {
        reading.day = later
        return reading
      }
    }
    return dated
  }

  /// Combines a date with the weekday before it. If they contradict each other, the date counts; the alternatives are
  /// the closest such weekday and, if it has that weekday, the same date a year later.
  func exact(_ dated: DayReading, _ weekday: Int) -> DayReading {
    var reading = dated
    (reading.evidence, reading.weekday, reading.others) = (.strong, nil, [])
    guard dated.day.weekday != weekday else { return reading }
    let closest = dated.day + ((weekday - dated.day.weekday + 10) % 7 - 3)
    reading.others = [closest >= today ? closest : closest + 7]
    if !dated.hasYear, let later = Span.day(dated.day, months: 12), later.weekday == weekday {
      reading.others.append(later)
    }
    return reading
  }

  /// Reads the additional days in `Friday week`, `tomorrow fortnight`.
  private func beyond(_ index: Int) -> Int? {
    guard !isGerman, !self[index].isCapitalised, mayEnd(index + 1) else { return nil }
    return word(index) == "week" ? 7 : word(index) == "fortnight" ? 14 : nil
  }

  private func dateBehind(_ index: Int) -> DayReading? {
    let place = has(index, [.article, .on]) ? index + 1 : index
    if let date = date(place), !date.isMonth, date.evidence > .weak || isNumber(place) || lexeme(place).month > 0 {
      return date
    }
    guard place > index || isGerman || isNumber(place), let (number, end) = ordinal(place), lexeme(end).unit == nil,
      place > index || isGerman || !has(end, [.counted, .measure]),
      let day = coming(dayOfMonth: number)
    else { return nil }
    return DayReading(day: day, evidence: .strong, end: end)
  }

  /// Reads a named week as its Monday: `nächste Woche`, `of next week`, `dieser Woche`, `übernächste Woche`.
  func week(_ index: Int) -> (day: Day, end: Int)? {
    let monday = today.monday
    guard lexeme(index + 1).unit == .week, !has(index + 1, .whole) else { return nil }
    let end = index + 2
    if has(index, .afterNext) { return (monday + 14, end) }
    if has(index, .next) {
      if !isGerman, word(end) == "after", word(end + 1) == "next" { return (monday + 14, end + 2) }
      return (monday + 7, end)
    }
    if has(index, .this) { return (monday, end) }
    return has(index, .last) ? (monday + -7, end) : nil
  }
}
