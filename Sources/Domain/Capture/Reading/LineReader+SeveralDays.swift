/// Several days that imply a recurrence: lists of weekdays, the working week, parts of every day.
extension LineReader {
  /// Reads `Monday to Friday at 9`, `von Montag bis Freitag um 9`. With a time, the working week is a recurrence;
  /// without one, it is a range of days.
  func workingWeek(_ index: Int) -> Rhythm? {
    let place = has(index, [.from, .since]) ? index + 1 : index
    guard let end = endOfWorkingWeek(place), mayEnd(end) else { return nil }
    let isTimed = clock(pastComma(end), hasDay: true)?.minutes != nil || endsClock(index)
    return isTimed ? Rhythm(.weekly, weekdays: [1, 2, 3, 4, 5], end: end) : nil
  }

  /// Returns the index after "Monday to Friday".
  func endOfWorkingWeek(_ index: Int) -> Int? {
    guard lexeme(index).weekday == 1, !has(index, .plural) else { return nil }
    let dot = isMark(index + 1, Mark.dot) && isGlued(index + 1) ? index + 2 : index + 1
    guard isMark(dot, Mark.hyphen) || has(dot, .upTo), lexeme(dot + 1).weekday == 5, !has(dot + 1, .plural) else {
      return nil
    }
    return isMark(dot + 2, Mark.dot) && isGlued(dot + 2) && has(dot + 1, .short) ? dot + 3 : dot + 2
  }

  /// Returns true if a time ends before an index.
  private func endsClock(_ index: Int) -> Bool {
    let last = isMark(index - 1, Mark.comma) ? index - 2 : index - 1
    return has(last, [.am, .pm, .clock]) || isNumber(last) && has(last - 1, .at)
      || isNumber(last) && isMark(last - 1, Mark.colon) && isGlued(last)
  }

  /// Reads several weekdays, which imply every week: `Di und Do`, `Mo, Mi, Fr`, `Mo Mi Fr`, `Mon/Wed`, `mon-fri`,
  /// `Monday, Wednesday and Friday`.
  func severalWeekdays(_ index: Int) -> Rhythm? {
    // "next Monday, Wednesday and Friday" is not a recurrence.
    let isRest =
      lexeme(index - 2).weekday > 0 && (isMark(index - 1, Mark.comma) || has(index - 1, .and))
      || lexeme(index - 1).weekday > 0
    guard lexeme(index).weekday > 0, !has(index, .plural), !isRest,
      let list = weekdayList(index, plural: false), list.days.count > 1, mayEnd(list.end)
    else { return nil }
    let isShort = has(index, .short)
    let isWorkingWeek = isShort && endOfWorkingWeek(index) == list.end
    guard self[index].isCapitalised || !isGerman || isWorkingWeek else { return nil }
    let days = (index..<list.end).filter { lexeme($0).weekday > 0 }
    let isRange = list.days.count > days.count
    let isCertain = self[index].isCapitalised || !isShort || days.count > 2 || isWorkingWeek
    guard days.count > 1, isCertain,
      days.allSatisfy({ has($0, .short) == isShort && self[$0].isCapitalised == self[index].isCapitalised }),
      !(index..<list.end).contains(where: { ["oder", "or"].contains(word($0)) }),
      !isRange || isShort && list.days == [1, 2, 3, 4, 5] || days.count > 2,
      list.part != nil || mayGoOn(index, list.end, isLong: list.days.count > 2)
    else { return nil }
    var rhythm = Rhythm(.weekly, weekdays: list.days, end: list.end)
    rhythm.part = list.part
    return rhythm
  }

  /// Returns true if the words after weekdays allow a recurrence: none, a time or a cycle. After three weekdays, also a
  /// companion or, if they begin the line, an activity.
  private func mayGoOn(_ index: Int, _ end: Int, isLong: Bool) -> Bool {
    let cycle = lexeme(end).cycle?.unit
    if end >= count || has(end, .every) || cycle == .day || cycle == .week { return true }
    if self[end].kind == .mark || isHour(end) { return true }
    guard isLong else { return false }
    if ["mit", "with", "for", "at"].contains(word(end)) { return true }
    return index == 0 && isWord(end) && (isGerman ? self[end].isCapitalised : lexeme(end).isEmpty)
  }

  /// Returns true if a number is more likely a time than a day of the month.
  private func isHour(_ index: Int) -> Bool {
    guard let clock = clock(index, hasDay: true) else { return false }
    return clock.minutes != nil && (!isNumber(index) || !isMark(index + 1, Mark.dot))
  }

  /// Reads `Morgens und abends`, `mornings and evenings`. A rule cannot express several times a day, so the words stay.
  func parts(_ index: Int) -> Rhythm? {
    guard has(index, .plural), has(index + 2, .plural), lexeme(index).weekday == 0, lexeme(index).part != nil,
      lexeme(index + 2).part != nil, has(index + 1, .and) || isMark(index + 1, "&")
    else { return nil }
    var rhythm = Rhythm(.daily, end: index + 3)
    rhythm.keepsWords = true
    return rhythm
  }
}
