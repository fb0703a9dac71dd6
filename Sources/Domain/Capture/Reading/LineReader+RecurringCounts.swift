/// Numbers of times per period, and cycles written in two parts.
extension LineReader {
  /// Reads `once a week`, `einmal im Monat`, `die Woche`, `/Woche`.
  func oncePer(_ index: Int) -> Rhythm? {
    if let cycle = lexeme(index).cycle { return Rhythm(every: cycle.every, cycle.unit, end: index + 1) }
    var place = index
    if has(place, [.per, .of, .within, .every]) || isMark(place, Mark.slash) { place += 1 }
    if has(place, [.article, .every]) { place += 1 }
    guard place > index, !has(place, .whole), let unit = lexeme(place).unit, unit.rawValue >= TimeUnit.day.rawValue
    else { return nil }
    return Rhythm(every: 1, unit, end: place + 1)
  }

  /// Reads `twice a year`, `dreimal die Woche`, `3x pro Monat`, spread evenly over the period. A daily rule cannot
  /// express several times a day, so those words stay in the title.
  func severalPer(_ index: Int) -> Rhythm? {
    guard let (number, end) = howMany(index),
      var rhythm = oncePer(isMark(end, Mark.hyphen) ? end + 1 : end), rhythm.interval == 1, rhythm.weekdays.isEmpty
    else { return nil }
    if number == 1 { return rhythm }
    switch rhythm.frequency {
    case .yearly where 12 % number == 0: return Rhythm(every: 12 / number, .month, end: rhythm.end)
    case .monthly where number <= 4: rhythm.monthDays = LineReader.spreadOverMonth[number - 2]
    case .weekly where number <= 6:
      rhythm.weekdays = LineReader.spreadOverWeek[number - 2].map { Rhythm.Weekday(weekday: $0) }
    case .daily: rhythm.keepsWords = true
    default: return nil
    }
    return rhythm
  }

