extension LineReader {
  /// Reads everything that may follow a recurrence: its days, count, exceptions and anchor.
  func recurrenceTail(_ head: Rhythm) -> Rhythm {
    var rhythm = head
    for _ in 0..<6 {
      let before = rhythm.end
      onDays(&rhythm)
      inWeeks(&rhythm)
      inMonths(&rhythm)
      howOften(&rhythm)
      except(&rhythm)
      ofAll(&rhythm)
      if let end = completion(pastComma(rhythm.end)) {
        rhythm.pieces.append(.init(kind: .anchor, tokens: pastComma(rhythm.end)..<end))
        (rhythm.anchor, rhythm.end) = (.completion, end)
      }
      if rhythm.end == before { break }
    }
    return rhythm
  }

  private func onDays(_ rhythm: inout Rhythm) {
    guard rhythm.weekdays.isEmpty || rhythm.interval == 1 && rhythm.frequency == .weekly, rhythm.monthDays.isEmpty
    else { return }
    if alternating(&rhythm) { return }
    // `dienstags wöchentlich`
    if rhythm.frequency == .weekly, rhythm.interval == 1, !rhythm.weekdays.isEmpty,
      let cycle = lexeme(rhythm.end).cycle, cycle.unit == .week || cycle.unit == .day && rhythm.weekdays.count > 1
    {
      (rhythm.interval, rhythm.end) = (cycle.every, rhythm.end + 1)
      return
    }
    guard rhythm.weekdays.isEmpty else { return }
    var place = pastComma(rhythm.end)
    let bare = place
    while place < bare + 3, has(place, [.on, .single, .article, .at, .within]), lexeme(place).part == nil { place += 1 }
    let introduced = place > bare || has(place, .plural)
    switch rhythm.frequency {
    case .daily, .minutely, .hourly:
      guard rhythm.frequency != .daily || rhythm.interval == 1 || rhythm.interval % 7 == 0,
        let list = weekdayList(place, plural: true), introduced || list.days.count > 1
      else { return }
      if rhythm.frequency == .daily {
        (rhythm.frequency, rhythm.interval) = (.weekly, max(rhythm.interval / 7, 1))
      }
      take(list, &rhythm)
    case .weekly:
      if introduced || lexeme(place).weekday > 0, let list = weekdayList(place, plural: true) { take(list, &rhythm) }
    case .monthly: inMonth(place, introduced, &rhythm)
    case .yearly:
      if introduced, let date = yearlyDate(place) {
        (rhythm.months, rhythm.monthDays, rhythm.end) = (date.months, date.monthDays, date.end)
      } else if introduced, let ranked = rankOfYear(place) {
        (rhythm.months, rhythm.monthDays) = (ranked.months, ranked.monthDays)
        (rhythm.weekdays, rhythm.end) = (ranked.weekdays, ranked.end)
      } else if introduced, let (months, end) = monthList(place) {
        (rhythm.months, rhythm.end) = (months, end)
      } else if introduced, !rhythm.months.isEmpty,
        let (days, end) = dayList(lexeme(place).unit == .day ? place + 1 : place)
      {
        (rhythm.monthDays, rhythm.end) = (days, end)
      } else if introduced, rhythm.months.isEmpty, let list = weekdayList(place, plural: true), has(list.end, .within),
        has(list.end + 1, .weekNumber)
      {
        take(list, &rhythm)
      }
    }
  }

  private func take(_ list: (days: [Int], part: DayPart?, end: Int), _ rhythm: inout Rhythm) {
    rhythm.weekdays = list.days.map { Rhythm.Weekday(ordinal: 0, weekday: $0) }
    rhythm.part = list.part ?? rhythm.part
    rhythm.end = list.end
  }

