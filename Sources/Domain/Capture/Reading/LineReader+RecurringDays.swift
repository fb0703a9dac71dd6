extension LineReader {
  /// Reads a list of weekdays: `Montag, Mittwoch und Freitag`, `mon/wed/fri`, `Mo Mi Fr`, `Montag bis Freitag`,
  /// `Freitagabend`.
  /// - Parameter ranked: Whether an ordinal precedes them. It does not apply to weekdays after another "every" or "on".
  func weekdayList(
    _ index: Int, plural: Bool, ranked isRanked: Bool = false
  ) -> (days: [Int], part: DayPart?, end: Int)? {
    guard var (days, end) = oneOrMoreDays(index, plural: plural) else { return nil }
    var part = has(index, .early) ? lexeme(index).part : nil
    if days.count == 1, has(end, .upTo) || isMark(end, Mark.hyphen), let last = oneOrMoreDays(end + 1, plural: true),
      last.days.count == 1
    {
      days = LineReader.range(days[0], last.days[0])
      end = last.end
    }
    while end - index < 40 {
      var place = end
      if isMark(place, Mark.comma) || isMark(place, Mark.slash) { place += 1 }
      if has(place, .and) || isMark(place, "&") || isMark(place, "+") { place += 1 }
      if place > end, !isRanked, has(place, .every) || has(place, .on) { place += 1 }
      guard place > end || isWeekday(place, like: index, besides: days),
        !isRanked || has(place, .plural) == has(index, .plural), let more = oneOrMoreDays(place, plural: true)
      else { break }
      days += more.days.filter { !days.contains($0) }
      end = more.end
    }
    if part == nil, let named = lexeme(end).part, lexeme(end).unit == nil, lexeme(end).days == nil || isGerman {
      (part, end) = (named, end + 1)
    }
    return (days, part, end)
  }

  /// Returns true for another weekday in the same form as the first one: `Mo Mi Fr`.
  func isWeekday(_ index: Int, like first: Int, besides days: [Int] = []) -> Bool {
    let isShort = has(index, .short)
    return lexeme(index).weekday > 0 && lexeme(first).weekday > 0 && !isGlued(index)
      && isShort == has(first, .short) && has(index, .plural) == has(first, .plural)
      && self[index].isCapitalised == self[first].isCapitalised
      && (self[index].isCapitalised || !isGerman || !isShort) && !days.contains(Int(lexeme(index).weekday))
  }

  private static func range(_ first: Int, _ last: Int) -> [Int] {
    (0..<((last - first + 7) % 7 + 1)).map { (first - 1 + $0) % 7 + 1 }
  }

  private func oneOrMoreDays(_ index: Int, plural: Bool) -> (days: [Int], end: Int)? {
    let word = lexeme(index)
    var end = index + 1
    if has(index, .short), isMark(end, Mark.dot), isGlued(end) { end += 1 }
    if word.weekday > 0 { return ([Int(word.weekday)], end) }
    guard isWord(index), !has(index, .whole) else { return nil }
    if let (unit, end) = dayUnit(index), unit == .workday { return ([1, 2, 3, 4, 5], end) }
    switch word.unit ?? word.cycle?.unit {
    case .workday: return ([1, 2, 3, 4, 5], end)
    case .weekend: return ([6, 7], end)
    default: return nil
    }
  }

  /// Reads a list of ordinals: `1. und 15.`, `first and last`, `2nd to the last`, `1st through 5th`, `letzten`.
  func ranks(_ index: Int) -> (ranks: [Int], end: Int)? {
    guard var (first, end) = rank(index) else { return nil }
    var ranks = [first]
    if has(end, .upTo) || isMark(end, Mark.hyphen), let last = rank(skipping(.article, end + 1, most: 1)),
      first > 0, last.0 > first
    {
      (ranks, end) = (Array(first...last.0), last.end)
    }
    var ends = ranks.map { _ in end }
    while ranks.count < 40 {
      let place = pastListed(end)
      guard place > end, let more = rank(place) else { break }
      (first, end) = more
      ranks.append(first)
      ends.append(end)
    }
    guard ranks.count > 1, lexeme(end).weekday > 0, ranks.contains(where: { abs($0) > 5 }) else { return (ranks, end) }
    // "The 15th and the last Friday": no month has 15 Fridays, so only "last" refers to the Friday.
    while let last = ranks.last, abs(last) <= 5 {
      ranks.removeLast()
      ends.removeLast()
    }
    guard let last = ends.last, last < end else { return nil }
    return (ranks, last)
  }

  /// Returns the index after the separator of two list items: `,`, `and the`, `/`, `&`.
  func pastListed(_ index: Int) -> Int {
    var place = index
    if isMark(place, Mark.comma) || isMark(place, Mark.slash) { place += 1 }
    if has(place, .and) || isMark(place, "&") || isMark(place, "+") { place += 1 }
    return place > index ? skipping([.on, .article], place, most: 2) : index
  }

  func rank(_ index: Int) -> (Int, end: Int)? {
    if !isGerman, has(index, .next), word(index) == "next", word(index + 1) == "to", has(index + 2, .last) {
      return (-2, index + 3)
    }
    if has(index, .last) { return (-1, index + 1) }
    if let back = LineReader.fromTheEnd.first(where: { word(index).hasPrefix($0.stem) }) {
      return (back.rank, index + 1)
    }
    guard let (number, end) = ordinal(index), number <= 31 else { return nil }
    var place = isMark(end, Mark.hyphen) && isGlued(end) ? end + 1 : end
    if has(place, .last) { return (-number, place + 1) }
    if word(place) == "to" {
      place = isMark(place + 1, Mark.hyphen) ? place + 2 : skipping(.article, place + 1, most: 1)
      if has(place, .last) { return (-number, place + 1) }
    }
    return (number, end)
  }

  private static let fromTheEnd = [
    (stem: "vorletzt", rank: -2), (stem: "zweitletzt", rank: -2), (stem: "drittletzt", rank: -3),
    (stem: "viertletzt", rank: -4), (stem: "penultimate", rank: -2),
  ]

  /// Reads ordinal weekdays of a month: `first and third friday and second tuesday`.
  func rankedWeekdays(_ index: Int) -> (days: [Rhythm.Weekday], ranks: [Int], part: DayPart?, end: Int)? {
    guard let first = ranks(index), var list = weekdayList(first.end, plural: true, ranked: true) else { return nil }
    var all = first.ranks
    var days = all.flatMap { rank in list.days.map { Rhythm.Weekday(ordinal: rank, weekday: $0) } }
    while days.count < 40 {
      let place = pastListed(list.end)
      guard place > list.end, let more = ranks(place), let next = weekdayList(more.end, plural: true, ranked: true)
      else { break }
      days += more.ranks.flatMap { rank in next.days.map { Rhythm.Weekday(ordinal: rank, weekday: $0) } }
      all += more.ranks
      list = (next.days, list.part ?? next.part, next.end)
    }
    return (days, all, list.part, list.end)
  }

  /// The period in which an ordinal counts.
  private struct Period {
    var months: Int
    var isEvery: Bool
    var isQuarter = false
    var end: Int

    /// Returns a recurrence in these months. The first day of a quarter is in January, April, July or October, the last
    /// in March, June, September or December; an interval of three months could start in any month.
    func rhythm(of ranks: [Int]) -> Rhythm {
      var rhythm = Rhythm(.monthly, every: months, end: end)
      guard isQuarter, ranks.allSatisfy({ $0 > 0 }) || ranks.allSatisfy({ $0 < 0 }) else { return rhythm }
      rhythm.interval = 1
      rhythm.months = ranks[0] > 0 ? [1, 4, 7, 10] : [3, 6, 9, 12]
      return rhythm
    }
  }

  /// Reads `of the month`, `im Monat`, `jeden Monats`, `of every 3rd month`, `im Quartal`.
  private func ofPeriod(_ index: Int) -> Period? {
    var place = index
    if has(place, [.of, .within, .per]) { place += 1 }
    if has(place, .article), !has(place, .every) { place += 1 }
    if isGerman, word(place) == "eines" { place += 1 }
    let isEvery = has(place, .every)
    if isEvery { place += 1 }
    guard place > index else { return nil }
    var number = 1
    if isEvery, has(place, .other) {
      (number, place) = (2, place + 1)
    } else if isEvery, let (rank, end) = self.ordinal(place) ?? self.integer(place) {
      (number, place) = (rank, end)
    }
    guard !has(place, .whole) else { return nil }
    switch lexeme(place).unit {
    case .month: return Period(months: number, isEvery: isEvery, end: place + 1)
    case .quarter: return Period(months: number * 3, isEvery: isEvery, isQuarter: number == 1, end: place + 1)
    default: return nil
    }
  }

  /// Reads `every 4th and 10th of the month`, `jeden letzten Freitag im Monat`, `every 2nd friday`, `jeden 15.`.
  func everyRank(_ index: Int) -> Rhythm? {
    guard let (ranks, end) = self.ranks(index), lexeme(end).month == 0 else { return nil }
    if let yearly = rankOfYear(index) { return yearly }
    if lexeme(end).weekday > 0 || lexeme(end).unit == .weekend, let ranked = rankedWeekdays(index) {
      return everyRankedWeekday(ranked)
    }
    if lexeme(end).unit == .day, isWord(end) {
      if let period = ofPeriod(end + 1) { return monthly(ranks, period) }
      return ranks[0] < 0
        ? monthly(ranks, Period(months: 1, isEvery: true, end: end + 1)) : Rhythm(every: ranks[0], .day, end: end + 1)
    }
    if let unit = lexeme(end).unit, isWord(end), unit != .workday, !has(end, .whole) {
      // A rule can name a week of a month only by its Monday.
      if unit == .week, let period = ofPeriod(end + 1) {
        var rhythm = period.rhythm(of: ranks)
        rhythm.weekdays = ranks.map { Rhythm.Weekday(ordinal: $0, weekday: 1) }
        return rhythm
      }
      if ranks[0] > 0 { return Rhythm(every: ranks[0], unit, end: end + 1) }
    }
    if let period = ofPeriod(end) { return monthly(ranks, period) }
    if let (unit, end) = dayUnit(end), unit == .workday {
      if let rhythm = workdays(ranks, end) { return rhythm }
      if ranks[0] > 0 { return Rhythm(every: ranks[0], unit, end: end) }
    }
    // `Jeden Ersten` is a noun.
    guard isNumber(index) || isGerman && (self[index].isCapitalised && index > 1 || ranks[0] > 12), ranks[0] > 0,
      !has(end, [.counted, .measure])
    else { return nil }
    return monthly(ranks, Period(months: 1, isEvery: true, end: end))
  }

  /// Reads `every 2nd friday` as every other Friday. Beyond the second, and with "first" or "last", ordinals count
  /// within the month.
  private func everyRankedWeekday(
    _ ranked: (days: [Rhythm.Weekday], ranks: [Int], part: DayPart?, end: Int)
  ) -> Rhythm {
    let period = ofPeriod(ranked.end)
    let first = ranked.ranks[0]
    var inMonth = period?.rhythm(of: ranked.ranks) ?? Rhythm(.monthly, end: ranked.end)
    (inMonth.part, inMonth.weekdays) = (ranked.part, ranked.days)
    let isAmbiguous = period == nil && ranked.ranks.count == 1 && first > 1
    if !isAmbiguous { return inMonth }
    let days = ranked.days.map { $0.weekday }
    var inWeeks = Rhythm(.weekly, every: first, weekdays: days, end: ranked.end)
    inWeeks.part = ranked.part
    let isEachMonth = (3...5).contains(first) && days.count == 1
    if first <= 5 { inWeeks.others = [inMonth.rule] }
    inMonth.others = [inWeeks.rule]
    return isEachMonth ? inMonth : inWeeks
  }

  private func monthly(_ days: [Int], _ period: Period) -> Rhythm {
    var rhythm = period.rhythm(of: days)
    rhythm.monthDays = days
    return rhythm
  }

  /// Reads `every first workday`, `jeden zweiten Werktag im Monat`. Returns nil if the ordinal is only an interval.
  private func workdays(_ ranks: [Int], _ end: Int) -> Rhythm? {
    if let period = ofPeriod(end) { return workday(ranks, period) }
    let isWhich = ranks.count > 1 || ranks[0] < 2
    return isWhich ? workday(ranks, Period(months: 1, isEvery: true, end: end)) : nil
  }

  /// Returns the workdays of a period that have these ordinals.
  private func workday(_ ranks: [Int], _ period: Period) -> Rhythm {
    var rhythm = period.rhythm(of: ranks)
    (rhythm.weekdays, rhythm.positions) = ([1, 2, 3, 4, 5].map { Rhythm.Weekday(weekday: $0) }, ranks)
    return rhythm
  }

  /// Reads `15. jeden Monats`, `4th of every month`, `letzter Freitag im Monat`, `letzten Tag des Monats`.
  func rankOfMonth(_ index: Int) -> Rhythm? {
    guard let (ranks, end) = self.ranks(index) else { return nil }
    if lexeme(end).weekday > 0, let ranked = rankedWeekdays(index), let period = ofPeriod(ranked.end) {
      var rhythm = period.rhythm(of: ranked.ranks)
      (rhythm.weekdays, rhythm.part) = (ranked.days, ranked.part)
      return rhythm
    }
    let counted = dayUnit(end)
    let isWorkday = counted?.unit == .workday
    let isDay = counted?.unit == .day || isWorkday
    if let period = ofPeriod(isDay ? counted?.end ?? end : end),
      period.isEvery || isWorkday || ranks.contains(where: { $0 < 0 }) && isDay
    {
      return isWorkday ? workday(ranks, period) : monthly(ranks, period)
    }
    return yearlyRank(index)
  }

  /// Reads `24. Dezember jeden Jahres`, `the 4th of July every year`.
  func yearlyRank(_ index: Int) -> Rhythm? {
    guard var rhythm = yearlyDate(index) ?? rankOfYear(index), has(rhythm.end, .every),
      lexeme(rhythm.end + 1).unit == .year
    else {
      return nil
    }
    rhythm.end += 2
    return rhythm
  }

  /// Reads `Anfang jeden Monats`, `beginning of each month`, `end of every month`.
  func edgeOfMonth(_ index: Int) -> Rhythm? {
    guard let day = edgeDay(index), !has(index, .whole), let period = ofPeriod(index + 1), period.isEvery else {
      return nil
    }
    var rhythm = monthly([day], period)
    if day == 15, period.isQuarter { rhythm.months = [2, 5, 8, 11] }
    return rhythm
  }
}
