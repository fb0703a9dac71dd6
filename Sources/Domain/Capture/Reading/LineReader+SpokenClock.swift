extension LineReader {
  /// Reads `halb vier`, `dreiviertel vier`, `viertel nach 3`, `20 vor 4`, `fünf nach halb 4`, `half past three`,
  /// `a quarter to 5pm`.
  func spoken(_ index: Int, prefixed: Bool) -> ClockReading? {
    let index = !isGerman && has(index, .article) && has(index + 1, .quarter) ? index + 1 : index
    if has(index, .half), lexeme(index).unit == nil { return halfHour(index, prefixed: prefixed) }
    if has(index, .threeQuarters), let hour = hour(index + 1) { return settled(hour.hour * 60 - 15, hour.end) }
    if isGerman, word(index) == "drei", word(index + 1) == "viertel", let hour = hour(index + 2) {
      return settled(hour.hour * 60 - 15, hour.end)
    }
    if has(index, .quarter) { return quarterHour(index) }
    guard let (minutes, end) = integer(index), minutes >= 1, minutes < 60 else { return nil }
    let after = lexeme(end).unit == .minute ? end + 1 : end
    guard has(after, [.past, .to]), !has(after, .upTo) || !isGerman && word(after) == "to" && minutes % 5 == 0 else {
      return nil
    }
    if isGerman, has(after + 1, .half), let hour = hour(after + 2) {
      return settled(hour.hour * 60 - 30 + (has(after, .past) ? minutes : -minutes), hour.end)
    }
    guard let hour = hour(after + 1) else { return nil }
    var reading = settled(hour.hour * 60 + (has(after, .past) ? minutes : -minutes), hour.end)
    // "five to four" may also be a range or a score.
    if ["to", "of"].contains(word(after)), !hour.isNamed, !prefixed {
      reading?.evidence = isNumber(index) ? .weak : .fair
    }
    return reading
  }

  /// Reads `halb vier`, `half past three` and the British `half three`, which all mean 3:30.
  private func halfHour(_ index: Int, prefixed: Bool) -> ClockReading? {
    if isGerman {
      guard word(index) == "halb", let hour = hour(index + 1) else { return nil }
      return settled(hour.hour * 60 - 30, hour.end)
    }
    if has(index + 1, .past), let hour = hour(index + 2) { return settled(hour.hour * 60 + 30, hour.end) }
    guard let hour = hour(index + 1) else { return nil }
    var reading = settled(hour.hour * 60 + 30, hour.end)
    if !prefixed { reading?.evidence = isNumber(index + 1) ? .weak : .fair }
    return reading
  }

  private func quarterHour(_ index: Int) -> ClockReading? {
    if has(index + 1, [.past, .to]), let hour = hour(index + 2) {
      return settled(hour.hour * 60 + (has(index + 1, .past) ? 15 : -15), hour.end)
    }
    if !isGerman, word(index + 1) == "of", let hour = hour(index + 2) { return settled(hour.hour * 60 - 15, hour.end) }
    guard isGerman, let hour = hour(index + 1) else { return nil }
    return settled(hour.hour * 60 - 45, hour.end)
  }

  private func settled(_ minutes: Int, _ end: (place: Int, isAfternoon: Bool?)) -> ClockReading? {
    let isOpen = minutes < 780
    let minutes = (minutes + 1_440) % 1_440
    guard let isAfternoon = end.isAfternoon else {
      return ClockReading(
        minutes: minutes, isOpen: isOpen, isSpoken: true, evidence: .strong, end: end.place)
    }
    let half = minutes % 720
    return ClockReading(minutes: isAfternoon ? half + 720 : half, isHalved: true, evidence: .strong, end: end.place)
  }

  /// Reads the hour from which minutes are counted.
  private func hour(_ index: Int) -> (hour: Int, end: (place: Int, isAfternoon: Bool?), isNamed: Bool)? {
    if !isGerman, lexeme(index).part == .noon { return (12, (index + 1, nil), true) }
    if lexeme(index).part == .midnight { return (24, (index + 1, nil), true) }
    guard let (hour, end) = integer(index), hour <= 24, self[index].digits <= 2 else { return nil }
    if let half = meridiem(end) {
      let start = hour % 12 + (half.isAfternoon ? 12 : 0)
      return (start, (half.end, half.isAfternoon), true)
    }
    if has(end, .clock) || hour > 12 && isGlued(end) && isLetter(end, "h") { return (hour, (end + 1, nil), true) }
    guard mayEnd(end), !has(end, [.measure, .counted]), unit(end, short: true) == nil,
      !has(index, .article) || hour != 1
    else { return nil }
    return (hour, (end, nil), false)
  }
}

