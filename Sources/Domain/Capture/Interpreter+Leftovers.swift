/// Words next to a recognized expression that look like the rest of it.
extension Interpreter {
  /// Sets the leftover of each chip: unrecognized words next to it that look like its continuation. Offers their
  /// meaning as an alternative if it is known.
  mutating func tellLeftovers() {
    for place in captured.chips.indices where captured.chips[place].leftover == nil {
      guard Interpreter.kinds.contains(captured.chips[place].kind) else { continue }
      let span = spans[place]
      if let end = continuation(span.upperBound, of: captured.chips[place].kind) {
        captured.chips[place].leftover = text(span.upperBound..<end)
        offer(span.upperBound..<end, at: place)
      } else if let start = beginning(span.lowerBound) {
        captured.chips[place].leftover = text(start..<span.lowerBound)
      }
    }
  }

  /// Sets the leftover of the due chip to a second date further on, which stays in the title:
  /// `Flight Oct 5, hotel till noon, back Oct 12`.
  mutating func tellOtherDay(_ findings: [Finding]) {
    guard let place = captured.chips.lastIndex(where: { $0.kind == .due }), captured.chips[place].leftover == nil,
      captured.until == nil, captured.notBefore == nil
    else { return }
    for finding in findings where finding.evidence == .strong && finding.tokens.allSatisfy({ isFree($0) }) {
      guard case .moment(let moment) = finding.meaning, moment.day != nil else { continue }
      captured.chips[place].leftover = text(finding.tokens)
      return offer(finding.tokens, at: place)
    }
  }

  private static let kinds: [Chip.Kind] = [.due, .notBefore, .until, .recurrence, .duration, .anchor]

  /// Offers the second day of `tomorrow and Friday` as an alternative.
  private mutating func offer(_ words: Range<Int>, at place: Int) {
    guard captured.chips[place].kind == .due,
      let start = words.first(where: { reader.moment($0).map { $0.day != nil && $0.end >= words.upperBound } ?? false }
      ),
      let moment = reader.moment(start)
    else { return offerTime(words, at: place) }
    var due = settle(moment).value
    if due.time == nil { due.time = captured.due?.time }
    let value = due.captured
    if captured.chips[place].value != value, !captured.chips[place].alternatives.contains(value) {
      captured.chips[place].alternatives.insert(value, at: 0)
    }
  }

  /// Offers the second time of `at 9 and 17` as an alternative.
  private mutating func offerTime(_ words: Range<Int>, at place: Int) {
    guard captured.chips[place].kind == .due, let due = Due(captured: captured.chips[place].value), due.time != nil,
      let minutes = otherTime(words.lowerBound)?.minutes, let time = WallTime(minutes: minutes % 1_440)
    else { return }
    let value = Due(day: due.day, time: time).captured
    if captured.chips[place].value != value, !captured.chips[place].alternatives.contains(value) {
      captured.chips[place].alternatives.insert(value, at: 0)
    }
  }

  /// Reads another time after "and".
  private func otherTime(_ index: Int) -> ClockReading? {
    guard joins(index), !reader.isMark(index, Mark.hyphen), isFree(index + 1),
      let clock = reader.clock(index + 1, hasDay: true).flatMap({ $0.minutes == nil ? nil : $0 })
        ?? reader.clockCore(index + 1, prefixed: true, hasDay: true),
      reader.mayEnd(clock.end), (index..<clock.end).allSatisfy({ isFree($0) })
    else { return nil }
    // In `Um 9 und 2 Eier`, the second number counts eggs.
    let mayCount = reader.isGerman && clock.isOpen && reader.isNumber(clock.end - 1) && reader[clock.end].isCapitalised
    return mayCount && !reader.has(index + 1, .at) ? nil : clock
  }

  /// Returns the index after words that continue a recognized expression.
  private func continuation(_ index: Int, of kind: Chip.Kind) -> Int? {
    guard isFree(index) else { return nil }
    if kind == .due, captured.due?.time != nil, var end = otherTime(index)?.end {
      while let more = otherTime(end) { end = more.end }
      return end
    }
    var place = index
    let isJoined =
      joins(place) || reader.isMark(place, Mark.comma) || reader.has(place, [.except, .upTo, .from, .between, .goal])
      || kind == .recurrence && reader.has(place, .of)
    if isJoined {
      place = reader.skipping([.and, .on, .article, .every, .of, .goal], place + 1)
    } else if !isRest(place) {
      return nil
    }
    var end = place
    if !isJoined, isFree(end) { end += 1 }
    while isFree(end), isOfTime(end) || end > place && goesOn(end) && isFree(end + 1) && isOfTime(end + 1) { end += 1 }
    return end > place ? end : nil
  }

