extension LineReader {
  /// Reads `15. März 2027`, `3rd of March`, `10–22 August`, `dritter März`, `14april`, `12-Mär-2014`.
  func dayAndMonthName(_ index: Int) -> DayReading? {
    var first: (value: Int, end: Int)
    if let rank = ordinal(index) {
      first = rank
    } else if isNumber(index), self[index].digits <= 2 {
      first = (self[index].number, index + 1)
    } else {
      return nil
    }
    var lastDay: Int?
    var place = first.end
    if let reading = severalDays(index, first) { return reading }
    if let last = rangeDay(place, isRank: !isNumber(index)), monthName(last.end) != nil {
      (lastDay, place) = (last.value, last.end)
    }
    guard let month = monthName(place) ?? spokenMonth(place, behind: index) else { return nil }
    let (year, end) = yearBehind(month.end)
    guard let day = exact(first.value, month.number, year) else { return nil }
    var reading = DayReading(day: day, evidence: .strong, end: end, hasYear: year != nil)
    reading.isPast = year != nil && day < today
    if let lastDay {
      guard let last = exact(lastDay, month.number, year ?? day.civil.year) else { return nil }
      (reading.last, reading.middle) = (last, first.end)
    }
    return reading
  }

  /// Reads two days before their month: `3 or 4 May`, `3. und 5. Mai`.
  private func severalDays(_ index: Int, _ first: (value: Int, end: Int)) -> DayReading? {
    let next = has(first.end + 1, [.article, .on]) ? first.end + 2 : first.end + 1
    guard has(first.end, .and) || isMark(first.end, "&"), let second = dayNumber(next), second.value > first.value,
      let month = monthName(second.end), !(index - 2..<index).contains(where: { has($0, .between) }),
      let day = exact(first.value, month.number, yearBehind(month.end).0)
    else { return nil }
    let (year, end) = yearBehind(month.end)
    guard let other = exact(second.value, month.number, year ?? day.civil.year) else { return nil }
    var reading = DayReading(day: day, evidence: .strong, end: end, hasYear: year != nil, isPast: day < today)
    reading.others = [other]
    if !["or", "oder"].contains(word(first.end)) {
      (reading.last, reading.middle, reading.isList) = (other, first.end, true)
    }
    return reading
  }

  /// Reads a month as an ordinal, as in `am dritten zwölften`.
  private func spokenMonth(_ index: Int, behind day: Int) -> (number: Int, end: Int)? {
    guard isGerman, isWord(day), isWord(index), has(day - 1, [.on, .by, .from, .article]), lexeme(index).ordinal > 0,
      lexeme(index).ordinal <= 12, index + 1 >= count || self[index + 1].kind != .word || has(index + 1, [.at, .on])
    else { return nil }
    return (Int(lexeme(index).ordinal), index + 1)
  }

  /// Reads a month, optionally after "of", "/" or "-".
  private func monthName(_ index: Int) -> (number: Int, end: Int)? {
    var place = index
    if has(place, .of) || isMark(place, Mark.slash) || isMark(place, Mark.hyphen) || isMark(place, Mark.comma) {
      place += 1
    }
    if place > index, has(place, .article) { place += 1 }
    let month = Int(lexeme(place).month)
    guard month > 0 else { return nil }
    return (month, pastMonthDot(place))
  }

  private func pastMonthDot(_ index: Int) -> Int {
    let isShort = self[index].end - self[index].start <= 5
    let isAbbreviated = isMark(index + 1, Mark.dot) && isGlued(index + 1) && !isGlued(index + 2)
    return isShort && (isAbbreviated || isMark(index + 1, Mark.dot) && isGlued(index + 1) && index + 2 < count)
      ? index + 2 : index + 1
  }

  private func rangeDay(_ index: Int, isRank: Bool) -> (value: Int, end: Int)? {
    guard isMark(index, Mark.hyphen) || has(index, .upTo) else { return nil }
    let start = has(index + 1, [.on, .article]) ? index + 2 : index + 1
    if let rank = ordinal(start) { return rank }
    guard isNumber(start), self[start].digits <= 2 else { return nil }
    return (self[start].number, start + 1)
  }

  func exact(_ day: Int, _ month: Int, _ year: Int?) -> Day? {
    if let year { return Day(year: year, month: month, day: day) }
    return coming(day, month)
  }

  /// Reads a year after a month, if there is one, and returns the index after it.
  func yearBehind(_ index: Int) -> (Int?, end: Int) {
    var place = index
    if isMark(place, Mark.comma) || isMark(place, Mark.slash) || isMark(place, Mark.hyphen) || has(place, .of) {
      place += 1
    }
    if has(place, [.next, .afterNext, .this, .last]), lexeme(place + 1).unit == .year {
      let steps = has(place, .next) ? 1 : has(place, .afterNext) ? 2 : has(place, .last) ? -1 : 0
      return (today.civil.year + steps, place + 2)
    }
    let isApostrophe = isMark(place, "'")
    if isApostrophe { place += 1 }
    guard isNumber(place), mayEnd(place + 1) || isWord(place + 1) || isMark(place + 1, Mark.hyphen) else {
      return (nil, index)
    }
    let token = self[place]
    if token.digits == 4, token.number >= 1_000, token.number < 3_000 || token.number == 3_000 {
      return (token.number, word(place + 1) == "year" ? place + 2 : place + 1)
    }
    guard token.digits == 2, !isMark(place + 1, Mark.colon), !has(place + 1, [.clock, .measure, .am, .pm]),
      unit(place + 1, short: true) == nil, !isMark(place + 1, Mark.dot) || !isGlued(place + 2)
    else { return (nil, index) }
    // "3rd May 27" likely has a year, while "3 May 15" may mean 15:00.
    let isSoon = (today.civil.year...(today.civil.year + 5)).contains(full(token))
    let standsAlone = place + 1 >= count && (token.number > 24 || isSoon)
    guard isApostrophe || token.number > 31 || standsAlone || isGlued(place) else { return (nil, index) }
    return (full(token), place + 1)
  }

