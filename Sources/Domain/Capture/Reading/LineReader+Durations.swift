extension LineReader {
  /// `30 min`, `1,5 h`, `für 45 Minuten`, `half an hour`, `1 Stunde 30`, `1:30 h`.
  func duration(_ index: Int) -> (minutes: Int, end: Int, evidence: Evidence)? {
    var place = index
    let introduced = has(place, .goal) || ["dauer", "duration", "takes", "dauert"].contains(word(place))
    if introduced { place = isMark(place + 1, Mark.colon) ? place + 2 : place + 1 }
    place = approximately(place)
    if let (minutes, end) = clockLength(place) { return (minutes, end, .strong) }
    guard let some = span(place, short: false), some.span.hasTime, let minutes = some.span.wholeMinutes,
      mayEnd(some.end)
    else { return nil }
    if some.span.days > 0, !introduced { return nil }
    if isGlued(place), isMark(place - 1, Mark.hyphen) { return nil }
    // "Extend by 30 minutes", „um 30 Minuten verlängern“
    if ["by", "um"].contains(word(place - 1)) { return nil }
    // „24 Stunden von Le Mans“
    if isGerman, word(some.end) == "von", !isNumber(some.end + 1) { return nil }
    // "24-hour helpline" is a kind of thing, "15-minute walk" takes as long.
    if isMark(some.end - 2, Mark.hyphen), isGlued(some.end - 1), isWord(some.end), !isGlued(some.end),
      minutes >= 720 || lexeme(some.end).isEmpty && !Doings.has(word(some.end))
    {
      return (minutes, some.end, .weak)
    }
    let named = self[some.end - 1]
    // "60 Minutes" and "24 Hours" are names of things.
    if !isGerman, !introduced, isWord(some.end - 1), named.isCapitalised, !named.isUpperCase, count > some.end - index {
      return (minutes, some.end, .weak)
    }
    if some.isArticle, !introduced, some.unit == .minute { return (minutes, some.end, .weak) }
    if some.isArticle, !isGerman, !introduced, word(place) == "a" || word(place) == "the" {
      return (minutes, some.end, .weak)
    }
    if some.unit == .second, !introduced { return (minutes, some.end, .weak) }
    if isMark(some.end, Mark.hyphen), isGlued(some.end) { return nil }
    return (minutes, some.end, .strong)
  }

  /// `1:30 h`, `0:45 Std`.
  private func clockLength(_ index: Int) -> (minutes: Int, end: Int)? {
    guard isNumber(index), isMark(index + 1, Mark.colon), isNumber(index + 2), self[index + 2].digits == 2,
      self[index].digits <= 2, self[index + 2].number < 60, unit(index + 3, short: false) == .hour, mayEnd(index + 4)
    else { return nil }
    let minutes = self[index].number * 60 + self[index + 2].number
    return minutes >= 1 && minutes <= EffectiveDuration.longest ? (minutes, index + 4) : nil
  }
}
