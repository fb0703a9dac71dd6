/// A day, a time or both, with the meaning that the words before them give.
struct MomentReading: Sendable {
  enum Relation: Sendable {
    case on, by, goal, notBefore, after
    /// An origin instead of a due date: `vom Montag`, "since May".
    case reference
  }

  var day: DayReading?
  var clock: ClockReading?
  var relation = Relation.on
  var isIntroduced = false
  /// Whether the words explicitly make it a due date.
  var saysDue = false
  /// The last day of a range.
  var last: Day?
  /// Whether `last` is a second single day instead of the end of a range: "tomorrow and Friday".
  var isList = false
  /// Whether the moment lies between two days, so that neither of them is the due day.
  var isBetween = false
  /// Whether both ends of a range are months, which then describe a thing instead of a due date.
  var isMonths = false
  /// The index at which the words for the end of a range begin.
  var middle: Int?
  /// The time at which a range ends.
  var lastClock: ClockReading?
  /// The index after the last day, before its time.
  var lastDayEnd = 0
  var evidence: Evidence
  var end: Int
}

extension LineReader {
  /// Reads the longest moment that begins at an index, with its introduction.
  func moment(_ index: Int) -> MomentReading? {
    let plain = core(index, introduced: false)
    guard let prefix = introduction(index), var found = core(prefix.end, introduced: true),
      found.end > plain?.end ?? 0 || plain?.day == nil && plain?.end == found.end
    else { return plain.map { atLatest(chosen(ranged($0, true, and: false))) } }
    found.isIntroduced = true
    found.relation = prefix.relation
    found.saysDue = prefix.saysDue
    if found.evidence < .strong, isSupport(prefix, found) { found.evidence = .strong }
    let isBetween = (index..<prefix.end).contains { has($0, .between) }
    return atLatest(chosen(ranged(found, prefix.relation != .by, and: isBetween)))
  }

  /// Reads the words after the moment in `heute 17 Uhr spätestens`, `5pm at the latest`.
  private func atLatest(_ found: MomentReading) -> MomentReading {
    let isGermanLast = isGerman && has(found.end, .by) && word(found.end).hasSuffix("testens")
    let isLatest = has(found.end, .at) && has(found.end + 1, .article) && word(found.end + 2) == "latest"
    guard isGermanLast || isLatest, found.evidence > .weak else { return found }
    var found = found
    found.end += isLatest ? 3 : 1
    if found.relation == .on { found.relation = .by }
    return found
  }

  /// Reads `Monday or Tuesday at 3`, `um 3 oder 4 Uhr`: the first moment is meant, the second is its alternative. Also
  /// reads `am 3. und 5. Mai`.
  private func chosen(_ first: MomentReading) -> MomentReading {
    let isOther = ["or", "oder"].contains(word(first.end))
    guard has(first.end, .and) || isMark(first.end, "&"), first.last == nil, first.clock?.last == nil,
      first.day?.last == nil, isOther || first.day != nil, let second = otherChoice(first), mayEnd(second.end),
      second.clock?.last == nil,
      second.evidence >= .fair || isNumber(second.end - 1) || has(second.end - 1, .ideal)
    else { return first }
    // "Noon today and 5:45 tomorrow" are two moments.
    if second.day != nil, second.clock != nil, first.clock != nil { return first }
    var found = first
    (found.end, found.evidence) = (second.end, max(first.evidence, second.evidence))
    if let day = second.day, found.day != nil {
      found.day?.others = [day.day]
      if let early = dayBefore(day, first.end, second.end) { found.day?.day = early }
      found.clock = first.clock ?? second.clock
      if !isOther {
        // "Compare Monday and Friday" names days of any week.
        if first.day?.weekday != nil, day.weekday != nil { return first }
        (found.last, found.middle, found.isList) = (day.day, first.end, true)
        guard let day = found.day?.day, day < found.last ?? day else { return first }
      }
    } else if isOther, let time = second.clock, let minutes = time.minutes, second.day == nil,
      let early = first.clock?.minutes
    {
      let isLater = time.isHalved && first.clock?.isOpen == true && early + 720 < minutes
      found.clock?.other = minutes
      if time.isHalved { found.clock?.isOpen = false }
      if isLater { found.clock?.minutes = early + 720 }
    } else {
      return first
    }
    return found
  }

