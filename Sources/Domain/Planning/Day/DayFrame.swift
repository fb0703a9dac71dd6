/// A civil day in the local zone: 1,440 minutes, or fewer or more if the clocks change.
public struct DayFrame: Sendable {
  public let day: Day
  /// Midnight, or the first instant after it if the day has no midnight.
  public let start: Instant
  /// Midnight of the next day, exclusive.
  public let end: Instant
  private let zones: Environment.Zones

  public init(_ day: Day, _ zones: Environment.Zones) {
    self.day = day
    self.zones = zones
    start = zones.midnight(of: day)
    end = max(start.advanced(minutes: 1), zones.midnight(of: day + 1))
  }

  public var minutes: Int { minute(of: end) }

  /// Returns minutes since the day began, rounded down. Negative before the day, greater than `minutes` after it.
  public func minute(of instant: Instant) -> Int {
    let seconds = instant.seconds - start.seconds
    return Int(clamping: seconds >= 0 ? seconds / 60 : (seconds - 59) / 60)
  }

  /// Returns minutes since the day began, rounded up.
  func minuteEnding(at instant: Instant) -> Int { minute(of: Instant(seconds: instant.seconds + 59)) }

  public func instant(at minute: Int) -> Instant { start.advanced(minutes: minute) }

  /// Returns the wall clock time at a minute of the day.
  public func clock(at minute: Int) -> WallTime {
    WallTime(minutes: zones.here(instant(at: minute)).second / 60) ?? .midnight
  }

  public var window: PlanWindow { PlanWindow(from: start, until: end, first: day, last: day) }

  /// Returns the part of an interval that lies in the day, in minutes; nil if no part does.
  func minutes(of stretch: Range<Instant>) -> Range<Int>? {
    let from = max(0, minute(of: stretch.lowerBound))
    let until = min(minutes, minuteEnding(at: stretch.upperBound))
    return from < until ? from..<until : nil
  }
}

extension PlanWindow {
  /// Creates a window of whole days in the local zone, both days included.
  public init(from first: Day, through last: Day, _ zones: Environment.Zones) {
    self.init(from: zones.midnight(of: first), until: zones.midnight(of: last + 1), first: first, last: last)
  }
}

extension Environment.Zones {
  /// Returns the first instant of a day in the local zone.
  func midnight(of day: Day) -> Instant { instant(of: WallClock(day: day)) }
}
