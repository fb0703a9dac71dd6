extension RecurrenceRule {
  /// Returns the local times of a recurrence that begins at `start`, in order and computed on demand.
  ///
  /// Missing parts of the rule are taken from the start. The start itself is included only if the rule selects it
  /// (`RecurrenceSet` always includes it). The sequence ends with the year 9999. A rule that never matches, such as one
  /// for 30 February, ends after a bounded search. A jump to `earliest` costs nothing if the rule has no COUNT, selects
  /// nothing within its periods, or cannot reach its COUNT by `latest`; otherwise periods are counted. If that or the
  /// search for the next occurrence costs too much, the sequence ends there (`isGivenUp`).
  /// - Parameters:
  ///   - earliest: Earlier occurrences are skipped, though COUNT counts them.
  ///   - latest: The search ends after this day.
  ///   - instant: Converts a local time to an instant, for an UNTIL in UTC. The default treats local times as UTC.
  public func occurrences(
    from start: WallClock, notBefore earliest: WallClock? = nil, notAfter latest: WallClock? = nil,
    instant: @escaping @Sendable (WallClock) -> Instant? = { $0.utc }
  ) -> Occurrences {
    let times = TimeSelection(self, start: start.second)
    return Occurrences(self, start: start, earliest: earliest, latest: latest, times: times, instant: instant)
  }

  /// Returns the days of an all-day recurrence that begins on `start`. Ignores rule parts below a day.
  /// - Parameter instant: Converts a day's midnight to an instant, for an UNTIL in UTC.
  public func occurrences(
    from start: Day, notBefore earliest: Day? = nil, notAfter latest: Day? = nil,
    instant: @escaping @Sendable (WallClock) -> Instant? = { $0.utc }
  ) -> DayOccurrences {
    DayOccurrences(self, start: start, earliest: earliest, latest: latest, instant: instant)
  }
}

/// The occurrences of one rule, computed on demand.
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

  /// The maximum number of remaining occurrences; nil for no limit.
  var remaining: Int64? {
    guard case .count(let count) = end else { return nil }
    return Swift.max(0, Int64(count) - expansion.passed)
  }

  /// The cost so far: the number of days and times examined.
  public var work: Int64 { expansion.work }

  /// Whether the search for the next occurrence was given up because of its cost.
  public var isGivenUp: Bool { givenUpAfter != nil }

  /// The last day fully examined before the search was given up.
  var givenUpAfter: Day? { expansion.givenUpAfter }

  /// Skips occurrences before `wall`, though COUNT counts them.
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

  /// Compares an occurrence with the end of the rule. Around a clock change, a later local time can be an earlier
  /// instant, so a rule with a UTC end is over only one day after that end.
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

/// The days of one rule without duplicates, computed on demand.
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
  /// The rule for all-day occurrences: without parts below a day, and including the whole of its last day.
  var ofWholeDays: RecurrenceRule {
    var rule = self
    rule.hours = []
    rule.minutes = []
    rule.seconds = []
    if case .until(.wall(let wall)) = end { rule.end = .until(.day(wall.day)) }
    if !rule.hasSelection { rule.positions = [] }
    return rule
  }

  /// Returns true if each period has exactly one occurrence, so that periods can be counted instead of occurrences.
  func isOncePerPeriod(from start: Day) -> Bool {
    guard !hasSelection else { return false }
    switch frequency {
    case .yearly: return start.civil.month != 2 || start.civil.day < 29
    case .monthly: return start.civil.day <= 28
    case .weekly, .daily, .hourly, .minutely, .secondly: return true
    }
  }
}
