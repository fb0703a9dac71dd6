/// A series of another client, looked at from the occurrence that is due.
///
/// The clock is that of the series. Its rule speaks of the start (RFC 5545 §3.8.5.3), or of the due where it chooses only
/// that; both move by the same distance.
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

  // MARK: A series that moves along

  /// The series begins anew at the next occurrence. One with added days cannot, since the rule would hang on them.
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

  /// The series begins anew when the occurrence is done: with the first one after that which the rule chooses.
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

  /// The rule with what is left of its COUNT: an occurrence left behind counts whether it was done, missed or left out.
  /// Nil when too many would have to be counted.
  private func remaining(at wall: WallClock, from current: WallClock) -> String? {
    guard case .count = rule.end else { return text }
    let rule = due.time == nil ? rule.ofWholeDays : rule
    var walk = rule.occurrences(from: current, notBefore: wall, instant: instant)
    guard walk.next() == wall, let after = walk.remaining else { return nil }
    // A start the rule does not choose is one of them all the same.
    var first = rule.occurrences(from: current, notAfter: current, instant: instant)
    let left = after + (first.next() == current ? 1 : 0)
    return RuleText.replacingEnd(in: text, with: .count(max(1, Int(left))))
  }

  /// The start of the occurrence that is due; some programs have their rules speak of the due itself.
  private func current(_ was: WallClock) -> WallClock {
    guard let lead = recurrence.series?.lead, lead > 0 else { return was }
    let start = WallClock(total: was.total - Int64(lead) * 60)
    return !isChosen(start) && isChosen(was) ? was : start
  }

  private func isChosen(_ wall: WallClock) -> Bool {
    var walk = rule.occurrences(from: wall, notAfter: wall)
    return walk.next() == wall
  }

  /// Missed occurrences are left behind, unless each counts. A rule for several times a day goes by the time, others by
  /// the day, so that what is done before its time does not come back the same day.
  private func isOpen(dueAt wall: WallClock) -> Bool {
    guard recurrence.missed == .skip else { return true }
    if isSeveralADay { return instant(wall).map { $0 > environment.now } ?? true }
    return here(wall).map { $0.day > environment.today } ?? true
  }

  private var isSeveralADay: Bool {
    guard due.time != nil else { return false }
    return rule.frequency < .daily || rule.hours.count > 1 || rule.minutes.count > 1
  }

  /// Where to begin to look; a day less than needed, for zones elsewhere, or two hours, for changes of the clocks.
  private func earliest(after current: WallClock, _ lead: Int64) -> WallClock {
    let after = WallClock(total: current.total + 1)
    guard recurrence.missed == .skip else { return after }
    if isSeveralADay, let now = environment.zones.wall(environment.now, zone) {
      return max(after, WallClock(total: now.total - lead - 2 * 3_600))
    }
    return max(after, WallClock(total: WallClock(day: environment.today + -1).total - lead))
  }

  // MARK: A series told one by one

  /// The occurrence that is due is told as done or left out; the series stays. Nothing is passed over here, since every
  /// occurrence that is not told counts as open for the programs that do so.
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

  // MARK: Clocks

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
  /// The first occurrence of a series told one by one that is neither done nor left out, unless looking for it was given up.
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
  /// Whether the rule of another client can be told here.
  public var isReadable: Bool {
    guard case .rule(let text) = pattern else { return true }
    // Which part is wrong does not matter here.
    return series?.isBeyond != true && (try? RecurrenceRule(parsing: text)) != nil
  }

  /// The first occurrence of a series told one by one that is neither done nor left out: its start and its due, as the
  /// clock of the series shows them. Nil when there is none, or the rule cannot be read.
  /// - Parameter instant: when the clock of the series shows a time.
  public func openOccurrence(
    instant: @escaping @Sendable (WallClock) -> Instant?
  ) -> (start: WallClock, due: WallClock)? {
    guard case .rule(let text) = pattern, isReadable, let telling = series?.telling,
      // Which part is wrong does not matter here.
      let rule = try? RecurrenceRule(parsing: text), let start = SeriesWalk.open(rule, self, instant: instant).wall
    else { return nil }
    return (start, WallClock(total: start.total + telling.due.wall.total - telling.start.wall.total))
  }
}