  /// Reads `montags alle zwei Wochen`, `mondays every other week`.
  private func alternating(_ rhythm: inout Rhythm) -> Bool {
    guard rhythm.frequency == .weekly, !rhythm.weekdays.isEmpty, rhythm.interval == 1 else { return false }
    let place = pastComma(rhythm.end)
    guard has(place, .every) else { return false }
    if lexeme(place + 1).unit == .week, !has(place + 1, .plural) {
      rhythm.end = place + 2
      return true
    }
    guard let (interval, end) = everyWhich(place + 1), interval > 0 else { return false }
    switch lexeme(end).unit {
    case .week: rhythm.interval = interval
    case .day where interval % 7 == 0: rhythm.interval = interval / 7
    default: return false
    }
    rhythm.end = end + 1
    return true
  }

  /// Reads an interval: `other`, `zweite`, `3`, `3rd`.
  private func everyWhich(_ index: Int) -> (value: Int, end: Int)? {
    if has(index, .other) { return (value: 2, end: index + 1) }
    if let rank = ordinal(index) { return rank }
    return integer(index)
  }

  private func inMonth(_ place: Int, _ introduced: Bool, _ rhythm: inout Rhythm) {
    if let (ranks, end) = self.ranks(place), introduced || isNumber(place) || has(place, .last) {
      if word(end) == "instance", has(end + 1, .of), let list = weekdayList(end + 2, plural: true) {
        take(list, &rhythm)
        rhythm.positions = ranks
      } else if lexeme(end).weekday > 0, let ranked = rankedWeekdays(place) {
        (rhythm.weekdays, rhythm.end) = (ranked.days, ranked.end)
        rhythm.part = ranked.part ?? rhythm.part
      } else if let (unit, after) = dayUnit(end), unit == .workday {
        (rhythm.weekdays, rhythm.positions) = ([1, 2, 3, 4, 5].map { Rhythm.Weekday(weekday: $0) }, ranks)
        rhythm.end = after
      } else if lexeme(end).month == 0, !has(end, [.counted, .measure]) {
        rhythm.monthDays = ranks
        rhythm.end = lexeme(end).unit == .day ? end + 1 : end
      } else {
        return
      }
      if word(rhythm.end) == "of" || word(rhythm.end) == "des", lexeme(rhythm.end + 2).unit == .month {
        rhythm.end += 3
      }
      if word(rhythm.end) == "im", lexeme(rhythm.end + 1).unit == .month { rhythm.end += 2 }
    } else if introduced, let list = weekdayList(place, plural: true) {
      take(list, &rhythm)
    } else if introduced, !isGerman, lexeme(place).unit == .day, isWord(place), let (days, end) = dayList(place + 1) {
      (rhythm.monthDays, rhythm.end) = (days, end)
    } else if introduced || isGerman, let day = edgeDay(place) {
      rhythm.monthDays = [day]
      rhythm.end = place + 1
    }
  }

  /// Reads weeks of the year: `every Fri in week 12`, `jedes Jahr in KW 10 und 12`.
  private func inWeeks(_ rhythm: inout Rhythm) {
    guard rhythm.interval == 1 || rhythm.frequency == .yearly, rhythm.months.isEmpty, rhythm.monthDays.isEmpty,
      rhythm.weekNumbers.isEmpty,
      rhythm.frequency != .monthly, rhythm.frequency >= .daily
    else { return }
    var place = pastComma(rhythm.end)
    guard has(place, .of) || has(place, [.within, .on]) else { return }
    place = skipping(.article, place + 1, most: 1)
    guard has(place, .weekNumber) || ["weeks", "woche", "wochen", "kws", "kalenderwochen"].contains(word(place)),
      isWord(place), let (first, end) = integer(place + 1), (1...53).contains(first)
    else { return }
    var numbers = [first]
    var after = end
    if isMark(after, Mark.hyphen) || has(after, .upTo), let (last, past) = integer(after + 1), first < last, last <= 53
    {
      (numbers, after) = (Array(first...last), past)
    }
    while numbers.count < 53 {
      let next = pastListed(after)
      let number = has(next, .weekNumber) ? next + 1 : next
      guard next > after, let (more, past) = integer(number), (1...53).contains(more), mayEnd(past) else { break }
      (after, numbers) = (past, numbers + [more])
    }
    let day = skipping([.on, .article], pastComma(after), most: 2)
    if rhythm.weekdays.isEmpty, day > after || has(day, .plural), let list = weekdayList(day, plural: true) {
      (rhythm.weekdays, after) = (list.days.map { Rhythm.Weekday(weekday: $0) }, list.end)
      rhythm.part = list.part ?? rhythm.part
    } else if rhythm.frequency == .daily {
      rhythm.weekdays = (1...7).map { Rhythm.Weekday(weekday: $0) }
    }
    if rhythm.frequency == .yearly, rhythm.weekdays.isEmpty { rhythm.weekdays = [Rhythm.Weekday(weekday: 1)] }
    (rhythm.frequency, rhythm.weekNumbers, rhythm.end) = (.yearly, numbers, after)
  }

