/// A recurrence set: the start, the rules, the added times and the excluded times (RFC 5545 §3.8.5).
///
/// The start is the first occurrence and counts towards COUNT, whether the rules select it or not. If `includesStart`
/// is false, only selected and added times count. All occurrences of an all-day set are at midnight.
public struct RecurrenceSet: Sendable {
  public var start: WallClock
  public var rules: [RecurrenceRule]
  /// The additional times (RDATE).
  public var added: [WallClock]
  /// The excluded times (EXDATE with a time).
  public var leftOut: Set<WallClock>
  /// EXDATE as a date, which excludes the whole day.
  public var leftOutDays: Set<Day>
  public var includesStart = true
  public private(set) var isOfWholeDays = false

  public init(
    start: WallClock, rules: [RecurrenceRule], added: [WallClock] = [], leftOut: Set<WallClock> = [],
    leftOutDays: Set<Day> = []
  ) {
    self.start = start
    self.rules = rules
    self.added = added
    self.leftOut = leftOut
    self.leftOutDays = leftOutDays
  }

  /// Creates an all-day set.
  public init(startDay: Day, rules: [RecurrenceRule], added: [Day] = [], leftOut: Set<Day> = []) {
    self.init(
      start: WallClock(day: startDay), rules: rules.map { $0.ofWholeDays },
      added: added.map { WallClock(day: $0) }, leftOutDays: leftOut)
    isOfWholeDays = true
  }

  /// Returns all times in order and without duplicates.
  /// - Parameters:
  ///   - earliest: Earlier times are skipped.
  ///   - latest: The expansion of the rules ends after this day.
  ///   - instant: Converts a local time to an instant, for an UNTIL in UTC.
  public func occurrences(
    notBefore earliest: WallClock? = nil, notAfter latest: WallClock? = nil,
    instant: @escaping @Sendable (WallClock) -> Instant? = { $0.utc }
  ) -> SetOccurrences {
    let walks = rules.map {
      rule(startingWithStart: $0, instant)
        .occurrences(from: start, notBefore: earliest, notAfter: latest, instant: instant)
    }
    let single = ((includesStart ? [start] : []) + added).filter { $0 >= earliest ?? $0 }
    return SetOccurrences(walks: walks, single: RuleText.unique(single), of: self)
  }

  /// Returns the rule with its COUNT reduced by one if it does not select the start, which counts in any case.
  private func rule(
    startingWithStart rule: RecurrenceRule, _ instant: @escaping @Sendable (WallClock) -> Instant?
  ) -> RecurrenceRule {
    guard includesStart, case .count(let count) = rule.end else { return rule }
    var walk = rule.occurrences(from: start, notAfter: start, instant: instant)
    if walk.next() == start { return rule }
    var rest = rule
    // A COUNT of zero is not allowed. The rule's first occurrence is later than the start, so ending there has the same
    // effect.
    rest.end = count > 1 ? .count(count - 1) : .until(.wall(start))
    return rest
  }
}

/// The occurrences of a set, computed on demand.
public struct SetOccurrences: Sequence, IteratorProtocol, Sendable {
  private var walks: [Occurrences]
  private var heads: [WallClock?]
  private var single: [WallClock]
  private let series: RecurrenceSet
  private var last: WallClock?

  init(walks: [Occurrences], single: [WallClock], of series: RecurrenceSet) {
    self.walks = walks
    heads = []
    for index in walks.indices { heads.append(self.walks[index].next()) }
    self.single = single.reversed()
    self.series = series
  }

  /// Whether the search in one of the rules was given up because of its cost.
  public var isGivenUp: Bool { givenUpAfter != nil }

  /// The last day fully examined in all rules before the search in one of them was given up.
  public var givenUpAfter: Day? { walks.compactMap { $0.givenUpAfter }.min() }

  /// The cost so far: the number of days and times examined.
  public var work: Int64 { walks.reduce(Int64(single.count)) { $0 + $1.work } }

  public mutating func next() -> WallClock? {
    while var wall = earliest() {
      advance(past: wall)
      if series.isOfWholeDays { wall.second = 0 }
      guard wall != last, !series.leftOut.contains(wall), !series.leftOutDays.contains(wall.day) else { continue }
      last = wall
      return wall
    }
    return nil
  }

  private func earliest() -> WallClock? {
    var first = single.last
    for case let head? in heads where first.map({ head < $0 }) ?? true { first = head }
    return first
  }

  private mutating func advance(past wall: WallClock) {
    if single.last == wall { single.removeLast() }
    for index in walks.indices where heads[index] == wall {
      if series.isOfWholeDays { walks[index].skip(to: WallClock(day: wall.day + 1)) }
      heads[index] = walks[index].next()
    }
  }
}
