extension LineReader {
  /// Reads a time, a range of times or a part of the day.
  /// - Parameter hasDay: Whether a day is next to it, so that weaker evidence suffices.
  func clock(_ index: Int, hasDay: Bool) -> ClockReading? {
    localClock(index, hasDay: hasDay).flatMap { zoned($0) }
  }

  private func localClock(_ index: Int, hasDay: Bool) -> ClockReading? {
    if let range = spokenRange(index, hasDay: hasDay) ?? bareRange(index, hasDay: hasDay) { return range }
    let (start, isPrefixed) = pastClockPrefix(index)
    if let part = dayPart(index, hasDay: hasDay),
      !isPrefixed || part.end > start + 1 || clockCore(start, prefixed: true, hasDay: hasDay) == nil
    {
      return hour(in: part, hasDay: hasDay)
    }
    guard var reading = clockCore(start, prefixed: isPrefixed, hasDay: hasDay) else {
      return isPrefixed ? dayPart(start, hasDay: true) : nil
    }
    if let part = partBehind(pastComma(reading.end)), part.part != .midnight, part.end <= reading.end + 4 {
      reading.settle(part.part ?? .noon)
      reading.evidence = .strong
      reading.end = has(part.end, .clock) ? part.end + 1 : part.end
    } else if has(reading.end, .clock), !has(reading.end - 1, .clock) {
      reading.end += 1
    }
    reading.end = pastExactly(reading.end)
    return ranged(reading, hasDay: hasDay)
  }

  /// Returns the index after "sharp", "on the dot" or `pünktlich`.
  private func pastExactly(_ index: Int) -> Int {
    guard isWord(index), !isGlued(index), !self[index].isCapitalised else { return index }
    if ["sharp", "prompt", "puenktlich", "rum", "herum"].contains(word(index)) { return index + 1 }
    return has(index, .on) && has(index + 1, .article) && word(index + 2) == "dot" ? index + 3 : index
  }

  /// Returns the index after "um", "gegen ca." or "at around", and whether the words include one like "at".
  private func pastClockPrefix(_ index: Int) -> (Int, Bool) {
    var place = index
    if isMark(place, "@"), !isGlued(place) { return (place + 1, true) }
    if isGerman, !self[place].isCapitalised, has(place + 1, [.at, .about]), word(place) == "so" { place += 1 }
    while place < index + 3, has(place, [.at, .about]) || isMark(place, "~") && place > index {
      place = isMark(place + 1, Mark.dot) && has(place, .about) && isGlued(place + 1) ? place + 2 : place + 1
    }
    return (place, place > index && (index..<place).contains { has($0, .at) })
  }

  /// Reads `von 14 bis 15 Uhr`, `between 3:30 and 4:30pm`, `from 9:30-11`.
  private func spokenRange(_ index: Int, hasDay: Bool) -> ClockReading? {
    guard has(index, [.since, .from, .between]) else { return nil }
    let start = pastClockPrefix(index + 1).0
    guard var first = clockCore(start, prefixed: true, hasDay: true, inRange: true) ?? noon(start) else { return nil }
    if let part = partBehind(first.end) {
      first.settle(part.part ?? .noon)
      (first.end, first.evidence) = (part.end, .strong)
    }
    guard let reading = rangeEnd(first, hasDay: true, and: has(index, .between)) else { return nil }
    return reading.evidence == .strong || hasDay ? reading : nil
  }

  /// Reads `9–17 Uhr`, `2 to 3pm`, `10 - 11 at night`. The end of the range shows that its start is a time.
  private func bareRange(_ index: Int, hasDay: Bool) -> ClockReading? {
    if let hours = hoursWithSigns(index) { return hours }
    guard let (hour, end) = integer(index), hour <= 24, self[index].digits <= 2, !has(index - 1, .point),
      !isParticle(index), isMark(end, Mark.hyphen) || has(end, .upTo)
    else { return nil }
    let first = ClockReading(
      minutes: hour * 60, isOpen: hour >= 1 && hour <= 12 && self[index].digits != 2 || hour >= 10 && hour <= 12,
      evidence: .weak, end: end)
    guard let range = rangeEnd(first, hasDay: hasDay, and: false) else { return nil }
    // `morgen 9-11`: next to a day, and with nothing after it that could be counted.
    let isAlone = range.end >= count || self[range.end].kind == .mark
    let last = self[range.end - 1].number
    let isHours = hasDay && isAlone && isNumber(range.end - 1) && (last > hour || hour >= 7 && last < 7)
    return range.evidence == .strong || isHours ? range : nil
  }

