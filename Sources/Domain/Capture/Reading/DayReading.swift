/// A day as read, with the time if the same words imply one.
struct DayReading: Sendable {
  var day: Day
  /// A time implied by the words, as in "in 2 hours".
  var minutes: Int?
  /// A part of the day named in the same words: "tonight", `Freitagabend`.
  var part: DayPart?
  /// The last day of a range.
  var last: Day?
  /// The index at which the words for the end of a range begin.
  var middle: Int?
  /// Whether `last` is a second single day instead of the end of a range: "3 and 4 May".
  var isList = false
  /// Other possible days.
  var others: [Day] = []
  var evidence: Evidence
  /// The index after the words.
  var end: Int
  /// The weekday, if the words name nothing else; a date next to it then determines the day.
  var weekday: Int?
  /// Whether only a month was named, which may be a person's name.
  var isMonth = false
  var isHoliday = false
  /// Whether a span of time was named: "the next 3 weeks".
  var isStretch = false
  /// Whether the year was given.
  var hasYear = false
  /// Whether the words refer to the past: "yesterday", "3 days ago".
  var isPast = false
}

extension LineReader {
  /// Returns the longest day expression that begins at an index.
  func day(_ index: Int) -> DayReading? {
    let token = self[index]
    if token.isProtected { return nil }
    var best: DayReading?
    func offer(_ reading: DayReading?) {
      if let reading, reading.end > best?.end ?? 0 { best = reading }
    }
    offer(date(index))
    offer(namedDay(index))
    offer(weekdayPhrase(index))
    offer(closest(index))
    offer(distance(index))
    offer(period(index))
    offer(dayOfPeriod(index))
    offer(holiday(index))
    return best.map { shifted($0) }
  }

  /// Reads `the closest Monday to Oct 5`, `second nearest Friday to the 10th`.
  private func closest(_ index: Int) -> DayReading? {
    guard !isGerman else { return nil }
    let start = has(index, .article) ? index + 1 : index
    let rank = ordinal(start)
    let place = rank?.end ?? start
    let weekday = Int(lexeme(place + 1).weekday)
    guard ["closest", "nearest"].contains(word(place)), rank?.value ?? 1 <= 2, weekday > 0, word(place + 2) == "to",
      let base = date(place + 3) ?? dayOfPeriod(skipping(.article, place + 3, most: 1)) ?? holiday(place + 3),
      base.minutes == nil
    else { return nil }
    let away = (weekday - base.day.weekday + 10) % 7 - 3
    let second = rank == nil || rank?.value == 1 ? 0 : away > 0 ? -7 : 7
    return DayReading(day: base.day + (away + second), evidence: .strong, end: base.end)
  }

  /// Returns one week for the German `acht Tage` and two weeks for `vierzehn Tage`, or nil for any other span.
  private func weeks(_ span: Span) -> Span? {
    guard isGerman, !span.hasTime, span.months == 0, span.workdays == 0, [7, 8, 14, 15].contains(span.days) else {
      return nil
    }
    var weeks = Span()
    weeks.days = span.days < 10 ? 7 : 14
    return weeks
  }

  /// Moves a day by a following distance: `heute in drei Wochen`, `Monday in 2 weeks`, `Friday week`.
  private func shifted(_ reading: DayReading) -> DayReading {
    var reading = reading
    guard reading.minutes == nil else { return reading }
    if lexeme(reading.end - 1).days == 0, reading.part == nil, has(reading.end, .within),
      let more = span(reading.end + 1, short: false), more.span.hasTime, mayEnd(more.end),
      let moved = more.span.applied(to: now)
    {
      // "Today in an hour"
      (reading.day, reading.minutes, reading.end) = (moved.day, moved.second / 60, more.end)
      return reading
    }
    if has(reading.end, .within), let more = span(reading.end + 1, short: false), !more.span.hasTime,
      more.unit.rawValue >= TimeUnit.week.rawValue || weeks(more.span) != nil, !reading.isPast,
      reading.weekday != nil || (0...2).contains(reading.day - today) || reading.isMonth && more.unit == .year,
      let moved = (weeks(more.span) ?? more.span).applied(
        to: WallClock(day: reading.weekday == nil ? reading.day : today))
    {
      let exact = reading.weekday.map { weekday in moved.day + ((weekday - moved.day.weekday + 7) % 7) } ?? moved.day
      (reading.day, reading.end, reading.evidence, reading.others) = (exact, more.end, .strong, [])
    }
    if isMark(reading.end, "+") || isMark(reading.end, Mark.hyphen), isNumber(reading.end + 1),
      isGlued(reading.end + 1) || !isGlued(reading.end), let more = span(reading.end + 1, short: false),
      mayEnd(more.end),
      let moved = more.span.applied(
        to: WallClock(day: reading.day, second: more.span.hasTime ? now.second : 0),
        sign: isMark(reading.end, "+") ? 1 : -1)
    {
      if more.span.hasTime { reading.minutes = moved.second / 60 }
      (reading.day, reading.end) = (moved.day, more.end)
    }
    return reading
  }
}
