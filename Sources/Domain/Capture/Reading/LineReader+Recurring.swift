extension LineReader {
  /// Reads a recurrence that begins at an index, with everything that belongs to it.
  func recurrence(_ index: Int) -> Rhythm? {
    var start = index
    if has(start, .single) || has(start, .once) && has(start + 1, .every) { start += 1 }
    guard let head = recurrenceHead(start) ?? (start > index ? always(start) : nil) else { return nil }
    var rhythm = recurrenceTail(head)
    rhythm.isAdjective = isAdjective(start, rhythm)
    return rhythm
  }

  private func recurrenceHead(_ index: Int) -> Rhythm? {
    if has(index, .every), let rhythm = every(index) { return rhythm }
    if has(index, .after), let end = completion(index), has(end, .every), var rhythm = every(end) {
      rhythm.anchor = .completion
      rhythm.pieces.append(.init(kind: .anchor, tokens: index..<end))
      return rhythm
    }
    if let cycle = lexeme(index).cycle, !has(index, .every) { return cycleWord(index, cycle) }
    if let joined = joinedCycle(index) { return joined }
    let bare = skipping([.on, .article], index, most: 2)
    if has(bare, .other), word(bare).hasPrefix("alternat"), let rhythm = everyNth(2, bare + 1) { return rhythm }
    if bare > index, let cycle = lexeme(bare).cycle, !has(bare, .noun) { return cycleWord(bare, cycle) }
    if let many = manyWeekdays(bare, bare > index) { return many }
    if let monthly = rankOfMonth(bare) ?? (lexeme(bare).month > 0 ? yearlyRank(bare) : nil) { return monthly }
    if let edge = edgeOfMonth(bare) { return edge }
    if has(index, .once), let rhythm = oncePer(index + 1) { return rhythm }
    if let week = workingWeek(index) { return week }
    if let several = severalPer(index) ?? severalTimes(index) ?? severalWeekdays(index) ?? parts(index) {
      return several
    }
    return afterCompletion(index)
  }

  private func cycleWord(_ index: Int, _ cycle: Cycle) -> Rhythm? {
    guard !isGlued(index + 1) || self[index + 1].kind == .mark else { return nil }
    var rhythm = Rhythm(every: cycle.every, cycle.unit, end: index + 1)
    if word(index) == "nightly" { rhythm?.part = .night }
    return rhythm
  }

  /// Returns true if the word describes a thing, as in `monthly report`, but not in `monthly on the 3rd`,
  /// `monthly #tag` or `rent monthly`.
  private func isAdjective(_ index: Int, _ rhythm: Rhythm) -> Bool {
    guard lexeme(index).cycle != nil, has(index, .noun), rhythm.end == index + 1, isWord(rhythm.end) else {
      return false
    }
    let next = lexeme(rhythm.end)
    return next.isEmpty || next.roles.isDisjoint(with: LineReader.leading)
  }

  /// Roles that can follow "daily" if it is not an adjective.
  private static let leading: Roles = [
    .at, .on, .by, .from, .after, .every, .goal, .to, .companion, .except, .start, .within, .between, .before, .about,
    .upTo,
  ]

  /// Reads `every …`, `jeden …`, `alle …`.
  func every(_ index: Int) -> Rhythm? {
    var place = index + 1
    var anchor = Recurrence.Anchor.schedule
    if isMark(place, "!"), isGlued(place) { (anchor, place) = (.completion, place + 1) }
    if word(place) == "single" { place += 1 }
    guard var rhythm = everyWhat(place, isAll: word(index) == "alle") else { return nil }
    if rhythm.anchor == .schedule { rhythm.anchor = anchor }
    return rhythm
  }

  private func everyWhat(_ place: Int, isAll: Bool) -> Rhythm? {
    if let named = everyMonth(place) { return named }
    if let ranked = everyRank(place) { return ranked }
    if has(place, .other), let rhythm = everyNth(2, place + 1) { return rhythm }
    if let list = weekdayList(place, plural: isAll) {
      var rhythm = Rhythm(.weekly, weekdays: list.days, end: list.end)
      rhythm.part = list.part
      return rhythm
    }
    if let (number, end) = integer(place), number > 0, let rhythm = everyNth(number, end) { return rhythm }
    if isNumber(place), let some = bareDays(place) { return some }
    if let range = everyFew(place) { return range }
    if let half = everyHalf(place) { return half }
    if has(place, .few), let some = quantity(place), let unit = self.unit(some.end, short: false) {
      return Rhythm(every: some.sixtieths / 60, unit, end: some.end + 1)
    }
    if has(place, .whole), lexeme(place).unit == .month, let day = edgeDay(place) {
      var rhythm = Rhythm(.monthly, end: place + 1)
      rhythm.monthDays = [day]
      return rhythm
    }
    if lexeme(place).season > 0 {
      // In the month in which the season begins.
      var rhythm = Rhythm(.yearly, end: place + 1)
      rhythm.months = [Int(lexeme(place).season) * 3]
      while has(rhythm.end, .and), lexeme(rhythm.end + 1).season > 0 {
        rhythm.months.append(Int(lexeme(rhythm.end + 1).season) * 3)
        rhythm.end += 2
      }
      return rhythm
    }
    if word(place) == "fortnight" { return Rhythm(every: 2, .week, end: place + 1) }
    if let part = lexeme(place).part, lexeme(place).unit == nil {
      var rhythm = Rhythm(.daily, end: place + 1)
      if has(place + 1, .and), let other = lexeme(place + 2).part, other != part {
        (rhythm.keepsWords, rhythm.end) = (true, place + 3)
      } else {
        rhythm.part = part
      }
      return rhythm
    }
    if !isAll, let (unit, end) = dayUnit(place), unit == .workday { return Rhythm(every: 1, unit, end: end) }
    guard !isAll, let unit = self.unit(place, short: false), unit != .second, isWord(place) else { return nil }
    return Rhythm(every: 1, unit, end: place + 1)
  }

  /// Reads days of the month: `every 2, 15, 27`, `every 27`.
  private func bareDays(_ place: Int) -> Rhythm? {
    guard let (days, end) = dayList(place), days.count > 1 || days[0] > 12, lexeme(end).month == 0,
      end >= count || self[end].kind == .mark || has(end, .at)
    else { return nil }
    var rhythm = Rhythm(.monthly, end: end)
    rhythm.monthDays = days
    return rhythm
  }

  /// Reads `every 2 to 3 weeks`, `alle 2–3 Tage`. The smaller number is meant, the larger one is the alternative.
  private func everyFew(_ place: Int) -> Rhythm? {
    guard let (less, end) = integer(place), isMark(end, Mark.hyphen) || has(end, .upTo) || has(end, .and),
      let (more, after) = integer(end + 1), less > 0, less < more, var rhythm = everyNth(less, after),
      let other = everyNth(more, after)
    else { return nil }
    rhythm.others = [other.rule]
    return rhythm
  }

  /// Reads the unit or weekdays of an interval.
  private func everyNth(_ number: Int, _ place: Int) -> Rhythm? {
    if let list = weekdayList(place, plural: true) {
      var rhythm = Rhythm(.weekly, every: number, weekdays: list.days, end: list.end)
      rhythm.part = list.part
      return rhythm
    }
    guard let unit = self.unit(place, short: false), unit != .second, mayEnd(place + 1) else { return nil }
    return Rhythm(every: number, unit, end: place + 1)
  }

  /// Reads `every half hour`, `alle anderthalb Stunden`, `alle halbe Jahre`.
  private func everyHalf(_ place: Int) -> Rhythm? {
    guard let amount = quantity(place), amount.sixtieths % 60 != 0, let unit = self.unit(amount.end, short: false)
    else { return nil }
    switch unit {
    case .hour: return Rhythm(every: amount.sixtieths, .minute, end: amount.end + 1)
    case .year where amount.sixtieths % 5 == 0: return Rhythm(every: amount.sixtieths / 5, .month, end: amount.end + 1)
    default: return nil
    }
  }

  /// Reads `every june`, `every 2nd june`, `jeden 24. Dezember`, `every December 24`.
  private func everyMonth(_ place: Int) -> Rhythm? {
    if let date = yearlyDate(place) { return date }
    guard let (months, end) = monthList(place) else { return nil }
    var rhythm = Rhythm(.yearly, end: end)
    rhythm.months = months
    return rhythm
  }

  /// Reads `29. Februar`, `February 29`: not a date without its year, but a day of a rule.
  private func leapDay(_ place: Int) -> Rhythm? {
    let isFirst = lexeme(place).month == 2
    guard let (number, end) = ordinal(isFirst ? place + 1 : place) ?? integer(isFirst ? place + 1 : place),
      number == 29, isFirst || lexeme(has(end, .of) ? end + 1 : end).month == 2
    else { return nil }
    var rhythm = Rhythm(.yearly, end: isFirst ? end : has(end, .of) ? end + 2 : end + 1)
    (rhythm.months, rhythm.monthDays) = ([2], [29])
    return rhythm
  }

  /// Reads days of the year without a year: `24. Dezember`, `aug 20 and 30`, `1. und 15. März`, `January 1 and July 1`.
  func yearlyDate(_ place: Int) -> Rhythm? {
    if let several = leapDay(place) ?? daysOfMonth(place) { return several }
    if let feast = holiday(place), let rhythm = yearly(feast, place) { return rhythm }
    guard let date = date(place), !isNumber(date.end - 1) || self[date.end - 1].digits <= 2,
      date.last == nil || date.isList, date.evidence == .strong || isMark(place + 1, Mark.dot)
    else { return nil }
    let civil = date.day.civil
    var rhythm = Rhythm(.yearly, end: date.end)
    rhythm.months = [civil.month]
    rhythm.monthDays = [civil.day] + (date.last.map { [$0.civil.day] } ?? [])
    moreDays(&rhythm, behindMonth: lexeme(place).month > 0)
    return rhythm
  }

  /// Returns the recurrence of a holiday with a fixed date or a fixed weekday of its month, or nil for others.
  private func yearly(_ feast: DayReading, _ place: Int) -> Rhythm? {
    guard feast.isHoliday, !isNumber(feast.end - 1), let (holiday, _) = holidayName(place), let rule = holiday.rule
    else {
      return nil
    }
    var rhythm = Rhythm(.yearly, end: feast.end)
    rhythm.months = [rule.month]
    if rule.day > 0 { rhythm.monthDays = [rule.day] }
    if let weekday = rule.weekday { rhythm.weekdays = [weekday] }
    return rhythm
  }

  /// Reads several days before their month: `1. und 15. März`, `1st and 15th of March`.
  private func daysOfMonth(_ index: Int) -> Rhythm? {
    guard let (days, end) = dayList(index), days.count > 1 else { return nil }
    let place = has(end, .of) ? end + 1 : end
    guard let (months, after) = monthList(place), !isNumber(after) || self[after].digits < 4 else { return nil }
    var rhythm = Rhythm(.yearly, end: after)
    (rhythm.months, rhythm.monthDays) = (months, days)
    return rhythm
  }

  /// Reads what follows a day of the year: more days of its month, or the same day of other months.
  private func moreDays(_ rhythm: inout Rhythm, behindMonth: Bool) {
    while rhythm.monthDays.count < 31 {
      let place = pastListed(rhythm.end)
      guard place > rhythm.end else { return }
      if let date = date(place), date.evidence == .strong, date.last == nil, !isNumber(place) || !behindMonth {
        let civil = date.day.civil
        guard !date.hasYear else { return }
        if rhythm.months == [civil.month] {
          rhythm.monthDays.append(civil.day)
        } else if rhythm.monthDays == [civil.day] {
          rhythm.months.append(civil.month)
        } else {
          return
        }
        rhythm.end = date.end
      } else if behindMonth, let (day, end) = dayOfMonth(place) {
        rhythm.monthDays.append(day)
        rhythm.end = end
      } else {
        return
      }
    }
  }

  /// Reads a day of the month that counts nothing: `20`, `30th`.
  private func dayOfMonth(_ index: Int) -> (day: Int, end: Int)? {
    if let rank = ordinal(index), rank.value <= 31 {
      return lexeme(rank.end).weekday > 0 ? nil : (rank.value, rank.end)
    }
    guard isNumber(index), self[index].digits <= 2, (1...31).contains(self[index].number), mayEnd(index + 1),
      index + 1 >= count || self[index + 1].kind == .mark && !isMark(index + 1, Mark.colon)
        || has(index + 1, [.at, .and, .by, .from, .of, .goal]) || lexeme(index + 1).month > 0
    else { return nil }
    return (self[index].number, index + 1)
  }

  /// Reads a list of days of the month: `2, 15, 27`, `1st and 15th`.
  func dayList(_ index: Int) -> (days: [Int], end: Int)? {
    guard var (day, end) = dayOfMonth(index) ?? ordinal(index) else { return nil }
    var days = [day]
    while days.count < 31 {
      let place = pastListed(end)
      guard place > end, let more = dayOfMonth(place) else { break }
      (day, end) = more
      days.append(day)
    }
    return days.allSatisfy { $0 <= 31 } ? (days, end) : nil
  }

  /// Reads `3 Tage nach Erledigung`, `2 weeks after completion`.
  private func afterCompletion(_ index: Int) -> Rhythm? {
    guard let amount = quantity(index), amount.sixtieths % 60 == 0,
      let unit = self.unit(amount.end, short: false), !unit.isBelowDay, let after = completion(amount.end + 1),
      var rhythm = Rhythm(every: amount.sixtieths / 60, unit, end: after)
    else { return nil }
    rhythm.anchor = .completion
    rhythm.pieces.append(.init(kind: .anchor, tokens: (amount.end + 1)..<after))
    return rhythm
  }

  /// Returns the index after `nach Erledigung`, "after completion" or "when done".
  func completion(_ index: Int) -> Int? {
    var place = index
    guard has(place, .after) || ["when", "from", "ab"].contains(word(place)) else { return nil }
    place = has(place + 1, .article) || word(place + 1) == "jeder" ? place + 2 : place + 1
    guard has(place, .done) else { return nil }
    return place + 1
  }

  /// Reads `montags und mittwochs`, `mondays`, `freitagabends`, `montags bis freitags`.
  private func manyWeekdays(_ index: Int, _ introduced: Bool) -> Rhythm? {
    let isMany = has(index, .plural) || !isGerman && has(index + 1, .plural) && lexeme(index + 1).part != nil
    guard isMany, lexeme(index).weekday > 0 || !isGerman && lexeme(index).unit == .workday,
      mayEnd(index + 1) || isMark(index + 1, Mark.slash),
      let list = weekdayList(index, plural: true)
    else { return nil }
    var rhythm = Rhythm(.weekly, weekdays: list.days, end: list.end)
    rhythm.part = list.part
    return rhythm
  }
}
