extension LineReader {
  /// Reads `30 min`, `1,5 h`, `für 45 Minuten`, `half an hour`, `1 Stunde 30`, `1:30 h`, `max. 2 to 3 hours`.
  func duration(_ index: Int) -> (minutes: Int, end: Int, evidence: Evidence)? {
    let lead = pastLead(index)
    let introduced = lead > index
    let place = approximately(lead)
    if isMark(place - 1, Mark.hyphen), isGlued(place) { return nil }
    if let (minutes, end) = clockLength(place) { return (minutes, pastLengthTail(end), .strong) }
    guard let some = span(upperEnd(place) ?? place, short: false) else { return metres(place) }
    guard some.span.hasTime || isOneDay(some.span), let minutes = some.span.wholeMinutes, mayEnd(some.end) else {
      return nil
    }
    if let (more, end) = orMore(some, minutes) { return (more, end, .strong) }
    guard let found = length(some, minutes, index, place, introduced) else { return nil }
    return (found.minutes, pastLengthTail(found.end), found.evidence)
  }

  /// Reads `45m`, which may be metres and so counts only if the line has nothing else.
  private func metres(_ index: Int) -> (minutes: Int, end: Int, evidence: Evidence)? {
    if let (minutes, end) = primes(index) { return (minutes, end, .weak) }
    guard isNumber(index), let some = span(index, short: true), some.span.hasTime, mayEnd(some.end) else { return nil }
    return some.span.wholeMinutes.map { ($0, some.end, .weak) }
  }

  /// Reads `15'` as minutes and `30"` as seconds, rounded up to minutes. Only at the end of the line, since these may
  /// also be feet and inches.
  func primes(_ index: Int) -> (minutes: Int, end: Int)? {
    guard isNumber(index), self[index].digits <= 3, self[index].number > 0, isGlued(index + 1), index + 2 >= count
    else { return nil }
    if isMark(index + 1, "'") { return (self[index].number, index + 2) }
    return isMark(index + 1, Mark.quote) ? ((self[index].number + 59) / 60, index + 2) : nil
  }

  /// Returns true for `half a day` or `1 day`, the maximum length of a task.
  private func isOneDay(_ span: Span) -> Bool {
    span.months == 0 && span.workdays == 0 && span.days * 86_400 + span.seconds <= 86_400
  }

  /// Returns the index after `for`, `takes`, `Dauer:`, `max.`, `up to` or `knapp`.
  private func pastLead(_ index: Int) -> Int {
    var place = index
    for _ in 0..<3 {
      if has(place, .goal) || lexeme(place).measuring == .before && !isMax(place) {
        place += 1
      } else if lexeme(place).measuring == .paired, LineReader.leads.contains(word(place) + " " + word(place + 1)) {
        place += 2
      } else {
        break
      }
      if isMark(place, Mark.colon) || isMark(place, Mark.dot), isGlued(place) { place += 1 }
    }
    return place
  }

  /// Returns true if "Max" is a name, as in `Max 30 min anrufen`.
  private func isMax(_ index: Int) -> Bool {
    self[index].isCapitalised && !isMark(index + 1, Mark.dot) && word(index) == "max"
  }

  private static let leads = [
    "should take", "will take", "up to", "at least", "at most", "bis zu", "less than", "more than",
  ]

  /// Returns the index of the larger of two amounts: `20-30 min`, `zwei bis drei Stunden`.
  private func upperEnd(_ index: Int) -> Int? {
    guard let (less, end) = integer(index), isMark(end, Mark.hyphen) || has(end, .upTo),
      let (more, after) = integer(end + 1), less > 0, less < more, unit(after, short: false)?.isBelowDay == true
    else { return nil }
    return end + 1
  }