  /// Skips a period that changes nothing: `every Monday of the month`, `jeden Tag der Woche`.
  private func ofAll(_ rhythm: inout Rhythm) {
    guard rhythm.interval == 1, rhythm.frequency == .daily || rhythm.frequency == .weekly, rhythm.months.isEmpty,
      rhythm.weekNumbers.isEmpty, rhythm.count == nil
    else { return }
    let place = has(rhythm.end, .of) ? rhythm.end + 1 : rhythm.end
    let isIn = isGerman && word(rhythm.end) == "im"
    let start = isIn || word(rhythm.end) == "des" ? place : skipping(.article, place, most: 1)
    guard start > rhythm.end, isIn || has(start - 1, .article), let unit = lexeme(start).unit, !has(start, .plural),
      !has(start, .whole), unit == .month || unit == .year || unit == .week && !isIn, isWord(start), mayEnd(start + 1)
    else { return }
    rhythm.end = start + 1
  }

  /// Reads months of every year: `every Monday in May`, `täglich im Juli und August`.
  private func inMonths(_ rhythm: inout Rhythm) {
    guard rhythm.months.isEmpty, rhythm.weekNumbers.isEmpty, rhythm.interval == 1,
      rhythm.frequency == .daily || rhythm.frequency == .weekly
    else { return }
    let place = pastComma(rhythm.end)
    guard has(place, .of) || has(place, .within), !has(place, .from) else { return }
    let start = has(place + 1, .every) ? place + 2 : place + 1
    guard let (months, end) = monthList(start), !isNumber(end), !has(end, .upTo), !isMark(end, Mark.hyphen) else {
      return
    }
    (rhythm.months, rhythm.end) = (months, end)
  }

  /// Reads a count or duration: `10 mal`, `for 5 times`, `3x`, `twice`, `ends after 5 occurrences`, `für 3 Wochen`,
  /// `for the next year`.
  private func howOften(_ rhythm: inout Rhythm) {
    guard rhythm.count == nil, rhythm.until == nil else { return }
    var place = pastComma(rhythm.end)
    let bare = place
    while place < bare + 5,
      has(place, [.goal, .upTo]) || place > bare && has(place, .after) || LineReader.bounding.contains(word(place))
        || word(place + 1) == "total" || place > bare && word(place) == "of"
    {
      place += 1
    }
    let isMore = isNumber(place) && LineReader.additional.contains(word(place + 1)) && has(place + 2, .times)
    if isMore, self[place].number > 0, self[place].number < 10_000, mayEnd(place + 3) {
      (rhythm.count, rhythm.end) = (Int(self[place].number), place + 3)
      return
    }
    if let (number, end) = howMany(place), oncePer(end) == nil {
      (rhythm.count, rhythm.end) = (number, pastTotal(end))
      return
    }
    let isGoal = place > bare && (bare..<place).contains { has($0, .goal) || LineReader.spanning.contains(word($0)) }
    let isNext = has(place, .next) || has(place + 1, .next)
    if isGoal, isNext { place = skipping([.article, .next], place, most: 2) }
    guard let (last, length, end) = howLong(place, isNext: isGoal && isNext) else { return }
    let isLong = ["lang", "long"].contains(word(end))
    guard isGoal || isLong else { return }
    let after = isLong ? end + 1 : end
    rhythm.pieces.append(.init(kind: .until, tokens: bare..<after))
    (rhythm.until, rhythm.length, rhythm.end) = (last, length, after)
  }