extension LineReader {
  /// Reads `am Abend`, `in der Früh`, `in the morning`, `at night`, `nachmittags`; next to a day also the bare noun.
  func dayPart(_ index: Int, hasDay: Bool) -> ClockReading? {
    var place = index
    if !isGerman, lexeme(place).ordinal == 1, word(place) == "first", word(place + 1) == "thing" {
      place += 2
      let isAlone = lexeme(place).part == nil && !has(place, [.within, .on]) || lexeme(place).weekday > 0
      if isAlone, hasDay || lexeme(place).days != nil || lexeme(place).weekday > 0 {
        return ClockReading(part: .morning, evidence: .fair, end: place)
      }
    }
    if let meal = mealtime(place, hasDay) { return meal }
    if !isGerman, word(place) == "mid" {
      // "Mid-day"
      let day = isMark(place + 1, Mark.hyphen) && isGlued(place + 1) ? place + 2 : place + 1
      if word(day) == "day" { return ClockReading(part: .noon, evidence: hasDay ? .strong : .fair, end: day + 1) }
    }
    if !isGerman, has(place, .early), has(place + 1, .within), has(place + 2, .article), lexeme(place + 3).part != nil {
      place += 1
    }
    if hasDay, place == index, let sloppy = sloppyPart(place) { return sloppy }
    if hasDay, has(place, .early), has(place + 1, .within) { place += 1 }
    let introduced = has(place, [.on, .within, .at]) && !isParticle(place) || word(place) == "gegen"
    if introduced { place += 1 }
    if has(place, .article) { place += 1 }
    if introduced, has(place, .early) || word(place) == "first", lexeme(place + 1).part != nil { place += 1 }
    if hasDay, place == index, has(place, .early), lexeme(place + 1).part != nil { place += 1 }
    if !isGerman, has(place, .plural), integer(place - 1) != nil { return nil }
    guard let part = lexeme(place).part, lexeme(place).weekday == 0,
      lexeme(place).days == nil || isMorning(place, hasDay)
    else { return nil }
    if place > index, !introduced, !has(place - 1, .early) { return nil }
    if self[place].kind == .word, !mayEnd(place + 1) { return nil }
    var end = place + 1
    if has(end, .hence), word(end) == "spaeter" { return nil }
    if isGerman, hasDay, part == .morning, lexeme(end).part == .morning { end += 1 }
    return ClockReading(minutes: nil, part: part, evidence: partEvidence(place, introduced, hasDay), end: end)
  }

  /// Reads `tomorrow after lunch`. Requires a day, since "after lunch" alone is rarely meant as a time.
  private func mealtime(_ index: Int, _ hasDay: Bool) -> ClockReading? {
    guard hasDay, !isGerman, ["at", "after", "before", "over", "during"].contains(word(index)),
      word(index + 1) == "lunch", mayEnd(index + 2), !isWord(index + 2) || !lexeme(index + 2).isEmpty
    else { return nil }
    let minutes = has(index, .after) ? 13 * 60 : 12 * 60
    return ClockReading(minutes: minutes, isHalved: true, evidence: .strong, end: index + 2)
  }

  /// Reads `Friday pm`, `tomorrow am`, `Sat eve`.
  private func sloppyPart(_ index: Int) -> ClockReading? {
    guard !isGerman, !self[index].isCapitalised || self[index].isUpperCase, !isGlued(index) else { return nil }
    if let half = meridiem(index) {
      return ClockReading(part: half.isAfternoon ? .afternoon : .morning, evidence: .strong, end: half.end)
    }
    guard word(index) == "eve", mayEnd(index + 1) else { return nil }
    return ClockReading(part: .evening, evidence: .strong, end: index + 1)
  }

  /// Reads a part of the day after an hour; `morgen` alone means tomorrow.
  func partBehind(_ index: Int) -> ClockReading? {
    lexeme(index).days == nil ? dayPart(index, hasDay: true) : nil
  }

  /// Returns true if `morgen` means the morning instead of tomorrow.
  private func isMorning(_ index: Int, _ hasDay: Bool) -> Bool {
    guard lexeme(index).days == 1 else { return false }
    if hasDay { return true }
    return has(index - 1, .on)
  }

  private func partEvidence(_ place: Int, _ introduced: Bool, _ hasDay: Bool) -> Evidence {
    let token = self[place]
    if introduced || hasDay { return .strong }
    if has(place, .plural) { return token.isCapitalised && token.lexeme.part == .night ? .weak : .strong }
    return token.lexeme.part == .midnight || token.lexeme.part == .noon ? .fair : .weak
  }
}
