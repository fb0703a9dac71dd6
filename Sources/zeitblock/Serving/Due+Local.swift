import Domain
import Web

extension Due {
  /// The day and the time of day at which something happened, by the person's clock.
  init(local instant: Instant) {
    let wall = Environment.live().zones.here(instant)
    self.init(day: wall.day, time: wall.wallTime)
  }
}

extension SyncStatus.Moment {
  /// What the person's clock showed at an instant.
  init(_ instant: Instant) {
    let wall = Environment.live().zones.here(instant)
    self.init(day: wall.day, time: wall.wallTime)
  }
}

extension WallClock {
  var wallTime: WallTime { WallTime(minutes: second / 60) ?? .midnight }
}