  /// Returns the first day in `am 3. oder 4. Mai`, whose month follows the second day.
  private func dayBefore(_ second: DayReading, _ middle: Int, _ end: Int) -> Day? {
    func namesMonth(_ range: Range<Int>) -> Bool { range.contains { lexeme($0).month > 0 } }
    let place = max(0, middle - 3)..<middle
    guard namesMonth(middle..<end), !namesMonth(place), let number = place.last(where: { isNumber($0) }) else {
      return nil
    }
    let civil = second.day.civil
    guard self[number].number < civil.day, let day = Day(year: civil.year, month: civil.month, day: self[number].number)
    else { return nil }
    return day < today ? nil : day
  }

  /// Reads a day and a time in either order.
  private func core(_ index: Int, introduced: Bool) -> MomentReading? {
    var best: MomentReading?
    if let day = day(index),
      mayEnd(day.end) || isMark(day.end, Mark.hyphen) || isMark(day.end, Mark.colon) || isMark(day.end, Mark.dot)
        || isLetter(day.end - 1, "t")
    {
      best = MomentReading(day: day, evidence: day.evidence, end: day.end)
      if day.minutes == nil, let clock = clockBehind(day), mayEnd(clock.end) {
        best?.clock = clock
        best?.end = clock.end
        best?.evidence = .strong
        if let weekday = day.weekday, let dated = date(pastComma(clock.end)), dated.evidence == .strong, !dated.isMonth,
          dated.last == nil, mayEnd(dated.end)
        {
          // "Thursday 8:15pm, 20th Jan"
          best?.day = exact(dated, weekday)
          best?.end = dated.end
        } else if let dated = yearAfterClock(day, clock.end) {
          best?.day = dated
          best?.end = dated.end
        }
      } else if !mayEnd(day.end), !joinsMonths(day.end),
        !isMark(day.end, Mark.hyphen) || isGlued(day.end) && isGlued(day.end + 1),
        !isMark(day.end, Mark.hyphen) || date(day.end + 1)?.evidence != .strong
      {
        best = nil
      }
    }
    if let clock = clock(index, hasDay: false) ?? rangeBeforeDay(index) ?? hourBeforeDay(index, introduced)
      ?? digitsBeforeDay(index),
      mayEnd(clock.end)
    {
      var found = MomentReading(clock: clock, evidence: clock.evidence, end: clock.end)
      let isNamed = !isGerman && (lexeme(clock.end).days != nil || word(clock.end) == "of")
      if clock.minutes != nil || clock.evidence > .weak || isNamed, let day = dayBehind(clock.end) {
        found.day = day
        found.end = day.end
        found.evidence = .strong
        if clock.minutes == nil, clock.part == .morning, lexeme(day.end).part == .morning { found.end = day.end + 1 }
        if let more = self.clock(pastComma(day.end), hasDay: true), clock.minutes != nil, more.minutes == nil {
          found.clock?.settle(more.part ?? .noon)
          found.end = more.end
        }
      }
      if found.end > best?.end ?? 0 { best = found }
    }
    return best
  }

  /// Reads `from 3 to 5 tomorrow`, where the day after the range shows that it is in hours.
  private func rangeBeforeDay(_ index: Int) -> ClockReading? {
    guard has(index, [.from, .between, .since]), let range = clock(index, hasDay: true), range.last != nil,
      dayBehind(range.end) != nil
    else { return nil }
    return range
  }

