/// Interprets a line: decides which of the possible readings count, and what remains for the title.
struct Interpreter {
  /// A candidate reading of some tokens.
  struct Finding {
    enum Meaning {
      case sign(LineReader.Sign)
      case minutes(Int)
      case rhythm(Rhythm)
      case moment(MomentReading)
    }

    var meaning: Meaning
    var evidence: Evidence
    var tokens: Range<Int>

    var isMomentOrLength: Bool {
      switch meaning {
      case .moment, .minutes: true
      case .sign, .rhythm: false
      }
    }
  }

  let reader: LineReader
  let settings: QuickAdd
  var captured: Captured
  /// Whether each token is removed from the title.
  var taken: [Bool]
  /// The tokens of each chip.
  var spans: [Range<Int>] = []
  /// The recurrence in effect.
  var rhythm: Rhythm?
  /// The words for the part of the day of the recurrence.
  var partWords: Range<Int>?
  /// The number of bytes recognized, used to choose between languages.
  private(set) var weight = 0

  init(_ reader: LineReader, _ settings: QuickAdd) {
    self.reader = reader
    self.settings = settings
    captured = Captured(reader.line.text)
    taken = Array(repeating: false, count: reader.count)
    let findings = supported(scan())
    takeSigns(findings)
    takeRhythm(findings)
    takeMoments(findings)
    takeDurations(findings)
    finish(findings)
  }

  private mutating func finish(_ findings: [Finding]) {
    tellLeftovers()
    tellOtherDay(findings)
    captured.chips.sort { $0.start < $1.start }
    weight = captured.chips.reduce(0) { $0 + 2 * ($1.end - $1.start) }
    captured.title = title
  }

  /// Returns all readings from left to right, the longest at each index.
  private func scan() -> [Finding] {
    var findings: [Finding] = []
    var index = 0
    while index < reader.count {
      if let finding = longest(index) ?? time(index, behind: findings.last) {
        findings.append(finding)
        index = finding.tokens.upperBound
      } else {
        index += 1
      }
    }
    return findings
  }

  /// Reads hours that count only after a recurrence: `Saturdays 9-11`.
  private func time(_ index: Int, behind last: Finding?) -> Finding? {
    guard let last, last.tokens.upperBound == index, case .rhythm = last.meaning, reader.isNumber(index),
      let clock = reader.clock(index, hasDay: true), clock.minutes != nil, reader.mayEnd(clock.end)
    else { return nil }
    let moment = MomentReading(clock: clock, evidence: .strong, end: clock.end)
    return Finding(meaning: .moment(moment), evidence: .strong, tokens: index..<clock.end)
  }

  private func longest(_ index: Int) -> Finding? {
    let token = reader[index]
    if token.isProtected { return nil }
    if let sign = reader.sign(index, lists: settings.lists) {
      return Finding(meaning: .sign(sign.sign), evidence: .strong, tokens: index..<sign.end)
    }
    guard mayMean(token), reader.mayBegin(index), !isSurname(index), !reader.isParticle(index) else { return nil }
    var best: Finding?
    if let rhythm = reader.recurrence(index), reader.mayEnd(rhythm.end) {
      best = Finding(meaning: .rhythm(rhythm), evidence: .strong, tokens: index..<rhythm.end)
    }
    if best == nil || !isOfMany(best?.tokens ?? 0..<0), let moment = reader.moment(index),
      moment.end > best?.tokens.upperBound ?? 0, reader.mayEnd(moment.end)
    {
      best = Finding(meaning: .moment(moment), evidence: moment.evidence, tokens: index..<moment.end)
    }
    if let length = reader.duration(index), length.end > best?.tokens.upperBound ?? 0 {
      best = Finding(meaning: .minutes(length.minutes), evidence: length.evidence, tokens: index..<length.end)
    }
    return best
  }

  /// Returns true for several days, also with a time after them: `Sunday evenings`, `weekends`.
  private func isOfMany(_ tokens: Range<Int>) -> Bool {
    if tokens.contains(where: { reader.endOfWorkingWeek($0) == tokens.upperBound }) || isList(tokens) { return true }
    guard let last = tokens.last, !reader.isGerman else { return false }
    return reader.has(last, .plural) || reader.lexeme(last).cycle?.unit == .weekend
  }

  /// Returns true for a list of days, to all of which a following time applies: `Monday, Wednesday and Friday`.
  private func isList(_ tokens: Range<Int>) -> Bool {
    guard let last = tokens.last, reader.lexeme(tokens.lowerBound).weekday > 0, reader.lexeme(last).weekday > 0 else {
      return false
    }
    return tokens.count > 2 && reader.has(last - 1, .and)
  }

  /// Returns true if an expression can begin with this token.
  private func mayMean(_ token: Token) -> Bool {
    switch token.kind {
    case .word: !token.lexeme.isEmpty
    case .number: true
    case .mark:
      token.mark <= Mark.threeQuarters
        || [UInt8(ascii: "+"), Mark.hyphen, UInt8(ascii: "~"), UInt8(ascii: "@"), Mark.dot].contains(token.mark)
    }
  }

