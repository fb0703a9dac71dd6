extension RecurrenceRule {
  /// The times a series begun at `start` takes place, as a clock there shows them, in order and never more than asked.
  ///
  /// What the rule leaves open is taken from the start; the start itself comes only when the rule chooses it
  /// (`RecurrenceSet` always has it). Nothing comes after the year 9999. A rule that never comes true, such as one for
  /// the 30th of February, ends after a bounded search. A jump to `earliest` costs nothing when the rule has no COUNT,
  /// chooses nothing within its periods, or cannot have reached its COUNT by `latest`; otherwise periods are counted. Where
  /// that or the search for the next occurrence costs too much, the series ends there (`isGivenUp`).
  /// - Parameters:
  ///   - earliest: occurrences before it are left out, though COUNT counts them.
  ///   - latest: those after its day are not given, nor looked for.
  ///   - instant: when a clock there shows a time, for an UNTIL in UTC; without it the clock is one in Greenwich.
  public func occurrences(
    from start: WallClock, notBefore earliest: WallClock? = nil, notAfter latest: WallClock? = nil,
    instant: @escaping @Sendable (WallClock) -> Instant? = { $0.utc }
  ) -> Occurrences {
    let times = TimeSelection(self, start: start.second)
    return Occurrences(self, start: start, earliest: earliest, latest: latest, times: times, instant: instant)
  }

  /// The days of a series begun on a day, without time: parts below a day are left aside.
  /// - Parameter instant: when a clock shows a day's midnight, for an UNTIL in UTC.
  public func occurrences(
    from start: Day, notBefore earliest: Day? = nil, notAfter latest: Day? = nil,
    instant: @escaping @Sendable (WallClock) -> Instant? = { $0.utc }
  ) -> DayOccurrences {
    DayOccurrences(self, start: start, earliest: earliest, latest: latest, instant: instant)
  }
}

/// The occurrences of one rule, made one at a time.
public struct Occurrences: Sequence, IteratorProtocol, Sendable {
  private var expansion: Expansion
  private let end: RecurrenceRule.End
  private let instant: @Sendable (WallClock) -> Instant?
  private var isOver = false

  init(
    _ rule: RecurrenceRule, start: WallClock, earliest: WallClock?, latest: WallClock? = nil, times: TimeSelection,
    instant: @escaping @Sendable (WallClock) -> Instant?
  ) {
    expansion = Expansion(rule, start: start, latest: latest, times: times)
    self.instant = instant
    end = rule.end
    if let earliest { expansion.skip(to: earliest) }
  }

  /// How many may still come; nil for no limit.
  var remaining: Int64? {
    guard case .count(let count) = end else { return nil }
    return Swift.max(0, Int64(count) - expansion.passed)
  }

  /// Days and times looked at so far: what the walk has cost.
  public var work: Int64 { expansion.work }

  /// True when the walk was given up because looking for the next occurrence cost too much.
  public var isGivenUp: Bool { givenUpAfter != nil }

  /// The last day looked at in full when the walk was given up.
  var givenUpAfter: Day? { expansion.givenUpAfter }

  /// What lies before `wall` is left out, though COUNT counts it.
  mutating func skip(to wall: WallClock) { expansion.skip(to: wall) }

  public mutating func next() -> WallClock? {
    while !isOver, let wall = expansion.next() {
      switch standing(wall) {
      case .over: isOver = true
      case .tooLate: continue
      case .inTime: return wall
      }
    }
    isOver = true
    return nil
  }

  private enum Standing { case inTime, tooLate, over }

  /// Around a change of the clocks a later time on the wall can be an earlier instant, so a series with an end in UTC is
  /// over only a day after it.
  private func standing(_ wall: WallClock) -> Standing {
    guard case .until(let until) = end else { return .inTime }
    switch until {
    case .day(let day): return wall.day <= day ? .inTime : .over
    case .wall(let last): return wall <= last ? .inTime : .over
    case .instant(let last):
      guard let instant = instant(wall) else { return .over }
      if instant <= last { return .inTime }
      return instant.seconds > last.seconds + 86_400 ? .over : .tooLate
    }
  }
}

/// The days of one rule, made one at a time, each once.
public struct DayOccurrences: Sequence, IteratorProtocol, Sendable {
  private var walls: Occurrences

  init(
    _ rule: RecurrenceRule, start: Day, earliest: Day?, latest: Day?,
    instant: @escaping @Sendable (WallClock) -> Instant?
  ) {
    walls = Occurrences(
      rule.ofWholeDays, start: WallClock(day: start), earliest: earliest.map { WallClock(day: $0) },
      latest: latest.map { WallClock(day: $0) }, times: TimeSelection(rule, start: 0), instant: instant)
  }

  public mutating func next() -> Day? {
    guard let day = walls.next()?.day else { return nil }
    walls.skip(to: WallClock(day: day + 1))
    return day
  }
}

extension RecurrenceRule {
  /// The rule for a series of whole days: without parts below a day, and with all of its last day.
  var ofWholeDays: RecurrenceRule {
    var rule = self
    rule.hours = []
    rule.minutes = []
    rule.seconds = []
    if case .until(.wall(let wall)) = end { rule.end = .until(.day(wall.day)) }
    if !rule.hasSelection { rule.positions = [] }
    return rule
  }

  /// Whether each period has exactly one occurrence, so that periods can be counted instead of occurrences.
  func isOncePerPeriod(from start: Day) -> Bool {
    guard !hasSelection else { return false }
    switch frequency {
    case .yearly: return start.civil.month != 2 || start.civil.day < 29
    case .monthly: return start.civil.day <= 28
    case .weekly, .daily, .hourly, .minutely, .secondly: return true
    }
  }
}