  /// Reads the hour in `by 5 today`, `bis 5 morgen`.
  private func hourBeforeDay(_ index: Int, _ introduced: Bool) -> ClockReading? {
    guard isNumber(index), lexeme(index + 1).days == 0 || lexeme(index + 1).days == 1 else { return nil }
    // "9 tomorrow evening", with nothing else on the line
    let isAll = index == 0 && !isGerman && (namedDay(index + 1).map { $0.end + 1 >= count } ?? false)
    guard introduced && has(index - 1, [.by, .before, .after]) || isAll else { return nil }
    return clockCore(index, prefixed: true, hasDay: true)
  }

  /// Reads `7.30 tomorrow`, `0730 morgen`, where the day after the digits shows that they are a time.
  private func digitsBeforeDay(_ index: Int) -> ClockReading? {
    let isDotted = isMark(index + 1, Mark.dot) && isGlued(index + 1) && isNumber(index + 2) && isGlued(index + 2)
    let isPadded = self[index].digits == 4 && self[index].number < 1_000
    guard isNumber(index), isDotted || isPadded, !has(index - 1, [.point, .measure]),
      !["pay", "spend", "owe", "charge", "transfer", "cost", "costs"].contains(word(index - 1)),
      let clock = clockCore(index, prefixed: true, hasDay: true)
    else { return nil }
    let place = skipping(.on, clock.end, most: 1)
    // `7.12 Montag` is more likely a date.
    let isWeekday = lexeme(place).weekday > 0 && !has(place, .short) && date(index) == nil
    return (0...2).contains(lexeme(place).days ?? -1) || isWeekday ? clock : nil
  }

  /// Returns true for `May-July`.
  private func joinsMonths(_ index: Int) -> Bool {
    isMark(index, Mark.hyphen) && lexeme(index - 1).month > 0 && lexeme(index + 1).month > 0
  }

  /// Reads a year after the time: `Thu Oct 26 11:00:09 2023`.
  private func yearAfterClock(_ day: DayReading, _ end: Int) -> DayReading? {
    guard !day.hasYear, isNumber(end), self[end].digits == 4, self[end].number >= 1_900, self[end].number < 2_200,
      lexeme(day.end - 2).month > 0 || lexeme(day.end - 1).month > 0
    else { return nil }
    var dated = day
    let civil = day.day.civil
    guard let exact = Day(year: self[end].number, month: civil.month, day: civil.day) else { return nil }
    (dated.day, dated.end, dated.isPast, dated.weekday) = (exact, end + 1, exact < today, nil)
    return dated
  }

  private func clockBehind(_ day: DayReading) -> ClockReading? {
    var place = pastComma(day.end)
    if isMark(place, Mark.hyphen) || isMark(place, Mark.colon) || isMark(place, Mark.dot),
      isGlued(place + 1) || !isGlued(place)
    {
      place += 1
    }
    if isMark(place - 1, Mark.hyphen), date(place)?.evidence == .strong { return nil }
    if isMark(place, Mark.other) { place += 1 }
    if let clock = clock(place, hasDay: true) { return clock }
    // "Tonight 7"
    if day.part != nil, !isGerman, let hour = bareHour(place) { return hour }
    let next = skipping([.by, .from, .after, .before, .article, .within, .on], place, most: 2)
    guard next > place else { return nil }
    return clock(next, hasDay: true) ?? (has(place, [.by, .from, .after, .before]) ? bareHour(next) : nil)
  }

  /// Reads an hour alone, with nothing after it that it could count: `tomorrow by 5`, `morgen ab 9`.
  private func bareHour(_ index: Int) -> ClockReading? {
    guard isNumber(index) || lexeme(index).cardinal > 0,
      index + 1 >= count || self[index + 1].kind == .mark
        || isWord(index + 1) && !self[index + 1].isCapitalised && isGerman || has(index + 1, [.goal, .on])
    else { return nil }
    return clockCore(index, prefixed: true, hasDay: true)
  }

