extension LineReader {
  /// Reads `in 3 Tagen`, `3 days from now`, `vor 2 Wochen`, `5 days ago`, `the next 2 weeks`, `+15 min`,
  /// `2 weeks after tomorrow`.
  func distance(_ index: Int) -> DayReading? {
    if let signed = signed(index) { return signed }
    if has(index, .within) || has(index, .after), let ahead = ahead(index) { return ahead }
    if isGerman, word(index) == "vor", let back = span(approximately(index + 1), short: true) {
      let isClock = back.unit == .minute && lexeme(back.end).cardinal >= 0
      return isClock ? nil : moved(back.span, -1, back.end, isPast: true)
    }
    if has(index, [.next, .last]), let counted = countedUnits(index) { return counted }
    if let beside = dayBeside(index) ?? weekdaysAhead(index) ?? upcomingUnits(index) { return beside }
    if let some = span(approximately(index), short: true) { return behind(some, from: index) }
    return nil
  }

  /// Reads `the day before Christmas`, `Tag nach Ostern`.
  private func dayBeside(_ index: Int) -> DayReading? {
    let place = has(index, .article) ? index + 1 : index
    guard lexeme(place).unit == .day, has(place + 1, [.before, .after]), lexeme(place + 2).days == nil,
      let base = day(has(place + 2, .article) ? place + 3 : place + 2), base.minutes == nil
    else { return nil }
    var reading = DayReading(day: base.day + (has(place + 1, .after) ? 1 : -1), evidence: .fair, end: base.end)
    reading.isHoliday = base.isHoliday
    return reading
  }

  /// Reads `a week on Wednesday`, `two weeks tomorrow`, `a fortnight today`.
  private func weeksBeyond(
    _ some: (span: Span, end: Int, isArticle: Bool, unit: TimeUnit), _ index: Int
  ) -> DayReading? {
    let span = some.span
    guard !isGerman, some.unit == .week, span.months == 0, span.days % 7 == 0, !span.hasTime, span.days > 0,
      !has(index - 1, [.every, .goal])
    else { return nil }
    let place = has(some.end, .on) ? some.end + 1 : some.end
    let word = lexeme(place)
    let isDay = word.days == 0 || word.days == 1
    guard mayEnd(place + 1), !has(place, .plural), isDay && word.part == nil || word.weekday > 0 && place > some.end
    else { return nil }
    let base = isDay ? today + Int(word.days ?? 0) : today + ((Int(word.weekday) - today.weekday + 6) % 7 + 1)
    return DayReading(day: base + span.days, evidence: .strong, end: place + 1)
  }

  /// Reads `2 upcoming weeks`, which means "the next 2 weeks".
  private func upcomingUnits(_ index: Int) -> DayReading? {
    guard !isGerman, let (number, end) = integer(index), number >= 1, number <= 99,
      ["upcoming", "coming"].contains(word(end)), let unit = unit(end + 1, short: false), !unit.isBelowDay
    else { return nil }
    var span = Span()
    span.add(number * 60, unit)
    var reading = moved(span, 1, end + 2, .weak)
    reading?.isStretch = true
    return reading
  }

  /// Reads `3 Fridays from now`, `2 weekends ago`.
  private func weekdaysAhead(_ index: Int) -> DayReading? {
    guard !isGerman, let (number, end) = integer(index), number >= 1, number <= 99 else { return nil }
    let isWeekend = lexeme(end).unit == .weekend
    let weekday = isWeekend ? 6 : Int(lexeme(end).weekday)
    guard isWeekend || has(end, .plural) && weekday > 0 else { return nil }
    if has(end + 1, .ago) || word(end + 1) == "back" && mayEnd(end + 2) && end + 2 >= count {
      let isOn = isWeekend && today.weekday == 7
      let before = (today.weekday - weekday + 6) % 7 + 1 + (isOn ? 7 : 0)
      return DayReading(
        day: today + -(before + 7 * (number - 1)), evidence: .strong, end: end + 2, isPast: true)
    }
    guard word(end + 1) == "from", has(end + 2, .now) else { return nil }
    let coming = (weekday - today.weekday + 6) % 7 + 1
    return DayReading(day: today + (coming + 7 * (number - 1)), evidence: .strong, end: end + 3)
  }

  /// Returns the index after "about", `etwa` or `~`.
  func approximately(_ index: Int) -> Int {
    var place = index
    while place < index + 3, has(place, .about) || isMark(place, "~") {
      place = isMark(place + 1, Mark.dot) && isGlued(place + 1) ? place + 2 : place + 1
    }
    return place
  }

  private func moved(
    _ span: Span, _ sign: Int, _ end: Int, from start: Day? = nil, isPast: Bool = false, _ evidence: Evidence = .strong
  ) -> DayReading? {
    let wall = start.map { WallClock(day: $0, second: span.hasTime ? now.second : 0) } ?? now
    guard let moved = span.applied(to: wall, sign: sign) else { return nil }
    let minutes = span.hasTime ? moved.second / 60 : nil
    return DayReading(day: moved.day, minutes: minutes, evidence: evidence, end: end, isPast: isPast)
  }

