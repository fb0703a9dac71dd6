extension LineReader {
  /// Everything that may follow: on which days, how often, except when, counted from what.
  func recurrenceTail(_ head: Rhythm) -> Rhythm {
    var rhythm = head
    for _ in 0..<6 {
      let before = rhythm.end
      onDays(&rhythm)
      howOften(&rhythm)
      except(&rhythm)
      if let end = completion(pastComma(rhythm.end)) { (rhythm.anchor, rhythm.end) = (.completion, end) }
      if rhythm.end == before { break }
    }
    return rhythm
  }

  private func onDays(_ rhythm: inout Rhythm) {
    guard rhythm.weekdays.isEmpty || rhythm.interval == 1 && rhythm.frequency == .weekly, rhythm.monthDays.isEmpty
    else { return }
    if alternating(&rhythm) { return }
    // „dienstags wöchentlich“
    if rhythm.frequency == .weekly, rhythm.interval == 1, !rhythm.weekdays.isEmpty,
      let cycle = lexeme(rhythm.end).cycle, cycle.unit == .week
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
      }
    }
  }

  private func take(_ list: (days: [Int], part: DayPart?, end: Int), _ rhythm: inout Rhythm) {
    rhythm.weekdays = list.days.map { Rhythm.Weekday(ordinal: 0, weekday: $0) }
    rhythm.part = list.part ?? rhythm.part
    rhythm.end = list.end
  }

  /// `montags alle zwei Wochen`, `mondays every other week`.
  private func alternating(_ rhythm: inout Rhythm) -> Bool {
    guard rhythm.frequency == .weekly, !rhythm.weekdays.isEmpty, rhythm.interval == 1 else { return false }
    let place = pastComma(rhythm.end)
    guard has(place, .every) else { return false }
    guard let (interval, end) = everyWhich(place + 1), interval > 0 else { return false }
    switch lexeme(end).unit {
    case .week: rhythm.interval = interval
    case .day where interval % 7 == 0: rhythm.interval = interval / 7
    default: return false
    }
    rhythm.end = end + 1
    return true
  }

  /// `other`, `zweite`, `3`, `3rd`.
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
      } else if lexeme(end).weekday > 0, let list = weekdayList(end, plural: true) {
        rhythm.weekdays = ranks.flatMap { rank in list.days.map { Rhythm.Weekday(ordinal: rank, weekday: $0) } }
        rhythm.end = list.end
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
    } else if introduced || isGerman, let day = edgeDay(place) {
      rhythm.monthDays = [day]
      rhythm.end = place + 1
    }
  }

  /// `10 mal`, `for 5 times`, `3x`, `twice`, `für 3 Wochen`.
  private func howOften(_ rhythm: inout Rhythm) {
    guard rhythm.count == nil, rhythm.until == nil else { return }
    var place = pastComma(rhythm.end)
    let bare = place
    while place < bare + 4,
      has(place, [.goal, .upTo]) || ["up", "total", "insgesamt", "genau"].contains(word(place))
        || word(place + 1) == "total" || place > bare && word(place) == "of"
    {
      place += 1
    }
    if let (number, end) = howMany(place), oncePer(end) == nil {
      (rhythm.count, rhythm.end) = (number, word(end) == "in" && word(end + 1) == "total" ? end + 2 : end)
      return
    }
    let isGoal = place > bare && has(bare, .goal)
    if isGoal, has(place, .next) || has(place + 1, .next) { place = skipping([.article, .next], place, most: 2) }
    guard let some = span(place, short: false), !some.span.hasTime, let last = some.span.applied(to: now) else {
      return
    }
    let isLong = ["lang", "long"].contains(word(some.end))
    if isGoal || isLong { (rhythm.until, rhythm.end) = (last.day, isLong ? some.end + 1 : some.end) }
  }

  /// `except on weekends`, `außer sonntags`, `except in July`: turned into the days and months that are left.
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
