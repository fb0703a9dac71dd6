extension LineReader {
  /// Reads a single time without introductory words.
  /// - Parameters:
  ///   - prefixed: Whether "um", "at" or the like precedes it, so that a bare hour suffices.
  ///   - inRange: Whether it begins or ends a range, so that a bare hour is expected.
  func clockCore(_ index: Int, prefixed: Bool, hasDay: Bool, inRange: Bool = false) -> ClockReading? {
    if var digital = digital(index, prefixed: prefixed || hasDay) {
      digital.hasMinutes = true
      return digital
    }
    // "From 10 to 12" does not mean ten minutes to twelve.
    if !inRange || isGerman || word(index + 1) != "to", let spoken = spoken(index, prefixed: prefixed || hasDay) {
      return spoken
    }
    if let joined = joinedHour(index) { return joined }
    guard let (hour, end) = integer(index), hour <= 24, self[index].digits <= 2 else {
      return military(index, prefixed: prefixed || hasDay)
    }
    if let half = meridiem(end), hour >= 1, hour <= 12 {
      return halved(hour * 60, half)
    }
    if hour == 12, !isGerman, lexeme(end).part == .noon || lexeme(end).part == .midnight {
      // "12 noon"
      return ClockReading(
        minutes: lexeme(end).part == .noon ? 720 : 1_440, isHalved: true, evidence: .strong, end: end + 1)
    }
    if let short = shortHalf(index, hour, end, expected: prefixed || inRange || hasDay) { return short }
    if let read = wordsOfHour(index, hour, end, prefixed: prefixed || hasDay) { return read }
    if isClockWord(end) { return uhr(hour, end + (has(end, .clock) ? 1 : 2)) }
    if let reading = hourSign(index, hour, end, prefixed: prefixed || hasDay) { return reading }
    if hour <= 12, hour > 0, word(end) == "in", word(end + 1) == "the", has(end + 2, [.am, .pm]) {
      return halved(hour * 60, (has(end + 2, .pm), end + 3))
    }
    if hour <= 12, hour > 0, namesPart(end), !has(index - 1, .point) {
      return open(hour, 0, end, padded: false, .strong)
    }
    guard prefixed || inRange, mayEnd(end), inRange || isBareHour(end), !has(index, .article) || isNumber(index)
    else { return nil }
    return open(hour, 0, end, padded: self[index].digits == 2 && hour < 10, inRange ? .weak : .strong)
  }

  /// Reads `330pm`, `1145 a.m.`.
  private func joinedHour(_ index: Int) -> ClockReading? {
    let number = self[index].number
    guard isNumber(index), self[index].digits == 3 || self[index].digits == 4, (100..<1_300).contains(number),
      number % 100 < 60, let half = meridiem(index + 1)
    else { return nil }
    return halved(number / 100 * 60 + number % 100, half)
  }

  /// Reads `3p`, `9a`. The evidence can be weak, since a single letter may also follow other numbers.
  private func shortHalf(_ index: Int, _ hour: Int, _ end: Int, expected: Bool) -> ClockReading? {
    guard !isGerman, isNumber(index), (1...12).contains(hour), isGlued(end), isLetter(end, "p") || isLetter(end, "a"),
      mayEnd(end + 1) || isMark(end + 1, Mark.hyphen), !has(index - 1, .point)
    else { return nil }
    var reading = halved(hour * 60, (isLetter(end, "p"), end + 1))
    if !expected { reading.evidence = isLetter(end, "p") ? .fair : .weak }
    return reading
  }

  /// Reads `three thirty pm`, `three-thirty`, `at 3 15`, `at eight oh five`, `at 6ish`, `3-ish pm`.
  private func wordsOfHour(_ index: Int, _ hour: Int, _ end: Int, prefixed: Bool) -> ClockReading? {
    guard !isGerman, hour >= 1, hour <= 12 else { return nil }
    let joined = isMark(end, Mark.hyphen) && isGlued(end) && isGlued(end + 1) ? end + 1 : end
    if isGlued(end), word(joined) == "ish" {
      if let half = meridiem(joined + 1) { return halved(hour * 60, half) }
      return open(hour, 0, joined + 1, padded: false, prefixed ? .strong : .fair)
    }
    guard let (minute, after) = minutesInWords(joined), isNumber(index) == isNumber(joined) || minute < 10,
      !isNumber(index) || joined == end && self[joined].digits == 2 && !isGlued(joined)
    else { return nil }
    if let half = meridiem(after) { return halved(hour * 60 + minute, half) }
    let isWhole =
      !isNumber(index) && (minute % 5 == 0 || minute < 10) && (after >= count || self[after].kind == .mark)
    guard prefixed || isWhole, mayEnd(after), isBareHour(after) else { return nil }
    return open(hour, minute, after, padded: false, prefixed ? .strong : joined > end ? .fair : .weak)
  }

  /// Reads the minutes after an hour: `fifteen`, `15`, `oh five`.
  private func minutesInWords(_ index: Int) -> (value: Int, end: Int)? {
    if ["oh", "o", "ou", "zero"].contains(word(index)) {
      let next = isMark(index + 1, Mark.hyphen) && isGlued(index + 1) && isGlued(index + 2) ? index + 2 : index + 1
      let minute = Int(lexeme(next).cardinal)
      return (1...9).contains(minute) && isWord(next) ? (minute, next + 1) : nil
    }
    guard let (minute, after) = integer(index), (10..<60).contains(minute), !has(after, .times) else { return nil }
    return (minute, after)
  }

  /// Returns true if "in the morning", `am Abend`, "tonight" or `abends` begins here.
  private func namesPart(_ index: Int) -> Bool {
    if isGlued(index) { return false }
    if lexeme(index).days == 0, lexeme(index).part != nil { return true }
    if has(index, .this), lexeme(index + 1).part != nil { return true }
    guard let part = partBehind(index), part.part != .midnight, part.part != .noon else { return false }
    return part.end > index + 1 || isGerman && has(index, .plural)
  }

  private func isClockWord(_ index: Int) -> Bool {
    has(index, .clock) || isLetter(index, "o") && word(index + 1) == "clock"
  }

  private func open(_ hour: Int, _ minute: Int, _ end: Int, padded: Bool, _ evidence: Evidence) -> ClockReading? {
    guard hour < 24 || minute == 0 else { return nil }
    return ClockReading(
      minutes: hour * 60 + minute, isOpen: hour >= 1 && hour <= 12 && !padded, evidence: evidence, end: end)
  }

  private func halved(_ minutes: Int, _ half: (isAfternoon: Bool, end: Int)) -> ClockReading {
    ClockReading(
      minutes: minutes % 720 + (half.isAfternoon ? 720 : 0), isHalved: true, evidence: .strong, end: half.end)
  }

  /// Reads `15:30`, `15.30 Uhr`, `15h30`, `9:02:43.1`, `3:30pm`.
  private func digital(_ index: Int, prefixed: Bool) -> ClockReading? {
    let (first, second) = (self[index], self[index + 2])
    guard isNumber(index), first.digits <= 2, first.number <= 24, isNumber(index + 2), second.digits == 2,
      second.number < 60, isGlued(index + 1), isGlued(index + 2)
    else { return nil }
    let isColon = isMark(index + 1, Mark.colon)
    let isHour = isLetter(index + 1, "h")
    guard isColon || isHour || isMark(index + 1, Mark.dot) else { return nil }
    var end = index + 3
    if isColon, isMark(end, Mark.colon) || isMark(end, Mark.dot) && isGlued(end), isNumber(end + 1), isGlued(end + 1),
      self[end + 1].digits == 2
    {
      end += 2
      if isMark(end, Mark.dot), isGlued(end + 1), isNumber(end + 1) { end += 2 }
    }
    if isLetter(index - 1, "t"), isGlued(index) {
      return open(first.number, second.number, end, padded: true, .strong)
    }
    if isHour, isLetter(end, "m") || lexeme(end).unit == .minute { return nil }
    if let half = meridiem(end), first.number <= 12 {
      return halved(first.number * 60 + second.number, half)
    }
    if isColon, isGlued(end), mayEnd(end + 1), isLetter(end, "p") || isLetter(end, "a"), first.number <= 12 {
      return halved(first.number * 60 + second.number, (isLetter(end, "p"), end + 1))
    }
    let named = isClockWord(end)
    guard
      isColon || isHour && (prefixed || first.number > 12) || named
        || prefixed && (isGerman || first.number > 12 || mayEnd(end))
    else {
      return nil
    }
    if isColon, isLetter(end, "h"), isGlued(end), mayEnd(end + 1), prefixed || first.number > 12 {
      return open(first.number, second.number, end + 1, padded: true, .strong)
    }
    guard lexeme(end).unit == nil || isLetter(end, "h"), named || mayEnd(end) || isRangeMark(end) else { return nil }
    if !isColon, !named, !isHour, has(end, .measure) { return nil }
    if named { end += has(end, .clock) ? 1 : 2 }
    // "1:30 h" is a duration.
    if isLetter(end, "h"), !prefixed, first.number <= 12 { return nil }
    if isLetter(end, "h"), !isGlued(end) { end += 1 }
    if isColon, has(index - 1, .point), !prefixed { return nil }
    return open(first.number, second.number, end, padded: first.digits == 2, .strong)
  }

  private func isRangeMark(_ index: Int) -> Bool { isMark(index, Mark.hyphen) && isNumber(index + 1) }

  /// Reads `15 Uhr`, `15 Uhr 30`, `drei Uhr fünfzehn`.
  private func uhr(_ hour: Int, _ end: Int) -> ClockReading? {
    if let (minute, after) = integer(end), minute < 60, minute > 0, self[end].digits != 1,
      unit(after, short: true) == nil,
      !has(after, [.measure, .clock]), mayEnd(after), !isMark(after, Mark.dot) || !isGlued(after) || after >= count - 1,
      lexeme(after).month == 0, meridiem(after) == nil, isGerman
    {
      return open(hour, minute, after, padded: false, .strong)
    }
    if !isGerman, let half = meridiem(end) {
      return halved(hour * 60, half)
    }
    return open(hour, 0, end, padded: false, .strong)
  }

  /// Reads `16h` after "um" or next to a day; from 13 on also alone.
  private func hourSign(_ index: Int, _ hour: Int, _ end: Int, prefixed: Bool) -> ClockReading? {
    guard isNumber(index), isLetter(end, "h"), mayEnd(end + 1), hour < 24, isGlued(end) else { return nil }
    guard
      prefixed && (has(index - 1, .at) || isMark(index - 1, Mark.hyphen) || knowsZones && zoneBehind(end + 1) != nil)
        || hour > 12
    else { return nil }
    return open(hour, 0, end + 1, padded: false, .strong)
  }

  /// Reads `1530` after "at" or "um", or before "hours", "h" or `Uhr`.
  private func military(_ index: Int, prefixed: Bool) -> ClockReading? {
    if let short = threeDigits(index, prefixed: prefixed) { return short }
    let isAlone = word(index + 1) == "hours" && index + 2 >= count
    guard isNumber(index), self[index].digits == 4, self[index].number % 100 < 60, self[index].number < 2_400,
      isAlone || has(index + 1, .clock) || isLetter(index + 1, "h")
        || prefixed && (word(index + 1) == "hours" || isPlain(index))
    else { return nil }
    let number = self[index].number
    let isTold = !isAlone || prefixed
    let isNamed = has(index + 1, .clock) || isLetter(index + 1, "h") || word(index + 1) == "hours"
    return ClockReading(
      minutes: number / 100 * 60 + number % 100, evidence: isTold ? .strong : .weak,
      end: isNamed ? index + 2 : index + 1)
  }

  /// Reads `tonight 815`, `at 730 in the evening`, `tomorrow at 150ish`. Requires a day or a part of it, since 730
  /// could also be a price.
  private func threeDigits(_ index: Int, prefixed: Bool) -> ClockReading? {
    let number = self[index].number
    guard !isGerman, prefixed, isNumber(index), self[index].digits == 3, number % 100 < 60, number % 5 == 0 else {
      return nil
    }
    let isAbout = isGlued(index + 1) && word(index + 1) == "ish"
    let end = isAbout ? index + 2 : index + 1
    let before = has(index - 1, .at) ? index - 2 : index - 1
    let isBehindDay = lexeme(before).days != nil && (end >= count || self[end].kind == .mark)
    guard mayEnd(end), isBehindDay || has(index - 1, .at) && (namesPart(end) || lexeme(end).days != nil) else {
      return nil
    }
    return open(number / 100, number % 100, end, padded: false, .strong)
  }

  /// Returns true for four digits that are neither a year nor a house number: `at 1630`, `tomorrow 0900`.
  private func isPlain(_ index: Int) -> Bool {
    let number = self[index].number
    let isYear =
      (1_900...2_100).contains(number)
      && !(has(index - 1, .at) && (lexeme(index - 2).days != nil || lexeme(index - 2).weekday > 0))
    guard mayEnd(index + 1), number % 5 == 0, !isYear else { return false }
    return index + 1 >= count || self[index + 1].kind == .mark || lexeme(index + 1).days != nil
      || lexeme(index + 1).weekday > 0 || has(index + 1, .on)
  }

  /// Reads `am`, `pm`, `a.m.`, `p. m.`. Only English allows a space before them.
  func meridiem(_ index: Int) -> (isAfternoon: Bool, end: Int)? {
    if has(index, [.am, .pm]), isGlued(index) || !isGerman, isWord(index) {
      guard mayEnd(index + 1) || isMark(index + 1, Mark.hyphen) else { return nil }
      let end =
        isMark(index + 1, Mark.dot) && isGlued(index + 1) && !isGlued(index + 2) && index + 2 < count
        ? index + 2 : index + 1
      return (has(index, .pm), end)
    }
    // "5 p m"
    if !isGerman, isLetter(index, "a") || isLetter(index, "p"), isLetter(index + 1, "m"), !isGlued(index + 1),
      mayEnd(index + 2)
    {
      return (isLetter(index, "p"), index + 2)
    }
    guard isLetter(index, "a") || isLetter(index, "p"), isMark(index + 1, Mark.dot), isLetter(index + 2, "m")
    else { return nil }
    let end = isMark(index + 3, Mark.dot) && isGlued(index + 3) ? index + 4 : index + 3
    return (isLetter(index, "p"), end)
  }

  /// Returns true if a bare hour may end here: no counted thing and no street follows.
  private func isBareHour(_ end: Int) -> Bool {
    if isMark(end, Mark.dot), isGlued(end), end < count - 1, isGerman || isNumber(end + 1) { return false }
    if isMark(end, "%") || isMark(end, Mark.currency) || isMark(end, Mark.slash) { return false }
    if has(end, [.measure, .counted]) || unit(end, short: true) != nil || lexeme(end).month > 0 { return false }
    if has(end, .ideal) && isGlued(end) { return false }
    if !isGerman, self[end].isCapitalised,
      ["street", "st", "road", "avenue", "ave", "lane", "drive"].contains(word(end + 1))
    {
      return false
    }
    return isGerman || !isPlural(end)
  }

  /// Returns true if a word looks like a plural: "houses", not "discuss".
  func isPlural(_ index: Int) -> Bool {
    let token = self[index]
    guard token.kind == .word, token.lexeme.isEmpty, !token.isCapitalised, token.end - token.start > 3 else {
      return false
    }
    let bytes = line.bytes[token.start..<token.end]
    return bytes.last == UInt8(ascii: "s")
      && ![UInt8(ascii: "s"), UInt8(ascii: "u"), UInt8(ascii: "i")].contains(bytes[token.end - 2])
  }
}