  /// Reads a distance after `in`, `within`, `innerhalb von`, `in den nächsten`.
  private func ahead(_ index: Int) -> DayReading? {
    var place = index + 1
    if word(place) == "von" { place += 1 }
    if has(place, .article), has(place + 1, [.next, .last]) || lexeme(place + 1).unit == .hour && isLimit(index) {
      place += 1
    }
    let isBack = has(place, .last)
    if has(place, [.next, .last]) { place += 1 }
    place = approximately(place)
    if lexeme(place).unit == .hour, !has(place, .whole),
      has(place - 1, .next) || has(place - 1, .article) && isLimit(index)
    {
      var hour = Span()
      hour.add(60, .hour)
      return moved(hour, 1, place + 1)
    }
    if let (minutes, end) = primes(place), !has(place - 1, [.next, .last]) {
      var span = Span()
      span.add(minutes * 60, .minute)
      return moved(span, 1, end)
    }
    guard let some = span(place, short: true, joined: false), mayEnd(some.end) else { return nil }
    // "in 15m" may be a depth.
    if some.unit == .minute, isLetter(some.end - 1, "m"), some.end <= place + 2 { return nil }
    if has(index, .after), some.isArticle, isGerman { return nil }
    var end = some.end
    if has(end, .time) { end += 1 } else if isMark(end, "'"), has(end + 1, .time) { end += 2 }
    if has(end, .now) || word(end) == "ab" && has(end + 1, [.now]) { end += has(end, .now) ? 1 : 2 }
    guard var reading = moved(some.span, isBack ? -1 : 1, end, isPast: isBack) else { return nil }
    // "in two weeks on Monday": the Monday of that week.
    let next = has(end, [.on]) ? end + 1 : end
    let weekday = Int(lexeme(next).weekday)
    if weekday > 0, !some.span.hasTime, some.unit == .week, !has(next, .plural) {
      reading.day = reading.day + (weekday - reading.day.weekday)
      reading.end = next + 1
    }
    return reading
  }

  private func isLimit(_ index: Int) -> Bool { ["within", "innerhalb", "binnen"].contains(word(index)) }

  /// Reads `next 2 weeks`, `letzten 3 Tage`.
  private func countedUnits(_ index: Int) -> DayReading? {
    guard let some = span(index + 1, short: false), !some.isArticle, mayEnd(some.end) else { return nil }
    var reading = moved(some.span, has(index, .last) ? -1 : 1, some.end, isPast: has(index, .last))
    reading?.isStretch = !some.span.hasTime
    return reading
  }

  /// Reads `+15 minutes`, `-3 days`.
  private func signed(_ index: Int) -> DayReading? {
    let isPlus = isMark(index, "+")
    guard isPlus || isMark(index, Mark.hyphen), !isGlued(index), isGlued(index + 1), isNumber(index + 1),
      let some = span(index + 1, short: true), mayEnd(some.end)
    else { return nil }
    var total = some
    // A few amounts are enough, and their sum fits into 32 bits.
    while total.end < index + 40, isMark(total.end, "+") || isMark(total.end, Mark.hyphen), isGlued(total.end + 1),
      let more = span(total.end + 1, short: false)
    {
      let sign = isMark(total.end, "+") == isPlus ? 1 : -1
      total.span.months += sign * more.span.months
      total.span.days += sign * more.span.days
      total.span.seconds += sign * more.span.seconds
      total.end = more.end
    }
    return moved(total.span, isPlus ? 1 : -1, total.end, isPast: !isPlus, isPlus ? .strong : .weak)
  }

  /// Reads the words that turn an amount of time into a date: `ago`, `from now`, `später`, `after tomorrow`,
  /// `vor Weihnachten`.
  private func behind(
    _ some: (span: Span, end: Int, isArticle: Bool, unit: TimeUnit), from index: Int
  ) -> DayReading? {
    let end = some.end
    if has(end, .ago) { return moved(some.span, -1, end + 1, isPast: true) }
    if has(end, .hence) { return moved(some.span, 1, end + 1, some.isArticle ? .weak : .strong) }
    if !isGerman, word(end) == "from" {
      let now = word(end + 1) == "right" ? end + 2 : end + 1
      if has(now, .now) { return moved(some.span, 1, now + 1) }
    }
    if isGerman, word(end) == "ab" || word(end) == "von", has(end + 1, .now) {
      return moved(some.span, 1, word(end + 2) == "an" ? end + 3 : end + 2)
    }
    if let weeks = weeksBeyond(some, index) { return weeks }
    let isAfter = has(end, .after) || word(end) == "from" || isGerman && word(end) == "ab"
    guard isAfter || has(end, .before) else { return nil }
    let start = has(end + 1, .article) || has(end + 1, .on) ? end + 2 : end + 1
    if let base = day(start), base.minutes == nil, !some.span.hasTime {
      return moved(some.span, isAfter ? 1 : -1, base.end, from: base.day, isPast: base.isPast && !isAfter)
    }
    if some.span.hasTime, let base = clock(start, hasDay: false), let minutes = base.minutes ?? base.part?.minutes {
      let total = minutes + (isAfter ? 1 : -1) * some.span.seconds / 60
      guard total >= 0, total < 1_440 else { return nil }
      return DayReading(day: total > minute ? today : today + 1, minutes: total, evidence: .strong, end: base.end)
    }
    guard !isGerman, has(end, .before), mayEnd(end + 1), end + 1 >= count else { return nil }
    return moved(some.span, -1, end + 1, isPast: true, .weak)
  }
}
