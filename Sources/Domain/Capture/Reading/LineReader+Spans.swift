/// A length of time in calendar units.
struct Span: Sendable {
  var months = 0
  var days = 0
  var seconds = 0
  /// Days from Monday to Friday.
  var workdays = 0
  /// Whether hours, minutes or seconds were given.
  var hasTime = false

  mutating func add(_ sixtieths: Int, _ unit: TimeUnit) {
    switch unit {
    case .second: seconds += sixtieths / 60
    case .minute: seconds += sixtieths
    case .hour: seconds += sixtieths * 60
    case .day: addDays(sixtieths)
    case .workday: workdays += min(sixtieths / 60, 2_000)
    case .week, .weekend: addDays(sixtieths * 7)
    case .month: addMonths(sixtieths)
    case .quarter: addMonths(sixtieths * 3)
    case .year: addMonths(sixtieths * 12)
    }
    if unit.isBelowDay { hasTime = true }
  }

  private mutating func addDays(_ sixtieths: Int) {
    days += sixtieths / 60
    seconds += sixtieths % 60 * 1_440
  }

  private mutating func addMonths(_ sixtieths: Int) {
    months += sixtieths / 60
    days += sixtieths % 60 / 2
  }

  /// Returns the local time after this span, or before it if `sign` is −1; nil outside the years 1…9999.
  func applied(to wall: WallClock, sign: Int = 1) -> WallClock? {
    guard months < 120_000, days < 3_660_000, seconds < 400_000_000 else { return nil }
    guard var day = Span.day(wall.day, months: sign * months) else { return nil }
    for _ in 0..<workdays { repeat { day = day + sign } while day.weekday > 5 }
    let total = WallClock(day: day + sign * days, second: wall.second).total + Int64(sign * seconds)
    let result = WallClock(total: total)
    let year = result.day.civil.year
    return year >= 1 && year <= 9_999 ? result : nil
  }

  /// Returns the same day of another month, or the last day of a shorter month.
  static func day(_ day: Day, months: Int) -> Day? {
    let civil = day.civil
    let count = civil.year * 12 + civil.month - 1 + months
    guard count >= 12, count < 120_000 else { return nil }
    let (year, month) = (count / 12, count % 12 + 1)
    return Day(year: year, month: month, day: min(civil.day, Day.length(ofMonth: month, year: year)))
  }
}

extension Day {
  var lastOfMonth: Day {
    let civil = self.civil
    return self + (Day.length(ofMonth: civil.month, year: civil.year) - civil.day)
  }
}

extension LineReader {
  /// Reads consecutive amounts with units: `1 hour, 5 minutes and 30 seconds`, `1d 2hr 5min`, `1h30`.
  /// - Parameters:
  ///   - short: Whether a lone `m` means minutes.
  ///   - joined: Whether minutes may follow "an hour" without a connecting word.
  func span(_ index: Int, short: Bool, joined mayJoin: Bool = true) -> (
    span: Span, end: Int, isArticle: Bool, unit: TimeUnit
  )? {
    guard let first = amount(index, short: short) else { return nil }
    var span = Span()
    span.add(first.sixtieths, first.unit)
    var (end, unit, isArticle) = (first.end, first.unit, first.isArticle)
    let isAlone = end + 1 >= count || self[end + 1].kind == .mark
    let isRest = isAlone || first.sixtieths % 60 == 0 && isRestOfHour(end, isFirst: index == 0)
    if unit == .hour, isNumber(end), self[end].digits <= 2, self[end].number < 60,
      isGlued(end) || self[end].digits == 2 && (!isArticle || isGerman) && isRest,
      !isGlued(end + 1) || self[end + 1].kind == .mark && !isNumber(end + 2)
    {
      span.add(self[end].number * 60, .minute)
      end += 1
      (unit, isArticle) = (.minute, false)
    }
    // `eine Stunde fünfzehn`, "an hour twenty", "2 hours and ten"
    let minutes = !isGerman && has(end, .and) && !["or", "plus"].contains(word(end)) ? end + 1 : end
    if unit == .hour, isWord(minutes), let (more, after) = integer(minutes), more >= 5, more < 60,
      after >= count || self[after].kind == .mark, more % 5 == 0 || !isGerman && more >= 10
    {
      span.add(more * 60, .minute)
      (end, unit, isArticle) = (after, .minute, false)
    }
    // "2 hours and 10"
    if !isGerman, unit == .hour, word(end) == "and", isNumber(end + 1), self[end + 1].digits == 2,
      self[end + 1].number < 60, end + 2 >= count || self[end + 2].kind == .mark && mayEnd(end + 2)
    {
      span.add(self[end + 1].number * 60, .minute)
      (end, unit, isArticle) = (end + 2, .minute, false)
    }
    while mayJoin || !isArticle || joined(end) > end,
      let more = amount(joined(end), short: short || unit == .hour || unit == .day), more.unit.rawValue < unit.rawValue,
      // "in 2 weeks, 15 min" gives a date and a duration, and so does "in 5 days two hours".
      unit.rawValue < TimeUnit.week.rawValue || more.unit.rawValue >= TimeUnit.day.rawValue,
      mayJoin || first.unit != .day || unit != .day || !more.unit.isBelowDay || has(joined(end) - 1, .and)
        || isLetter(end - 1, "d")
    {
      span.add(more.sixtieths, more.unit)
      (end, unit, isArticle) = (more.end, more.unit, false)
    }
    // "2 hours 1/2"
    if !isGerman, unit == .hour, first.unit == .hour, isNumber(end), let half = fraction(end), half.sixtieths < 60,
      self.unit(half.end, short: true) == nil, half.end >= count || self[half.end].kind == .mark
    {
      span.add(half.sixtieths, .hour)
      end = half.end
    }
    if isPossessive(end) { return nil }
    if has(end, .and), let half = halfMore(end + 1) {
      span.add(half.sixtieths, first.unit)
      end = half.end
    }
    return (span, end, isArticle, unit)
  }

