/// Converts instants of files to the user's wall-clock time. Used from one thread only.
public final class ExchangeClock {
  public let environment: Environment
  /// The offset from UTC in seconds by quarter hour since 1970; offsets change only on quarter hours.
  private var ahead: [Int64: Int64] = [:]

  public init(_ environment: Environment) {
    self.environment = environment
  }

  /// Returns the wall-clock time of an instant.
  func wall(_ instant: Instant) -> WallClock {
    let quarter = instant.seconds / 900
    if let known = ahead[quarter] { return WallClock(total: instant.seconds + known) }
    let shown = environment.zones.here(instant)
    ahead[quarter] = shown.total - instant.seconds
    return shown
  }

  /// Returns the wall-clock time of an instant in a named zone, or in the user's zone if the named one is unknown.
  func wall(_ instant: Instant, in zone: String?) -> WallClock {
    guard let zone, !zone.isEmpty, let shown = environment.zones.wall(instant, zone) else { return wall(instant) }
    return shown
  }

  func instant(_ wall: WallClock) -> Instant { environment.zones.instant(of: wall) }

  /// Converts an instant to a due day or time; midnight and the last second of a day count as the day alone.
  func due(_ instant: Instant) -> Due {
    let shown = wall(instant)
    if shown.second == 0 || shown.second == 86_399 { return Due(day: shown.day) }
    return Due(day: shown.day, time: WallTime(minutes: shown.second / 60))
  }

  /// Returns noon of a day without a time, which is the same day in all nearby time zones.
  func instant(on day: Day) -> Instant { instant(WallClock(day: day, second: 43_200)) }

  func instant(_ due: Due) -> Instant { instant(due.wall) }
}
