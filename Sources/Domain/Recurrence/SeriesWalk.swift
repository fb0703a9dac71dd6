/// Advances another client's recurrence from its current occurrence.
///
/// Local times are in the zone of the recurrence. The rule applies to the start (RFC 5545 §3.8.5.3), or to the due date
/// if it selects only that; both move by the same distance.
struct SeriesWalk {
  private let rule: RecurrenceRule
  private let text: String
  private let recurrence: Recurrence
  private let due: Due
  private let done: Day
  private let notBefore: Day?
  private let environment: Environment

  init(
    _ rule: RecurrenceRule, text: String, _ recurrence: Recurrence, due: Due, doneOn done: Day, notBefore: Day?,
    _ environment: Environment
  ) {
    self.rule = rule
    self.text = text
    self.recurrence = recurrence
    self.due = due
    self.done = done
    self.notBefore = notBefore
    self.environment = environment
  }

  func complete() -> Advance {
    if let telling = recurrence.series?.telling { return tell(telling, isSkipped: false) }
    return move()
  }

  func skip() -> Advance {
    if let telling = recurrence.series?.telling { return tell(telling, isSkipped: true) }
    return move()
  }

  // MARK: Recurrences that move

  /// Restarts the recurrence at the next occurrence. Returns `.unknown` if added dates are still to come, since the
  /// rule would then start from one of them.
  private func move() -> Advance {
    if recurrence.anchor == .completion { return moveFromCompletion() }
    guard let was = there(due) else { return .unknown }
    let current = current(was)
    let start = Due(day: current.day, time: due.time)
    let series = SeriesWalk.set(rule, recurrence, start: start, startWall: current)
    guard series.added.allSatisfy({ $0 <= current }) else { return .unknown }
    let lead = was.total - current.total
    var walk = series.occurrences(notBefore: earliest(after: current, lead), instant: instant)
    while let wall = walk.next() {
      guard wall > current, isOpen(dueAt: WallClock(total: wall.total + lead)) else { continue }
      return moved(to: wall, from: current, was)
    }
    return walk.isGivenUp ? .unknown : .ends(nil)
  }

  private func moved(to wall: WallClock, from current: WallClock, _ was: WallClock) -> Advance {
    guard let next = here(WallClock(total: was.total + wall.total - current.total)),
      let text = remaining(at: wall, from: current)
    else { return .unknown }
    return moved(to: next, text)
  }

  private func moved(to next: Due, _ text: String) -> Advance {
    var rest = recurrence
    rest.pattern = .rule(text)
    rest.scheduled = nil
    return .moves(next, notBefore: notBefore.map { $0 + (next.day - due.day) }, rest)
  }

  /// Restarts the recurrence at the first occurrence after completion that the rule selects.
  private func moveFromCompletion() -> Advance {
    let from = Due(day: done, time: isSeveralADay && done == environment.today ? environment.time : due.time)
    guard let start = there(from) else { return .unknown }
    var (endless, text) = (rule, text)
    if case .count(let count) = rule.end {
      guard count > 1 else { return .ends(nil) }
      endless.end = .never
      text = RuleText.replacingEnd(in: text, with: .count(count - 1))
    }
    var walk = SeriesWalk.set(endless, recurrence, start: from, startWall: start).occurrences(instant: instant)
    while let wall = walk.next() {
      if wall > start { return here(wall).map { moved(to: $0, text) } ?? .unknown }
    }
    return walk.isGivenUp ? .unknown : .ends(nil)
  }

  /// Returns the rule with its remaining COUNT. Every past occurrence counts, whether done, missed or excluded. Returns
  /// nil if too many occurrences would have to be counted.
  private func remaining(at wall: WallClock, from current: WallClock) -> String? {
    guard case .count = rule.end else { return text }
    let rule = due.time == nil ? rule.ofWholeDays : rule
    var walk = rule.occurrences(from: current, notBefore: wall, instant: instant)
    guard walk.next() == wall, let after = walk.remaining else { return nil }
    // A start that the rule does not select still counts.
    var first = rule.occurrences(from: current, notAfter: current, instant: instant)
    let left = after + (first.next() == current ? 1 : 0)
    return RuleText.replacingEnd(in: text, with: .count(max(1, Int(left))))
  }

  /// Returns the start of the current occurrence. The rules of some programs apply to the due date instead.
  private func current(_ was: WallClock) -> WallClock {
    guard let lead = recurrence.series?.lead, lead > 0 else { return was }
    let start = WallClock(total: was.total - Int64(lead) * 60)
    return !isChosen(start) && isChosen(was) ? was : start
  }

  private func isChosen(_ wall: WallClock) -> Bool {
    var walk = rule.occurrences(from: wall, notAfter: wall)
    return walk.next() == wall
  }

  /// Returns true if an occurrence is not missed, or if missed ones are kept. A rule with several times a day compares
  /// times. Others compare days, so that a task completed early does not come back on the same day.
  private func isOpen(dueAt wall: WallClock) -> Bool {
    guard recurrence.missed == .skip else { return true }
    if isSeveralADay { return instant(wall).map { $0 > environment.now } ?? true }
    return here(wall).map { $0.day > environment.today } ?? true
  }

