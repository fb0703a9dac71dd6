/// Working time of the next fourteen days, from now on, that no event or block takes.
public struct FreeTime: Sendable {
  /// Number of days covered, including today.
  public static let reach = 14

  private let today: Day
  /// Free intervals in wall clock minutes since midnight today, in order, without overlaps.
  private var stretches: [Range<Int>] = []
  /// Free minutes before each interval.
  private var sums: [Int] = []

  public init(
    events: [CalendarEvent], buffers: EventBuffers = .none, blocks: [TimeBlock], hours: WorkingHours = .standard,
    in environment: Environment
  ) {
    today = environment.today
    var taken = events.compactMap { $0.taken(buffers, environment.zones) }
      .map { FreeTime.minutes(from: $0.lowerBound, until: $0.upperBound, environment) }
    taken += blocks.map { FreeTime.minutes(from: $0.start, until: $0.end, environment) }
    taken.sort { $0.lowerBound < $1.lowerBound }
    var next = 0
    var sum = 0
    for hours in FreeTime.working(hours, from: today) {
      var start = max(hours.lowerBound, environment.time.minutes)
      let end = hours.upperBound
      while next < taken.count, taken[next].lowerBound < end {
        let busy = taken[next]
        if busy.lowerBound > start { add(start..<busy.lowerBound, &sum) }
        start = max(start, busy.upperBound)
        // An event that reaches into the next working period is considered again there.
        if busy.upperBound > end { break }
        next += 1
      }
      if start < end { add(start..<end, &sum) }
    }
  }

  /// Returns the working periods from today's midnight to the end of the last day, in minutes since midnight today.
  /// Hours that begin yesterday and reach past midnight count from midnight on.
  private static func working(_ hours: WorkingHours, from today: Day) -> [Range<Int>] {
    let stretches = (-1..<reach).flatMap { offset in
      hours.stretches(on: today + offset).map { $0.lowerBound + offset * 1_440..<$0.upperBound + offset * 1_440 }
    }
    return stretches.map { $0.clamped(to: 0..<reach * 1_440) }.filter { !$0.isEmpty }
  }

  private mutating func add(_ stretch: Range<Int>, _ sum: inout Int) {
    stretches.append(stretch)
    sums.append(sum)
    sum += stretch.count
  }

  /// Returns the period covered.
  public static func window(in environment: Environment) -> PlanWindow {
    let last = environment.today + (reach - 1)
    return PlanWindow(
      from: environment.now, until: environment.zones.midnight(of: last + 1), first: environment.today, last: last)
  }

  /// Returns the free minutes until a due date; if it has no time, until the end of the day. Nil if it lies beyond the
  /// days covered.
  public func minutes(until due: Due) -> Int? {
    let days = due.day - today
    guard days < FreeTime.reach else { return nil }
    let end = days * 1_440 + (due.time?.minutes ?? 1_440)
    // Find the last interval that begins before the end.
    var (low, high) = (0, stretches.count)
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].lowerBound < end { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 0 }
    return sums[low - 1] + min(end, stretches[low - 1].upperBound) - stretches[low - 1].lowerBound
  }

  private static func minutes(from start: Instant, until end: Instant, _ environment: Environment) -> Range<Int> {
    let first = minute(start, environment)
    return first..<max(first, minute(end, environment))
  }

  /// Returns wall clock minutes since midnight today.
  private static func minute(_ instant: Instant, _ environment: Environment) -> Int {
    let wall = environment.zones.here(instant)
    return (wall.day - environment.today) * 1_440 + wall.second / 60
  }
}