  /// Words that introduce a total count.
  private static let bounding = [
    "up", "total", "insgesamt", "genau", "exactly", "only", "just", "nur", "noch", "maximal", "ends", "ending", "end",
    "ended", "stop", "stops", "stopping", "repeat", "repeated", "over", "during", "die", "ueber", "max", "endet",
    "endend", "at", "most",
  ]
  /// Words that introduce a duration.
  private static let spanning = ["over", "during", "die", "ueber"]
  private static let additional = ["more", "weitere", "additional", "further"]

  private func pastTotal(_ end: Int) -> Int {
    if word(end) == "in", ["total", "all"].contains(word(end + 1)) { return end + 2 }
    return ["only", "total", "altogether", "insgesamt", "lang"].contains(word(end)) ? end + 1 : end
  }

  /// Reads a duration and returns its last day: `3 weeks`, `year` after "next", `the rest of the year`.
  private func howLong(_ index: Int, isNext: Bool) -> (last: Day, length: Span?, end: Int)? {
    let rest = skipping(.article, index, most: 1)
    if ["rest", "remainder"].contains(word(rest)), has(rest + 1, .of) || has(rest + 1, .article) {
      let place = skipping([.of, .article, .this], rest + 1, most: 3)
      if let unit = lexeme(place).unit, let last = lastDay(of: unit) { return (last, nil, place + 1) }
    }
    if isNext, let unit = lexeme(index).unit, unit.rawValue >= TimeUnit.week.rawValue, !has(index, .whole) {
      var span = Span()
      span.add(60, unit)
      return span.applied(to: now).map { ($0.day, span, index + 1) }
    }
    let start = isNumber(index)
    let isMore = start && ["more", "weitere", "full"].contains(word(index + 1))
    if isMore, let unit = unit(index + 2, short: false), !unit.isBelowDay {
      var span = Span()
      span.add(min(self[index].number, 10_000) * 60, unit)
      return span.applied(to: now).map { ($0.day, span, index + 3) }
    }
    guard let some = span(index, short: false), !some.span.hasTime, let last = some.span.applied(to: now) else {
      return nil
    }
    return (last.day, some.span, some.end)
  }

  /// Reads `except on weekends`, `außer sonntags`, `except in July`, which leave the other days and months.
  private func except(_ rhythm: inout Rhythm) {
    var place = pastComma(rhythm.end)
    guard has(place, .except), rhythm.frequency == .daily || rhythm.frequency == .weekly, rhythm.interval == 1 else {
      return
    }
    place = skipping([.goal, .on, .within, .article], place + 1)
    if let list = weekdayList(place, plural: true) {
      let days = rhythm.weekdays.isEmpty ? [1, 2, 3, 4, 5, 6, 7] : rhythm.weekdays.map { $0.weekday }
      let left = days.filter { !list.days.contains($0) }
      guard !left.isEmpty, rhythm.frequency == .daily || !rhythm.weekdays.isEmpty else { return }
      rhythm.frequency = .weekly
      rhythm.weekdays = left.map { Rhythm.Weekday(ordinal: 0, weekday: $0) }
      rhythm.end = list.end
    } else if lexeme(place).month > 0 {
      // No rule of months can express "except on June 23".
      if date(place).map({ !$0.isMonth && !$0.hasYear }) ?? false { return }
      var gone: [Int] = []
      while lexeme(place).month > 0, gone.count < 12 {
        gone.append(Int(lexeme(place).month))
        place += 1
        if has(place, .and) || isMark(place, Mark.comma), lexeme(place + 1).month > 0 { place += 1 }
      }
      rhythm.months = (1...12).filter { !gone.contains($0) }
      rhythm.end = isNumber(place) && self[place].digits == 4 ? place + 1 : place
    }
  }
}