  /// Returns the index of words that a recognized expression only completes: `first and third` before `friday`.
  private func beginning(_ index: Int) -> Int? {
    // "For 3 weeks every Monday"
    for start in max(0, index - 4)..<max(0, index) where reader.has(start, .goal) && isFree(start) {
      if let some = reader.span(start + 1, short: false), some.end == index, !some.span.hasTime { return start }
    }
    guard index >= 2, isFree(index - 1), joins(index - 1) else { return nil }
    var start = index - 1
    while isFree(start - 1), isOfTime(start - 1) || joins(start - 1) && start - 2 >= 0 && isOfTime(start - 2) {
      start -= 1
    }
    return start < index - 1 ? start : nil
  }

  private func isFree(_ index: Int) -> Bool {
    taken.indices.contains(index) && !taken[index] && !reader[index].isProtected
      && !spans.contains { $0.contains(index) }
  }

  private func goesOn(_ index: Int) -> Bool { joins(index) || reader.has(index, [.upTo, .at]) }

  /// Returns true for `and`, `or`, `–`, `&`.
  private func joins(_ index: Int) -> Bool {
    reader.has(index, .and) || reader.isMark(index, Mark.hyphen) || reader.isMark(index, "&")
      || reader.isMark(index, "+")
      || reader.isMark(index, Mark.slash)
  }

  /// Returns true for a number word or a count without an introduction: `1 hour twelve`, `10 August 234 BC`.
  private func isRest(_ index: Int) -> Bool {
    if reader.isGlued(index) { return false }
    if reader.isNumber(index), reader[index].digits > 2, reader.lexeme(index - 1).month > 0 { return true }
    // "Oct 15 09": an hour or a year
    if reader.isNumber(index), reader[index].digits == 2, index + 1 >= reader.count,
      reader.isNumber(index - 1) || reader.has(index - 1, .ideal)
    {
      return true
    }
    // "Write 2 h 30 report": minutes or a count
    if reader.isNumber(index), reader[index].digits == 2, reader[index].number < 60,
      reader.unit(index - 1, short: false) == .hour, !reader.has(index + 1, [.measure, .counted]),
      reader.isGerman || !reader.isPlural(index + 1)
    {
      return true
    }
    guard isOfTime(index) else { return false }
    if reader.lexeme(index).weekday > 0, reader.lexeme(index - 1).weekday > 0 { return true }
    let isLast = index + 1 >= reader.count || reader[index + 1].kind == .mark
    return reader.lexeme(index).cardinal >= 5 && isLast || reader.has(index + 1, .times)
  }

  /// Returns true for a time word: a weekday, a month, a unit, or a number that counts nothing else.
  private func isOfTime(_ index: Int) -> Bool {
    let (token, word) = (reader[index], reader.lexeme(index))
    if token.isProtected { return false }
    switch token.kind {
    case .mark: return reader.isMark(index, Mark.dot) && reader.isGlued(index) && reader.isNumber(index - 1)
    case .number: return token.digits <= 4 && !counts(index)
    case .word: break
    }
    if word.weekday > 0 || word.month > 0 {
      return token.isCapitalised || !reader.isGerman && !reader.has(index, .short) && word.month == 0
    }
    if reader.has(index, .ideal), reader.isGlued(index), reader.isNumber(index - 1) { return true }
    if reader.has(index, [.am, .pm, .clock, .times]) { return true }
    if reader.has(index, .last), reader.lexeme(index + 1).weekday > 0 || reader.lexeme(index + 1).unit != nil {
      return true
    }
    return word.days != nil || word.ordinal > 0 && word.ordinal <= 31 || word.cycle != nil
      || word.cardinal > 1 && !counts(index)
      || (word.unit.map { $0 != .second } ?? false) && token.end - token.start > 1
  }

  /// Returns true if a number is followed by a counted thing: `2 eggs`.
  private func counts(_ index: Int) -> Bool {
    let next = index + 1
    guard next < reader.count, reader.isWord(next), !reader.isGlued(next) else { return false }
    let word = reader.lexeme(next)
    return word.isEmpty || reader.has(next, [.measure, .counted])
  }
}