  /// Returns the readings that are supported by their words, by their position, or because the line has nothing else.
  private func supported(_ findings: [Finding]) -> [Finding] {
    let covered = findings.reduce(0) { $0 + $1.tokens.count }
    let isAll = covered + idle(findings) >= reader.count
    return findings.enumerated().filter { place, finding in
      switch finding.meaning {
      case .sign: return true
      case .rhythm(let rhythm): return !isTitle(rhythm, finding.tokens)
      case .minutes: return finding.evidence == .strong || isAll
      case .moment(let moment):
        return isSupported(finding, moment, isAll: isAll, findings, place)
      }
    }.map { $0.element }
  }

  private func isSupported(
    _ finding: Finding, _ moment: MomentReading, isAll: Bool, _ findings: [Finding], _ place: Int
  ) -> Bool {
    let start = finding.tokens.lowerBound
    let isStated = reader.has(start - 1, .copula)
    // No rule can express "Daily except tomorrow".
    if reader.has(start - 1, .except), reader.word(start - 1) != "but" { return false }
    if isTitle(moment, finding.tokens) || isTarget(moment, start) { return false }
    if isAll { return true }
    // "File minutes from January to March" describes the minutes; next to a recurrence it is a bound.
    if moment.isMonths, !moment.isBetween, !moment.saysDue { return hasRhythm(findings) }
    if isLasting(start, moment), !hasRhythm(findings) { return false }
    // "Mon Wed Fri": none of the days counts alone.
    if moment.day?.weekday != nil, reader.isWeekday(start, like: start - 1) { return false }
    if reader.has(start - 1, .address) || reader.isMark(start - 1, Mark.dot) && reader.has(start - 2, .address) {
      return false
    }
    if moment.relation == .reference, moment.last == nil, moment.clock == nil || moment.clock?.last == nil {
      return false
    }
    if let day = moment.day, day.isPast || day.day < reader.today {
      return isStated || moment.saysDue || moment.isIntroduced && reader.isNumber(start + 1) && moment.relation == .on
    }
    switch finding.evidence {
    case .strong: return true
    case .fair: return isStated || atEdge(finding, moment, findings, place)
    case .weak:
      // `Ruf Opa an Weihnachten`: the particle also introduces the holiday.
      return isStated && moment.day?.weekday == nil || moment.day?.isHoliday == true && reader.isParticle(start - 1)
    }
  }

  private func hasRhythm(_ findings: [Finding]) -> Bool {
    findings.contains { finding in
      guard case .rhythm(let rhythm) = finding.meaning else { return false }
      return !isTitle(rhythm, finding.tokens)
    }
  }

  /// Returns true if the moment ends a state instead of being a due date: `Vertrag läuft bis Dezember`,
  /// `valid until Friday`.
  private func isLasting(_ start: Int, _ moment: MomentReading) -> Bool {
    moment.relation == .by && !moment.saysDue && !reader.has(start, .before)
      && Interpreter.lasting.contains(reader.word(start - 1))
  }

  private static let lasting: Set<String> = [
    "laeuft", "gilt", "gueltig", "haltbar", "offen", "geoeffnet", "geschlossen", "dauert", "geht", "bleibt", "reicht",
    "befristet", "laufend", "runs", "running", "lasts", "lasting", "valid", "good", "open", "closed", "goes",
  ]

  /// Returns true for a day to which something is moved, which is not a due date: `Move lunch to Monday`,
  /// `Termin auf Freitag verschieben`.
  private func isTarget(_ moment: MomentReading, _ start: Int) -> Bool {
    let place = reader.has(start - 1, .article) ? start - 2 : start - 1
    if reader.isGerman, reader.word(place) == "auf" { return !reader.isParticle(place) }
    // "Ask Tom about Friday" names a topic.
    if !reader.isGerman, moment.clock == nil, reader.word(start) == "about",
      reader.lexeme(start + 1).days != nil || reader.lexeme(start + 1).weekday > 0
        || reader.has(start + 1, [.next, .this])
    {
      return true
    }
    return !moment.isIntroduced && !reader.isGerman && reader.word(start - 1) == "to"
  }

  /// Returns true if a reading is in its usual position: at an end of the line or next to another reading.
  private func atEdge(_ finding: Finding, _ moment: MomentReading, _ findings: [Finding], _ place: Int) -> Bool {
    let (start, end) = (finding.tokens.lowerBound, finding.tokens.upperBound)
    // `Nimm den Schirm mit im Dezember`
    let isLed =
      reader.has(start - 1, .companion) && !(reader.isGerman && moment.isIntroduced) && !reader.isParticle(start - 1)
    if isLed || reader.has(start - 1, .point) { return false }
    let follows = place + 1 < findings.count && findings[place + 1].tokens.lowerBound == end
    return end >= reader.count || follows || start == 0 && reader[end].kind != .word || reader[end].kind == .mark
  }

  /// Returns the number of tokens outside the findings that have no meaning of their own.
  private func idle(_ findings: [Finding]) -> Int {
    var inside = Array(repeating: false, count: reader.count)
    for finding in findings { for index in finding.tokens { inside[index] = true } }
    return (0..<reader.count).reduce(0) { sum, index in
      guard !inside[index] else { return sum }
      let isIdle =
        reader[index].kind == .mark && !reader[index].isProtected
        || reader.has(index, [.on, .article, .at, .of, .and, .single])
      return sum + (isIdle ? 1 : 0)
    }
  }
}