  /// Reads `Feb 15`, `March third 2015`, `August 10 – 22, 2012`, `September 2012`, `im März`.
  func monthNameFirst(_ index: Int) -> DayReading? {
    let month = Int(lexeme(index).month)
    var place = pastMonthDot(index)
    if isMark(place, Mark.hyphen) && isGlued(place) || isMark(place, Mark.slash) || isMark(place, Mark.comma) {
      place += 1
    }
    if has(place, .article) { place += 1 }
    if let first = dayNumber(place), let reading = monthDay(month, first, place) { return reading }
    return month > 0 ? wholeMonth(index, month) : nil
  }

  private func dayNumber(_ index: Int) -> (value: Int, end: Int)? {
    if let rank = ordinal(index) { return rank.value <= 31 ? rank : nil }
    // "May twenty one"
    if !isGerman, isWord(index), let (day, end) = integer(index), (2...31).contains(day),
      end >= count || self[end].kind == .mark || has(end, .at)
    {
      return (day, end)
    }
    guard isNumber(index), self[index].digits <= 2, self[index].number >= 1, self[index].number <= 31 else {
      return nil
    }
    if isMark(index + 1, Mark.colon), isGlued(index + 1) { return nil }
    if has(index + 1, [.clock, .measure]) || unit(index + 1, short: true) != nil || meridiem(index + 1) != nil {
      return nil
    }
    return (self[index].number, index + 1)
  }

  private func monthDay(_ month: Int, _ first: (value: Int, end: Int), _ place: Int) -> DayReading? {
    let isRank = ordinal(place) != nil
    if isGerman, !isRank, isWord(first.end), !has(first.end, [.at, .by, .from, .on]), !isMark(first.end, Mark.comma) {
      return nil
    }
    var end = first.end
    var lastDay: Int?
    if let last = rangeDay(end, isRank: isRank), lexeme(last.end).month == 0, last.value > first.value,
      last.value <= 31,
      clockCore(last.end - 1, prefixed: false, hasDay: false) == nil
    {
      (lastDay, end) = (last.value, last.end)
    }
    var isList = false
    if lastDay == nil, has(end, .and) || isMark(end, "&"), let more = dayNumber(end + 1), more.value > first.value,
      more.end >= count || self[more.end].kind == .mark || has(more.end, .at), lexeme(more.end).month == 0
    {
      // "March 3 and 4"
      (lastDay, end, isList) = (more.value, more.end, true)
    }
    let (year, after) = yearBehind(end)
    guard let day = exact(first.value, month, year) else { return nil }
    var reading = DayReading(day: day, evidence: .strong, end: after, hasYear: year != nil)
    reading.isPast = year != nil && day < today
    reading.last = lastDay.flatMap { exact($0, month, year ?? day.civil.year) }
    if lastDay != nil {
      guard reading.last != nil else { return nil }
      (reading.middle, reading.isList) = (first.end, isList)
      if isList { reading.others = reading.last.map { [$0] } ?? [] }
    }
    return reading
  }

  /// Reads a month without a day. The evidence is usually weak, since it may be a name or a verb.
  private func wholeMonth(_ index: Int, _ month: Int) -> DayReading? {
    if isNumber(index - 1) || ordinalBefore(index) || isMark(index - 1, Mark.dot) && isNumber(index - 2) { return nil }
    let (year, end) = yearBehind(pastMonthDot(index))
    if !isGerman, year == nil, word(end) == "after", word(end + 1) == "next", let coming = comingMonth(month),
      let day = Span.day(coming, months: 12)
    {
      return DayReading(day: day, evidence: .strong, end: end + 2)
    }
    // "June Jordan" is a name.
    if !isGerman, year == nil, isWord(end), lexeme(end).isEmpty, self[end].isCapitalised, !self[end].isUpperCase {
      return nil
    }
    let isIn = has(index - 1, .within) || has(index - 1, [.begin, .middle, .close]) || has(index - 1, [.next, .this])
    if isNumber(end), year == nil, self[end].digits != 4 { return nil }
    guard year == nil || self[end - 1].digits != 2 || isMark(end - 2, "'") || self[end - 1].number >= 70 else {
      return nil
    }
    let first = year.map { Day(year: $0, month: month, day: 1) } ?? inMonth(month)
    guard let first else { return nil }
    let evidence: Evidence =
      year != nil ? .fair : isIn && !(self[index].isCapitalised == false && !isGerman) ? .fair : .weak
    let isPast = year != nil && first < today && first.civil.year < today.civil.year
    return DayReading(
      day: first, evidence: evidence, end: end, isMonth: year == nil, hasYear: year != nil, isPast: isPast)
  }

  /// Returns the first day of the next month with this number. For the current month, returns its last day, when it is
  /// over.
  private func inMonth(_ month: Int) -> Day? {
    month == today.civil.month ? start(of: .month, 1, true) : comingMonth(month)
  }

  private func ordinalBefore(_ index: Int) -> Bool {
    has(index - 1, .ideal) && isNumber(index - 2)
  }

  /// Returns the first day of the next month with this number, the current month included.
  func comingMonth(_ month: Int) -> Day? {
    let civil = today.civil
    return Day(year: month >= civil.month ? civil.year : civil.year + 1, month: month, day: 1)
  }
}
