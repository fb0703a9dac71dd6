/// Walks through the periods of a rule and finds the occurrences in each.
struct Expansion: Sendable {
  private let periods: Periods
  private let selection: DaySelection
  private let times: TimeSelection
  private let positions: [Int]
  private let start: WallClock
  /// The search ends after this day.
  private let lastDay: Day
  /// Whether periods can be skipped without examining them.
  private let canJump: Bool
  private let isOncePerPeriod: Bool
  /// Earlier occurrences are counted, but not returned.
  private var earliest: WallClock
  /// The position of the next period; nil if there is none.
  private var upcoming: Int64?
  private var days: [Day] = []
  /// The second of the day to which the times of the current period are relative.
  private var base = 0
  /// The occurrences of the period selected by BYSETPOS, by index; nil without BYSETPOS.
  private var chosen: [Int]?
  private var index = 0
  /// The number of occurrences after which the rule ends; nil for no limit.
  private let count: Int64?
  /// The number of occurrences since the start that were returned or skipped.
  private(set) var passed: Int64 = 0
  /// The number of days and times examined so far, whether they matched or not.
  private(set) var work: Int64 = 0
  /// The last day fully examined before the search was given up because of its cost; nil if it was not given up.
  private(set) var givenUpAfter: Day?

  /// The maximum number of days and times examined without finding an occurrence: 60 years of days.
  static let patience: Int64 = 22_000

  init(_ rule: RecurrenceRule, start: WallClock, latest: WallClock?, times: TimeSelection) {
    periods = Periods(rule, start: start)
    selection = DaySelection(rule, start: start.day)
    self.times = times
    positions = rule.positions
    self.start = start
    earliest = start
    lastDay = latest.map { min($0.day, Periods.lastDay) } ?? Periods.lastDay
    isOncePerPeriod = times.isOnePerPeriod && rule.isOncePerPeriod(from: start.day)
    var count: Int64?
    if case .count(let most) = rule.end { count = Int64(most) }
    if let most = count, latest != nil, most >= Self.most(rule, periods, times, start.day, lastDay) { count = nil }
    self.count = count
    canJump = count == nil || isOncePerPeriod
    upcoming = selection.isEmpty ? nil : periods.origin
  }

  /// Returns an upper bound for the number of occurrences from the start to the end of the last day. A rule with at
  /// least this COUNT does not end earlier.
  private static func most(
    _ rule: RecurrenceRule, _ periods: Periods, _ times: TimeSelection, _ first: Day, _ last: Day
  ) -> Int64 {
    let days = Int64(max(0, last - first)) + 1
    let all = days * Int64(times.perDay)
    guard rule.frequency <= .daily else { return all }
    let begun = periods.count(before: periods.last(upTo: WallClock(day: last, second: 86_399))) + 1
    return min(all, begun * Int64(times.count))
  }

  /// Skips occurrences before `wall`, though they count towards COUNT.
  mutating func skip(to wall: WallClock) {
    guard wall > earliest else { return }
    earliest = wall
    if index < found { leaveOut() }
    guard canJump, let position = upcoming else { return }
    let target = periods.last(upTo: wall)
    guard target > position else { return }
    if isOncePerPeriod { passed += periods.count(before: target) - periods.count(before: position) }
    upcoming = target
  }

  /// Returns the next occurrence in order. Returns nil after the last one, or if the search was given up.
  mutating func next() -> WallClock? {
    let begun = upcoming.map { periods.count(before: $0) } ?? 0
    let limit = work + Self.patience
    while index >= found {
      guard count.map({ passed < $0 }) ?? true, let position = upcoming,
        periods.count(before: position) - begun < periods.patience, let first = periods.day(position), first <= lastDay
      else { return nil }
      guard work < limit else {
        givenUpAfter = first + -1
        return nil
      }
      load(position, first)
    }
    let wall = wall(index)
    guard count.map({ passed < $0 }) ?? true, wall.day <= lastDay else { return nil }
    index += 1
    passed += 1
    return wall
  }

  /// The number of occurrences in the current period.
  private var found: Int { chosen?.count ?? days.count * times.count }

  private func wall(_ index: Int) -> WallClock {
    let number = chosen.map { $0[index] } ?? index
    return WallClock(day: days[number / times.count], second: base + times.second(number % times.count))
  }

  /// Moves to the first occurrence that is before neither `start` nor `earliest`.
  private mutating func leaveOut() {
    let first = max(index, number(before: start))
    index = max(first, number(before: earliest))
    passed += Int64(index - first)
  }

  /// Returns the number of occurrences in the current period that are before `wall`.
  private func number(before wall: WallClock) -> Int {
    var (low, high) = (0, found)
    while low < high {
      let middle = (low + high) / 2
      if self.wall(middle) < wall { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func load(_ position: Int64, _ first: Day) {
    index = 0
    work += 1
    upcoming = periods.next(position)
    days.removeAll(keepingCapacity: true)
    let date = CivilDay(first)
    switch periods.frequency {
    case .yearly: takeYear(first)
    case .monthly: if selection.contains(month: date.month) { take(date, count: date.monthLength) }
    case .weekly: take(date, count: 7)
    case .daily: takeDay(date, position)
    case .hourly, .minutely, .secondly: takeTimes(date, position)
    }
    choose()
    if found > 0 { leaveOut() }
  }

  private mutating func takeYear(_ first: Day) {
    var date = CivilDay(first)
    for _ in 1...12 {
      if selection.contains(month: date.month) { take(date, count: date.monthLength) }
      date = CivilDay(date.nextMonth)
    }
  }

  private mutating func take(_ first: CivilDay, count: Int) {
    var date = first
    work += Int64(count)
    for _ in 0..<count {
      if selection.contains(date) { days.append(date.day) }
      date.advance()
    }
  }

  private mutating func takeDay(_ date: CivilDay, _ position: Int64) {
    if selection.contains(date) {
      days.append(date.day)
    } else if !selection.contains(month: date.month) {
      upcoming = periods.first(from: Int64(date.nextMonth.number))
    }
  }

  private mutating func takeTimes(_ date: CivilDay, _ position: Int64) {
    guard selection.contains(date) else {
      let next = selection.contains(month: date.month) ? date.day + 1 : date.nextMonth
      upcoming = periods.first(from: Int64(next.number) * 86_400)
      return
    }
    let midnight = Int64(date.day.number) * 86_400
    let second = Int(position - midnight)
    guard let allowed = times.next(from: second) else {
      upcoming = periods.first(from: midnight + 86_400)
      return
    }
    guard allowed == second else {
      upcoming = periods.first(from: midnight + Int64(allowed))
      return
    }
    days.append(date.day)
    base = second
  }

  private mutating func choose() {
    guard !positions.isEmpty else { return }
    work += Int64(positions.count)
    let count = days.count * times.count
    chosen = RuleText.unique(
      positions.map { $0 > 0 ? $0 - 1 : count + $0 }.filter { $0 >= 0 && $0 < count })
  }
}
