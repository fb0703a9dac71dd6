extension Interpreter {
  /// Assigns roles to the moments: the end of a recurrence, the first day, and the due day and time.
  mutating func takeMoments(_ findings: [Finding]) {
    var dues: [(finding: Finding, moment: MomentReading)] = []
    for finding in findings {
      guard case .moment(let moment) = finding.meaning else { continue }
      switch takeBound(finding, moment) {
      case .none: dues.append((finding, moment))
      case .all: break
      case .time(let tokens, let clock):
        let time = MomentReading(clock: clock, evidence: .strong, end: tokens.upperBound)
        dues.append((Finding(meaning: .moment(time), evidence: .strong, tokens: tokens), time))
      }
    }
    takeDue(dues)
    countLength()
    orderBounds()
    if captured.due == nil, let rhythm, let part = rhythm.part, let words = partWords,
      let due = firstDue(at: part.minutes, rhythm), take(.due, words, due.captured)
    {
      captured.due = due
    }
  }

  /// Counts the weeks in "Daily from March 3 for 2 weeks" from the first day.
  private mutating func countLength() {
    guard let length = rhythm?.length, captured.until != nil, let first = captured.notBefore ?? captured.due?.day,
      first > reader.today, let last = length.applied(to: WallClock(day: first))?.day,
      let place = captured.chips.lastIndex(where: { $0.kind == .until })
    else { return }
    captured.until = last
    captured.chips[place].value = last.iso
  }

  /// Moves an end before the first day to the next year, as in "Every Tuesday until March, from September on", or drops
  /// it.
  private mutating func orderBounds() {
    guard let until = captured.until, let first = captured.notBefore, until < first,
      let place = captured.chips.lastIndex(where: { $0.kind == .until })
    else { return }
    let hasYear = spans[place].contains { reader.isNumber($0) && reader[$0].digits == 4 }
    if !hasYear, let next = Span.day(until, months: 12), next >= first {
      let later = until == until.lastOfMonth ? next.lastOfMonth : next
      (captured.until, captured.chips[place].value) = (later, later.iso)
      captured.chips[place].alternatives = []
      return
    }
    for index in spans[place] { taken[index] = false }
    captured.until = nil
    captured.chips.remove(at: place)
    spans.remove(at: place)
  }

  /// How much of a moment serves as a bound, and the time that remains.
  private enum Bound {
    case none, all
    case time(Range<Int>, ClockReading)
  }

  /// Takes a moment as a bound: `bis 31.12.` after a recurrence, `ab Montag`, `nach Ostern`,
  /// `between Monday and Wednesday`.
  private mutating func takeBound(_ finding: Finding, _ moment: MomentReading) -> Bound {
    guard let day = moment.day?.day else { return .none }
    if let last = moment.last { return takeBounds(finding, moment, day, last) }
    if captured.recurrence != nil, captured.until == nil, moment.relation == .on, moment.clock == nil,
      let period = reader.wholePeriod(finding.tokens)
    {
      if period.first > reader.today, captured.notBefore == nil, take(.notBefore, finding.tokens, period.first.iso) {
        captured.notBefore = period.first
      }
      if take(.until, finding.tokens, period.last.iso) { captured.until = period.last }
      return .all
    }
    if moment.relation == .by || moment.day?.isStretch == true, captured.recurrence != nil, captured.until == nil {
      return takeUntil(finding.tokens, day, moment)
    }
    guard moment.relation == .notBefore || moment.relation == .after, moment.clock == nil, moment.day?.minutes == nil
    else { return .none }
    guard captured.notBefore == nil else { return .all }
    let first = moment.relation == .after ? day + 1 : day
    if take(.notBefore, finding.tokens, first.iso, (moment.day?.others ?? []).map { $0.iso }) {
      captured.notBefore = captured.chips.last.flatMap { Day(iso: $0.value) } ?? first
    }
    return .all
  }

  /// Takes `until March 30 at 9am`, where the day ends the recurrence and the time applies to all its days.
  private mutating func takeUntil(_ tokens: Range<Int>, _ day: Day, _ moment: MomentReading) -> Bound {
    let dayEnd = moment.day?.end ?? tokens.upperBound
    var (words, time) = (tokens, tokens.upperBound..<tokens.upperBound)
    if let clock = moment.clock {
      if clock.end < dayEnd {
        (words, time) = (clock.end..<tokens.upperBound, tokens.lowerBound..<clock.end)
      } else {
        (words, time) = (tokens.lowerBound..<dayEnd, dayEnd..<tokens.upperBound)
      }
    }
    // "Until May" includes May; its first day is the alternative.
    let isMonth = moment.day.map { reader.isMonth($0) } ?? false
    let isWhole = isMonth && !tokens.contains { reader.has($0, .before) }
    let last = isWhole ? day.lastOfMonth : day
    if take(.until, words, last.iso, last == day ? [] : [day.iso]) {
      captured.until = captured.chips.last.flatMap { Day(iso: $0.value) } ?? last
    }
    guard let clock = moment.clock, !time.isEmpty else { return .all }
    return .time(time, clock)
  }

  /// Takes both ends of a range as bounds: `ab Montag bis 24. Dezember` next to a recurrence,
  /// `zwischen Montag und Mittwoch`.
  private mutating func takeBounds(_ finding: Finding, _ moment: MomentReading, _ first: Day, _ last: Day) -> Bound {
    let isRepeated = captured.recurrence != nil && captured.until == nil
    guard isRepeated || moment.isBetween && captured.due == nil, captured.notBefore == nil, moment.clock == nil,
      !moment.isList, let middle = moment.middle
    else { return .none }
    if take(.notBefore, finding.tokens.lowerBound..<middle, first.iso) { captured.notBefore = first }
    let end = moment.lastClock == nil ? finding.tokens.upperBound : moment.lastDayEnd
    if isRepeated {
      if take(.until, middle..<end, last.iso) { captured.until = last }
    } else {
      let due = Due(day: last, time: moment.lastClock?.minutes.flatMap { WallTime(minutes: $0 % 1_440) })
      if take(.due, middle..<finding.tokens.upperBound, due.captured) { captured.due = due }
      return .all
    }
    guard let clock = moment.lastClock else { return .all }
    return .time(end..<finding.tokens.upperBound, clock)
  }

  private mutating func takeDue(_ dues: [(finding: Finding, moment: MomentReading)]) {
    if captured.due != nil { return }
    let ranked = dues.enumerated().sorted { left, right in
      let (first, second) = (rank(left.element.moment), rank(right.element.moment))
      return first == second ? left.offset < right.offset : first > second
    }.map { $0.element }
    for due in ranked where due.moment.day != nil {
      var moment = due.moment
      // "Every Monday at 2 and Wednesday at 4": another weekday is not part of the rule.
      if let rhythm, !rhythm.weekdays.isEmpty, rhythm.positions.isEmpty, let weekday = moment.day?.weekday,
        !rhythm.weekdays.contains(where: { $0.weekday == weekday })
      {
        continue
      }
      if goesOnWithRule(due.finding.tokens.lowerBound) { continue }
      let extra =
        moment.clock == nil && moment.day?.minutes == nil && moment.day?.part == nil
        ? dues.first { $0.moment.day == nil && $0.moment.evidence == .strong } : nil
      let alone = settle(moment)
      if let extra { moment.clock = extra.moment.clock }
      guard take(withDayOfRule(alone), due.finding.tokens, due.moment) else { continue }
      guard let extra else { return }
      if let day = captured.due?.day { moment.day?.day = day }
      take(withDayOfRule(settle(moment)), extra.finding.tokens, extra.moment)
      return
    }
    takeTime(ranked)
  }

  /// Returns true for an additional day that the rule does not include: `every Monday and tomorrow`.
  private func goesOnWithRule(_ index: Int) -> Bool {
    guard reader.has(index - 1, .and) || reader.isMark(index - 1, "&") || reader.isMark(index - 1, "+") else {
      return false
    }
    return spans.indices.contains { captured.chips[$0].kind == .recurrence && spans[$0].upperBound == index - 1 }
  }

  /// Keeps the day as written and, if the rule does not include it, offers the rule's next day:
  /// `Morgen 15 Uhr, jeden Montag`.
  private func withDayOfRule(_ settled: Settled) -> Settled {
    guard let rule = captured.recurrence, let first = firstDay(of: rule, from: settled.value.day),
      first != settled.value.day
    else { return settled }
    var both = settled
    let other = Due(day: first, time: settled.value.time)
    both.others = [other] + settled.others.filter { $0 != other }
    return both
  }

  /// Returns the first day of a rule on or after a day. "Every other Tuesday" begins on the next Tuesday.
  private func firstDay(of rule: String, from start: Day) -> Day? {
    // A captured recurrence is always a valid rule, so there is no error to report.
    guard var rule = try? RecurrenceRule(parsing: rule) else { return nil }
    rule.interval = 1
    var days = rule.occurrences(from: start, notBefore: start)
    return days.next()
  }

  /// Adds a chip for the due date, and one for the duration if the same words give it.
  @discardableResult
  private mutating func take(_ settled: Settled, _ tokens: Range<Int>, _ moment: MomentReading) -> Bool {
    let others = settled.others.map { $0.captured }
    if moment.last != nil, settled.minutes == nil {
      // No field holds the days in between, so the words stay in the title and become the chip's leftover.
      let isAll = tokens == 0..<reader.count
      guard take(.due, tokens, settled.value.captured, others, keepsWords: !isAll) else { return false }
      captured.due = chosen ?? settled.value
      if let middle = moment.middle, middle < tokens.upperBound {
        captured.chips[captured.chips.count - 1].leftover = text(middle..<tokens.upperBound)
      }
      return true
    }
    let length = settled.minutes == nil ? nil : lengthWords(moment, tokens)
    guard take(.due, tokens.lowerBound..<(length?.lowerBound ?? tokens.upperBound), settled.value.captured, others)
    else { return false }
    captured.due = chosen ?? settled.value
    guard let length, let minutes = settled.minutes else { return true }
    if settings.passedOver.contains(.duration) {
      for index in length { taken[index] = true }
    } else if captured.minutes == nil, take(.duration, length, String(minutes)) {
      captured.minutes = minutes
    }
    if length.upperBound < tokens.upperBound {
      _ = take(.due, length.upperBound..<tokens.upperBound, captured.due?.captured ?? settled.value.captured)
    }
    return true
  }

  /// Returns the words for the end of a range.
  private func lengthWords(_ moment: MomentReading, _ tokens: Range<Int>) -> Range<Int>? {
    if let clock = moment.clock, clock.last != nil, let middle = clock.middle, tokens.contains(middle) {
      return middle..<min(clock.end, tokens.upperBound)
    }
    guard let middle = moment.middle, tokens.contains(middle) else { return nil }
    return middle..<tokens.upperBound
  }

  /// Takes a time without a day.
  private mutating func takeTime(_ dues: [(finding: Finding, moment: MomentReading)]) {
    for due in dues where due.moment.day == nil {
      var moment = due.moment
      // "Every night at 10" is not in the morning.
      if let part = rhythm?.part { moment.clock?.settle(part) }
      if let rhythm, let minutes = minutesHere(moment) {
        // "Every 2 hours from 9 to 5" does not take eight hours.
        if rhythm.frequency < .daily, moment.clock?.last != nil { continue }
        guard let first = firstDue(at: minutes % 1_440, rhythm) else { continue }
        let length = moment.clock?.last.flatMap { Interpreter.length(moment.clock?.minutes ?? minutes, $0) }
        if take(Settled(value: first, minutes: length), due.finding.tokens, moment) { return }
        continue
      }
      if take(settle(due.moment), due.finding.tokens, due.moment) { return }
    }
  }

  /// Returns the local time of a moment in minutes.
  private func minutesHere(_ moment: MomentReading) -> Int? {
    guard let minutes = moment.clock?.minutes, let zone = moment.clock?.zone else {
      return moment.clock?.minutes ?? moment.clock?.part?.minutes
    }
    return here(minutes, reader.today, zone)?.time?.minutes ?? minutes
  }

  /// Converts a time in another zone to local time: on the given day there, or the next time it occurs.
  private func here(_ minutes: Int, _ given: Day?, _ zone: NamedZone) -> Due? {
    guard let zones = settings.zones else { return nil }
    let days = given.map { [$0] } ?? (-1...2).map { reader.today + $0 }
    let walls = days.map { day in
      zones.here(Instant(seconds: WallClock(day: day).total + Int64(minutes - zone.minutes(on: day)) * 60))
    }
    guard let wall = walls.first(where: { given != nil || $0 > settings.now }) else { return nil }
    return Due(day: wall.day, time: WallTime(minutes: wall.second / 60))
  }

  /// The due date of the last chip, which may be a chosen alternative.
  private var chosen: Due? { captured.chips.last.flatMap { Due(captured: $0.value) } }

  /// Returns the first occurrence of a recurrence at a time of day, since a due time needs a day.
  private func firstDue(at minutes: Int, _ rhythm: Rhythm) -> Due? {
    // A captured recurrence is always a valid rule, so there is no error to report.
    guard let time = WallTime(minutes: minutes),
      var rule = try? RecurrenceRule(parsing: captured.recurrence ?? rhythm.rule)
    else { return nil }
    // "Every other Tuesday" begins on the next Tuesday.
    rule.interval = 1
    let start = captured.notBefore ?? reader.today
    let earliest = start == reader.today && minutes <= reader.minute ? start + 1 : start
    var days = rule.occurrences(
      from: rule.weekdays.isEmpty && rule.monthDays.isEmpty ? earliest : start, notBefore: earliest)
    return days.next().map { Due(day: $0, time: time) }
  }

  /// Returns the priority of a moment as the due date.
  private func rank(_ moment: MomentReading) -> Int {
    var rank = moment.evidence.rawValue * 10
    if moment.saysDue { rank += 50 }
    if moment.relation == .by { rank += 20 }
    if moment.isIntroduced, moment.relation == .on { rank += 5 }
    if moment.clock != nil { rank += 3 }
    return rank
  }

  struct Settled {
    var value: Due
    var others: [Due] = []
    /// The duration of a range.
    var minutes: Int?
  }

  /// Returns the day and time of a moment, relative to now.
  func settle(_ moment: MomentReading) -> Settled {
    var clock = moment.clock
    if let part = moment.day?.part { clock?.settle(part) }
    let part = clock?.part ?? moment.day?.part
    let day = moment.day?.day
    guard let minutes = moment.day?.minutes ?? clock?.minutes ?? part?.minutes else {
      let others = (moment.day?.others ?? []) + (moment.isList ? [] : moment.last.map { [$0] } ?? [])
      return Settled(value: Due(day: day ?? reader.today), others: others.map { Due(day: $0) })
    }
    if moment.day?.minutes != nil, moment.clock == nil {
      return Settled(value: Due(day: day ?? reader.today, time: WallTime(minutes: minutes)))
    }
    return settle(minutes, clock, part, day, moment)
  }

  private func settle(
    _ read: Int, _ clock: ClockReading?, _ part: DayPart?, _ given: Day?, _ moment: MomentReading
  ) -> Settled {
    var minutes = read
    let isToday = given == nil || given == reader.today
    let isOpen = clock?.isOpen == true && moment.clock != nil
    if isOpen, isToday, minutes <= reader.minute, minutes + 720 > reader.minute, minutes < 720,
      mayMeanAfternoon(minutes, clock, isDayGiven: given != nil)
    {
      minutes += 720
    }
    if isOpen, !isToday, clock?.isSpoken == true, minutes < 6 * 60 { minutes += 720 }
    var day = given ?? (minutes > reader.minute ? reader.today : reader.today + 1)
    if part?.isNight == true, minutes < 6 * 60, given == reader.today { day = reader.today + 1 }
    if part == .midnight, given == reader.today { day = reader.today + 1 }
    if minutes >= 1_440 { day = day + 1 }
    let time = WallTime(minutes: minutes % 1_440)
    var settled = Settled(value: Due(day: day, time: time))
    if let zone = clock?.zone { settled.value = here(read, given, zone) ?? settled.value }
    settled.others = (moment.day?.others ?? []).map { Due(day: $0, time: time) }
    if let other = clock?.other {
      settled.others.insert(Due(day: day, time: WallTime(minutes: (other + (minutes - read)) % 1_440)), at: 0)
    } else if isOpen {
      let other = (minutes + 720) % 1_440
      let otherDay = given ?? (other > reader.minute ? reader.today : reader.today + 1)
      settled.others.insert(Due(day: otherDay, time: WallTime(minutes: other)), at: 0)
    }
    if let last = clock?.last { settled.minutes = Interpreter.length(read, last) }
    if let end = moment.last, let last = moment.lastClock?.minutes {
      settled.minutes = Interpreter.length(minutes, last + (end - day) * 1_440)
    }
    return settled
  }

  /// Returns true if a time that has passed today may mean twelve hours later. If the day is given, this applies only
  /// to a bare hour before 7 and to spoken times such as `halb neun`.
  private func mayMeanAfternoon(_ minutes: Int, _ clock: ClockReading?, isDayGiven: Bool) -> Bool {
    if clock?.isSpoken == true { return isDayGiven || minutes < 7 * 60 }
    if settings.takesTimesAsWritten { return false }
    return minutes < 7 * 60 && (!isDayGiven || minutes % 60 == 0 && clock?.hasMinutes != true)
  }

  static func length(_ first: Int, _ last: Int) -> Int? {
    let minutes = last - first
    return minutes >= 1 && minutes <= EffectiveDuration.longest ? minutes : nil
  }
}

extension Due {
  /// `2026-11-21T15:00`, or `2026-11-21` without a time.
  var captured: String { day.iso + (time.map { "T" + $0.iso } ?? "") }

  /// Reads `2026-11-21` and `2026-11-21T15:00`. Returns nil for anything else.
  public init?(captured text: String) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count <= 2, let day = Day(iso: parts[0]) else { return nil }
    self.init(day: day)
    guard parts.count == 2 else { return }
    guard let time = WallTime(iso: parts[1]) else { return nil }
    self.time = time
  }
}
