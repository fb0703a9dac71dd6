extension Understanding {
  /// Gives the moments their roles: the end of a recurrence, the first day, the day and time something is due.
  mutating func takeMoments(_ findings: [Finding]) {
    var dues: [(finding: Finding, moment: MomentReading)] = []
    for finding in findings {
      guard case .moment(let moment) = finding.meaning else { continue }
      if !takeBound(finding, moment) { dues.append((finding, moment)) }
    }
    takeDue(dues)
    if captured.due == nil, let rhythm, let part = rhythm.part { dueOfRhythm(part.minutes, rhythm) }
  }

  /// `bis 31.12.` behind a recurrence, `ab Montag`, `nach Ostern`.
  private mutating func takeBound(_ finding: Finding, _ moment: MomentReading) -> Bool {
    guard let day = moment.day?.day else { return false }
    if let last = moment.last { return takeBounds(finding, moment, day, last) }
    if moment.relation == .by, captured.recurrence != nil, captured.until == nil {
      if take(.until, finding.tokens, day.iso) { captured.until = day }
      return true
    }
    guard moment.relation == .notBefore || moment.relation == .after, moment.clock == nil, moment.day?.minutes == nil
    else { return false }
    guard captured.notBefore == nil else { return true }
    let first = moment.relation == .after ? day + 1 : day
    if take(.notBefore, finding.tokens, first.iso, (moment.day?.others ?? []).map { $0.iso }) {
      captured.notBefore = captured.chips.last.flatMap { Day(iso: $0.value) } ?? first
    }
    return true
  }

  /// `ab Montag bis 24. Dezember` beside a recurrence.
  private mutating func takeBounds(_ finding: Finding, _ moment: MomentReading, _ first: Day, _ last: Day) -> Bool {
    guard captured.recurrence != nil, captured.until == nil, captured.notBefore == nil, moment.clock == nil,
      let middle = moment.middle
    else { return false }
    if take(.notBefore, finding.tokens.lowerBound..<middle, first.iso) { captured.notBefore = first }
    if take(.until, middle..<finding.tokens.upperBound, last.iso) { captured.until = last }
    return true
  }

  private mutating func takeDue(_ dues: [(finding: Finding, moment: MomentReading)]) {
    let ranked = dues.enumerated().sorted { left, right in
      let (first, second) = (rank(left.element.moment), rank(right.element.moment))
      return first == second ? left.offset < right.offset : first > second
    }.map { $0.element }
    for due in ranked where due.moment.day != nil {
      var moment = due.moment
      let extra =
        moment.clock == nil && moment.day?.minutes == nil && moment.day?.part == nil
        ? dues.first { $0.moment.day == nil && $0.moment.evidence == .strong } : nil
      let alone = settle(moment)
      if let extra { moment.clock = extra.moment.clock }
      guard take(.due, due.finding.tokens, alone.value.captured, alone.others.map { $0.captured }) else { continue }
      captured.due = chosen ?? alone.value
      if extra != nil, let day = chosen?.day { moment.day?.day = day }
      let settled = settle(moment)
      if let extra, take(.due, extra.finding.tokens, settled.value.captured, settled.others.map { $0.captured }) {
        captured.due = chosen ?? settled.value
        captured.minutes = captured.minutes ?? settled.minutes
      } else if extra == nil {
        captured.minutes = captured.minutes ?? settled.minutes
      }
      return
    }
    takeTime(ranked)
  }

  /// A time without a day.
  private mutating func takeTime(_ dues: [(finding: Finding, moment: MomentReading)]) {
    for due in dues where due.moment.day == nil {
      var moment = due.moment
      // "Every night at 10" is no morning.
      if let part = rhythm?.part { moment.clock?.settle(part) }
      if let rhythm, let minutes = minutesHere(moment) {
        guard take(.due, due.finding.tokens, WallTime(minutes: minutes % 1_440)?.iso ?? "") else { continue }
        dueOfRhythm(minutes % 1_440, rhythm)
        if let last = moment.clock?.last {
          captured.minutes = captured.minutes ?? Understanding.length(moment.clock?.minutes ?? minutes, last)
        }
        if let due = captured.due { captured.chips[captured.chips.count - 1].value = due.captured }
        return
      }
      let settled = settle(due.moment)
      guard take(.due, due.finding.tokens, settled.value.captured, settled.others.map { $0.captured }) else { continue }
      captured.due = chosen ?? settled.value
      captured.minutes = captured.minutes ?? settled.minutes
      return
    }
  }

  /// The time of a moment on the clock here.
  private func minutesHere(_ moment: MomentReading) -> Int? {
    guard let minutes = moment.clock?.minutes, let zone = moment.clock?.zone else {
      return moment.clock?.minutes ?? moment.clock?.part?.minutes
    }
    return here(minutes, reader.today, zone)?.time?.minutes ?? minutes
  }

  /// What the clock here shows at a time of another zone: on the day given there, else the next time it comes.
  private func here(_ minutes: Int, _ given: Day?, _ zone: NamedZone) -> Due? {
    guard let zones = settings.zones else { return nil }
    let days = given.map { [$0] } ?? (-1...2).map { reader.today + $0 }
    let walls = days.map { day in
      zones.here(Instant(seconds: WallClock(day: day).total + Int64(minutes - zone.minutes(on: day)) * 60))
    }
    guard let wall = walls.first(where: { given != nil || $0 > settings.now }) else { return nil }
    return Due(day: wall.day, time: WallTime(minutes: wall.second / 60))
  }

  /// The day and time of the chip made last, which may be an alternative.
  private var chosen: Due? { captured.chips.last.flatMap { Due(captured: $0.value) } }

  /// A time that belongs to a recurrence needs a day: the first one it takes place on.
  private mutating func dueOfRhythm(_ minutes: Int, _ rhythm: Rhythm) {
    // A rhythm is always a rule; without one there would be no day to tell.
    guard let time = WallTime(minutes: minutes),
      var rule = try? RecurrenceRule(parsing: captured.recurrence ?? rhythm.rule)
    else { return }
    // The first of every other Tuesday is the next Tuesday there is.
    rule.interval = 1
    let start = captured.notBefore ?? reader.today
    let earliest = start == reader.today && minutes <= reader.minute ? start + 1 : start
    var days = rule.occurrences(
      from: rule.weekdays.isEmpty && rule.monthDays.isEmpty ? earliest : start, notBefore: earliest)
    if let day = days.next() { captured.due = Due(day: day, time: time) }
  }

  /// How much a moment deserves to be the due one.
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
    /// How long a range lasts.
    var minutes: Int?
  }

  /// The day and time a moment means, seen from now.
  private func settle(_ moment: MomentReading) -> Settled {
    var clock = moment.clock
    if let part = moment.day?.part { clock?.settle(part) }
    let part = clock?.part ?? moment.day?.part
    let day = moment.day?.day
    guard let minutes = moment.day?.minutes ?? clock?.minutes ?? part?.minutes else {
      let others = (moment.day?.others ?? []) + (moment.last.map { [$0] } ?? [])
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
    if part == .night, minutes < 6 * 60, given == reader.today { day = reader.today + 1 }
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
    if let last = clock?.last { settled.minutes = Understanding.length(read, last) }
    if let end = moment.last, let last = moment.lastMinutes {
      settled.minutes = Understanding.length(minutes, last + (end - day) * 1_440)
    }
    return settled
  }

  /// Whether a time that has passed today is meant twelve hours later. Beside "today" what is written counts: only a bare
  /// hour from 1 to 6 is in the afternoon, and what people say by the dial, "halb neun".
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
  /// `2026-11-21T15:00`, without a time `2026-11-21`.
  var captured: String { day.iso + (time.map { "T" + $0.iso } ?? "") }

  /// Reads `2026-11-21` and `2026-11-21T15:00`; anything else gives nil.
  public init?(captured text: String) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count <= 2, let day = Day(iso: parts[0]) else { return nil }
    self.init(day: day)
    guard parts.count == 2 else { return }
    guard let time = WallTime(iso: parts[1]) else { return nil }
    self.time = time
  }
}
