/// Moments of files as the clock of the person shows them. Used from one thread.
public final class ExchangeClock {
  public let environment: Environment
  /// How far the clock is ahead of Greenwich, by quarters of an hour since 1970; changes of clocks begin with one.
  private var ahead: [Int64: Int64] = [:]

  public init(_ environment: Environment) {
    self.environment = environment
  }

  /// What the clock shows at an instant.
  func wall(_ instant: Instant) -> WallClock {
    let quarter = instant.seconds / 900
    if let known = ahead[quarter] { return WallClock(total: instant.seconds + known) }
    let shown = environment.zones.here(instant)
    ahead[quarter] = shown.total - instant.seconds
    return shown
  }

  /// What a clock of a named zone shows; the person's where the zone is unknown.
  func wall(_ instant: Instant, in zone: String?) -> WallClock {
    guard let zone, !zone.isEmpty, let shown = environment.zones.wall(instant, zone) else { return wall(instant) }
    return shown
  }

  func instant(_ wall: WallClock) -> Instant { environment.zones.instant(of: wall) }

  /// Midnight, and the last second of a day, mean the day.
  func due(_ instant: Instant) -> Due {
    let shown = wall(instant)
    if shown.second == 0 || shown.second == 86_399 { return Due(day: shown.day) }
    return Due(day: shown.day, time: WallTime(minutes: shown.second / 60))
  }

  /// Noon of a day that is given without a time, so that it is that day on every clock near.
  func instant(on day: Day) -> Instant { instant(WallClock(day: day, second: 43_200)) }

  func instant(_ due: Due) -> Instant { instant(due.wall) }
}
