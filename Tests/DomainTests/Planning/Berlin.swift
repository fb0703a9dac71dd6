@testable import Domain

/// Berlin time in 2026: UTC+1, and UTC+2 from 29 March to 25 October, 1:00 UTC.
enum Berlin {
  private static let spring = Instant(seconds: 1_774_746_000)
  private static let autumn = Instant(seconds: 1_792_890_000)

  private static func ahead(at instant: Instant) -> Int64 { instant >= spring && instant < autumn ? 7_200 : 3_600 }

  static let zones = Environment.Zones(
    instant: { wall, zone in
      guard zone == nil else { return nil }
      // An ambiguous time means its first occurrence; a skipped one counts as if the clock had not changed.
      for ahead in [7_200, 3_600] as [Int64] {
        let instant = Instant(seconds: wall.total - ahead)
        if Berlin.ahead(at: instant) == ahead { return instant }
      }
      return Instant(seconds: wall.total - 3_600)
    },
    wall: { instant, zone in zone == nil ? WallClock(total: instant.seconds + Berlin.ahead(at: instant)) : nil })

  /// Returns the instant of a local time on a day.
  static func at(_ day: Day, _ hour: Int, _ minute: Int = 0) -> Instant {
    let wall = WallClock(day: day + hour / 24, second: hour % 24 * 3_600 + minute * 60)
    return zones.instant(wall, nil) ?? wall.utc
  }

  static func environment(_ day: Day, _ hour: Int, _ minute: Int = 0) -> Environment {
    Environment(
      now: at(day, hour, minute), today: day, time: WallTime(hour: hour, minute: minute) ?? .midnight, zones: zones,
      makeIdentifier: { "unused" })
  }

  /// Ids are derived from the instant, so they are the same for all objects created at one instant.
  static func environment(at now: Instant) -> Environment {
    let clock = zones.here(now)
    return Environment(
      now: now, today: clock.day, time: WallTime(minutes: clock.second / 60) ?? .midnight, zones: zones,
      makeIdentifier: { "\(now.seconds)" })
  }

  /// Monday, 2026-11-23.
  static let monday = Day(number: 20_780)
  /// The day with 23 hours, Sunday, 2026-03-29.
  static let springDay = Day(number: 20_541)
  /// The day with 25 hours, Sunday, 2026-10-25.
  static let autumnDay = Day(number: 20_751)
}
