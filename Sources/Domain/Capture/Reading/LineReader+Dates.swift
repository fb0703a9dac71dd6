extension LineReader {
  /// Reads a calendar date, in digits or with the name of its month.
  func date(_ index: Int) -> DayReading? {
    if isNumber(index) {
      if let reading = yearFirst(index) ?? dottedRange(index) { return reading }
      if let reading = threeNumbers(index) { return reading }
      if let reading = dayAndMonthName(index) { return reading }
      return twoNumbers(index)
    }
    if lexeme(index).month > 0 { return monthNameFirst(index) }
    if lexeme(index).ordinal > 0 || ordinal(index) != nil { return dayAndMonthName(index) }
    return nil
  }

  /// Reads `2026-11-21`, `2026/11/21`, `2026 Aug 10`, also with `T` before a time.
  private func yearFirst(_ index: Int) -> DayReading? {
    guard self[index].digits == 4, self[index].number >= 1_000 else { return nil }
    let year = self[index].number
    let separator = self[index + 1].mark
    let hasSeparator = [Mark.hyphen, Mark.slash, Mark.dot].contains(separator) && self[index + 1].kind == .mark
    let second = hasSeparator ? index + 2 : index + 1
    let third = hasSeparator && isMark(second + 1, separator) ? second + 2 : second + 1
    let month =
      lexeme(second).month > 0
      ? Int(lexeme(second).month) : isNumber(second) && self[second].digits <= 2 ? self[second].number : 0
    guard month >= 1, hasSeparator || lexeme(second).month > 0 || self[second].digits == 2 && self[third].digits == 2
    else { return nil }
    guard isNumber(third), self[third].digits <= 2, third == second + 2 || !hasSeparator,
      let day = Day(year: year, month: month, day: self[third].number)
    else { return yearAndMonth(year, second) }
    // "2009 May 22nd"
    if isGlued(third + 1), has(third + 1, .ideal) {
      return DayReading(day: day, evidence: .strong, end: third + 2, hasYear: true, isPast: day < today)
    }
    let isTime = isLetter(third + 1, "t") && isGlued(third + 1)
    return DayReading(
      day: day, evidence: hasSeparator ? .strong : .fair, end: isTime ? third + 2 : third + 1, isPast: day < today)
  }

  /// Reads a range of days in one month: `20.-27.12.`, `3. bis 5.12.`.
  private func dottedRange(_ index: Int) -> DayReading? {
    guard isGerman, self[index].digits <= 2, isMark(index + 1, Mark.dot), isGlued(index + 1), !has(index - 1, .point),
      isMark(index + 2, Mark.hyphen) || has(index + 2, .upTo), isNumber(index + 3), let last = date(index + 3),
      last.evidence == .strong, last.last == nil, lexeme(last.end - 1).month == 0
    else { return nil }
    let civil = last.day.civil
    guard let first = Day(year: civil.year, month: civil.month, day: self[index].number), first < last.day else {
      return nil
    }
    var reading = last
    (reading.day, reading.last, reading.middle, reading.others) = (first, last.day, index + 2, [])
    return reading
  }

  /// Reads `2024 August`, `2024-August`.
  private func yearAndMonth(_ year: Int, _ place: Int) -> DayReading? {
    // "2014-10" is an ISO 8601 month.
    let isNumbered =
      isNumber(place) && self[place].digits == 2 && (isMark(place - 1, Mark.hyphen) || isMark(place - 1, Mark.slash))
      && isGlued(place)
      && isGlued(place - 1) && mayEnd(place + 1)
    let month = isNumbered ? self[place].number : Int(lexeme(place).month)
    guard month > 0, let day = Day(year: year, month: month, day: 1) else { return nil }
    return DayReading(day: day, evidence: .weak, end: place + 1, isPast: day < today)
  }

  /// Reads `30.12.16`, `5/31/2024`, `26. 10.21`.
  private func threeNumbers(_ index: Int) -> DayReading? {
    let separator = self[index + 1].mark
    guard self[index].digits <= 2, [Mark.hyphen, Mark.slash, Mark.dot].contains(separator),
      isMark(index + 1, separator),
      isNumber(index + 2), self[index + 2].digits <= 2, isMark(index + 3, separator), isNumber(index + 4),
      self[index + 4].digits == 4 || self[index + 4].digits == 2, isGlued(index + 3) || separator == Mark.dot
    else { return nil }
    if self[index + 4].digits == 2, separator == Mark.dot, isGlued(index + 3), !isGlued(index + 4) { return nil }
    if isMark(index + 5, Mark.dot) && isGlued(index + 5) && isGlued(index + 6) && isNumber(index + 6),
      self[index + 4].digits < 4
    {
      return nil
    }
    let (first, second) = (self[index].number, self[index + 2].number)
    let year = full(self[index + 4])
    guard has(index - 1, .point) == false, !isMark(index - 1, Mark.colon) || !has(index - 2, .point) else { return nil }
    let prefersMonth = monthFirst && separator != Mark.dot
    let dayFirst = Day(year: year, month: second, day: first)
    let monthFirst = Day(year: year, month: first, day: second)
    guard var day = prefersMonth ? monthFirst ?? dayFirst : dayFirst ?? monthFirst else { return nil }
    var other = day == dayFirst ? monthFirst : dayFirst
    let isAmbiguous = separator != Mark.dot && other != nil && other != day
    // If the date is past in one order and not in the other, the latter is meant.
    if isAmbiguous, let later = other, day < today, later >= today { (day, other) = (later, day) }
    return DayReading(
      day: day, others: isAmbiguous ? [other ?? day] : [], evidence: .strong, end: index + 5, isPast: day < today)
  }

  /// Returns the year for two or four digits; 70 to 99 are in the 20th century.
  func full(_ token: Token) -> Int {
    if token.digits > 2 { return token.number }
    return token.number >= 70 ? 1_900 + token.number : 2_000 + token.number
  }

  /// Reads `15.2.`, `15.2`, `15/2`, `2/15`, `04/2016`.
  private func twoNumbers(_ index: Int) -> DayReading? {
    let separator = self[index + 1].mark
    guard self[index].digits <= 2, [Mark.slash, Mark.dot].contains(separator) || separator == Mark.hyphen && !isGerman,
      isMark(index + 1, separator), isNumber(index + 2),
      isGlued(index + 1) == isGlued(index + 2) || separator == Mark.dot,
      !has(index - 1, .point), !isMark(index - 1, Mark.hyphen) || !isGlued(index - 1) || isMark(index - 2, Mark.dot)
    else { return nil }
    if self[index + 2].digits == 4 { return monthAndYear(index, separator) }
    guard self[index + 2].digits <= 2 else { return nil }
    let (first, second) = (self[index].number, self[index + 2].number)
    if separator == Mark.hyphen, first <= 12, second <= 12 { return nil }
    let isDotted =
      separator == Mark.dot && isMark(index + 3, Mark.dot) && isGlued(index + 3)
      && !(isGlued(index + 4) && isNumber(index + 4))
    let prefersMonth = monthFirst && separator != Mark.dot
    let dayFirst = coming(first, second)
    let monthFirst = separator == Mark.dot ? nil : coming(second, first)
    guard let day = prefersMonth ? monthFirst ?? dayFirst : dayFirst ?? monthFirst else { return nil }
    let other = day == dayFirst ? monthFirst : dayFirst
    let others = other != nil && other != day ? [other ?? day] : []
    if separator == Mark.dot, !isGerman, !isDotted { return nil }
    // "12/3" is more than a whole and so hardly a fraction; "24.12." can only be a date.
    let isLikely =
      separator == Mark.slash && (others.isEmpty || first > second) || isDotted && first > 12 && !isGlued(index + 4)
    let evidence: Evidence = isDotted && isGerman ? .strong : isLikely ? .fair : .weak
    var end = isDotted ? index + 4 : index + 3
    guard !isNumber(end) || self[end].digits != 2 || separator != Mark.slash || isMark(end + 1, Mark.colon),
      !isMark(end, "%")
    else {
      guard
        let dated = Day(year: full(self[end]), month: prefersMonth ? first : second, day: prefersMonth ? second : first)
      else { return nil }
      return DayReading(day: dated, evidence: .fair, end: end + 1)
    }
    if isDotted, isNumber(end), self[end].digits == 4,
      let dated = Day(year: self[end].number, month: second, day: first)
    {
      end += 1
      return DayReading(day: dated, evidence: .strong, end: end, isPast: dated < today)
    }
    return DayReading(day: day, others: others, evidence: evidence, end: end)
  }

  private func monthAndYear(_ index: Int, _ separator: UInt8) -> DayReading? {
    let year = self[index + 2].number
    guard separator != Mark.hyphen, year >= 1_900, year < 2_200,
      let day = Day(year: year, month: self[index].number, day: 1)
    else { return nil }
    return DayReading(day: day, evidence: .fair, end: index + 3, isPast: day < today)
  }

  /// Returns the next date with this day and month, today included.
  func coming(_ dayOfMonth: Int, _ month: Int) -> Day? {
    guard month >= 1, month <= 12 else { return nil }
    let year = today.civil.year
    // The next 29 February may be eight years away, around 2100.
    let isLeapDay = month == 2 && dayOfMonth == 29
    for candidate in year...(year + (isLeapDay ? 8 : 1)) {
      if let day = Day(year: candidate, month: month, day: dayOfMonth), day >= today { return day }
    }
    return nil
  }

  /// Returns the next date with this day of the month, today included.
  func coming(dayOfMonth number: Int) -> Day? {
    guard number >= 1, number <= 31 else { return nil }
    let civil = today.civil
    for step in 0..<4 {
      let count = civil.month - 1 + step
      if let day = Day(year: civil.year + count / 12, month: count % 12 + 1, day: number), day >= today { return day }
    }
    return nil
  }
}
