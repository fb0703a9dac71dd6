/// Walks through the periods of a rule and says what it chooses in each.
struct Expansion: Sendable {
  private let periods: Periods
  private let selection: DaySelection
  private let times: TimeSelection
  private let positions: [Int]
  /// The period that comes next; nil when there is none.
  private var upcoming: Int64?
  private var days: [Day] = []
  /// Seconds of the day; for frequencies from a day on the same in every period.
  private var seconds: [Int]
  /// What BYSETPOS chooses; nil without it.
  private var chosen: [Int]?
  private var index = 0
  /// Days and times looked at so far, whether they were chosen or not.
  private(set) var work: Int64 = 0

  init(_ rule: RecurrenceRule, start: WallClock, times: TimeSelection) {
    periods = Periods(rule, start: start)
    selection = DaySelection(rule, start: start.day)
    self.times = times
    positions = rule.positions
    seconds = rule.frequency >= .daily ? times.wholeDay : []
    upcoming = periods.origin
  }

  /// Goes on with the period `wall` lies in. Returns how many periods are left out that way.
  mutating func jump(to wall: WallClock) -> Int64 {
    let position = periods.last(upTo: wall)
    upcoming = position
    return periods.count(before: position)
  }

  /// What comes next, in order. Nil when nothing does, and when so many periods gave nothing that nothing will.
  mutating func next() -> WallClock? {
    var patience = periods.patience
    while index >= (chosen?.count ?? days.count * seconds.count) {
      guard patience > 0, let position = upcoming, let first = periods.day(position) else { return nil }
      patience -= 1
      load(position, first)
    }
    let number = chosen.map { $0[index] } ?? index
    index += 1
    return WallClock(day: days[number / seconds.count], second: seconds[number % seconds.count])
  }

  private mutating func load(_ position: Int64, _ first: Day) {
    index = 0
    work += 1
    upcoming = periods.next(position)
    days.removeAll(keepingCapacity: true)
    let date = CivilDay(first)
    switch periods.frequency {
    case .yearly: takeYear(first)
    case .monthly: take(date, count: date.monthLength)
    case .weekly: take(date, count: 7)
    case .daily: takeDay(date, position)
    case .hourly, .minutely, .secondly: takeTimes(date, position)
    }
    choose()
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
    guard let allowed = times.next(from: second, periods.frequency) else {
      upcoming = periods.first(from: midnight + 86_400)
      return
    }
    guard allowed == second else {
      upcoming = periods.first(from: midnight + Int64(allowed))
      return
    }
    days.append(date.day)
    seconds = times.times(in: periods.frequency, at: second)
  }

  private mutating func choose() {
    guard !positions.isEmpty else { return }
    let count = days.count * seconds.count
    chosen = RuleText.unique(
      positions.map { $0 > 0 ? $0 - 1 : count + $0 }.filter { $0 >= 0 && $0 < count })
  }
}
