import Domain
import Web

extension Due {
  /// Creates the local day and time of an instant.
  init(local instant: Instant) {
    let wall = Environment.live().zones.here(instant)
    self.init(day: wall.day, time: wall.wallTime)
  }
}

extension SyncStatus.Moment {
  /// Creates the local wall clock reading of an instant.
  init(_ instant: Instant) {
    let wall = Environment.live().zones.here(instant)
    self.init(day: wall.day, time: wall.wallTime)
  }
}

extension WallClock {
  var wallTime: WallTime { WallTime(minutes: second / 60) ?? .midnight }
}