  /// Reads `9h30 - 11h`. From 7 on, this is more likely a time than a duration.
  private func hoursWithSigns(_ index: Int) -> ClockReading? {
    guard isNumber(index), self[index].number >= 7, isLetter(index + 1, "h"),
      let first = clockCore(index, prefixed: true, hasDay: true), isMark(first.end, Mark.hyphen),
      isLetter(first.end + 2, "h") || isLetter(first.end + 3, "h"),
      let range = rangeEnd(first, hasDay: true, and: false)
    else { return nil }
    return range
  }

  private func ranged(_ first: ClockReading, hasDay: Bool) -> ClockReading? {
    if let range = rangeEnd(first, hasDay: hasDay, and: false), range.evidence == .strong || hasDay { return range }
    return first
  }

  private func rangeEnd(_ first: ClockReading, hasDay: Bool, and: Bool) -> ClockReading? {
    let dash = isMark(first.end, Mark.hyphen)
    guard dash || has(first.end, .upTo) || and && has(first.end, .and) else { return nil }
    let start = pastClockPrefix(first.end + 1).0
    guard
      var second = clockCore(start, prefixed: true, hasDay: true, inRange: true)
        ?? (dash || and || first.isHalved ? noon(start) : nil),
      let from = first.minutes
    else { return nil }
    if let part = partBehind(second.end) {
      second.settle(part.part ?? .noon)
      (second.end, second.evidence) = (part.end, .strong)
    } else if has(second.end, .clock) {
      (second.end, second.evidence) = (second.end + 1, .strong)
    }
    guard let to = second.minutes, mayEnd(second.end) else { return nil }
    // `9 Uhr bis 18.12.` ends with a date.
    if let date = date(start), date.evidence == .strong, date.end > second.end { return nil }
    var reading = first
    reading.middle = first.end
    (reading.end, reading.evidence) = (second.end, max(first.evidence, second.evidence))
    settleRange(&reading, from: from, to: to, second)
    return reading
  }

  /// Reads "noon" or "midnight" at the end of a range.
  private func noon(_ index: Int) -> ClockReading? {
    guard lexeme(index).part == .noon || lexeme(index).part == .midnight else { return nil }
    let minutes = lexeme(index).part == .noon ? 720 : 1_440
    return ClockReading(minutes: minutes, isHalved: true, evidence: .strong, end: index + 1)
  }

  /// Resolves ambiguous hours: `2–3pm` begins in the afternoon, `11–1pm` in the morning; `8pm–11` ends the same
  /// evening.
  private func settleRange(_ reading: inout ClockReading, from: Int, to: Int, _ second: ClockReading) {
    var (from, to) = (from, to)
    if reading.isOpen, !second.isOpen {
      if second.isHalved {
        let (half, end) = (from % 720, to == 0 ? 1_440 : to)
        from = half + 720 < end ? half + 720 : half
      }
      reading.isOpen = false
    } else if second.isOpen, to <= from, reading.isOpen || to % 720 + 720 > from {
      to = to % 720 + 720
    }
    if to <= from { to += 1_440 }
    reading.minutes = from
    reading.last = to
  }

  /// Reads a part of the day with the hour after it: `Abend um 8`, `afternoon at 3`.
  private func hour(in part: ClockReading, hasDay: Bool) -> ClockReading {
    if var range = spokenRange(pastComma(part.end), hasDay: true), let name = part.part {
      range.settle(name)
      return range
    }
    let (start, isPrefixed) = pastClockPrefix(pastComma(part.end))
    guard isPrefixed || hasDay, let name = part.part,
      var reading = clockCore(start, prefixed: isPrefixed, hasDay: hasDay)
    else { return ranged(part, hasDay: true) ?? part }
    reading.settle(name)
    reading.evidence = .strong
    return ranged(reading, hasDay: true) ?? reading
  }
}