  /// Returns true if a number after hours counts minutes: `1h 30 tomorrow`; at the beginning of the line also
  /// `2 h 30 work`.
  private func isRestOfHour(_ index: Int, isFirst: Bool) -> Bool {
    let next = lexeme(index + 1)
    guard isWord(index + 1), self[index].number % 5 == 0, !has(index + 1, [.measure, .counted, .clock, .times]),
      unit(index + 1, short: true) == nil, next.month == 0, meridiem(index + 1) == nil
    else { return false }
    if next.days != nil || next.weekday > 0 || next.cycle != nil { return true }
    if has(index + 1, [.on, .at, .by, .every, .next, .this, .due, .goal]) { return true }
    return isFirst && isLetter(index - 1, "h") && next.isEmpty && self[index].number % 15 == 0
      && (isGerman || !isPlural(index + 1))
  }

  /// Returns true for an amount that is not a time: "two weeks' notice", "a day's work"; false for "in two weeks'
  /// time".
  private func isPossessive(_ end: Int) -> Bool {
    guard !isGerman else { return false }
    if isMark(end, "'"), isGlued(end) { return isWord(end + 1) && !has(end + 1, .time) }
    return isWord(end - 1) && isWord(end) && !has(end, .time) && word(end - 1).hasSuffix("'s")
  }

  /// Returns the index after the words that join two amounts.
  private func joined(_ index: Int) -> Int {
    let index = pastComma(index)
    return has(index, .and) || isMark(index, "&") || isMark(index, "+") ? index + 1 : index
  }

  /// Reads "a half" after "an hour and".
  private func halfMore(_ index: Int) -> Quantity? {
    guard has(index, .half) || has(index + 1, .half) || has(index + 1, .quarter), let part = quantity(index),
      part.sixtieths < 60, unit(part.end, short: false) == nil
    else { return nil }
    return part
  }

  private func amount(
    _ index: Int, short: Bool
  ) -> (sixtieths: Int, unit: TimeUnit, end: Int, isArticle: Bool)? {
    if has(index, .whole), let unit = lexeme(index).unit, unit == .hour {
      let part = has(index, .quarter) ? 15 : has(index, .threeQuarters) ? 45 : 30
      return (part, unit, index + 1, false)
    }
    // "Hour and a half"
    if !isGerman, lexeme(index).unit == .hour, isWord(index), has(index + 1, .and), halfMore(index + 2) != nil {
      return (60, .hour, index + 1, false)
    }
    guard let quantity = quantity(index) else { return nil }
    if quantity.isArticle || quantity.sixtieths <= 60, has(quantity.end, .whole), lexeme(quantity.end).unit == .hour {
      return amount(quantity.end, short: short)
    }
    if quantity.sixtieths <= 60, lexeme(quantity.end).measuring == .inside, !isGlued(quantity.end),
      let unit = self.unit(quantity.end + 1, short: false), unit == .hour
    {
      return (quantity.sixtieths, unit, quantity.end + 2, false)
    }
    let place = isGlued(quantity.end) && isMark(quantity.end, Mark.hyphen) ? quantity.end + 1 : quantity.end
    if !isGerman, LineReader.comparing.contains(word(place)), let unit = self.unit(place + 1, short: false) {
      return (quantity.sixtieths, unit, pastDot(place + 1), quantity.isArticle)
    }
    if word(place) == "business" || word(place) == "working", self.unit(place + 1, short: false) == .day {
      return (quantity.sixtieths, .workday, place + 2, false)
    }
    guard let unit = self.unit(place, short: short) else { return decade(quantity) }
    return (quantity.sixtieths, unit, pastDot(place), quantity.isArticle)
  }

  /// The second word of `10 more minutes`.
  private static let comparing = ["more", "additional", "extra", "further", "less", "fewer"]

  private func decade(_ quantity: Quantity) -> (sixtieths: Int, unit: TimeUnit, end: Int, isArticle: Bool)? {
    switch word(quantity.end) {
    case "decade", "decades", "jahrzehnt", "jahrzehnte", "jahrzehnten":
      (quantity.sixtieths * 10, .year, quantity.end + 1, quantity.isArticle)
    case "fortnight", "fortnights": (quantity.sixtieths * 2, .week, quantity.end + 1, quantity.isArticle)
    default: nil
    }
  }

  /// Returns the index after a unit and the dot of its abbreviation.
  private func pastDot(_ index: Int) -> Int {
    let length = self[index].end - self[index].start
    let isAbbreviated = isMark(index + 1, Mark.dot) && isGlued(index + 1) && !isGlued(index + 2)
    return length <= 4 && isAbbreviated ? index + 2 : index + 1
  }

  /// Returns the unit at an index. A single letter other than `h` must be attached to its number.
  func unit(_ index: Int, short: Bool) -> TimeUnit? {
    let token = self[index]
    if let unit = token.lexeme.unit, !token.lexeme.roles.contains(.whole) {
      if token.end - token.start > 1 || isLetter(index, "h") { return unit }
      return isGlued(index) ? unit : nil
    }
    if isGerman, isGlued(index) {
      if isLetter(index, "d") { return .day }
      if isLetter(index, "w") { return .week }
      if isLetter(index, "s") { return .second }
    }
    return short && isLetter(index, "m") ? .minute : nil
  }
}