  /// Reads `an hour or two` as the longer duration.
  private func orMore(
    _ some: (span: Span, end: Int, isArticle: Bool, unit: TimeUnit), _ minutes: Int
  ) -> (minutes: Int, end: Int)? {
    guard ["or", "oder"].contains(word(some.end)), let (more, end) = integer(some.end + 1), more > 1,
      some.unit == .hour && minutes == 60 || some.unit == .minute && minutes < more,
      end >= count || self[end].kind == .mark
    else { return nil }
    let total = some.unit == .hour ? more * 60 : more
    return more < 100 && total <= EffectiveDuration.longest ? (total, end) : nil
  }

  /// Returns the index after `long`, `tops`, `or so` or `lang`, or after the "of" in "20 minutes of yoga".
  private func pastLengthTail(_ end: Int) -> Int {
    if isGlued(end) { return end }
    let isLast = end + 1 >= count || self[end + 1].kind == .mark
    if lexeme(end).measuring == .behind || ["max", "maximal"].contains(word(end)), !self[end].isCapitalised,
      isGerman || isLast
    {
      return end + 1
    }
    if ["or", "oder"].contains(word(end)), word(end + 1) == "so", end + 2 >= count || self[end + 2].kind == .mark {
      return end + 2
    }
    if !isGerman, word(end) == "of", isWord(end + 1), lexeme(end + 1).isEmpty { return end + 1 }
    return end
  }

  private func length(
    _ some: (span: Span, end: Int, isArticle: Bool, unit: TimeUnit), _ minutes: Int, _ index: Int, _ place: Int,
    _ introduced: Bool
  ) -> (minutes: Int, end: Int, evidence: Evidence)? {
    if some.span.days > 0 { return (minutes, some.end, .weak) }
    // A change of length: "Extend by 30 minutes", `um 30 Minuten verlängern`.
    if ["by", "um"].contains(word(place - 1)) { return nil }
    // A name: `24 Stunden von Le Mans`.
    if isGerman, word(some.end) == "von", !isNumber(some.end + 1) { return nil }
    // "24-hour helpline" names a thing, but a "15-minute walk" takes 15 minutes.
    if isMark(some.end - 2, Mark.hyphen), isGlued(some.end - 1), isWord(some.end), !isGlued(some.end),
      minutes >= 720 || lexeme(some.end).isEmpty && !Doings.has(word(some.end))
    {
      return (minutes, some.end, .weak)
    }
    // A difference, not a duration: "Spend 20 fewer minutes".
    if (place..<some.end).contains(where: { ["less", "fewer"].contains(word($0)) }) {
      return (minutes, some.end, .weak)
    }
    let named = self[some.end - 1]
    // "60 Minutes" and "24 Hours" are names.
    if !isGerman, !introduced, isWord(some.end - 1), named.isCapitalised, !named.isUpperCase, count > some.end - index {
      return (minutes, some.end, .weak)
    }
    if some.isArticle, !introduced, some.unit == .minute { return (minutes, some.end, .weak) }
    if some.isArticle, !isGerman, !introduced, word(place) == "a" || word(place) == "the" {
      return (minutes, some.end, .weak)
    }
    // Names and amounts: "24 hours of Le Mans", `24 Stunden Pflege`; an ordinal: "a second opinion".
    if minutes >= 1_440, !introduced, isWord(some.end) { return (minutes, some.end, .weak) }
    if some.unit == .second, !introduced || some.isArticle { return (minutes, some.end, .weak) }
    if isMark(some.end, Mark.hyphen), isGlued(some.end) { return nil }
    return (minutes, some.end, .strong)
  }

  /// Reads `1:30 h`, `0:45 Std`.
  private func clockLength(_ index: Int) -> (minutes: Int, end: Int)? {
    guard isNumber(index), isMark(index + 1, Mark.colon), isNumber(index + 2), self[index + 2].digits == 2,
      self[index].number <= 12, self[index + 2].number < 60, unit(index + 3, short: false) == .hour, mayEnd(index + 4)
    else { return nil }
    let minutes = self[index].number * 60 + self[index + 2].number
    return minutes >= 1 && minutes <= EffectiveDuration.longest ? (minutes, index + 4) : nil
  }
}