  private static let spreadOverMonth = [[1, 15], [1, 11, 21], [1, 8, 15, 22]]
  private static let spreadOverWeek = [
    [1, 4], [1, 3, 5], [1, 2, 4, 5], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6],
  ]

  /// Reads a total number of times: `6 mal jeden Freitag`, `4 times every week`.
  func severalTimes(_ index: Int) -> Rhythm? {
    guard let (number, end) = howMany(index), has(end, .every), var rhythm = every(end), rhythm.frequency != .daily
    else { return nil }
    rhythm.count = number
    return rhythm
  }

  /// Reads `twice`, `achtmal`, `3 times`, `6 mal`.
  func howMany(_ index: Int) -> (number: Int, end: Int)? {
    if lexeme(index).times > 0 { return (Int(lexeme(index).times), index + 1) }
    guard let (number, end) = integer(index), has(end, .times), number > 0, number < 10_000,
      mayEnd(end + 1) || isMark(end + 1, Mark.slash)
    else { return nil }
    return (number, end + 1)
  }

  /// Reads `14-tägig`, `3-monatlich`, `bi-weekly`, `semi-annually`.
  func joinedCycle(_ index: Int) -> Rhythm? {
    let place = isMark(index + 1, Mark.hyphen) ? index + 2 : index + 1
    guard isGlued(index + 1), isGlued(place), mayEnd(place + 1) else { return nil }
    if isNumber(index) { return countedCycle(self[index].number, place) }
    guard let cycle = lexeme(place).cycle, cycle.every == 1 else { return nil }
    switch (word(index), cycle.unit) {
    case ("bi", let unit): return Rhythm(every: 2, unit, end: place + 1)
    case ("tri", let unit): return Rhythm(every: 3, unit, end: place + 1)
    case ("semi", .year): return Rhythm(every: 6, .month, end: place + 1)
    case ("semi", .month):
      var rhythm = Rhythm(every: 1, .month, end: place + 1)
      rhythm?.monthDays = LineReader.spreadOverMonth[0]
      return rhythm
    default: return nil
    }
  }

  private func countedCycle(_ number: Int, _ place: Int) -> Rhythm? {
    switch word(place) {
    case "taegig" where number % 7 == 0, "taeglich" where number % 7 == 0:
      Rhythm(every: number / 7, .week, end: place + 1)
    case "taeglich": Rhythm(every: number, .day, end: place + 1)
    case "woechig", "woechentlich": Rhythm(every: number, .week, end: place + 1)
    case "monatlich": Rhythm(every: number, .month, end: place + 1)
    case "jaehrlich": Rhythm(every: number, .year, end: place + 1)
    default: nil
    }
  }

  /// Reads `immer am Sonntag`, `jeweils zum 3.`, `always on Friday`, which imply a recurrence.
  func always(_ index: Int) -> Rhythm? {
    let place = skipping([.on, .article], index)
    if let list = weekdayList(place, plural: true) {
      var rhythm = Rhythm(.weekly, weekdays: list.days, end: list.end)
      rhythm.part = list.part
      return rhythm
    }
    guard place > index else { return nil }
    var rhythm = Rhythm(.monthly, end: place + 1)
    if has(place, .whole), lexeme(place).unit == .month, let day = edgeDay(place) {
      rhythm.monthDays = [day]
      return rhythm
    }
    if let date = yearlyDate(place) { return date }
    guard let (ranks, end) = ranks(place), isNumber(place) || end >= count || self[end].kind == .mark,
      mayEnd(end), lexeme(end).unit == nil, !has(end, [.counted, .measure])
    else { return nil }
    (rhythm.monthDays, rhythm.end) = (ranks, end)
    return rhythm
  }

  /// Returns the day of the month for its beginning, middle or end.
  func edgeDay(_ index: Int) -> Int? {
    if has(index, .begin) { return 1 }
    if has(index, .middle) { return 15 }
    return has(index, .close) ? -1 : nil
  }

  /// Reads a list of months: `March and September`, `März, Juni und September`.
  func monthList(_ index: Int) -> (months: [Int], end: Int)? {
    guard lexeme(index).month > 0 else { return nil }
    var months = [Int(lexeme(index).month)]
    var end = index + 1
    while months.count < 12 {
      var place = pastComma(end)
      if has(place, .and) || isMark(place, "&") { place += 1 }
      guard place > end, lexeme(place).month > 0 else { break }
      months.append(Int(lexeme(place).month))
      end = place + 1
    }
    return (months, end)
  }

  /// Reads `zweiten Sonntag im Mai`, `last Monday of May and August`, `last day of February`.
  func rankOfYear(_ index: Int) -> Rhythm? {
    let ranked = rankedWeekdays(index)
    guard let (ranks, end) = ranks(index), ranked != nil || lexeme(end).unit == .day else { return nil }
    let place = ranked?.end ?? end + 1
    guard let (months, after) = monthList(has(place, .of) ? place + 1 : place),
      has(place, .of) && !has(place, .from) || after >= count || self[after].kind == .mark
    else { return nil }
    var rhythm = Rhythm(.yearly, end: after)
    rhythm.months = months
    rhythm.part = ranked?.part
    if dayUnit(end)?.unit == .workday {
      (rhythm.weekdays, rhythm.positions) = ([1, 2, 3, 4, 5].map { Rhythm.Weekday(weekday: $0) }, ranks)
    } else {
      rhythm.weekdays = ranked?.days ?? []
      if ranked == nil { rhythm.monthDays = ranks }
    }
    return rhythm
  }

  /// Reads a unit of time; "business day" is two words.
  func dayUnit(_ index: Int) -> (unit: TimeUnit, end: Int)? {
    if !isGerman, lexeme(index + 1).unit == .day, ["business", "working", "week"].contains(word(index)) {
      return (.workday, index + 2)
    }
    guard isWord(index), !has(index, .whole) else { return nil }
    return lexeme(index).unit.map { ($0, index + 1) }
  }
}
