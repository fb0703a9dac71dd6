/// A local date and time to the second, without a zone.
public struct WallClock: Hashable, Comparable, Sendable {
  public var day: Day
  /// The second of the day, 0…86399.
  public var second: Int

  public init(day: Day, second: Int = 0) {
    self.day = day
    self.second = second
  }

  /// Seconds since 1970-01-01T00:00:00 if every day has 86400.
  public var total: Int64 { Int64(day.number) * 86_400 + Int64(second) }

  public init(total: Int64) {
    self.init(utc: Instant(seconds: total))
  }

  /// The instant at which clocks show this time in UTC.
  public var utc: Instant { Instant(seconds: total) }

  /// Creates the time that clocks show in UTC.
  public init(utc instant: Instant) {
    let parts = instant.utc
    self.init(day: parts.day, second: parts.second)
  }

  public static func < (left: WallClock, right: WallClock) -> Bool {
    left.day == right.day ? left.second < right.second : left.day < right.day
  }
}