  private var isSeveralADay: Bool {
    guard due.time != nil else { return false }
    return rule.frequency < .daily || rule.hours.count > 1 || rule.minutes.count > 1
  }

  /// Returns the time from which to search: one day early to allow for other zones, or two hours for clock changes.
  private func earliest(after current: WallClock, _ lead: Int64) -> WallClock {
    let after = WallClock(total: current.total + 1)
    guard recurrence.missed == .skip else { return after }
    if isSeveralADay, let now = environment.zones.wall(environment.now, zone) {
      return max(after, WallClock(total: now.total - lead - 2 * 3_600))
    }
    return max(after, WallClock(total: WallClock(day: environment.today + -1).total - lead))
  }

  // MARK: Occurrences recorded one by one

  /// Records the current occurrence as done or skipped; the recurrence itself stays. Does not skip missed occurrences,
  /// since programs that record them one by one treat every other occurrence as open.
  private func tell(_ telling: Recurrence.Telling, isSkipped: Bool) -> Advance {
    var rest = recurrence
    let first = SeriesWalk.open(rule, recurrence, instant: instant)
    guard let current = first.wall else { return first.isGivenUp ? .unknown : .ends(nil) }
    let point = telling.start.at(current)
    if isSkipped { rest.series?.leftOut.append(point) } else { rest.series?.telling?.done.append(point) }
    let second = SeriesWalk.open(rule, rest, instant: instant)
    guard let next = second.wall else { return second.isGivenUp ? .unknown : .ends(rest) }
    let distance = telling.due.wall.total - telling.start.wall.total
    guard let due = here(WallClock(total: next.total + distance)) else { return .unknown }
    return .moves(due, notBefore: notBefore.map { $0 + (due.day - self.due.day) }, rest)
  }

  // MARK: Time zones

  private var zone: String? { due.time == nil ? nil : recurrence.series?.zone }

  private func there(_ due: Due) -> WallClock? {
    guard let zone else { return due.wall }
    return environment.zones.instant(due.wall, nil).flatMap { environment.zones.wall($0, zone) }
  }

  private func here(_ wall: WallClock) -> Due? {
    guard let zone else { return due.at(wall) }
    return environment.zones.instant(wall, zone).flatMap { environment.zones.wall($0, nil) }.map { due.at($0) }
  }

  private var instant: @Sendable (WallClock) -> Instant? {
    let (zones, zone) = (environment.zones, zone)
    return { zones.instant($0, zone) }
  }
}

extension SeriesWalk {
  /// Returns the first occurrence that is neither done nor excluded, for a recurrence recorded one by one. `isGivenUp`
  /// is true if the search was too expensive.
  static func open(
    _ rule: RecurrenceRule, _ recurrence: Recurrence, instant: @escaping @Sendable (WallClock) -> Instant?
  ) -> (wall: WallClock?, isGivenUp: Bool) {
    guard let telling = recurrence.series?.telling else { return (nil, false) }
    let done = Set(telling.done.map { telling.start.at($0.wall).wall })
    let series = set(rule, recurrence, start: telling.start, startWall: telling.start.wall)
    var walk = series.occurrences(instant: instant)
    while let wall = walk.next() {
      if !done.contains(wall) { return (wall, false) }
    }
    return (nil, walk.isGivenUp)
  }

  private static func set(
    _ rule: RecurrenceRule, _ recurrence: Recurrence, start: Due, startWall: WallClock
  ) -> RecurrenceSet {
    let leftOut = recurrence.series?.leftOut ?? []
    let added = recurrence.series?.added ?? []
    guard start.time != nil else {
      return RecurrenceSet(
        startDay: startWall.day, rules: [rule], added: added.map { $0.day }, leftOut: Set(leftOut.map { $0.day }))
    }
    return RecurrenceSet(
      start: startWall, rules: [rule], added: added.map { $0.wall },
      leftOut: Set(leftOut.filter { $0.time != nil }.map { $0.wall }),
      leftOutDays: Set(leftOut.filter { $0.time == nil }.map { $0.day }))
  }
}

extension Recurrence {
  /// Whether the recurrence can be advanced here; false for a rule that cannot be parsed or represented.
  public var isReadable: Bool {
    guard case .rule(let text) = pattern else { return true }
    // The parsing error does not matter here.
    return series?.isBeyond != true && (try? RecurrenceRule(parsing: text)) != nil
  }

  /// Returns the start and due time of the first occurrence that is neither done nor excluded, in the recurrence's time
  /// zone. Returns nil if there is none, if occurrences are not recorded one by one, or if the rule cannot be read.
  /// - Parameter instant: Converts a local time in that zone to an instant.
  public func openOccurrence(
    instant: @escaping @Sendable (WallClock) -> Instant?
  ) -> (start: WallClock, due: WallClock)? {
    guard case .rule(let text) = pattern, isReadable, let telling = series?.telling,
      // The parsing error does not matter here.
      let rule = try? RecurrenceRule(parsing: text), let start = SeriesWalk.open(rule, self, instant: instant).wall
    else { return nil }
    return (start, WallClock(total: start.total + telling.due.wall.total - telling.start.wall.total))
  }
}
