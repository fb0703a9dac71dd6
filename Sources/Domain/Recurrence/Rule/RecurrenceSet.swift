/// A series as a whole: its start, its rules, the times added and the times left out (RFC 5545 §3.8.5).
///
/// The start is the first of the series, whether the rules choose it or not, and counts for COUNT.
public struct RecurrenceSet: Sendable {
  public var start: WallClock
  public var rules: [RecurrenceRule]
  /// RDATE.
  public var added: [WallClock]
  /// EXDATE with a time.
  public var leftOut: Set<WallClock>
  /// EXDATE as a date: all of that day is left out.
  public var leftOutDays: Set<Day>

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

  /// All times in order, each once.
  /// - Parameters:
  ///   - earliest: what lies before it is left out.
  ///   - instant: when a clock there shows a time, for an UNTIL in UTC.
  public func occurrences(
    notBefore earliest: WallClock? = nil, instant: @escaping @Sendable (WallClock) -> Instant? = { $0.utc }
  ) -> SetOccurrences {
    let walks = rules.map {
      rule(startingWithStart: $0, instant).occurrences(from: start, notBefore: earliest, instant: instant)
    }
    let single = ([start] + added).filter { $0 >= earliest ?? $0 }
    return SetOccurrences(walks: walks, single: RuleText.unique(single), leftOut: leftOut, leftOutDays: leftOutDays)
  }

  /// A start the rule does not choose is one of the COUNT all the same.
  private func rule(
    startingWithStart rule: RecurrenceRule, _ instant: @escaping @Sendable (WallClock) -> Instant?
  ) -> RecurrenceRule {
    guard case .count(let count) = rule.end else { return rule }
    var walk = rule.occurrences(from: start, instant: instant)
    guard let first = walk.next(), first != start else { return rule }
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
  private let leftOut: Set<WallClock>
  private let leftOutDays: Set<Day>

  init(walks: [Occurrences], single: [WallClock], leftOut: Set<WallClock>, leftOutDays: Set<Day>) {
    self.walks = walks
    heads = []
    for index in walks.indices { heads.append(self.walks[index].next()) }
    self.single = single.reversed()
    self.leftOut = leftOut
    self.leftOutDays = leftOutDays
  }

  public mutating func next() -> WallClock? {
    while let wall = earliest() {
      advance(past: wall)
      if !leftOut.contains(wall), !leftOutDays.contains(wall.day) { return wall }
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
    for index in walks.indices where heads[index] == wall { heads[index] = walks[index].next() }
  }
}