  private func dayBehind(_ index: Int) -> DayReading? {
    var place = pastComma(index)
    if isMark(place, Mark.other) || isMark(place, Mark.dot) && !isGlued(place + 1) { place += 1 }
    if !isGerman, word(place) == "of" { place += 1 }
    let next = skipping([.on, .article], place, most: 2)
    guard let day = day(next), mayEnd(day.end), day.minutes == nil, endOfWorkingWeek(next) == nil,
      rankOfMonth(next) == nil
    else { return nil }
    if day.evidence == .weak, next == place, lexeme(next).weekday == 0, lexeme(next).holiday == nil, !isNumber(next) {
      return nil
    }
    return day
  }

  /// Adds the end of a range to a moment, if one follows.
  private func ranged(_ first: MomentReading, _ mayRange: Bool, and: Bool) -> MomentReading {
    var found = first
    if let last = first.day?.last {
      (found.last, found.middle, found.isList) = (last, first.day?.middle, first.day?.isList == true)
    }
    let isDash = isMark(first.end, Mark.hyphen)
    guard mayRange, first.day != nil, first.clock?.last == nil,
      isDash || has(first.end, .upTo) || and && has(first.end, .and),
      let last = introducedCore(first.end + 1), last.day != nil,
      first.day?.isMonth != true || last.day.map({ isMonth($0) }) == true,
      last.evidence >= .fair || first.evidence == .strong || namesMonths(first, last),
      mayEnd(last.end)
    else { return found }
    (found.last, found.middle, found.isMonths) = (last.day?.day, first.end, namesMonths(first, last))
    if let first = first.day, let day = last.day, day.hasYear, !first.hasYear {
      let (civil, year) = (first.day.civil, day.day.civil.year)
      // "December to February 2028" begins in 2027.
      let same = [year, year - 1].compactMap { Day(year: $0, month: civil.month, day: civil.day) }
      if let same = same.first(where: { $0 <= day.day }) { found.day?.day = same }
    }
    (found.lastClock, found.lastDayEnd) = (last.clock, last.day?.end ?? last.end)
    found.isBetween = and
    // "From January to March" ends with the last day of March.
    if let day = last.day, isMonth(day) { found.last = day.day.lastOfMonth }
    if let begin = found.day?.day, let end = found.last, end < begin, let day = last.day, !day.hasYear {
      // "September to March", "Friday to Monday": the end is the next one after the start.
      if found.isMonths { found.last = Span.day(day.day, months: 12)?.lastOfMonth }
      if day.weekday != nil { found.last = end + (begin - end + 6) / 7 * 7 }
    }
    found.end = last.end
    found.evidence = max(first.evidence, last.evidence)
    return found
  }

  /// Returns true if both are months without a day.
  private func namesMonths(_ first: MomentReading, _ last: MomentReading) -> Bool {
    guard let begin = first.day, let end = last.day, isMonth(end), first.clock == nil, last.clock == nil else {
      return false
    }
    return begin.isMonth || begin.hasYear && lexeme(begin.end - 2).month > 0 && !isNumber(begin.end - 3)
  }

  /// Returns true for `March`, `March 2028`.
  func isMonth(_ day: DayReading) -> Bool {
    let before = day.end - 3
    let isBehindJoint = has(before, [.upTo, .and]) || isMark(before, Mark.hyphen)
    return day.isMonth || day.hasYear && lexeme(day.end - 2).month > 0 && isBehindJoint
  }

  /// Reads the alternative after "or". After a time, a bare hour suffices.
  private func otherChoice(_ first: MomentReading) -> MomentReading? {
    let place = first.end + 1
    if let found = introducedCore(place) { return found }
    guard first.clock?.minutes != nil, let clock = clockCore(place, prefixed: true, hasDay: true) else { return nil }
    return MomentReading(clock: clock, evidence: .strong, end: clock.end)
  }

  private func introducedCore(_ index: Int) -> MomentReading? {
    if let found = core(index, introduced: false) { return found }
    let next = skipping([.on, .article, .upTo], index, most: 2)
    return next > index ? core(next, introduced: true) : nil
  }
}
