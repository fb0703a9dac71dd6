/// A civil day as clocks here run it: 1,440 minutes, or less or more where they are changed.
public struct DayFrame: Sendable {
  public let day: Day
  /// Midnight, or the first moment after it where there is none.
  public let start: Instant
  /// Midnight of the next day; not part of it.
  public let end: Instant
  private let zones: Environment.Zones

  public init(_ day: Day, _ zones: Environment.Zones) {
    self.day = day
    self.zones = zones
    start = zones.midnight(of: day)
    end = max(start.advanced(minutes: 1), zones.midnight(of: day + 1))
  }

  public var minutes: Int { minute(of: end) }

  /// Minutes since the day began, rounded down; negative before it and beyond `minutes` after it.
  public func minute(of instant: Instant) -> Int {
    let seconds = instant.seconds - start.seconds
    return Int(clamping: seconds >= 0 ? seconds / 60 : (seconds - 59) / 60)
  }

  /// The same, rounded up.
  func minuteEnding(at instant: Instant) -> Int { minute(of: Instant(seconds: instant.seconds + 59)) }

  public func instant(at minute: Int) -> Instant { start.advanced(minutes: minute) }

  /// What the clock on the wall shows so many minutes after the day began.
  public func clock(at minute: Int) -> WallTime {
    WallTime(minutes: zones.here(instant(at: minute)).second / 60) ?? .midnight
  }

  public var window: PlanWindow { PlanWindow(from: start, until: end, first: day, last: day) }

  /// The part of a stretch that lies in the day, in minutes; nil when none does.
  func minutes(of stretch: Range<Instant>) -> Range<Int>? {
    let from = max(0, minute(of: stretch.lowerBound))
    let until = min(minutes, minuteEnding(at: stretch.upperBound))
    return from < until ? from..<until : nil
  }
}

extension PlanWindow {
  /// Days as clocks here run them, both included.
  public init(from first: Day, through last: Day, _ zones: Environment.Zones) {
    self.init(from: zones.midnight(of: first), until: zones.midnight(of: last + 1), first: first, last: last)
  }
}

extension Environment.Zones {
  /// The first moment of a day here.
  func midnight(of day: Day) -> Instant { instant(of: WallClock(day: day)) }
}
