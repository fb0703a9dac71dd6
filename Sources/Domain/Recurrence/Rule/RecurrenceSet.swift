/// A series as a whole: its start, its rules, the times added and the times left out (RFC 5545 §3.8.5).
///
/// The start is the first of the series, whether the rules choose it or not, and counts for COUNT; without
/// `includesStart` only what the rules choose and what is added counts. A series of whole days has no times: all of its
/// occurrences are at midnight.
public struct RecurrenceSet: Sendable {
  public var start: WallClock
  public var rules: [RecurrenceRule]
  /// RDATE.
  public var added: [WallClock]
  /// EXDATE with a time.
  public var leftOut: Set<WallClock>
  /// EXDATE as a date: all of that day is left out.
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

  /// A series of whole days.
  public init(startDay: Day, rules: [RecurrenceRule], added: [Day] = [], leftOut: Set<Day> = []) {
    self.init(
      start: WallClock(day: startDay), rules: rules.map { $0.ofWholeDays },
      added: added.map { WallClock(day: $0) }, leftOutDays: leftOut)
    isOfWholeDays = true
  }

  /// All times in order, each once.
  /// - Parameters:
  ///   - earliest: what lies before it is left out.
  ///   - latest: what the rules choose after its day is not given, nor looked for.
  ///   - instant: when a clock there shows a time, for an UNTIL in UTC.
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

  /// A start the rule does not choose is one of the COUNT all the same.
  private func rule(
    startingWithStart rule: RecurrenceRule, _ instant: @escaping @Sendable (WallClock) -> Instant?
  ) -> RecurrenceRule {
    guard includesStart, case .count(let count) = rule.end else { return rule }
    var walk = rule.occurrences(from: start, notAfter: start, instant: instant)
    if walk.next() == start { return rule }
    var rest = rule
    // A count of zero is written nowhere; the first of the rule is later than an end at the start.
    rest.end = count > 1 ? .count(count - 1) : .until(.wall(start))
    return rest
  }
}

/// The occurrences of a series, made one at a time.
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

  /// True when one of the rules was given up because too much had to be counted.
  public var isGivenUp: Bool { givenUpAfter != nil }

  /// The last day all rules were looked at in full when one of them was given up.
  public var givenUpAfter: Day? { walks.compactMap { $0.givenUpAfter }.min() }

  /// Days and times looked at so far: what the walk has cost.
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
